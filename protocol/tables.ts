import { type Static, Type } from "typebox";
import { exactly, Id, oneOf, Plain, SeatNumber, Time } from "./basics.ts";
import { Person } from "./people.ts";

/** Time to think. Live: a bank, and an increment for each answer or for each round. Slow: a deadline a block of asks. */
export const ClockSettings = Type.Union([
  exactly({ kind: Type.Literal("none") }),
  exactly({
    kind: Type.Literal("live"),
    bankSeconds: Type.Integer({ minimum: 10, maximum: 86_400 }),
    incrementSeconds: Type.Integer({ minimum: 0, maximum: 3600 }),
    incrementEach: oneOf("answer", "round"),
  }),
  exactly({ kind: Type.Literal("slow"), hours: Type.Integer({ minimum: 1, maximum: 14 * 24 }) }),
]);
export type ClockSettings = Static<typeof ClockSettings>;

/** How a practice table begins: with dice that anybody may know, or from a position. */
const Practice = Type.Union([
  exactly({ seed: Type.String({ minLength: 1, maxLength: 100 }) }),
  /** A scenario's `given`. */
  exactly({ position: Plain }),
]);

const SeatWish = exactly({
  /** A bot's name where one sits here, `me` for the host, nothing for an empty chair. */
  sitter: Type.Optional(Type.String({ maxLength: 32 })),
});

export const NewTable = exactly({
  game: Type.String({ maxLength: 32 }),
  title: Type.String({ maxLength: 80 }),
  /** As the game understands them; it checks them. */
  options: Plain,
  isPublic: Type.Boolean(),
  clock: ClockSettings,
  /** One entry a seat. */
  seats: Type.Array(SeatWish, { maxItems: 16 }),
  /** A bot that takes chairs still empty at the start; without it all chairs must be filled. */
  fillWith: Type.Optional(Type.String({ maxLength: 32 })),
  onlookers: exactly({ allowed: Type.Boolean(), delaySeconds: Type.Integer({ minimum: 0, maximum: 86_400 }) }),
  practice: Type.Optional(Practice),
});
export type NewTable = Static<typeof NewTable>;

const TableState = oneOf("open", "playing", "finished", "closed");

export const SeatStatus = exactly({
  seat: SeatNumber,
  /** The name that the game gives the seat (`lannister`), once the game has begun. */
  name: Type.Optional(Type.String()),
  person: Type.Optional(Person),
  bot: Type.Optional(Type.String()),
  isReady: Type.Boolean(),
  /** A regent decides here until the owner is back. */
  hasRegent: Type.Boolean(),
  hasResigned: Type.Boolean(),
  isHere: Type.Boolean(),
  /** In play: since when nobody has been connected for this seat. Absent while somebody is, and in lists of tables. */
  awaySince: Type.Optional(Time),
});
export type SeatStatus = Static<typeof SeatStatus>;

/** `until` is there while the clock runs, as far as the reader may know; `left` is what remains when it stands. */
export const ClockReading = exactly({ seat: SeatNumber, left: Type.Integer(), until: Type.Optional(Time) });
export type ClockReading = Static<typeof ClockReading>;

const VoteKind = oneOf("draw", "end", "pause", "resume", "regent", "seat");
export const Vote = exactly({
  id: Type.Integer(),
  kind: VoteKind,
  /** The seat that a regent or somebody new shall play, and the person who would take it. */
  seat: Type.Optional(SeatNumber),
  person: Type.Optional(Person),
  by: SeatNumber,
  inFavour: Type.Array(SeatNumber),
  against: Type.Array(SeatNumber),
  /** Whose vote is still missing, of those who count. */
  open: Type.Array(SeatNumber),
  /** How many must be in favour. */
  needed: Type.Integer(),
  /** When it is counted for the last time, at tables where nobody need be there now. */
  until: Type.Optional(Time),
});
export type Vote = Static<typeof Vote>;

const TableResult = exactly({
  /** Names of the winning seats; none where the players agreed to end. */
  winners: Type.Array(Type.String()),
  /** The game's own rule, or `table.draw`, `table.ended`, `table.closed`. */
  rule: Type.String(),
});

/** Somebody was reminded that the others wait for them. */
const Nudge = exactly({ seat: SeatNumber, at: Time, by: SeatNumber });

/** What a list of tables and a table's own status both say. */
const TableOutline = exactly({
  id: Id,
  game: Type.String(),
  title: Type.String(),
  state: TableState,
  isPublic: Type.Boolean(),
  isPractice: Type.Boolean(),
  clock: ClockSettings,
  host: Type.Optional(Person),
  seats: Type.Array(SeatStatus),
  fillWith: Type.Optional(Type.String()),
  mayLookOn: Type.Boolean(),
  round: Type.Integer(),
  /** Seats that the game waits for, where one is in progress that everybody may follow as it happens. */
  asked: Type.Optional(Type.Array(SeatNumber)),
  /** In answer to a person who plays here: whether their own answer is missing. */
  isYourTurn: Type.Optional(Type.Boolean()),
  createdAt: Time,
  startedAt: Type.Optional(Time),
  finishedAt: Type.Optional(Time),
});

/** A table in the lobby. */
export const TableSummary = exactly({
  ...TableOutline.properties,
  /** What is not as usual about its options, as the game's rules put it: nothing long, nothing secret. */
  brief: Plain,
});
export type TableSummary = Static<typeof TableSummary>;

