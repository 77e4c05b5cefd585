import { phaseIds, stepIds } from "@weirwood/cards/questions";
import { useMemo, useRef, useState } from "react";
import { useKeys } from "../../../app/keys.ts";
import { Link } from "../../../app/link.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { TopBar } from "../../../app/top-bar.tsx";
import { capital } from "../../../text/capital.ts";
import { useText } from "../../../text/use-text.ts";
import { Icon } from "../art/icon.tsx";
import { useCardsWords } from "../words.ts";
import { momentIds, playExample } from "./example.ts";
import { ExampleMoment } from "./example-moment.tsx";
import { RuleLink } from "./rule-link.tsx";
import { stepRules, topics } from "./sources.ts";
import { useTimingText } from "./text/timing-text.ts";
import "./timing.css";

const phases = phaseIds.filter((phase) => phase !== "epic");

/** How time goes at a table of Cards: a round, a window and its six steps, and one window that the rules play. */
export function TimingPage() {
  const text = useTimingText();
  const { names } = useCardsWords().book;
  usePageTitle(text.title);
  const moments = useMemo(() => playExample(), []);
  const [at, setAt] = useState(0);
  const example = useRef<HTMLElement>(null);
  const goOn = (by: number): void => setAt((now) => Math.min(Math.max(now + by, 0), moments.length - 1));
  useKeys([
    { key: "ArrowLeft", label: text.example.back, act: () => goOn(-1) },
    { key: "ArrowRight", label: text.example.next, act: () => goOn(1) },
  ]);
  const show = (place: number): void => {
    setAt(place);
    example.current?.scrollIntoView({ block: "start" });
    example.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  };
  return (
    <>
      <TimingBar />
      <main className="timing">
        <header className="timing-head">
          <h1>{text.title}</h1>
          <p className="lead">{text.lead}</p>
          <button type="button" className="btn" onClick={() => show(0)}>
            <Icon name="ui-play" />
            {text.toExample}
          </button>
        </header>
        <section aria-labelledby="timing-round">
          <h2 id="timing-round">{text.round.title}</h2>
          <ol className="timing-phases">
            {phases.map((phase) => (
              <li key={phase}>
                <b>{names.phase[phase]}</b>
                <span>{text.round.phases[phase]}</span>
              </li>
            ))}
          </ol>
          <p className="timing-about">
            {text.round.about} <RuleLink rule="cards.window.first" />
          </p>
        </section>
        <section aria-labelledby="timing-window">
          <h2 id="timing-window">{text.window.title}</h2>
          <p className="timing-about">
            {text.window.about} <RuleLink rule="cards.window.one" />
          </p>
          <ol className="timing-steps">
            {stepIds.map((step, place) => (
              <li key={step}>
                <i aria-hidden>{place + 1}</i>
                <b>{capital(names.step[step])}</b>
                <span>{text.window.steps[step]}</span>
                <RuleLink rule={stepRules[step]} />
              </li>
            ))}
          </ol>
        </section>
        <section ref={example} className="timing-example" aria-labelledby="timing-example">
          <h2 id="timing-example" tabIndex={-1}>
            {text.example.title}
          </h2>
          <p className="timing-about">{text.example.about}</p>
          <ExampleMoment moment={moments[at]} place={at} last={moments.length} onGo={goOn} onShow={setAt} />
        </section>
        <section aria-labelledby="timing-topics">
          <h2 id="timing-topics">{text.topics.title}</h2>
          <ul className="timing-topics">
            {topics.map(({ id, rule, symbol, moment }) => (
              <li key={id} className="panel">
                <Icon name={symbol} size={32} />
                <h3>{text.topics[id].title}</h3>
                <p>{text.topics[id].text}</p>
                <div className="row wrap">
                  <button type="button" className="btn ghost" onClick={() => show(momentIds.indexOf(moment))}>
                    <Icon name="ui-eye" />
                    {text.topics.see}
                  </button>
                  <RuleLink rule={rule} />
                </div>
              </li>
            ))}
          </ul>
        </section>
        <p className="row wrap">
          <Link to="/learn/cards" className="btn">
            <Icon name="ui-hint" />
            {text.links.learn}
          </Link>
          <Link to="/rules/cards#cards.window.one" className="btn">
            <Icon name="ui-book" />
            {text.links.rules}
          </Link>
        </p>
      </main>
    </>
  );
}

/** The same ways as on every other page. */
function TimingBar() {
  const { app } = useText();
  const links = (
    <>
      <Link to="/">{app.play}</Link>
      <Link to="/rules/cards">{app.rules}</Link>
      <Link to="/learn/cards">{app.learn}</Link>
    </>
  );
  return (
    <TopBar menu={links}>
      <nav aria-label={app.pages}>{links}</nav>
    </TopBar>
  );
}
