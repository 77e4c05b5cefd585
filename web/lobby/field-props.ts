import type { DescribedField, Json } from "@weirwood/kernel";

/** What every field of a game's options is drawn from. */
export interface FieldProps {
  readonly field: DescribedField;
  readonly chosen: Json | undefined;
  readonly onChoose: (name: string, value: Json) => void;
}