/** Everything about a table but the game on it, as one reader may see it. */
export const TableStatus = exactly({
  ...TableOutline.properties,
  options: Plain,
  rules: Type.Integer(),
  onlookers: NewTable.properties.onlookers,
  /** The reader's own seat, if any. */
  seat: Type.Optional(SeatNumber),
  /** The reader's own standing answers: see `stand`. */
  standing: Type.Optional(Type.Array(exactly({ kind: Type.String(), answer: Type.String() }))),
  isHost: Type.Boolean(),
  /** For those who sit here: lets others in by link. */
  invite: Type.Optional(Type.String()),
  clocks: Type.Array(ClockReading),
  pausedAt: Type.Optional(Time),
  votes: Type.Array(Vote),
  /** Of the decisions that are open now. */
  nudges: Type.Array(Nudge),
  /** Fair dice: the server's promise, kept at the end by showing the seed itself. */
  seedHash: Type.Optional(Type.String()),
  serverSeed: Type.Optional(Type.String()),
  openSeed: Type.Optional(Type.String()),
  nonces: Type.Optional(Type.Array(Type.String())),
  result: Type.Optional(TableResult),
  rematch: Type.Optional(Id),
  /** People who asked for a seat that a regent holds. */
  candidates: Type.Array(exactly({ seat: SeatNumber, person: Person })),
  /** The reader's former seat, that the table has given to somebody else. */
  givenAway: Type.Optional(exactly({ seat: SeatNumber, at: Time, person: Type.Optional(Person) })),
  number: Type.Integer(),
});
export type TableStatus = Static<typeof TableStatus>;

/** A changed arrangement. Whoever has said so on connecting is not told the options again, which stay as they were. */
export const StatusNews = exactly({ ...TableStatus.properties, options: Type.Optional(Plain) });
export type StatusNews = Static<typeof StatusNews>;

/** What the game waits for, in short; clients that know the game find the rest in their view. */
export const AskSummary = exactly({
  id: Type.Integer(),
  kind: Type.String(),
  seats: Type.Array(SeatNumber),
  /** Answers stay hidden until the last is in. */
  secret: Type.Optional(Type.Literal(true)),
  /** When it was asked. */
  since: Type.Optional(Time),
  /** Who has answered, where the game lets everybody see it. */
  answered: Type.Optional(Type.Array(SeatNumber)),
});
export type AskSummary = Static<typeof AskSummary>;

/** What one decision made happen, as far as the reader may see it. */
export const LogEntry = exactly({
  /** The reader's own sequence number. */
  number: Type.Integer(),
  round: Type.Integer(),
  at: Time,
  /** Runs of like events as tables: see `unpackEvents` of the kernel. */
  events: Type.Array(Plain),
});
export type LogEntry = Static<typeof LogEntry>;

/** The game as one reader sees it. */
export const TableView = exactly({
  number: Type.Integer(),
  view: Plain,
  asks: Type.Array(AskSummary),
  /** The latest entries, oldest first: since the number asked for, or the last round's. Older ones are at /log. */
  log: Type.Array(LogEntry),
  /** Whether entries between the number asked for and the first of `log` were left out. */
  isCut: Type.Boolean(),
  /** Of the view's plain form: see docs/protocol.md. */
  hash: Type.String(),
  /** The reader's stored draft, if it answers an open ask. */
  draft: Type.Optional(exactly({ ask: Type.Integer(), answer: Type.String() })),
});
export type TableView = Static<typeof TableView>;

export const Ready = exactly({ nonce: Type.String({ minLength: 1, maxLength: 100 }) });
export const VoteCall = exactly({
  kind: VoteKind,
  seat: Type.Optional(SeatNumber),
  person: Type.Optional(Id),
});
export const Ballot = exactly({ inFavour: Type.Boolean() });
export const TableQuery = exactly({
  game: Type.Optional(Type.String({ maxLength: 32 })),
  state: Type.Optional(TableState),
  clock: Type.Optional(oneOf("none", "live", "slow")),
  players: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
  /** One of the words by which the game's rules sort its tables: a variant, a plan, a format. */
  tag: Type.Optional(Type.String({ maxLength: 32 })),
  /** Tables where the reader sits. */
  mine: Type.Optional(Type.Boolean()),
  hasRoom: Type.Optional(Type.Boolean()),
  text: Type.Optional(Type.String({ maxLength: 80 })),
  before: Type.Optional(Time),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** A game that can be played here, with the form of its options and every explanation in the reader's language. */
export const GameOffer = exactly({
  name: Type.String(),
  rules: Type.Integer(),
  players: exactly({ least: Type.Integer(), most: Type.Integer() }),
  /** All that may sit down, the simplest first. */
  bots: Type.Array(Type.String()),
  /**
   * Those that people are offered, the mildest first: of a hundred games alone among stewards each wins so many, where a
   * steward would win `par`.
   */
  levels: Type.Array(exactly({ bot: Type.String(), wins: Type.Number(), par: Type.Number() })),
  form: Type.Array(
    exactly({
      name: Type.String(),
      kind: oneOf("count", "choice", "flag", "flags", "seats", "document", "text"),
      /** The rule that explains it, as does the explanation in words. */
      rule: Type.String(),
      label: Type.String(),
      explanation: Type.String(),
      values: Type.Optional(
        Type.Array(
          exactly({
            value: Plain,
            rule: Type.Optional(Type.String()),
            label: Type.String(),
            explanation: Type.String(),
          }),
        ),
      ),
      usual: Type.Optional(Plain),
      /** Asked only where another field has, or its list holds, this value. */
      onlyWith: Type.Optional(exactly({ field: Type.String(), value: Plain })),
      /** The most characters of a document or a text. */
      most: Type.Optional(Type.Integer()),
      /** What a document is given to the game as: what its JSON says, or its characters. */
      format: Type.Optional(oneOf("json", "text")),
    }),
  ),
});
export type GameOffer = Static<typeof GameOffer>;
