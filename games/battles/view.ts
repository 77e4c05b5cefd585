import { ONLOOKER, placeDice, roll, type Seat, type Seed, shuffle } from "@weirwood/kernel";
import { CARDS_OF_HOUSE } from "./data/ids.ts";
import { HOUSES, type House, UNKNOWN } from "./data/names.ts";
import { isInDeck } from "./rules/setup.ts";
import {
  ask,
  type Battle,
  CARD,
  DICE,
  decks,
  discards,
  FALSE_FACE,
  hands,
  MARKER_FACES,
  preparations,
  states,
  TRUE_FACE,
} from "./state/layout.ts";
import { markerCount, markerHouse, markerKind } from "./state/markers.ts";
import { houseAt, SEATS } from "./state/seats.ts";
