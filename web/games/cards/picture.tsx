import fan from "./picture.svg?url";
import "./picture.css";

/** A hand of cards for the front page. Decoration: it knows no rules and says nothing. */
export function Picture() {
  return (
    <div className="cards-picture">
      <img src={fan} alt="" width={1280} height={540} />
    </div>
  );
}
