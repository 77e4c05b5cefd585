import { cardNumber } from "@weirwood/cards/questions";
import { useEffect } from "react";
import { showArtOf } from "../../../art/sprite.ts";
import type { RulePictureProps } from "../../rule-pictures.ts";
import { CardPicture } from "../card/card-picture.tsx";
import "./glossary.css";

const ABOUT_CARD = /^cards\.card\.(\w+)$/;

/** The card whose text a rule is. */
export function RulePicture({ rule }: RulePictureProps) {
  const card = cardNumber(ABOUT_CARD.exec(rule)?.[1] ?? "");
  useEffect(() => void showArtOf("cards"), []);
  if (card === undefined) return null;
  return (
    <div className="cards-of-rule">
      <CardPicture card={card} width={220} />
    </div>
  );
}
