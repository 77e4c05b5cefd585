import type { Generated } from "kysely";

/**
 * Every row that is kept. Times are milliseconds since 1970; what is plain data is stored as JSON text, so that one
 * schema serves both databases; 0 and 1 are no and yes.
 */
export interface Schema {
  people: PersonRow;
  sessions: SessionRow;
  tokens: TokenRow;
  codes: CodeRow;
  secrets: SecretRow;
  tables: TableRow;
  first_positions: FirstPositionRow;
  sitters: SitterRow;
  decisions: DecisionRow;
  drafts: DraftRow;
  absences: AbsenceRow;
  records: RecordRow;
  messages: MessageRow;
  marks: MarkRow;
  notes: NoteRow;
  mutes: MuteRow;
  reports: ReportRow;
  notices: NoticeRow;
  notifications: NotificationRow;
  devices: DeviceRow;
  results: ResultRow;
  server_values: ServerValueRow;
  standing_answers: StandingAnswerRow;
}

/** Somebody who plays. Deleted people stay as rows without a name, so that their finished games still make sense. */
export interface PersonRow {
  id: string;
  name: string;
  /** What makes a name unique: of accounts only, null for guests and the deleted. */
  name_key: string | null;
  kind: "guest" | "account" | "gone";
  role: "player" | "operator";
  password: string | null;
  mail: string | null;
  mail_confirmed: number;
  language: "en" | "fr";
  time_zone: string;
  /** `HH:MM-HH:MM` or null. */
  quiet_hours: string | null;
  notify_by_mail: number;
  notify_by_push: number;
  notify_by_webhook: number;
  webhook: string | null;
  blocked_until: number | null;
  created_at: number;
  seen_at: number;
}

/** A signed-in device. The cookie holds a secret, the row its hash. */
export interface SessionRow {
  hash: string;
  person: string;
  created_at: number;
  seen_at: number;
  ends_at: number;
}

export interface TokenRow {
  id: string;
  hash: string;
  person: string;
  label: string;
  created_at: number;
  used_at: number | null;
}

/** One-time codes for recovery. */
export interface CodeRow {
  hash: string;
  person: string;
  used_at: number | null;
}

/** Secrets sent by mail: to set a new password, to confirm an address. */
export interface SecretRow {
  hash: string;
  person: string;
  purpose: "password" | "mail";
  /** The address it was sent to. */
  mail: string;
  ends_at: number;
}

export interface TableRow {
  id: string;
  game: string;
  /** The rules version that wrote `state`. */
  rules: number;
  title: string;
  state: "open" | "playing" | "finished" | "closed";
  /** Grows with every change of the row: whoever writes names the version it read, and loses the race if it is old. */
  version: number;
  host: string | null;
  is_public: number;
  is_practice: number;
  invite: string;
  /** JSON of everything about the table that only the table module reads: `TableFacts` of tables/facts.ts. */
  facts: string;
  /** JSON of the game's state; null until the game begins. */
  position: string | null;
  /** How many decisions `position` includes. */
  position_at: number;
  /** How many decisions were made. */
  decisions: number;
  round: number;
  players: number;
  /** For the lobby: seats without a person or a bot. */
  free_seats: number;
  clock: "none" | "live" | "slow";
  /** What the game's rules sort it by, separated by spaces and with one at both ends: ` ports siege `; empty where there is nothing. */
  tags: string;
  /** When the table needs looking at: a bot's turn, a clock that runs out, a chair nobody took. */
  due_at: number | null;
  created_at: number;
  changed_at: number;
  started_at: number | null;
  finished_at: number | null;
}

/** What a table's game began with. Absent at tables that were begun before this was kept, until it is wanted. */
export interface FirstPositionRow {
  table_id: string;
  /** JSON of the game's state, as the rules wrote it that the table began under. */
  position: string;
}

/** Whose table it is, to find one's own; the truth about seats is in `tables.facts`. */
export interface SitterRow {
  table_id: string;
  person: string;
  seat: number;
}

export interface DecisionRow {
  table_id: string;
  /** 1, 2, 3 … as they counted. An answer that replaces another takes its row, and so leaves a gap. */
  number: number;
  ask: number;
  seat: number;
  key: string;
  /** Notation. */
  answer: string;
  made_by: "person" | "bot" | "regent" | "draft" | "standing";
  round: number;
  at: number;
  /** JSON list of events, with their audiences. */
  events: string;
  /** JSON: each viewer's own number after this decision; the onlooker's first, then seat 0, 1 … */
  numbers: string;
  /** JSON: keys of the answers that this one replaced, each with the seat's own number after it; null where there are none. */
  replaced: string | null;
}

export interface DraftRow {
  table_id: string;
  seat: number;
  ask: number;
  answer: string;
}

/** A seat of a game in play that nobody is connected for. */
export interface AbsenceRow {
  table_id: string;
  seat: number;
  since: number;
}

/** A game that somebody has played away from the server, and published. */
export interface RecordRow {
  id: string;
  person: string;
  game: string;
  /** The record's text, without names of people. */
  record: string;
  created_at: number;
}

/** How a seat answers every ask of a kind until it says otherwise. */
export interface StandingAnswerRow {
  table_id: string;
  seat: number;
  kind: string;
  /** Notation. */
  answer: string;
}

export interface MessageRow {
  id: Generated<number>;
  table_id: string;
  channel: string;
  person: string;
  seat: number | null;
  key: string;
  text: string;
  at: number;
  hidden: number;
}

/** Up to which message somebody has read a channel. */
export interface MarkRow {
  table_id: string;
  person: string;
  channel: string;
  up_to: number;
}

export interface NoteRow {
  table_id: string;
  person: string;
  text: string;
}

export interface MuteRow {
  person: string;
  muted: string;
}

export interface ReportRow {
  id: Generated<number>;
  by_person: string;
  about: string | null;
  table_id: string | null;
  message: number | null;
  text: string;
  at: number;
  settled_by: string | null;
  settled_at: number | null;
}

export interface NoticeRow {
  id: Generated<number>;
  person: string;
  kind: string;
  table_id: string | null;
  title: string;
  at: number;
  read_at: number | null;
}

/** A notification to be sent: one a turn and way. */
export interface NotificationRow {
  id: string;
  person: string;
  way: "mail" | "push" | "webhook";
  kind: string;
  table_id: string | null;
  title: string;
  /** Null once it was sent or given up. */
  due_at: number | null;
  attempts: number;
  at: number;
}

/** Where Web Push goes. */
export interface DeviceRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
}

/** One seat of a finished game, for statistics. */
export interface ResultRow {
  table_id: string;
  seat: number;
  person: string | null;
  game: string;
  seat_name: string;
  players: number;
  tags: string;
  won: number;
  resigned: number;
  timed_out: number;
  finished_at: number;
}

/** What the server remembers about itself: its keys, when it was last open. */
export interface ServerValueRow {
  name: string;
  value: string;
}
