import { deflateRawSync } from "node:zlib";
import { planIds, plans } from "@weirwood/battles/plans";
import { describe, expect, test } from "vitest";
import { fragmentOf, planIn } from "./plan-link.ts";

/** A fragment as somebody else might make it. */
const packed = (text: string | Uint8Array): string => `#plan=${deflateRawSync(text).toString("base64url")}`;

test.each(planIds)("%s goes through a link and comes out as it was", async (id) => {
  const fragment = await fragmentOf(plans[id]);
  expect(fragment).toMatch(/^#plan=[\w-]+$/);
  expect(fragment.length).toBeLessThan(4000);
  expect(await planIn(fragment)).toEqual({ is: "plan", plan: plans[id] });
});

test("an address that speaks of no plan carries none", async () => {
  for (const fragment of ["", "#", "#kept=1", "#something"]) expect(await planIn(fragment)).toBeUndefined();
});

describe("a link that was made to be a nuisance", () => {
  const hostile: { readonly [what: string]: string } = {
    "is empty": "#plan=",
    "is no base64": "#plan=%%%",
    "is not packed": "#plan=AAAA",
    "was cut short": packed(JSON.stringify(plans.kingsroad)).slice(0, 400),
    "is long": `#plan=${"A".repeat(100_000)}`,
    "unfolds into a great deal": packed(" ".repeat(20_000_000)),
    "is no text": packed(new Uint8Array([0xff, 0xfe, 0xc0, 0x80])),
  };
  test.each(Object.keys(hostile))("%s: nothing can be read", async (what) => {
    expect(await planIn(hostile[what])).toEqual({ is: "unreadable" });
  });

  test("carries no plan: what is wrong is said", async () => {
    for (const text of [
      "null",
      "[]",
      "{}",
      '{"__proto__":{"units":[]}}',
      "{".repeat(20_000),
      JSON.stringify({ ...plans.kingsroad, rounds: 900 }),
    ]) {
      const found = await planIn(packed(text));
      expect(found, text.slice(0, 40)).toMatchObject({ is: "refused" });
    }
  });
});
