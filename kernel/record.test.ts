import { describe, expect, it } from "vitest";
import { seedFrom } from "./dice.ts";
import { isRecordProblem, type RecordFile, type RecordProblem, readRecord, writeRecord } from "./record.ts";
import { closingOf, type Replayed, replay } from "./replay.ts";
import { playOut } from "./testing/index.ts";
import { ravensWager } from "./testing-game/game.ts";
import { explain } from "./text.ts";

const played = playOut(ravensWager, { seats: 3, rounds: 2 }, "a record");
const whole: RecordFile = {
  game: "ravens-wager",
  rules: ravensWager.rulesVersion,
  options: { seats: 3, rounds: 2 },
  seed: seedFrom("a record"),
  headers: [
    { name: "players", value: "Ann, Ben\nand Cleo" },
    { name: "date", value: "299 AC" },
  ],
  decisions: played.decisions.map(({ seat, answer }, i) => ({
    seat: ravensWager.seatName(played.state, seat),
    notation: ravensWager.print(answer),
    ...(i === 3 && { comments: ["a bold move"] }),
  })),
  ...closingOf(ravensWager, played.state),
};
const text = writeRecord(whole);
const lines = text.trimEnd().split("\n");
const firstDecision = lines.indexOf("") + 1;

const readWhole = (from: string): RecordFile => {
  const record = readRecord(from);
  if (isRecordProblem(record)) throw new Error(record.problem);
  return record;
};

/** Reads and replays; the problem, if there is one. */
const problemOf = (from: string): RecordProblem | undefined => {
  const record = readRecord(from);
  if (isRecordProblem(record)) return record;
  const end = replay(ravensWager, record);
  return isRecordProblem(end) ? end : undefined;
};

const withoutChecksums = (from: readonly string[]): string[] =>
  from.map((line) => line.replace(/ {2}~[0-9a-f]{4}$/, ""));

describe("a record", () => {
  it("reads like table talk", () => {
    expect(lines.slice(0, 8).map((line) => line.replace(/~.{4}$/, "~"))).toEqual([
      "weirwood record 1",
      "game: ravens-wager  ~",
      "rules: 3  ~",
      'options: {"rounds":2,"seats":3}  ~',
      expect.stringMatching(/^seed: [0-9a-f]{64} {2}~$/),
      "players: Ann, Ben and Cleo",
      "date: 299 AC",
      "",
    ]);
    expect(lines[firstDecision]).toMatch(/^cedar wager \d {2}~[0-9a-f]{4}$/);
    expect(lines[firstDecision + 3]).toBe("# a bold move");
    expect(lines.at(-2)).toMatch(/^result: (ash|birch|cedar)(, \w+)* \(wager\.end\)$/);
    expect(lines.at(-1)).toMatch(/^hash: [0-9a-f]{64}$/);
  });

  it("is read as it was written", () => {
    const { lines: _, decisions, headers, ...read } = readWhole(text);
    const { decisions: written, headers: __, ...rest } = whole;
    expect(read).toEqual(rest);
    expect(headers[0]).toEqual({ name: "players", value: "Ann, Ben and Cleo" });
    expect(decisions.map(({ line: ___, ...decision }) => decision)).toEqual(written);
    expect(writeRecord(readWhole(text))).toBe(text);
  });

  it("replays to the same state, telling every decision on the way", () => {
    const moments: Replayed<Uint8Array, unknown>[] = [];
    const end = replay(ravensWager, readWhole(text), { onDecision: (moment) => moments.push(moment) });
    expect(end).toEqual({ state: played.state });
    expect(moments.map(({ index }) => index)).toEqual(played.decisions.map((_, i) => i));
    expect(moments[0].events[0]).toMatchObject({ rule: "wager.bid" });
  });

  it("comes to a pinned end: another hash here is another dice, another rule or another record", () => {
    expect(whole.hash).toBe("d77640b304f4c2f90706f49d9ad31fd97f81266038499cf024348a0ca694559f");
  });

  it("replays up to a decision", () => {
    let setup: Uint8Array | undefined;
    const end = replay(ravensWager, readWhole(text), { upTo: 0, onSetup: (state) => (setup = state.slice()) });
    expect(end).toEqual({ state: setup });
  });

  it("is the same with other line ends, a byte-order mark, comments and blank lines", () => {
    const disturbed = [`\uFEFF${lines[0]}`, "# by hand", ...lines.slice(1)].join("\r\n");
    expect(problemOf(disturbed)).toBeUndefined();
    const remarks = lines.map((line, i) => (i === firstDecision ? `  ${line}  # well, well\n\n` : line));
    expect(problemOf(remarks.join("\n"))).toBeUndefined();
    expect(readWhole(remarks.join("\n")).decisions[0].comments).toEqual(["well, well"]);
  });

  it("may be written by hand, without checksums, result and hash", () => {
    const byHand = withoutChecksums(lines).slice(0, -2);
    expect(problemOf(byHand.join("\n"))).toBeUndefined();
    expect(problemOf(byHand.slice(0, firstDecision + 2).join("\n"))).toBeUndefined();
  });

  it("waits for a seed that is only promised", () => {
    const { seed: _, ...unseeded } = whole;
    const promised = { ...unseeded, headers: [{ name: "seed hash", value: "00".repeat(32) }] };
    expect(problemOf(writeRecord(promised))).toMatchObject({ refusal: { rule: "kernel.record.missing" } });
  });

  it("has only headers that can be read back", () => {
    for (const name of ["game", "a:b", "", "# x"]) {
      expect(() => writeRecord({ ...whole, headers: [{ name, value: "x" }] })).toThrow("header");
    }
  });
});

