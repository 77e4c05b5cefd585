import { houseIds, scores, wins } from "@weirwood/battles/questions";
import { RuleLink } from "../../../table/rule-link.tsx";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";
import { useSheetsText } from "./use-sheets-text.ts";
import { victoryRows } from "./victory-rows.ts";

/** Every way to win and to score, in words, with how it stands now. */
export function VictoryList() {
  const { view, words, openRule } = useReading();
  const { victory: text } = useSheetsText();
  const isDecidedByPoints = scores.count(view) > 0 || wins.count(view) === 0;
  return (
    <ul className="victory-list">
      {victoryRows(view, words.book, text).map(({ key, sentence, parts, rule }) => (
        <li key={key}>
          <p>
            {sentence} <RuleLink rule={rule} onOpen={openRule} isShort />
          </p>
          {parts.map(({ house, words: said, holds }) => (
            <p key={`${house} ${said}`} className="victory-part">
              <Icon name={`battles/shield-${houseIds[house]}`} size={18} label={words.house(house)} />
              <span>{said}</span>
              {holds !== undefined && <Icon name={holds ? "ui-check" : "ui-minus"} size={16} />}
            </p>
          ))}
        </li>
      ))}
      {isDecidedByPoints && <li>{text.most}</li>}
    </ul>
  );
}
