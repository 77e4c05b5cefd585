import { useText } from "../text/use-text.ts";
import "./lobby.css";

/** The front page: what this is, and the way to a table. */
export function LobbyPage() {
  const text = useText();
  return (
    <section className="lobby panel">
      <h1>{text.app.lobbyTitle}</h1>
      <p>{text.app.lobbyLead}</p>
    </section>
  );
}
