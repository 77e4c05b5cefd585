import { useSettings } from "../../../../app/settings.ts";
import { text as en } from "./en.ts";
import { text as fr } from "./fr.ts";

const texts = { en, fr };

/** What the stage of a battle says, in the reader's language. */
export const useBattleText = (): typeof en => texts[useSettings(({ language }) => language)];
