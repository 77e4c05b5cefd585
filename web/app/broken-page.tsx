import { Component, type ReactNode } from "react";
import { useText } from "../text/use-text.ts";

/** Keeps a mistake in one page from taking the frame with it, and offers the way out. */
export class BrokenPage extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Apology /> : this.props.children;
  }
}

function Apology() {
  const text = useText();
  return (
    <section className="panel alone" role="alert">
      <p>{text.app.brokenPage}</p>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {text.app.reload}
      </button>
    </section>
  );
}
