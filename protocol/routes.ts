import { type Static, type TSchema, Type } from "typebox";
import { Done, exactly, Id, Plain, RowNumber } from "./basics.ts";
import { Block, Closing, NewName, Report, ReportQuery } from "./operator.ts";
import * as people from "./people.ts";
import { NewRecord, PublishedRecord } from "./records.ts";
import { Statistics, StatisticsQuery } from "./statistics.ts";
import * as tables from "./tables.ts";
import * as talk from "./talk.ts";

/** Who may call: anybody; somebody, guests included; somebody with a password; an operator. */
export type Caller = "anybody" | "somebody" | "account" | "operator";

/** Everything that is not live. The server registers these routes and no others; clients are typed by the same list. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly who: Caller;
  /** For the page that documents the routes. */
  readonly about: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** JSON, unless `replyType` says otherwise. */
  readonly reply: TSchema;
  readonly replyType?: "text/plain";
}

const TableParams = exactly({ table: Id });
const SeatParams = exactly({ table: Id, seat: Type.Integer({ minimum: 0, maximum: 15 }) });
const NumberParams = exactly({ id: RowNumber });
const PersonParams = exactly({ person: Id });
const Invited = exactly({ invite: Type.Optional(Type.String({ maxLength: 64 })) });

export const routes = {
  // People
  becomeGuest: route("POST", "/api/guests", "anybody", "Come in by a name alone", {
    body: people.NewGuest,
    reply: people.Me,
  }),
  createAccount: route("POST", "/api/accounts", "anybody", "An account; a guest who is signed in keeps all games", {
    body: people.NewAccount,
    reply: people.NewAccountMade,
  }),
  logIn: route("POST", "/api/sessions", "anybody", "Sign in", { body: people.LogIn, reply: people.Me }),
  logOut: route("DELETE", "/api/sessions", "somebody", "Sign out here", { reply: Done }),
  logOutEverywhere: route("DELETE", "/api/sessions/all", "somebody", "Sign out on every device", { reply: Done }),
  recoverByMail: route("POST", "/api/recovery/mail", "anybody", "Ask for a letter that sets a new password", {
    body: people.RecoveryByMail,
    reply: Done,
  }),
  recoverByLetter: route("POST", "/api/recovery/letter", "anybody", "Set a new password with a letter's secret", {
    body: people.RecoveryBySecret,
    reply: people.Me,
  }),
  recoverByCode: route("POST", "/api/recovery/code", "anybody", "Set a new password with a one-time code", {
    body: people.RecoveryByCode,
    reply: people.Me,
  }),
  me: route("GET", "/api/me", "somebody", "What is known of oneself", { reply: people.Me }),
  changeMe: route("PATCH", "/api/me", "somebody", "Change name, language, hours and letters", {
    body: people.MyChanges,
    reply: people.Me,
  }),
  changePassword: route("PUT", "/api/me/password", "account", "Change the password", {
    body: people.PasswordChange,
    reply: Done,
  }),
  confirmMail: route("POST", "/api/me/mail/confirm", "anybody", "Confirm an address with a letter's secret", {
    body: exactly({ secret: Type.String({ maxLength: 100 }) }),
    reply: Done,
  }),
  newCodes: route("POST", "/api/me/codes", "account", "New one-time codes; the old ones end", {
    body: people.Confirmation,
    reply: people.Codes,
  }),
  exportMe: route("GET", "/api/me/export", "somebody", "All that is stored about oneself", { reply: Plain }),
  deleteMe: route("DELETE", "/api/me", "somebody", "Delete oneself; finished games stay, without the name", {
    body: people.AccountDeletion,
    reply: Done,
  }),
  tokens: route("GET", "/api/me/tokens", "somebody", "API tokens", { reply: Type.Array(people.Token) }),
  createToken: route("POST", "/api/me/tokens", "somebody", "A token for a bot", {
    body: people.NewToken,
    reply: people.TokenMade,
  }),
  deleteToken: route("DELETE", "/api/me/tokens/:id", "somebody", "End a token", {
    params: exactly({ id: Id }),
    reply: Done,
  }),
  pushKey: route("GET", "/api/push-key", "anybody", "The server's public key for Web Push, where configured", {
    reply: exactly({ key: Type.Optional(Type.String()) }),
  }),
  subscribePush: route("POST", "/api/me/push", "somebody", "Receive Web Push on this device", {
    body: people.PushSubscription,
    reply: Done,
  }),
  unsubscribePush: route("DELETE", "/api/me/push", "somebody", "No more Web Push on this device", {
    body: exactly({ endpoint: Type.String({ maxLength: 1000 }) }),
    reply: Done,
  }),
  notices: route("GET", "/api/me/notices", "somebody", "What happened while one was away", {
    reply: Type.Array(people.Notice),
  }),
  readNotices: route("POST", "/api/me/notices/read", "somebody", "Mark notices as read", {
    body: exactly({ upTo: RowNumber }),
    reply: Done,
  }),
  mutes: route("GET", "/api/me/mutes", "somebody", "Who is muted", { reply: Type.Array(people.Person) }),
  mute: route("PUT", "/api/me/mutes/:person", "somebody", "Hear somebody no more", {
    params: PersonParams,
    reply: Done,
  }),
  unmute: route("DELETE", "/api/me/mutes/:person", "somebody", "Hear somebody again", {
    params: PersonParams,
    reply: Done,
  }),

  // Lobby
  games: route("GET", "/api/games", "anybody", "Games, their options and every explanation", {
    query: exactly({ language: Type.Optional(Type.Enum(["en", "fr"])) }),
    reply: Type.Array(tables.GameOffer),
  }),
  tables: route("GET", "/api/tables", "anybody", "Public tables, or one's own; newest first", {
    query: tables.TableQuery,
    reply: Type.Array(tables.TableSummary),
  }),
  createTable: route("POST", "/api/tables", "somebody", "A new table", {
    body: tables.NewTable,
    reply: tables.TableStatus,
  }),
  gameOfTheDay: route("GET", "/api/tables/of-the-day", "anybody", "A finished game worth watching, if there is one", {
    reply: Type.Union([tables.TableSummary, Type.Null()]),
  }),
  table: route("GET", "/api/tables/:table", "anybody", "A table", {
    params: TableParams,
    query: Invited,
    reply: tables.TableStatus,
  }),
  joinTable: route("POST", "/api/tables/:table/seats/:seat", "somebody", "Sit down on an empty chair", {
    params: SeatParams,
    body: Invited,
    reply: tables.TableStatus,
  }),
  leaveTable: route("DELETE", "/api/tables/:table/seats/mine", "somebody", "Get up; in play, a regent sits down", {
    params: TableParams,
    reply: tables.TableStatus,
  }),
  removeSitter: route("DELETE", "/api/tables/:table/seats/:seat", "somebody", "The host asks a sitter to get up", {
    params: SeatParams,
    reply: tables.TableStatus,
  }),
  seatBot: route("PUT", "/api/tables/:table/seats/:seat/bot", "somebody", "The host seats a bot, or clears a chair", {
    params: SeatParams,
    body: exactly({ bot: Type.Union([Type.String({ maxLength: 32 }), Type.Null()]) }),
    reply: tables.TableStatus,
  }),
  ready: route("PUT", "/api/tables/:table/ready", "somebody", "Ready to begin, with a nonce for the dice", {
    params: TableParams,
    body: tables.Ready,
    reply: tables.TableStatus,
  }),
  notReady: route("DELETE", "/api/tables/:table/ready", "somebody", "Not ready after all", {
    params: TableParams,
    reply: tables.TableStatus,
  }),
  startTable: route("POST", "/api/tables/:table/start", "somebody", "The host begins; everybody must be ready", {
    params: TableParams,
    reply: tables.TableStatus,
  }),
  closeTable: route("DELETE", "/api/tables/:table", "somebody", "The host clears away a table not yet begun", {
    params: TableParams,
    reply: Done,
  }),

  // Table
  log: route("GET", "/api/tables/:table/log", "anybody", "Older log entries as the reader may see them", {
    params: TableParams,
    query: exactly({
      before: Type.Integer({ minimum: 0 }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      invite: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    reply: Type.Array(tables.LogEntry),
  }),
  resign: route("POST", "/api/tables/:table/resign", "somebody", "Give up one's seat to a regent for good", {
    params: TableParams,
    reply: tables.TableStatus,
  }),
  returnToSeat: route("POST", "/api/tables/:table/return", "somebody", "Take one's seat back from the regent", {
    params: TableParams,
    reply: tables.TableStatus,
  }),
  applyForSeat: route("POST", "/api/tables/:table/seats/:seat/apply", "somebody", "Offer to take over from a regent", {
    params: SeatParams,
    body: Invited,
    reply: tables.TableStatus,
  }),
  nudge: route("POST", "/api/tables/:table/seats/:seat/nudge", "somebody", "Remind somebody that the others wait", {
    params: SeatParams,
    reply: tables.TableStatus,
  }),
  callVote: route("POST", "/api/tables/:table/votes", "somebody", "Ask the table: end, regent, seat, pause …", {
    params: TableParams,
    body: tables.VoteCall,
    reply: tables.TableStatus,
  }),
  vote: route("PUT", "/api/tables/:table/votes/:id", "somebody", "Say yes or no", {
    params: exactly({ table: Id, id: Type.Integer({ minimum: 1 }) }),
    body: tables.Ballot,
    reply: tables.TableStatus,
  }),
  rematch: route("POST", "/api/tables/:table/rematch", "somebody", "A new table with the same people and options", {
    params: TableParams,
    reply: tables.TableStatus,
  }),
  record: route("GET", "/api/tables/:table/record", "anybody", "The record of a finished game", {
    params: TableParams,
    query: Invited,
    reply: Type.String(),
    replyType: "text/plain",
  }),

  // Talk
  channels: route("GET", "/api/tables/:table/channels", "anybody", "Channels with unread marks", {
    params: TableParams,
    query: Invited,
    reply: Type.Array(talk.ChannelStatus),
  }),
  messages: route("GET", "/api/tables/:table/messages", "anybody", "What was said in a channel, newest last", {
    params: TableParams,
    query: exactly({ ...talk.MessageQuery.properties, ...Invited.properties }),
    reply: Type.Array(talk.Message),
  }),
  note: route("GET", "/api/tables/:table/note", "somebody", "One's private note", {
    params: TableParams,
    reply: talk.Note,
  }),
  writeNote: route("PUT", "/api/tables/:table/note", "somebody", "Write one's private note", {
    params: TableParams,
    body: talk.Note,
    reply: Done,
  }),
  report: route("POST", "/api/reports", "somebody", "Report a message, a person or a table", {
    body: talk.NewReport,
    reply: Done,
  }),

  // Records
  publishRecord: route("POST", "/api/records", "somebody", "Publish a game that was played elsewhere", {
    body: NewRecord,
    reply: PublishedRecord,
  }),
  records: route("GET", "/api/records", "somebody", "What one has published, newest first", {
    reply: Type.Array(PublishedRecord),
  }),
  publishedRecord: route("GET", "/api/records/:id", "anybody", "A published record", {
    params: exactly({ id: Id }),
    reply: Type.String(),
    replyType: "text/plain",
  }),
  deleteRecord: route("DELETE", "/api/records/:id", "somebody", "Take a published record back", {
    params: exactly({ id: Id }),
    reply: Done,
  }),

  // Statistics
  statistics: route("GET", "/api/statistics", "anybody", "By player, seat and tag", {
    query: StatisticsQuery,
    reply: Statistics,
  }),

  // Operators
  reports: route("GET", "/api/operator/reports", "operator", "Reports", {
    query: ReportQuery,
    reply: Type.Array(Report),
  }),
  settleReport: route("POST", "/api/operator/reports/:id/settle", "operator", "A report is dealt with", {
    params: NumberParams,
    reply: Done,
  }),
  hideMessage: route("POST", "/api/operator/messages/:id/hide", "operator", "Take a message down", {
    params: NumberParams,
    reply: Done,
  }),
  renamePerson: route("POST", "/api/operator/people/:person/rename", "operator", "Give somebody another name", {
    params: PersonParams,
    body: NewName,
    reply: Done,
  }),
  blockPerson: route("POST", "/api/operator/people/:person/block", "operator", "Keep somebody out for some days", {
    params: PersonParams,
    body: Block,
    reply: Done,
  }),
  closeAnyTable: route("POST", "/api/operator/tables/:table/close", "operator", "Close a table", {
    params: TableParams,
    body: Closing,
    reply: Done,
  }),
  reopenTable: route("POST", "/api/operator/tables/:table/reopen", "operator", "A broken table goes on", {
    params: TableParams,
    reply: Done,
  }),
} as const satisfies { readonly [name: string]: Route };

export type Routes = typeof routes;
export type RouteName = keyof Routes;

type Part<R, Name extends string> = R extends { readonly [key in Name]: infer S extends TSchema }
  ? Static<S>
  : undefined;
export type ParamsOf<Name extends RouteName> = Part<Routes[Name], "params">;
export type QueryOf<Name extends RouteName> = Part<Routes[Name], "query">;
export type BodyOf<Name extends RouteName> = Part<Routes[Name], "body">;
export type ReplyOf<Name extends RouteName> = Static<Routes[Name]["reply"]>;

function route<const Parts extends Pick<Route, "params" | "query" | "body" | "reply" | "replyType">>(
  method: Route["method"],
  path: string,
  who: Caller,
  about: string,
  parts: Parts,
): { method: Route["method"]; path: string; who: Caller; about: string } & Parts {
  return { method, path, who, about, ...parts };
}
