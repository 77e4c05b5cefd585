import { AreaGlossary } from "./area-glossary.tsx";
import { CardGlossary } from "./card-glossary.tsx";
import { PieceGlossary } from "./piece-glossary.tsx";
import "./glossary.css";

/** Pictures of everything in the box of Throne, with what each is good for. */
export function Glossary({ part }: { readonly part: "cards" | "areas" | "pieces" }) {
  if (part === "cards") return <CardGlossary />;
  return part === "areas" ? <AreaGlossary /> : <PieceGlossary />;
}
