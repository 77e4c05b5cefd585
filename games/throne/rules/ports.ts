import { AnswerList, legal } from "@weirwood/kernel";
import { portRoom } from "../data/ports.ts";
import type { CaptureDecision } from "../decisions.ts";
import { ask, bit, isAsking } from "../state/asks.ts";
import {
  AREAS,
  type Area,
  areaIds,
  type House,
  houseIds,
  NONE,
  PORTS,
  portLands,
  portOf,
  SHIP,
} from "../state/board.ts";
import { begin, CAPTURE, end, portSea, register, setRegister } from "../state/flow.ts";
import { BATTLE_AREA, PORT_OWNER, procedures, type Throne } from "../state/layout.ts";
import {
  addUnits,
  controllerOf,
  garrisonOf,
  noTroop,
  ownerOf,
  removeOrder,
  removeRouted,
  removeUnits,
  sizeOf,
  stockOf,
  troopIn,
} from "../state/pieces.ts";
import { isCount } from "./reading.ts";
import { type Procedure, type Refusal, refuse, type Step, type TellRule } from "./step.ts";
import { fitsSupply } from "./supply.ts";

/** Ports: an anchorage between a land and one sea, of the house that last controlled the land. */

export const portOwner = (game: Throne, port: Area): House => game[PORT_OWNER + port - PORTS];

/** Whether ships of a house may come into a port: its own, and with room (throne.ports.owner, throne.ports.three-ships). */
export function checkEntry(game: Throne, house: House, port: Area, ships: number): Refusal | undefined {
  if (portOwner(game, port) !== house) return refuse("throne.ports.owner", { to: areaIds[port] });
  if (sizeOf(game, port) + ships > portRoom) return refuse("throne.ports.three-ships", { to: areaIds[port] });
  return legal;
}

/** The port of a land, or NONE. */
export const portBeside = (land: Area): Area => portOf[land];

/** Whether foreign or neutral ships lie in the sea of a port: then it earns nothing (throne.ports.blocked). */
export function isBlocked(game: Throne, port: Area): boolean {
  const sea = portSea(game, port);
  return garrisonOf(game, sea) > 0 || (ownerOf(game, sea) !== NONE && ownerOf(game, sea) !== portOwner(game, port));
}

/** Who owns the ports when the game begins. */
export function claimPorts(game: Throne): void {
  for (let port = PORTS; port < AREAS; port++) {
    game[PORT_OWNER + port - PORTS] = controllerOf(game, portLands[port - PORTS]);
  }
}

/** Ports whose land has come under another house change hands at once, until one of them brings a question. */
export function capturePorts(game: Throne, tell?: TellRule): void {
  for (let port = PORTS; port < AREAS && !isAsking(game); port++) {
    const land = portLands[port - PORTS];
    const controller = controllerOf(game, land);
    if (controller === NONE || controller === portOwner(game, port) || isBetweenArmies(game, land)) continue;
    captureFor(game, port, controller, tell);
  }
}

/** An embattled land that the beaten have left and the victors not yet entered is nobody's gain: not even its home's. */
const isBetweenArmies = (game: Throne, land: Area): boolean =>
  game[BATTLE_AREA] === land && ownerOf(game, land) === NONE;

const { port: PORT } = procedures.registers.capture;

function captureFor(game: Throne, port: Area, house: House, tell?: TellRule): void {
  game[PORT_OWNER + port - PORTS] = house;
  if (sizeOf(game, port) === 0) return;
  removeOrder(game, port);
  if (mostReplaced(game, port) === 0) {
    settle(game, port, 0, tell);
    return;
  }
  begin(game, CAPTURE);
  setRegister(game, PORT, port);
  ask(game, "capture", bit(house));
}

/** Nothing foreign stays: the capture ends when its question is answered. */
export const capture: Procedure = (game) => end(game);

/** Ships that the new owner can put in the place of the old: as many as lie there, within stock and supply. */
function mostReplaced(game: Throne, port: Area): number {
  const owner = portOwner(game, port);
  let most = Math.min(sizeOf(game, port), stockOf(game, owner, SHIP));
  const change = new Int8Array(AREAS);
  while (most > 0) {
    change[port] = most;
    if (fitsSupply(game, owner, change)) break;
    most--;
  }
  return most;
}

function settle(game: Throne, port: Area, replaced: number, tell?: TellRule): void {
  const scuttled = sizeOf(game, port) - replaced;
  removeRouted(game, port);
  removeUnits(game, port, troopIn(game, port));
  const owner = portOwner(game, port);
  if (replaced > 0) {
    addUnits(game, owner, port, { ...noTroop, ships: replaced });
    tell?.({ rule: "throne.ports.capture", house: houseIds[owner], area: areaIds[port], ships: replaced });
  }
  if (scuttled > 0)
    tell?.({ rule: "throne.ports.scuttled", house: houseIds[owner], area: areaIds[port], ships: scuttled });
}

const capturedPort = (game: Throne): Area => register(game, PORT);

export const captureShips: Step<CaptureDecision> = {
  decision: "capture",
  read: ({ ships }) => (isCount(ships) ? { kind: "capture", ships } : undefined),
  bounds: (game) => ({ port: areaIds[capturedPort(game)], most: mostReplaced(game, capturedPort(game)) }),
  check(game, _house, { ships }) {
    const most = mostReplaced(game, capturedPort(game));
    return ships <= most ? legal : refuse("throne.ports.capture", { most });
  },
  apply: (game, _house, { ships }, tell) => settle(game, capturedPort(game), ships, tell),
  options: (game) =>
    new AnswerList(mostReplaced(game, capturedPort(game)) + 1, (ships) => ({ kind: "capture", ships })),
  sample: (game, _house, chance) => ({
    kind: "capture",
    ships: chance.below(mostReplaced(game, capturedPort(game)) + 1),
  }),
};

/** One power for each own port with a ship and an open sea, when the Game of Thrones card pays (throne.ports.income). */
export function payPorts(game: Throne, house: House, pay: (port: Area) => void): void {
  for (let port = PORTS; port < AREAS; port++) {
    if (portOwner(game, port) === house && sizeOf(game, port) > 0 && !isBlocked(game, port)) pay(port);
  }
}
