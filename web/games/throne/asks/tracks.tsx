import { FIEFDOMS, holderOf, houseAt, KINGS_COURT, NONE, type Track, trackIds } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { battleScene } from "../battle/battle-face.tsx";
import { Shield } from "../desk/controls.tsx";
import { useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { onTrack } from "../draft/choice.ts";
import { refusalOf } from "../draft/seated.ts";
import { CardReason } from "./battle-cards.tsx";
import { Leave } from "./leave.tsx";

/** Which of the influence tracks a card is about. */

const trackSymbols: readonly ThroneSymbol[] = ["throne/iron-throne", "throne/blade", "throne/raven"];

/** One row a track, with the houses as they stand. */
function Tracks({ kind, tracks }: { readonly kind: "demote" | "take-token"; readonly tracks: readonly Track[] }) {
  const desk = useDesk();
  const { at, words, draft } = desk;
  const places = Array.from({ length: throne.seatsOf(at.view) }, (_, place) => place);
  return (
    <ul className="order-list" aria-label={desk.text.tracks.choose}>
      {tracks.map((track) => (
        <li key={track}>
          <Choice
            className="ask-row"
            isPressed={draft?.kind === kind && draft.track === track}
            refusal={refusalOf(at, onTrack(kind, track))}
            onChoose={() => desk.change(onTrack(kind, track), words.track(track))}
          >
            <Icon name={trackSymbols[track]} size={30} />
            <span className="grow">
              <b>{kind === "demote" ? words.track(track) : words.book.names.token[trackIds[track]]}</b>
              <small className="muted">{words.house(holderOf(at.view, track))}</small>
            </span>
            <span className="track-places" aria-hidden="true">
              {places.map((place) => (
                <Shield key={place} house={houseAt(at.view, track, place)} size={22} />
              ))}
            </span>
          </Choice>
        </li>
      ))}
    </ul>
  );
}

export const demoteScene: MakeScene = (desk) => {
  const { draft, text, words } = desk;
  return battleScene(desk, {
    lead: <CardReason />,
    body: <Tracks kind="demote" tracks={[0, FIEFDOMS, KINGS_COURT]} />,
    send: draft?.kind === "demote" ? text.tracks.demote(words.track(draft.track)) : text.tracks.choose,
  });
};

export const takeTokenScene: MakeScene = (desk) => {
  const { draft, text, words } = desk;
  const isChosen = draft?.kind === "take-token" && draft.track !== NONE;
  return battleScene(desk, {
    lead: <CardReason />,
    body: <Tracks kind="take-token" tracks={[FIEFDOMS, KINGS_COURT]} />,
    send: isChosen ? text.tracks.take(words.book.names.token[trackIds[draft.track]]) : text.tracks.choose,
    also: <Leave answer={onTrack("take-token", NONE)} label={text.tracks.none} />,
  });
};
