import { explain } from "@weirwood/kernel";
import type { ClockSettings, GameOffer, Refused } from "@weirwood/protocol";
import { type FormEvent, useState } from "react";
import { Dialog } from "../app/dialog.tsx";
import { Loading } from "../app/loading.tsx";
import { goTo } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { titleOf } from "../games/index.ts";
import { useClient } from "../games/use-client.ts";
import { useMe } from "../people/me.ts";
import { call } from "../session/api.ts";
import { newKey } from "../session/live.ts";
import { refusalIn } from "../session/refused.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { type Choices, optionsFrom, usualChoices } from "./game-options.ts";
import { useOffers } from "./offers.ts";
import { CountField, FlagFields, FlagsField, SeatsField } from "./option-fields.tsx";
import { Option, PaceFields, usualClock } from "./pace-fields.tsx";

/** Sets a new table: the game and its options, who may come, how fast, who takes empty chairs. */
export function CreateTable({ onClose }: { readonly onClose: () => void }) {
  const text = useText().lobby.create;
  const offers = useOffers();
  return (
    <Dialog title={text.title} onClose={onClose} className="create-table">
      {offers === undefined ? <Loading /> : <TableForm offers={offers} />}
    </Dialog>
  );
}

const delays = [0, 30, 60, 300, 900] as const;

function TableForm({ offers }: { readonly offers: readonly GameOffer[] }) {
  const text = useText();
  const say = text.lobby.create;
  const language = useSettings((settings) => settings.language);
  const me = useMe();
  const [offer, setOffer] = useState(offers[0]);
  const [title, setTitle] = useState(me === undefined ? "" : say.usualName(me.name));
  const [choices, setChoices] = useState<Choices>(() => usualChoices(offer.form));
  const [ownSeat, setOwnSeat] = useState(0);
  const [isPublic, setIsPublic] = useState(false);
  const [clock, setClock] = useState<ClockSettings>(usualClock.none);
  const [bot, setBot] = useState<string | undefined>(offer.bots.at(-1));
  const [mayLookOn, setMayLookOn] = useState(true);
  const [delay, setDelay] = useState(0);
  const [seed, setSeed] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const players = Number(choices.players ?? offer.players.most);
  const choose = (name: string, value: Choices[string]): void => setChoices({ ...choices, [name]: value });

  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const seat = Math.min(ownSeat, players - 1);
    const outcome = await call("createTable", {
      body: {
        game: offer.name,
        title: title.trim(),
        options: optionsFrom(offer.form, choices),
        isPublic,
        clock,
        seats: Array.from({ length: players }, (_, one) => (one === seat ? { sitter: "me" } : {})),
        ...(bot !== undefined && { fillWith: bot }),
        onlookers: { allowed: mayLookOn, delaySeconds: mayLookOn ? delay : 0 },
        ...(seed !== undefined && { practice: { seed: seed.trim() || newKey() } }),
      },
    });
    setRefused(refusalIn(outcome));
    if (outcome.is === "done") goTo(`/table/${outcome.reply.id}`);
  };

  const client = useClient(offer.name);
  const book = client?.phrasebook(language);
  const whyNot = (name: string, value: Choices[string]): string | undefined => {
    const refusal = client?.whyNotOptions?.(optionsFrom(offer.form, { ...choices, [name]: value }));
    return refusal === undefined || book === undefined ? undefined : explain(book, refusal);
  };
  const fieldsOf = (kind: GameOffer["form"][number]["kind"]) => offer.form.filter((field) => field.kind === kind);
  return (
    <form className="form" onSubmit={create}>
      {offers.length > 1 && (
        <fieldset className="field">
          <legend>{text.lobby.game}</legend>
          <div className="seg">
            {offers.map((one) => (
              <button
                key={one.name}
                type="button"
                aria-pressed={one === offer}
                onClick={() => {
                  setOffer(one);
                  setChoices(usualChoices(one.form));
                  setBot(one.bots.at(-1));
                }}
              >
                {titleOf(one.name, language)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <label className="field">
        <span className="label">{say.name}</span>
        <input type="text" required maxLength={80} value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      {fieldsOf("count").map((field) => (
        <CountField key={field.name} field={field} chosen={choices[field.name]} onChoose={choose} />
      ))}
      {fieldsOf("seats").map((field) => (
        <SeatsField
          key={field.name}
          {...{ field, players, ownSeat }}
          game={offer.name}
          chosen={choices[field.name]}
          onChoose={choose}
          onOwnSeat={setOwnSeat}
        />
      ))}
      {fieldsOf("flags").map((field) => (
        <FlagsField key={field.name} field={field} chosen={choices[field.name]} onChoose={choose} whyNot={whyNot} />
      ))}
      <fieldset className="field">
        <legend>{say.who}</legend>
        <div className="seg">
          <button type="button" aria-pressed={!isPublic} onClick={() => setIsPublic(false)}>
            {say.private}
          </button>
          <button type="button" aria-pressed={isPublic} onClick={() => setIsPublic(true)}>
            {say.public}
          </button>
        </div>
      </fieldset>
      <PaceFields clock={clock} onChange={setClock} />
      <fieldset className="field">
        <legend>{say.empty}</legend>
        <select
          aria-label={say.empty}
          value={bot ?? ""}
          onChange={(event) => setBot(event.target.value === "" ? undefined : event.target.value)}
        >
          <option value="">{say.emptyWait}</option>
          {offer.bots.map((one) => (
            <option key={one} value={one}>
              {say.emptyBots(text.lobby.bots[one] ?? one)}
            </option>
          ))}
        </select>
      </fieldset>
      <details className="more-choices">
        <summary>{say.more}</summary>
        <FlagFields fields={fieldsOf("flag")} choices={choices} onChoose={choose} />
        <Option isOn={mayLookOn} onChange={setMayLookOn} label={say.onlookers}>
          {mayLookOn && (
            <label className="inline-field">
              {say.delay}
              <select value={delay} onChange={(event) => setDelay(Number(event.target.value))}>
                {delays.map((seconds) => (
                  <option key={seconds} value={seconds}>
                    {say.delays(seconds)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </Option>
        <Option
          isOn={seed !== undefined}
          onChange={(isOn) => setSeed(isOn ? "" : undefined)}
          label={say.practice}
          about={say.practiceAbout}
        >
          {seed !== undefined && (
            <label className="inline-field">
              {say.seed}
              <input type="text" maxLength={100} value={seed} onChange={(event) => setSeed(event.target.value)} />
            </label>
          )}
        </Option>
      </details>
      <RefusedNote refused={refused} />
      <button type="submit" className="btn primary big">
        {say.go}
      </button>
    </form>
  );
}
