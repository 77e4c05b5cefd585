import type { RuleText } from "@weirwood/kernel";
import type { attachments as english } from "../en/attachments.ts";

export const attachments: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.attachments.host": {
    rule: "Un attachement va sur un personnage, sauf si son texte dit autre chose, et seulement où son texte et celui du porteur le permettent. Ce qu’un texte donne au personnage attaché, il ne le donne à personne tant que l’attachement est posé sur autre chose.",
    no: "Il n’y a rien à quoi attacher {card:card}.",
  },
  "cards.attachments.bearer": {
    rule: "Un attachement se pose sur ce qui peut le porter selon les deux textes.",
    no: "{card:card} ne peut pas porter {by:card}.",
  },
  "cards.attachments.illegal": {
    rule: "Un attachement qui n’a plus le droit d’être où il est est défaussé aussitôt, quelle que soit son immunité. Rien ne le sauve.",
    log: "{card:card} ne peut pas rester où il est.",
  },
  "cards.attachments.moved": {
    rule: "Un attachement peut être déplacé par un texte, sur un porteur légal.",
    log: "{card:card} passe sur {on:card}.",
  },
  "cards.attachments.became": {
    rule: "Une carte qui devient un attachement n’est rien d’autre tant qu’elle est attachée.",
    log: "{card:card} devient un attachement sur {on:card}.",
  },
  "cards.attachments.face-down": {
    rule: "Un attachement face cachée n’a ni trait, ni capacité, ni autre type. S’il quitte le jeu, il va dans la défausse de son propriétaire, où qu’on l’envoie.",
  },
};
