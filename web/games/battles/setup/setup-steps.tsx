import { useDesk } from "../desk/desk.ts";
import { setupText } from "./setup-text.ts";
import "./setup.css";

const steps = ["picks", "forces", "terrain", "commanders", "units"] as const;
export type SetupStep = (typeof steps)[number];

/** How far a skirmish is set up. */
export function SetupSteps({ now }: { readonly now: SetupStep }) {
  const text = setupText(useDesk()).steps;
  const at = steps.indexOf(now);
  return (
    <ol className="setup-steps" aria-label={text.title}>
      {steps.map((step, place) => (
        <li key={step} aria-current={step === now ? "step" : undefined} data-done={place < at || undefined}>
          {text[step]}
        </li>
      ))}
    </ol>
  );
}
