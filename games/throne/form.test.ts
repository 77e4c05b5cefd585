import { isRefusal } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { form } from "./form.ts";
import { throne } from "./index.ts";

/** The options with one of them set, by its dotted name. */
function withOption(name: string, value: unknown): object {
  const [outer, inner] = name.split(".");
  return { [outer]: inner === undefined ? value : { [inner]: value } };
}

test("every option of the form can be chosen, and is what the game plays with", () => {
  for (const { name, kind, values, usual } of form) {
    if (kind === "flag") {
      const chosen = throne.readOptions(withOption(name, usual !== true));
      expect(JSON.stringify(chosen), name).not.toBe(JSON.stringify(throne.readOptions({})));
      expect(isRefusal(chosen), name).toBe(false);
    }
    if (kind === "count") {
      for (const { value } of values ?? [])
        expect(throne.readOptions({ [name]: value })).toMatchObject({ [name]: value });
    }
    if (kind === "flags") {
      for (const { value } of values ?? []) {
        const players = value === "martell" ? 6 : value === "three-board" ? 3 : 5;
        expect(isRefusal(throne.readOptions({ players, [name]: [value] })), String(value)).toBe(false);
      }
    }
  }
});

test("what the form calls usual is what nobody needs to say", () => {
  for (const { name, usual } of form) {
    if (usual === undefined) continue;
    expect(throne.readOptions(withOption(name, usual)), name).toEqual(throne.readOptions({}));
  }
});

test("every option and every value but a number has a name in both languages", () => {
  for (const { names } of [throne.phrasebooks.en, throne.phrasebooks.fr]) {
    for (const { name, values = [], names: kind = "option" } of form) {
      expect(names.option[name], name).toBeTruthy();
      for (const { value } of values) {
        if (typeof value === "string") expect(names[kind]?.[value], value).toBeTruthy();
      }
    }
  }
});
