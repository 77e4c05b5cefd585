import { type Chance, oneOf } from "@weirwood/kernel";

/** What the flood knows of the table that it must not change. */
export interface Known {
  readonly table: string;
  /** Messages that were sent once and counted, as they were: to be sent again. */
  readonly replays: readonly string[];
  /** The ask that is open. */
  readonly ask: number;
}

const words = [
  ...["watch", "unwatch", "decide", "draft", "say", "read", "watch-lobby", "unwatch-lobby", "speak", "ping"],
  ...["", "DECIDE", "__proto__", "constructor", "toString", "eval", "start", "welcome"],
];
const members = ["do", "key", "table", "ask", "answer", "channel", "text", "upTo", "number", "invite", "language", "x"];
const ids = ["A".repeat(22), "B".repeat(16), "../../etc/passwd", "' or 1=1 --", "", "0", "table", "\0\0\0\0"];
const texts = [
  "",
  " ",
  "\0",
  "\ud800",
  "💣".repeat(50),
  "orders",
  "march winterfell: 1F > pyke",
  "%00",
  "\r\n\r\n",
  "null",
];

function anything(chance: Chance, depth = 0): unknown {
  switch (chance.below(depth > 3 ? 8 : 10)) {
    case 0:
      return null;
    case 1:
      return chance.below(2) === 0;
    case 2:
      return chance.below(1000) - 500;
    case 3:
      return oneOf([1e308, -1e308, 2 ** 53, 2 ** 31, 0.5, -0], chance);
    case 4:
    case 5:
      return oneOf(texts, chance);
    case 6:
      return oneOf(ids, chance);
    case 7:
      return oneOf(words, chance);
    case 8:
      return Array.from({ length: chance.below(5) }, () => anything(chance, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: chance.below(5) }, () => [oneOf(members, chance), anything(chance, depth + 1)]),
      );
  }
}

const key = (chance: Chance): string => `flood-${chance.below(1_000_000_000)}`;

/** A message that looks right, and is about something that is not there, not open, or not one's own. */
function misplaced(chance: Chance, { table, ask }: Known): object {
  const where = chance.below(2) === 0 ? table : oneOf(ids, chance);
  const answer = oneOf(["hello", "orders", "raid pyke > seagard", "x".repeat(3999), "pass"], chance);
  const otherAsk = oneOf([ask + 1, ask + 1 + chance.below(1000), ask === 0 ? 7 : ask - 1, 2 ** 40], chance);
  return oneOf<object>(
    [
      { do: "decide", key: key(chance), table: where, ask: otherAsk, answer },
      { do: "decide", key: key(chance), table: where, ask, answer },
      { do: "draft", key: key(chance), table: where, ask: otherAsk, answer },
      { do: "say", key: key(chance), table: "C".repeat(22), channel: "table", text: "hello" },
      { do: "say", key: key(chance), table, channel: "3-4", text: "hello" },
      { do: "read", key: key(chance), table: "C".repeat(22), channel: "table", upTo: chance.below(2 ** 31) },
      { do: "unwatch", key: key(chance), table: "D".repeat(22) },
      { do: "watch", key: key(chance), table: "E".repeat(22), number: chance.below(10_000) },
      { do: "ping", key: key(chance) },
    ],
    chance,
  );
}

/** A message with one thing wrong: cut short, a notification changed, something too much, too deep or too long. */
function spoilt(chance: Chance, known: Known): string {
  const text = JSON.stringify(misplaced(chance, known));
  const place = chance.below(text.length);
  switch (chance.below(7)) {
    case 0:
      return text.slice(0, place);
    case 1:
      return text.slice(0, place) + String.fromCharCode(chance.below(0x300)) + text.slice(place + 1);
    case 2:
      return `${text.slice(0, -1)},"more":${JSON.stringify(anything(chance))}}`;
    case 3:
      return "[".repeat(1 + chance.below(7000)) + "]".repeat(chance.below(7000));
    case 4:
      return [`{"a":`.repeat(1 + chance.below(1500)), "1", "}".repeat(chance.below(1500))].join("");
    case 5:
      return `${text.slice(0, -1)},"__proto__":{"isAdmin":true},"do":"ping"}`;
    default:
      return text + text;
  }
}

