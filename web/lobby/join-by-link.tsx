import { type FormEvent, useId, useState } from "react";
import { goTo } from "../app/router.ts";
import { useText } from "../text/use-text.ts";
import { tableInLink } from "./tables.ts";

/** A pasted link leads to its table. */
export function JoinByLink() {
  const text = useText().lobby;
  const id = useId();
  const [pasted, setPasted] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const found = tableInLink(pasted);
    setIsWrong(found === undefined);
    if (found === undefined) return;
    const query = found.invite === undefined ? "" : `?invite=${encodeURIComponent(found.invite)}`;
    goTo(`/join/${found.table}${query}`);
  };
  return (
    <form className="join-by-link" onSubmit={join}>
      <label>
        <span>{text.joinByLink}</span>
        <input
          type="text"
          inputMode="url"
          autoComplete="off"
          placeholder={text.link}
          aria-invalid={isWrong}
          aria-describedby={id}
          value={pasted}
          onChange={(event) => {
            setPasted(event.target.value);
            setIsWrong(false);
          }}
        />
      </label>
      <button type="submit" className="btn">
        {text.join}
      </button>
      <p id={id} className="danger xs" role="alert">
        {isWrong && text.noLink}
      </p>
    </form>
  );
}
