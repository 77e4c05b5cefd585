import { Dialog } from "../app/dialog.tsx";
import { useText } from "../text/use-text.ts";
import { NameForm } from "./name-form.tsx";
import { useNamePrompt } from "./require-sign-in.ts";

/** Asks for a guest's name, where something needs somebody who is signed in. */
export function NameDialog() {
  const text = useText().people.ask;
  const answer = useNamePrompt((prompt) => prompt.answer);
  if (answer === undefined) return null;
  return (
    <Dialog title={text.title} onClose={() => answer(false)} className="small">
      <NameForm onSignedIn={() => answer(true)} onLeave={() => answer(false)} />
    </Dialog>
  );
}
