import { cardOfRef } from "@weirwood/cards/questions";
import { useState } from "react";
import { AskPanel } from "../desk/ask-panel.tsx";
import { useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { choosing } from "./choose.tsx";
import { choosingOf } from "./chosen.ts";
import { RefRow } from "./ref-row.tsx";

const plain = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Naming any title of a kind: found by a few letters. */
export const nameScene: MakeScene = (desk) => ({ ...choosing(desk, { title: "" }), keys: [], panel: <NamePanel /> });

function NamePanel() {
  const desk = useDesk();
  const { words, text } = desk;
  const { choose, name } = text.asks;
  const { options, by } = choosingOf(desk);
  const [sought, setSought] = useState("");
  const titled = options.map(({ what }) => ({ what, title: words.card(cardOfRef(what)) }));
  const found = titled
    .filter(({ title }) => plain(title).includes(plain(sought)))
    .sort((one, other) => one.title.localeCompare(other.title, words.language));
  return (
    <AskPanel title={name.title} {...(by !== undefined && { lead: words.card(by) })}>
      <input
        type="search"
        className="cards-search"
        value={sought}
        placeholder={choose.search}
        aria-label={choose.search}
        onInput={({ currentTarget }) => setSought(currentTarget.value)}
      />
      {found.length === 0 && <p className="muted">{choose.nothingFound}</p>}
      <ul className="cards-acts">
        {found.map(({ what }) => (
          <li key={what}>
            <RefRow desk={desk} what={what} onPress={() => desk.send({ kind: "choose", what })} />
          </li>
        ))}
      </ul>
    </AskPanel>
  );
}