describe("a record that begins from a position", () => {
  const half = Math.floor(played.decisions.length / 2);
  const middle = replay(ravensWager, whole, { upTo: half });
  if (isRecordProblem(middle)) throw new Error(middle.problem);
  const { seed: _, ...unseeded } = whole;
  const positioned = {
    ...unseeded,
    position: ravensWager.toJSON(middle.state),
    decisions: whole.decisions.slice(half),
  };
  const written = writeRecord(positioned);
  const places = written.split("\n");
  const line = places.findIndex((one) => one.startsWith("position: ")) + 1;
  const bare = withoutChecksums(places);
  const altered = (change: (position: string) => string): RecordProblem | undefined =>
    problemOf(bare.map((one, i) => (i === line - 1 ? change(one) : one)).join("\n"));

  it("is read as it was written, and replays from there to the same end", () => {
    const read = readWhole(written);
    expect(read.position).toEqual(positioned.position);
    expect(read.seed).toBeUndefined();
    expect(problemOf(written)).toBeUndefined();
    let opening: unknown;
    replay(ravensWager, read, { onSetup: (state) => (opening = ravensWager.toJSON(state)) });
    expect(opening).toEqual(positioned.position);
  });

  it("is found out where the position was changed", () => {
    const spoilt = places.map((one, i) => (i === line - 1 ? one.replace("1", "2") : one)).join("\n");
    expect(problemOf(spoilt)).toMatchObject({ line, refusal: { rule: "kernel.record.checksum" } });
    expect(altered((one) => one)).toBeUndefined();
    expect(altered(() => "position: [1]")).toMatchObject({ line, refusal: { rule: "kernel.record.value" } });
    expect(altered(() => 'position: {"ravens":3}')).toMatchObject({
      line,
      refusal: { rule: "kernel.record.position" },
    });
  });

  it("has no seed besides, which would only seem to prove its dice", () => {
    const both = `${bare.slice(0, line).join("\n")}\nseed: ${"ab".repeat(32)}\n`;
    expect(problemOf(both)).toMatchObject({ refusal: { rule: "kernel.record.beginning" } });
  });

  it("is refused by other rules, as every record is", () => {
    const old = bare.map((one) => (one.startsWith("rules: ") ? "rules: 1" : one)).join("\n");
    expect(problemOf(old)).toMatchObject({
      line: 3,
      refusal: { rule: "kernel.record.rules", params: { found: 1, version: 3 } },
    });
  });
});

describe("a record of older rules that played alike", () => {
  const bare = withoutChecksums(lines);
  const old = (hash: string): string =>
    bare.map((one) => (one.startsWith("rules: ") ? "rules: 2" : one.replace(/^hash: .*/, `hash: ${hash}`))).join("\n");

  it("plays out, and is not held to the hash of a plain form that nobody writes any more", () => {
    expect(problemOf(old("0".repeat(64)))).toBeUndefined();
  });

  it("is held to its decisions and its result", () => {
    const other = old("0".repeat(64)).replace(/^result: .*/m, "result: dogwood (wager.end)");
    expect(problemOf(other)).toMatchObject({ refusal: { rule: "kernel.record.result" } });
  });
});

