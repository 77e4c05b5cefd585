import { Dialog } from "../app/dialog.tsx";
import { useText } from "../text/use-text.ts";
import { useNameAsk } from "./ask-name.ts";
import { NameForm } from "./name-form.tsx";

/** Asks for a name, where somebody wants to do what nobody in particular cannot. */
export function NameDialog() {
  const text = useText().people.ask;
  const answer = useNameAsk((ask) => ask.answer);
  if (answer === undefined) return null;
  return (
    <Dialog title={text.title} onClose={() => answer(false)} className="small">
      <NameForm onSomebody={() => answer(true)} onLeave={() => answer(false)} />
    </Dialog>
  );
}
