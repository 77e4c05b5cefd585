import {
  ATTACKER,
  ATTACKING,
  bitOf,
  CHALLENGE,
  claimOf,
  DEFENDER,
  DEFENDING,
  hasKeyword,
  iconIds,
  keywordIds,
  participants,
  strengthOf,
  strOf,
} from "@weirwood/cards/questions";
import { Icon } from "../art/icon.tsx";
import type { Desk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { choosing } from "./choose.tsx";
import { choosingOf } from "./chosen.ts";
import { iconSign } from "./signs.ts";

/** The words of the type that is fought. */
const iconOf = ({ view, text }: Desk): string => text.asks.challenge.icon[iconIds[view[CHALLENGE]]];
const signOf = ({ view }: Desk) => <Icon name={iconSign(view[CHALLENGE])} size={40} />;
const sumOf = ({ view }: Desk, bodies: readonly number[]): number =>
  bodies.reduce((sum, body) => sum + strOf(view, body), 0);
const noteOf =
  ({ view, text }: Desk) =>
  (body: number): string =>
    text.asks.attackers.strength(strOf(view, body));

/** Who attacks: pressed on the table, counted as they are chosen. */
export const attackersScene: MakeScene = (desk) => {
  const { view, words, text } = desk;
  const { attackers } = text.asks;
  const { chosen } = choosingOf(desk);
  return choosing(desk, {
    title: attackers.title(iconOf(desk)),
    lead: attackers.lead(words.seat(view, view[DEFENDER])),
    symbol: signOf(desk),
    done: attackers.send(sumOf(desk, chosen)),
    noteOf: noteOf(desk),
  });
};

/** What makes an attacker worth another look before somebody stands in the way. */
const dreaded = ["deadly", "stealth"] as const;

/** `Tyrion Lannister 3 (Deadly)`. */
function attackerWords({ view, words }: Desk, body: number): string {
  const has = dreaded.filter((id) => hasKeyword(view, body, bitOf(keywordIds, id)));
  const names = has.map((id) => words.book.names.keyword[id]);
  return `${words.body(view, body)} ${strOf(view, body)}${names.length === 0 ? "" : ` (${names.join(", ")})`}`;
}

/** Who defends, against what; or nobody. */
export const defendersScene: MakeScene = (desk) => {
  const { view, seat, words, text } = desk;
  const { defenders } = text.asks;
  const { chosen } = choosingOf(desk);
  const attack = strengthOf(view, ATTACKING);
  // Somebody else may have named defenders before.
  const already = participants(view, DEFENDING).filter((body) => !chosen.includes(body));
  const defence = sumOf(desk, [...already, ...chosen]);
  return choosing(desk, {
    title: defenders.title(iconOf(desk)),
    // With many at the table somebody may defend another.
    lead: defenders.lead(
      words.seat(view, view[ATTACKER]),
      attack,
      view[DEFENDER] === seat ? undefined : words.seat(view, view[DEFENDER]),
    ),
    symbol: signOf(desk),
    done: defenders.send(defence),
    none: defenders.none,
    noteOf: noteOf(desk),
    children: (
      <>
        <p className="cards-balance" data-holds={defence > attack || undefined}>
          <b>{defenders.against(defence, attack)}</b> {defence > attack ? defenders.wins : defenders.loses}
        </p>
        <p className="muted">
          {participants(view, ATTACKING)
            .map((body) => attackerWords(desk, body))
            .join(", ")}
          . {defenders.stakes[iconIds[view[CHALLENGE]]](claimOf(view, view[ATTACKER]))}
        </p>
      </>
    ),
  });
};

/** Whom an attacker with stealth passes by. */
export const stealthScene: MakeScene = (desk) => {
  const { stealth } = desk.text.asks;
  return choosing(desk, {
    title: stealth.title,
    lead: stealth.lead,
    symbol: signOf(desk),
    none: stealth.none,
    noteOf: noteOf(desk),
  });
};
