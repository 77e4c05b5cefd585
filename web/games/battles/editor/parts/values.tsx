import { type BoardId, boardIds, directionIds, figureIds, houseOfFigure } from "@weirwood/battles/plans";
import { houseIds } from "@weirwood/battles/questions";
import { useState } from "react";
import { Dialog } from "../../../../app/dialog.tsx";
import { languages } from "../../../../text/language.ts";
import { useEditor } from "../editor.ts";
import { type OtherSide, onSide } from "../model/other-side.ts";
import { valueAt } from "../model/plan-paths.ts";
import { usePlanWords } from "../plan-words.ts";
import { Checkbox, MistakeNotes, NumberInput, TextInput, WordSelect } from "./inputs.tsx";

/** What a plan is called, and its numbers. */
export function Values() {
  const { plan } = useEditor();
  const { text, names } = usePlanWords();
  const { values } = text;
  const house = (id: string): string => names.house[id];
  return (
    <div className="plan-fields">
      {languages.map((language) => (
        <TextInput
          key={language}
          path={`name.${language}`}
          label={values.in(values.name, values.languages[language])}
          lang={language}
        />
      ))}
      <NumberInput path="rounds" label={values.rounds} />
      <WordSelect path="momentum" label={values.momentum} words={houseIds} nameOf={house} />
      <Board />
      {(["commandTokens", "orderValue", "commandValue"] as const).map((value) => (
        <EachHouse key={value} path={value} label={values.numbers[value]} />
      ))}
      <Rout />
      <fieldset className="wide">
        <legend>{values.generals}</legend>
        <div className="plan-fields">
          {houseIds.map((id) => (
            <WordSelect
              key={id}
              path={`generals.${id}`}
              label={house(id)}
              words={figureIds.filter((figure) => houseOfFigure(figure) === id)}
              nameOf={(figure) => names.figure[figure]}
              none={values.noGeneral}
            />
          ))}
        </div>
      </fieldset>
      <Directions />
      <Paragraphs path="brief" />
      <Checkbox path="notes" label={values.withNotes} value={{ en: "", fr: "" }} />
      {plan.notes !== undefined && <Paragraphs path="notes" />}
    </div>
  );
}

/** A text of several lines, in each language. */
function Paragraphs({ path }: { readonly path: "brief" | "notes" }) {
  const { values } = usePlanWords().text;
  return languages.map((language) => (
    <TextInput
      key={language}
      path={`${path}.${language}`}
      label={values.in(values[path], values.languages[language])}
      lang={language}
      rows={4}
    />
  ));
}

/** One number for both Houses, or one for each. */
function EachHouse({ path, label }: { readonly path: string; readonly label: string }) {
  const { plan, set } = useEditor();
  const { text, names } = usePlanWords();
  const value = valueAt(plan, path);
  const areTwo = typeof value === "object";
  const toggle = (): void => {
    const number = areTwo ? valueAt(plan, `${path}.stark`) : value;
    set(path, areTwo ? number : { stark: number ?? 1, lannister: number ?? 1 });
  };
  return (
    <fieldset className="wide each-house">
      <legend className="visually-hidden">{label}</legend>
      {areTwo ? (
        houseIds.map((id) => (
          <NumberInput key={id} path={`${path}.${id}`} label={text.values.of(label, names.seat[id])} />
        ))
      ) : (
        <NumberInput path={path} label={label} />
      )}
      <label className="check">
        <input type="checkbox" checked={areTwo} aria-label={text.values.eachOf(label)} onChange={toggle} />
        {text.values.each}
      </label>
    </fieldset>
  );
}

/** Whose end of the morale track is Rout. */
function Rout() {
  const { plan, set } = useEditor();
  const { text, names } = usePlanWords();
  const toggle = (house: (typeof houseIds)[number]): void =>
    set(
      "rout",
      houseIds.filter((id) => plan.rout.includes(id) !== (id === house)),
    );
  return (
    <fieldset className="wide">
      <legend>{text.values.rout}</legend>
      {houseIds.map((house) => (
        <label key={house} className="check">
          <input type="checkbox" checked={plan.rout.includes(house)} onChange={() => toggle(house)} />
          {names.house[house]}
        </label>
      ))}
      <MistakeNotes path="rout" />
    </fieldset>
  );
}

/** Where the direction tokens point, where that is not as usual. */
function Directions() {
  const { plan, set } = useEditor();
  const { text, names } = usePlanWords();
  const { values } = text;
  return (
    <fieldset className="wide">
      <legend>{values.directions}</legend>
      <div className="seg">
        <button type="button" aria-pressed={plan.directions === undefined} onClick={() => set("directions", undefined)}>
          {values.usualDirections}
        </button>
        <button
          type="button"
          aria-pressed={plan.directions !== undefined}
          onClick={() => set("directions", plan.directions === undefined ? [...directionIds] : [...plan.directions])}
        >
          {values.ownDirections}
        </button>
      </div>
      <MistakeNotes path="directions" />
      {plan.directions !== undefined && (
        <div className="plan-fields">
          {plan.directions.map((_, at) => (
            <WordSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its number.
              key={at}
              path={`directions[${at}]`}
              label={values.direction(at + 1)}
              words={directionIds}
              nameOf={(direction) => names.direction[direction]}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The side of the board; what does not fit on the other is said before it is taken off. */
function Board() {
  const { plan, change } = useEditor();
  const { text } = usePlanWords();
  const [asked, setAsked] = useState<OtherSide>();
  const turn = (board: BoardId): void => {
    if (board !== plan.board) setAsked(onSide(plan, board));
  };
  return (
    <fieldset className="wide">
      <legend>{text.values.board}</legend>
      <div className="seg">
        {boardIds.map((board) => (
          <button key={board} type="button" aria-pressed={plan.board === board} onClick={() => turn(board)}>
            {text.values.boards[board]}
          </button>
        ))}
      </div>
      {asked !== undefined && (
        <Dialog
          title={text.side.title}
          onClose={() => setAsked(undefined)}
          className="small"
          foot={
            <div className="row wrap">
              <button
                type="button"
                className="btn primary"
                onClick={() => {
                  change(asked.plan);
                  setAsked(undefined);
                }}
              >
                {text.side.go}
              </button>
              <button type="button" className="btn" onClick={() => setAsked(undefined)}>
                {text.side.stay}
              </button>
            </div>
          }
        >
          <p>
            {asked.lostUnits + asked.lostObjectives + asked.lostTerrain === 0
              ? text.side.all
              : text.side.lost(asked.lostUnits, asked.lostObjectives, asked.lostTerrain)}
          </p>
        </Dialog>
      )}
    </fieldset>
  );
}
