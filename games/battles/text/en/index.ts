import { attack } from "./attack.ts";
import { capture } from "./capture.ts";
import { cards } from "./cards.ts";
import { commanders } from "./commanders.ts";
import { engagement } from "./engagement.ts";
import { fire } from "./fire.ts";
import { keywords } from "./keywords.ts";
import { morale } from "./morale.ts";
import { movement } from "./movement.ts";
import { muster } from "./muster.ts";
import { orders } from "./orders.ts";
import { plans } from "./plans.ts";
import { retreat } from "./retreat.ts";
import { setup } from "./setup.ts";
import { skirmish } from "./skirmish.ts";
import { special } from "./special.ts";
import { terrain } from "./terrain.ts";
import { victory } from "./victory.ts";

/** Every rule in English, chapter by chapter. */
export const rules = {
  ...setup,
  ...muster,
  ...orders,
  ...cards,
  ...commanders,
  ...capture,
  ...movement,
  ...attack,
  ...engagement,
  ...retreat,
  ...keywords,
  ...fire,
  ...terrain,
  ...morale,
  ...victory,
  ...plans,
  ...special,
  ...skirmish,
};
