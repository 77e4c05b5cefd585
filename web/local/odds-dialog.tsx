import { Dialog } from "../app/dialog.tsx";
import { useText } from "../text/use-text.ts";
import type { Tally } from "./odds.ts";
import type { Odds } from "./use-odds.ts";

interface OddsDialogProps {
  readonly odds: Odds;
  readonly answerTitle: (answer: string) => string;
  readonly onClose: () => void;
}

/** How often each answer wins in imagined games: the best first, while they are still being played. */
export function OddsDialog({ odds: { tallies, done, of }, answerTitle, onClose }: OddsDialogProps) {
  const text = useText().local.whatIf;
  const ranked = tallies.toSorted((one, other) => shareOf(other) - shareOf(one));
  const isAsked = tallies.length > 0 || done < of;
  const areNone = done === of && tallies.every(({ won, lost }) => won + lost === 0);
  return (
    <Dialog title={text.oddsOf} onClose={onClose} className="odds-dialog">
      <div className="odds">
        {!isAsked && <p>{text.oddsNoAnswer}</p>}
        {isAsked && areNone && <p>{text.oddsNone}</p>}
        {isAsked && !areNone && (
          <table>
            <tbody>
              {ranked.map((tally) => (
                <tr key={tally.answer}>
                  <th scope="row">{answerTitle(tally.answer)}</th>
                  <td>
                    <div className="bar" aria-hidden>
                      <i style={{ width: text.share(shareOf(tally)).replace(/\s/g, "") }} />
                    </div>
                  </td>
                  <td className="num">{text.share(shareOf(tally))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {isAsked && done < of && (
          <div role="status">
            <p className="muted">{text.oddsRunning(done, of)}</p>
            <progress value={done} max={of} />
          </div>
        )}
        {isAsked && <p className="muted">{text.oddsExplain(of)}</p>}
      </div>
    </Dialog>
  );
}

const shareOf = ({ won, lost }: Tally): number => (won + lost === 0 ? 0 : won / (won + lost));
