import type { Seat } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import type { Conversation } from "./conversations.ts";
import type { GameClient } from "./game-client.ts";
import { spoken } from "./seat-names.ts";

/** Who talks: seats have devices and titles once the game has begun, before that people have their names. */
export interface TalkPeople {
  readonly seat: Seat;
  readonly status: TableStatus;
  readonly game: { readonly client: GameClient; readonly view: unknown } | undefined;
}

export function useSeatNames({ status, game }: TalkPeople): (seat: Seat) => string {
  const text = useText().table;
  const language = useSettings((settings) => settings.language);
  return (seat) => {
    if (game !== undefined) return game.client.seatTitle(game.view, seat, language);
    return status.seats[seat]?.person?.name ?? text.room.chair(seat + 1);
  };
}

export function useConversationNames(people: TalkPeople): (conversation: Conversation) => string {
  const text = useText().table.talk;
  const language = useSettings((settings) => settings.language);
  const seatName = useSeatNames(people);
  return ({ kind, seats }) => {
    if (kind === "table") return text.table;
    if (kind === "onlookers") return text.onlookers;
    return spoken(seats.map(seatName), language);
  };
}

interface SpeakerMarkProps extends Pick<TalkPeople, "game"> {
  readonly speaker: Seat;
  readonly size: number;
}

export function SpeakerMark({ speaker, size, game }: SpeakerMarkProps) {
  return game === undefined ? (
    <Icon name="ui-users" size={size} />
  ) : (
    <game.client.SeatMark view={game.view} seat={speaker} size={size} />
  );
}

interface ConversationMarkProps extends Pick<TalkPeople, "game"> {
  readonly conversation: Conversation;
  readonly size: number;
}

export function ConversationMark({ conversation, size, game }: ConversationMarkProps) {
  const { kind, seats } = conversation;
  if (kind === "table") return <Icon name="ui-users" size={size} />;
  if (kind === "onlookers") return <Icon name="ui-eye" size={size} />;
  return (
    <span className="channel-marks" data-count={Math.min(3, seats.length)}>
      {seats.slice(0, 3).map((seat) => (
        <SpeakerMark key={seat} speaker={seat} size={kind === "pair" ? size : size * 0.72} game={game} />
      ))}
    </span>
  );
}
