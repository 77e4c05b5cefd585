import type { Seat } from "@weirwood/kernel";
import { useState } from "react";
import { Dialog } from "../app/dialog.tsx";
import { useText } from "../text/use-text.ts";
import type { Conversation } from "./conversations.ts";
import { ConversationMark, type TalkPeople } from "./talk-people.tsx";

interface NewGroupProps {
  readonly list: readonly Conversation[];
  readonly name: (conversation: Conversation) => string;
  readonly people: TalkPeople;
  readonly onFound: (seats: readonly Seat[]) => void;
  readonly onClose: () => void;
}

/** Chooses who talks in a new group. */
export function NewGroup({ list, name, people, onFound, onClose }: NewGroupProps) {
  const text = useText().table.talk;
  const [chosen, setChosen] = useState<readonly Seat[]>([]);
  const pairs = list.filter(({ kind }) => kind === "pair");
  const toggle = (seat: Seat): void =>
    setChosen(chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat]);
  return (
    <Dialog
      title={text.newGroup}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="btn primary"
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && onFound(chosen)}
        >
          {text.begin}
        </button>
      }
    >
      <fieldset className="field">
        <legend>{text.choose}</legend>
        {pairs.map((pair) => (
          <label key={pair.channel} className="check">
            <input type="checkbox" checked={chosen.includes(pair.seats[0])} onChange={() => toggle(pair.seats[0])} />
            <ConversationMark conversation={pair} size={28} game={people.game} />
            {name(pair)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
