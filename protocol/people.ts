import { type Static, Type } from "typebox";
import { Address, exactly, Id, LanguageCode, oneOf, Password, PersonName, RowNumber, Time } from "./basics.ts";

/** What others may know of somebody. */
export const Person = exactly({ id: Id, name: PersonName });
export type Person = Static<typeof Person>;

/** `HH:MM`, in the person's own time zone. */
const TimeOfDay = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" });
const QuietHours = exactly({ from: TimeOfDay, to: TimeOfDay });

/** Where word goes while somebody is away. In the app it always does. */
const NotificationWays = exactly({ mail: Type.Boolean(), push: Type.Boolean(), webhook: Type.Boolean() });

export const Me = exactly({
  id: Id,
  name: PersonName,
  kind: oneOf("guest", "account"),
  role: oneOf("player", "operator"),
  mail: Type.Optional(Address),
  isMailConfirmed: Type.Boolean(),
  language: LanguageCode,
  timeZone: Type.String(),
  quietHours: Type.Union([QuietHours, Type.Null()]),
  letters: NotificationWays,
  webhook: Type.Optional(Type.String()),
  /** How many one-time codes are left. */
  codesLeft: Type.Integer(),
  blockedUntil: Type.Optional(Time),
  createdAt: Time,
});
export type Me = Static<typeof Me>;

export const NewGuest = exactly({ name: PersonName, language: Type.Optional(LanguageCode) });
export const NewAccount = exactly({
  name: PersonName,
  password: Password,
  mail: Type.Optional(Address),
  language: Type.Optional(LanguageCode),
});
export const LogIn = exactly({ name: PersonName, password: Type.String({ maxLength: 200 }) });

/** One-time codes are shown once, here, and never again. */
export const NewAccountMade = exactly({ me: Me, codes: Type.Array(Type.String()) });
export const Codes = exactly({ codes: Type.Array(Type.String()) });

export const MyChanges = exactly({
  name: Type.Optional(PersonName),
  language: Type.Optional(LanguageCode),
  timeZone: Type.Optional(Type.String({ maxLength: 64 })),
  quietHours: Type.Optional(Type.Union([QuietHours, Type.Null()])),
  mail: Type.Optional(Type.Union([Address, Type.Null()])),
  letters: Type.Optional(NotificationWays),
  webhook: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
  /** The account's password, needed with `mail`: whoever holds the address can set a new password. */
  password: Type.Optional(Type.String({ maxLength: 200 })),
});
export const PasswordChange = exactly({ old: Type.String({ maxLength: 200 }), new: Password });
export const Confirmation = exactly({ password: Type.String({ maxLength: 200 }) });
/** Accounts say their password, guests their name: nobody is deleted by a slip. */
export const AccountDeletion = exactly({ confirm: Type.String({ maxLength: 200 }) });

export const RecoveryByMail = exactly({ mail: Address });
export const RecoveryBySecret = exactly({ secret: Type.String({ maxLength: 100 }), password: Password });
export const RecoveryByCode = exactly({ name: PersonName, code: Type.String({ maxLength: 40 }), password: Password });

export const Token = exactly({ id: Id, label: Type.String(), createdAt: Time, usedAt: Type.Optional(Time) });
export const NewToken = exactly({ label: Type.String({ minLength: 1, maxLength: 60 }) });
/** The secret is shown once. */
export const TokenMade = exactly({ token: Token, secret: Type.String() });

export const PushSubscription = exactly({
  endpoint: Type.String({ maxLength: 1000, pattern: "^https?://" }),
  keys: exactly({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});

/** Something that happened while one was away. */
export const Notice = exactly({
  id: RowNumber,
  kind: oneOf(
    "your-turn",
    "table-started",
    "table-ended",
    "table-closed",
    "table-broken",
    "invited-rematch",
    "table-paused",
    "table-resumed",
    "vote",
    "regent",
    "nudge",
    "new-candidate",
    "seat-given",
    "new-player",
    "removed",
    "renamed",
  ),
  table: Type.Optional(Id),
  /** The table's title; of `renamed`, one's new name. */
  title: Type.String(),
  at: Time,
  isRead: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;
