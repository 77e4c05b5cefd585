import { moraleSpaces } from "@weirwood/battles/questions";
import type { BreakFacts, CaptureFacts } from "./facts.ts";
import { bothSeats, type MomentFinder, words } from "./moment-finder.ts";

const spaces: readonly string[] = moraleSpaces;

/** In milliseconds at the steady pace. */
const SLIDE = 320;
const LONGEST_SLIDE = 960;
const TEAR = 480;
const LOOK = 800;

/** The marker enters a deeper zone: a House breaks, or is routed. */
export const findBreak: MomentFinder = (events, at) => {
  const [change, broken, ended] = events.slice(at);
  if (change.rule !== "battles.morale.change" || broken?.rule !== "battles.morale.zones") return undefined;
  const isRout = ended?.rule === "battles.victory.rout";
  const now = spaces.indexOf(words(change.marker));
  // What Stark gains leads away from its own end.
  const moved = Number(change.spaces) * (change.house === "stark" ? 1 : -1);
  const facts: BreakFacts = {
    house: words(broken.house),
    zone: words(broken.zone),
    was: now - moved,
    now,
    isRout,
  };
  const lasts = Math.min(LONGEST_SLIDE, SLIDE * Math.abs(moved)) + TEAR + LOOK;
  const steps = [{ lasts, says: isRout ? ended : broken }];
  return { upTo: at + (isRout ? 3 : 2), moment: { kind: "break", story: "morale", seats: bothSeats, steps, facts } };
};

/** A commander is taken. */
export const findCapture: MomentFinder = (events, at) => {
  const event = events[at];
  if (event.rule !== "battles.commanders.captured") return undefined;
  const facts: CaptureFacts = { figure: words(event.figure), house: words(event.house) };
  const steps = [{ lasts: TEAR + LOOK, says: event }];
  return { upTo: at + 1, moment: { kind: "captured", story: "captured", seats: bothSeats, steps, facts } };
};
