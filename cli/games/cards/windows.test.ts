import { describe, expect, test } from "vitest";
import { plain } from "../../layout.ts";
import { conversation, hints } from "../../testing/weirwood.ts";

/** Says something first, and then goes on in another way. */
const saying = (first: string, then: (said: string) => string | undefined) => {
  let isSaid = false;
  return (said: string) => {
    if (isSaid) return then(said);
    isSaid = true;
    return first;
  };
};

describe("every window is announced with what it answers", () => {
  test.each([
    [
      "en",
      "A steward would say: ",
      /Marshalling, Actions; Player \w+ is active\./,
      /Carried out: /,
      /is no word of the notation/,
    ],
    ["fr", "Un intendant dirait : ", /Recrutement, .*joueur actif : /, /En cours : /, /n’est pas un mot/],
  ])("%s", async (language, advice, timing, stack, stranger) => {
    const args = ["play", "cards", "--deck", "winter-guard", "--seed", "windows", "--lang", language];
    const { out } = await conversation(args, saying("#99", hints(45, advice)));
    const said = plain(out).replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");
    expect(said).toMatch(timing);
    expect(said).toMatch(stack);
    expect(said).toContain("#99");
    expect(said).not.toMatch(stranger);
  });
});