/** The next frame of a flood: text, or bytes. Now and then one that is larger than anybody may send. */
export function nextNonsense(chance: Chance, known: Known): string | Buffer {
  const roll = chance.below(1000);
  if (roll < 1) return "x".repeat(17_000 + chance.below(60_000));
  if (roll < 60) return Buffer.from(Array.from({ length: chance.below(60) }, () => chance.below(256)));
  if (roll < 250) return JSON.stringify(anything(chance)) ?? "";
  if (roll < 550) return spoilt(chance, known);
  if (roll < 600 && known.replays.length > 0) return oneOf(known.replays, chance);
  return JSON.stringify(misplaced(chance, known));
}

const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "FOO", "get", ""];
const paths = [
  "/",
  "/api/me",
  "/api/tables",
  "/api/guests",
  "/api/games",
  "/live",
  "/metrics",
  "/%",
  "/%00",
  "//",
  "/../../etc/passwd",
];

/** A request over a plain connection that nobody should send. */
export function nextRequest(chance: Chance): string {
  const method = oneOf(methods, chance);
  const path = oneOf(paths, chance) + (chance.below(4) === 0 ? `?${"a=b&".repeat(chance.below(600))}` : "");
  const body = JSON.stringify(anything(chance)) ?? "";
  const length = oneOf([Buffer.byteLength(body), -1, 1e9, "x", 0], chance);
  const headers = oneOf(
    [
      `Content-Type: application/json\r\nContent-Length: ${length}`,
      `Content-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(body)}`,
      "Transfer-Encoding: chunked\r\nContent-Type: application/json",
      `Cookie: weirwood=${"A".repeat(chance.below(200))}`,
      `Authorization: Bearer ${"A".repeat(chance.below(200))}`,
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13",
      `X-Long: ${"y".repeat(chance.below(20_000))}`,
      "Broken header without a colon",
      "Host: elsewhere.example\r\nHost: twice.example",
    ],
    chance,
  );
  const version = oneOf(["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", ""], chance);
  return `${method} ${path} ${version}\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;
}

/** Bytes that come after a handshake and are no frames, or frames that break the rules of WebSocket. */
export function nextFrames(chance: Chance): Buffer {
  const junk = Buffer.from(Array.from({ length: 1 + chance.below(100) }, () => chance.below(256)));
  const mask = Buffer.from([1, 2, 3, 4]);
  return oneOf(
    [
      junk,
      // Not masked.
      Buffer.concat([Buffer.from([0x81, 0x05]), Buffer.from("hello")]),
      // Says that it is four billion times four billion bytes long.
      Buffer.concat([Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), mask, junk]),
      // Reserved bits, an unknown kind, a ping in pieces, a piece of nothing.
      Buffer.concat([Buffer.from([0xf1, 0x80]), mask]),
      Buffer.concat([Buffer.from([0x83, 0x80]), mask]),
      Buffer.concat([Buffer.from([0x09, 0x80]), mask]),
      Buffer.concat([Buffer.from([0x80, 0x80]), mask]),
      // Claims to be compressed, and is not.
      Buffer.concat([Buffer.from([0xc1, 0x84]), mask, Buffer.from([0xff, 0xff, 0xff, 0xff])]),
      // Text that is no text.
      Buffer.concat([Buffer.from([0x81, 0x82]), Buffer.from([0, 0, 0, 0]), Buffer.from([0xc3, 0x28])]),
      // Half a frame.
      Buffer.concat([Buffer.from([0x81, 0xfe, 0x10, 0x00]), mask, junk]),
    ],
    chance,
  );
}
