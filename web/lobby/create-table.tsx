import type { FormEvent } from "react";
import { Dialog } from "../app/dialog.tsx";
import { Loading } from "../app/loading.tsx";
import { useSettings } from "../app/settings.ts";
import { hasBoard, titleOf } from "../games/index.ts";
import { useMe } from "../people/me.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { levelTitle, strengthOf } from "./levels.ts";
import { type Offer, useOffers } from "./offers.ts";
import { Option } from "./option.tsx";
import { FlagFields, FoldedFlags, ValueFields } from "./option-fields.tsx";
import { PaceFields } from "./pace-fields.tsx";
import { SeatsField } from "./seats-field.tsx";
import { type TableForm, type TableWish, useTableForm } from "./use-table-form.ts";

interface CreateTableProps {
  readonly wish?: TableWish;
  readonly onClose: () => void;
}

/** Sets a new table: the game and its options, who may come, how fast, who takes empty chairs. */
export function CreateTable({ wish, onClose }: CreateTableProps) {
  const text = useText().lobby.create;
  const offers = useOffers()?.filter(({ name }) => hasBoard(name));
  return (
    <Dialog title={text.title} onClose={onClose} className="create-table">
      {offers === undefined ? <Loading /> : <NewTable offers={offers} wish={wish} />}
    </Dialog>
  );
}

interface NewTableProps {
  readonly offers: readonly Offer[];
  readonly wish: TableWish | undefined;
}

function NewTable({ offers, wish }: NewTableProps) {
  const text = useText().lobby.create;
  const me = useMe();
  const first = offers.find(({ name }) => name === wish?.game) ?? offers[0];
  const form = useTableForm(first, wish?.title ?? (me === undefined ? "" : text.usualName(me.name)), wish?.choices);
  const { settings, change } = form;
  const create = (event: FormEvent): void => {
    event.preventDefault();
    void form.create();
  };
  return (
    <form className="form" onSubmit={create}>
      {offers.length > 1 && <GameChoice offers={offers} form={form} />}
      <label className="field">
        <span className="label">{text.name}</span>
        <input
          type="text"
          required
          maxLength={80}
          value={settings.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </label>
      <GameFields form={form} />
      <fieldset className="field">
        <legend>{text.who}</legend>
        <div className="seg">
          <button type="button" aria-pressed={!settings.isPublic} onClick={() => change({ isPublic: false })}>
            {text.private}
          </button>
          <button type="button" aria-pressed={settings.isPublic} onClick={() => change({ isPublic: true })}>
            {text.public}
          </button>
        </div>
      </fieldset>
      <PaceFields game={form.offer.name} clock={settings.clock} onChange={(clock) => change({ clock })} />
      <EmptyChairs form={form} />
      <MoreChoices form={form} />
      <div className="form-foot">
        <RefusedNote refused={form.refused} />
        <button type="submit" className="btn primary big">
          {text.go}
        </button>
      </div>
    </form>
  );
}

interface PartProps {
  readonly form: TableForm;
}

function GameChoice({ offers, form }: PartProps & { readonly offers: readonly Offer[] }) {
  const text = useText().lobby;
  const language = useSettings((settings) => settings.language);
  return (
    <fieldset className="field">
      <legend>{text.game}</legend>
      <div className="seg">
        {offers.map((one) => (
          <button key={one.name} type="button" aria-pressed={one === form.offer} onClick={() => form.chooseGame(one)}>
            {titleOf(one.name, language)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** What the game itself asks for, except for what hardly anybody changes. */
function GameFields({ form }: PartProps) {
  const { offer, choices, choose, seatNames, settings } = form;
  return (
    <>
      <ValueFields game={offer.name} form={offer.form} choices={choices} onChoose={choose} />
      {offer.form.map((field) => {
        const props = { game: offer.name, field, chosen: choices[field.name], onChoose: choose };
        if (field.kind === "seats" && seatNames !== undefined) {
          return (
            <SeatsField
              key={field.name}
              {...props}
              names={seatNames}
              ownSeat={settings.ownSeat}
              onOwnSeat={(ownSeat) => form.change({ ownSeat })}
            />
          );
        }
        if (field.kind !== "flags") return null;
        return <FoldedFlags key={field.name} {...props} isOpen={form.isOpen} whyNot={form.whyNot} />;
      })}
    </>
  );
}

function EmptyChairs({ form: { offer, settings, change } }: PartProps) {
  const all = useText();
  const text = all.lobby;
  return (
    <fieldset className="field">
      <legend>{text.create.empty}</legend>
      <select
        aria-label={text.create.empty}
        value={settings.bot ?? ""}
        onChange={(event) => change({ bot: event.target.value === "" ? undefined : event.target.value })}
      >
        <option value="">{text.create.emptyWait}</option>
        {offer.levels.map(({ bot }) => (
          <option key={bot} value={bot}>
            {text.create.emptyBots(levelTitle(bot, all))}
          </option>
        ))}
      </select>
      {settings.bot !== undefined && (
        <p className="muted">
          {text.botTexts[settings.bot]} {strengthOf(offer.levels, settings.bot, all)}
        </p>
      )}
    </fieldset>
  );
}

const delays = [0, 30, 60, 300, 900] as const;

/** What hardly anybody changes: rulings of the game, onlookers, open dice. */
function MoreChoices({ form: { offer, choices, choose, settings, change } }: PartProps) {
  const text = useText().lobby.create;
  const { mayLookOn, delay, seed } = settings;
  return (
    <details className="more-choices">
      <summary>{text.more}</summary>
      <FlagFields game={offer.name} form={offer.form} choices={choices} onChoose={choose} />
      <Option isOn={mayLookOn} onChange={(isOn) => change({ mayLookOn: isOn })} label={text.onlookers}>
        {mayLookOn && (
          <label className="inline-field">
            {text.delay}
            <select value={delay} onChange={(event) => change({ delay: Number(event.target.value) })}>
              {delays.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {text.delays(seconds)}
                </option>
              ))}
            </select>
          </label>
        )}
      </Option>
      <Option
        isOn={seed !== undefined}
        onChange={(isOn) => change({ seed: isOn ? "" : undefined })}
        label={text.practice}
        about={text.practiceAbout}
      >
        {seed !== undefined && (
          <label className="inline-field">
            {text.seed}
            <input
              type="text"
              maxLength={100}
              value={seed}
              onChange={(event) => change({ seed: event.target.value })}
            />
          </label>
        )}
      </Option>
    </details>
  );
}
