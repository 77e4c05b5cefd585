import type { HTMLInputTypeAttribute } from "react";

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** One line to write in, with its label above it. */
export function TextField({ label, value, onChange, hint, type = "text", isRequired = true, ...rest }: TextFieldProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        type={type}
        required={isRequired}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {hint !== undefined && <span className="faint xs">{hint}</span>}
    </label>
  );
}