describe("a tampered record", () => {
  it("is found out at the very line, whichever it is and though it stay legal", () => {
    const free = new Set(["players", "date"]);
    for (const [i, line] of lines.entries()) {
      if (line === "" || line.startsWith("#") || free.has(line.split(":")[0])) continue;
      const spoilt = line.replace(/[0-9a-z](?= {2}~|$|\))/, (last) => (last === "1" ? "2" : "1"));
      const problem = problemOf([...lines.slice(0, i), spoilt, ...lines.slice(i + 1)].join("\n"));
      expect(problem?.line, spoilt).toBe(i + 1);
      expect(problem?.problem).toMatch(new RegExp(`^line ${i + 1}: .*[.”)]$`));
    }
  });

  it("is found out where a legal decision takes another's place", () => {
    const i = lines.findIndex((line) => /^ash wager [1-9]/.test(line));
    const changed = lines.map((line, at) => (at === i ? line.replace(/wager \d/, "wager 0") : line));
    expect(problemOf(changed.join("\n"))).toMatchObject({ line: i + 1, refusal: { rule: "kernel.record.checksum" } });
  });

  it("is found out when lines are taken out, doubled, swapped or cut off", () => {
    const at = firstDecision;
    const out = [...lines.slice(0, at), ...lines.slice(at + 1)];
    const doubled = [...lines.slice(0, at + 1), ...lines.slice(at)];
    const swapped = [...lines.slice(0, at), lines[at + 1], lines[at], ...lines.slice(at + 2)];
    expect(problemOf(out.join("\n"))?.line).toBe(at + 1);
    expect(problemOf(doubled.join("\n"))?.line).toBe(at + 2);
    expect(problemOf(swapped.join("\n"))?.line).toBe(at + 1);
    for (let length = text.length - 2; length > 0; length -= 7) {
      expect(problemOf(text.slice(0, length)), `cut at ${length}`).toBeDefined();
    }
  });

  it("is found out by the rules where it has no checksums", () => {
    const bare = withoutChecksums(lines);
    const illegal = bare.map((line, i) => (i === firstDecision ? "cedar wager 200" : line));
    expect(problemOf(illegal.join("\n"))).toEqual({
      line: firstDecision + 1,
      problem:
        `line ${firstDecision + 1}: “cedar wager 200” is not possible here: ` +
        "You cannot wager 200 coins: you have 8. (wager.bid.coins)",
      refusal: { rule: "wager.bid.coins", params: { coins: 8, wager: 200 } },
    });
    const unread = bare.map((line, i) => (i === firstDecision ? "cedar dance" : line));
    expect(problemOf(unread.join("\n"))).toMatchObject({ refusal: { rule: "kernel.malformed" } });
    const stranger = bare.map((line, i) => (i === firstDecision ? "rose wager 2" : line));
    expect(problemOf(stranger.join("\n"))).toMatchObject({ refusal: { rule: "kernel.record.seat" } });
    const seed = bare.map((line) => (line.startsWith("seed") ? `seed: ${"ab".repeat(32)}` : line));
    expect(problemOf(seed.join("\n"))).toBeDefined();
    const unfinished = [...bare.slice(0, firstDecision + 1), ...bare.slice(-2)];
    expect(problemOf(unfinished.join("\n"))).toMatchObject({ refusal: { rule: "kernel.record.result" } });
  });
});

describe("what is no record", () => {
  const head = withoutChecksums(lines).slice(0, firstDecision);
  const cases: Record<string, readonly [string, number, string]> = {
    "an empty file": ["", 1, "format"],
    garbage: ["\u0000\u0001\u001b[31m\uffff".repeat(1000), 1, "format"],
    "another format": ["weirwood record 2\n", 1, "format"],
    "nothing but the first line": ["weirwood record 1\n", 1, "missing"],
    "a header without a value": ["weirwood record 1\nhello\n", 2, "header"],
    "a header twice": ["weirwood record 1\ngame: x\ngame: y\n", 3, "twice"],
    "a version that is none": ["weirwood record 1\nrules: one\n", 2, "value"],
    "a seed that is none": ["weirwood record 1\nseed: 12\n", 2, "value"],
    "options that are not JSON": ["weirwood record 1\noptions: [\n", 2, "value"],
    "another game": [head.map((line) => line.replace("ravens-wager", "chess")).join("\n"), 2, "game"],
    "other rules": [head.map((line) => line.replace("rules: 3", "rules: 7")).join("\n"), 3, "rules"],
    "a line without a decision": [`${head.join("\n")}\nash`, firstDecision + 1, "decision"],
    "something after the end": [`${head.join("\n")}\nresult: x\nash wager 1`, firstDecision + 2, "after-end"],
    "a hash that is none": [`${head.join("\n")}\nhash: 12`, firstDecision + 1, "value"],
    "two results": [`${head.join("\n")}\nresult: x\nresult: x`, firstDecision + 2, "twice"],
    "an endless line": [`${head.join("\n")}\nash ${"x".repeat(200_000)}`, firstDecision + 1, "too-long"],
    "an endless file": ["x".repeat(33_000_000), 1, "too-long"],
  };

  it.each(Object.entries(cases))("%s", (_, [from, line, rule]) => {
    const problem = problemOf(from) as RecordProblem;
    expect(problem).toMatchObject({ line, refusal: { rule: `kernel.record.${rule}` } });
    expect(problem.problem).toMatch(/^line \d+: /);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may reach a terminal.
    expect(problem.problem).not.toMatch(/[\u0000-\u001f]/);
    expect(problem.problem.length).toBeLessThan(300);
    expect(explain(ravensWager.phrasebooks.fr, problem.refusal)).not.toMatch(/[{}]|undefined|kernel\./);
  });

  it("options that the game does not know", () => {
    const unknown = head.map((line) => (line.startsWith("options") ? 'options: {"wolves":3}' : line));
    expect(problemOf(unknown.join("\n"))).toMatchObject({ line: 4, refusal: { rule: "kernel.options" } });
  });

  it("is quickly known for none, however many lines it has", () => {
    const endless = `${head.join("\n")}\n${"ash play nothing\n".repeat(100_000)}`;
    expect(problemOf(endless)).toMatchObject({ line: firstDecision + 1, refusal: { rule: "kernel.other-kind" } });
  });
});
