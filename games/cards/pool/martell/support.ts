import { iconIds } from "../../data/names.ts";
import {
  action,
  andThen,
  anyCard,
  bearer,
  type Card,
  cancel,
  cannot,
  card,
  character,
  claim,
  constant,
  everyIconLost,
  give,
  inChallenge,
  influence,
  keyword,
  kneel,
  lost,
  mode,
  modes,
  noIcon,
  one,
  oneOpponent,
  reduceNext,
  response,
  self,
  str,
  target,
} from "../../words/index.ts";

export const martellSupport: readonly Card[] = [
  card(
    "pots_18",
    { title: "Taste for Blood", type: "attachment", house: ["martell"], cost: 1, traits: ["Boon"] },
    [
      "Attached character gets +1 STR. Response: After you lose a challenge as the defender, attached character claims 1 power.",
      "Le personnage attaché gagne +1 FOR. Réponse : après que vous avez perdu un défi en tant que défenseur, le personnage attaché gagne 1 pouvoir.",
    ],
    constant(bearer, str(1)),
    response(lost({ as: "defender" }), {}, claim(1, bearer)),
  ),
  card(
    "pots_19",
    { title: "Locked Away", type: "attachment", house: ["martell"], cost: 0, traits: ["Condition"] },
    [
      "Any phase: Kneel 1 influence to name an icon. Attached character loses 1 such icon until the end of the phase.",
      "N’importe quelle phase : inclinez 1 influence pour nommer une icône. Le personnage attaché en perd une jusqu’à la fin de la phase.",
    ],
    action(
      "any",
      { cost: influence(1) },
      modes(...iconIds.map((icon) => mode(icon, give(bearer, "phase", noIcon(icon))))),
    ),
  ),
  card(
    "pots_21",
    { title: "He Calls It Thinking", type: "event", house: ["martell"], only: ["martell"] },
    [
      "Response: Cancel the effects of a response that has no influence in its cost. Then attach He Calls It Thinking to a Martell character as a Boon attachment that gives +2 STR.",
      "Réponse : annulez les effets d’une réponse dont le coût ne comprend pas d’influence. Ensuite, attachez Il appelle ça réfléchir à un personnage Martell comme attachement Faveur qui donne +2 FOR.",
    ],
    cancel(
      { kind: "response", without: ["influence"] },
      {},
      andThen({ do: "become-attachment", on: one(character({ house: "martell" })), trait: "Boon", gives: [str(2)] }),
    ),
  ),
  card(
    "pots_22",
    { title: "The Prince's Wrath", type: "event", house: ["martell"], only: ["martell"] },
    [
      "Challenges: Kneel 1 influence to choose a character. Until the end of the phase, it loses a military, an intrigue and a power icon.",
      "Défis : inclinez 1 influence pour choisir un personnage. Jusqu’à la fin de la phase, celui-ci perd une icône militaire, une icône d’intrigue et une icône de pouvoir.",
    ],
    action("challenges", { cost: influence(1), target: one(character()) }, give(target, "phase", ...everyIconLost)),
  ),
  card(
    "pots_25",
    { title: "Red Vengeance", type: "event", house: ["martell"], only: ["martell"] },
    [
      "Response: When you lose a challenge as the defender, kneel 2 influence and choose an opponent to cancel the claim. Then that opponent meets it as if they had lost the challenge as the defender.",
      "Réponse : quand vous perdez un défi en tant que défenseur, inclinez 2 influences et choisissez un adversaire pour annuler la prise. Ensuite, cet adversaire la satisfait comme s’il avait perdu le défi en tant que défenseur.",
    ],
    cancel(
      { claim: true },
      { when: inChallenge(undefined, "defender"), cost: influence(2), target: oneOpponent() },
      andThen({ do: "meet-claim", who: { chosen: "target" } }),
    ),
  ),
  card(
    "pots_26",
    {
      title: "Dornish Fiefdoms",
      type: "location",
      house: ["martell"],
      cost: 1,
      traits: ["Dorne"],
      keywords: ["limited"],
      influence: 1,
    },
    [
      "Marshalling: Kneel Dornish Fiefdoms to reduce the cost of the next Martell card you play this phase by 1.",
      "Recrutement : inclinez les Fiefs dorniens pour réduire de 1 le coût de la prochaine carte Martell que vous jouez pendant cette phase.",
    ],
    action("marshalling", { cost: kneel(self) }, reduceNext(anyCard({ house: "martell" }), 1)),
  ),
  card("pots_30", {
    title: "Water Garden",
    type: "location",
    house: ["martell"],
    cost: 0,
    traits: ["Dorne"],
    keywords: ["limited"],
    gold: 1,
  }),
  card(
    "pots_32",
    { title: "The Old Palace", type: "location", house: ["martell"], cost: 1, traits: ["Dorne"], unique: true },
    [
      "Characters without an intrigue icon cannot use stealth.",
      "Les personnages sans icône d’intrigue ne peuvent pas utiliser la furtivité.",
    ],
    constant(character({ noIcon: "intrigue" }), cannot("use-stealth")),
  ),
  card(
    "pots_33",
    { title: "The Spear Tower", type: "location", house: ["martell"], cost: 1, traits: ["Dorne"], unique: true },
    ["Characters without a military icon get −1 STR.", "Les personnages sans icône militaire ont −1 FOR."],
    constant(character({ noIcon: "military" }), str(-1)),
  ),
  card(
    "pots_34",
    { title: "Tower of the Sun", type: "location", house: ["martell"], cost: 1, traits: ["Dorne"], unique: true },
    [
      "Characters without a power icon claim no power for renown.",
      "Les personnages sans icône de pouvoir ne gagnent pas de pouvoir grâce au renom.",
    ],
    constant(character({ noIcon: "power" }), cannot("gain-renown")),
  ),
  card(
    "asots_54",
    { title: "Unbowed, Unbent, Unbroken", type: "event", house: ["martell"], only: ["martell"] },
    [
      "Response: After you lose a challenge, discard your hand (at least 1 card) to reveal as many cards from the top of your deck and put them into your hand.",
      "Réponse : après que vous avez perdu un défi, défaussez votre main (au moins 1 carte) pour révéler autant de cartes du dessus de votre deck et les mettre dans votre main.",
    ],
    response(
      lost(),
      { cost: { do: "discard-hand", who: "you", as: "discarded", least: 1 } },
      { do: "take-top", count: { number: "discarded" } },
    ),
  ),
  card(
    "ccg_dard_scorpion",
    { title: "The Scorpion's Sting", type: "event", house: ["martell"], only: ["martell"] },
    [
      "Challenges: Kneel 2 influence to choose a character. Until the end of the phase, it loses a military, an intrigue and a power icon. Then its controller chooses and discards 1 card from their hand for each icon printed on it.",
      "Défis : inclinez 2 influences pour choisir un personnage. Jusqu’à la fin de la phase, celui-ci perd une icône militaire, une icône d’intrigue et une icône de pouvoir. Ensuite, son contrôleur choisit et défausse 1 carte de sa main par icône imprimée sur ce personnage.",
    ],
    action(
      "challenges",
      { cost: influence(2), target: one(character()) },
      give(target, "phase", ...everyIconLost),
      andThen({ do: "discard-from-hand", count: { printedIconsOf: target }, who: { controllerOf: target } }),
    ),
  ),
  card(
    "ccg_triple_porte",
    { title: "The Threefold Gate", type: "location", house: ["martell"], cost: 2, traits: ["Dorne"], unique: true },
    [
      "Characters with 6 or more STR have stealth. Card effects cannot lower the STR of characters with a printed STR of 6 or more.",
      "Les personnages de 6 FOR ou plus ont la furtivité. Les effets de cartes ne peuvent pas réduire la FOR des personnages dont la FOR imprimée est de 6 ou plus.",
    ],
    constant(character({ str: { min: 6 } }), keyword("stealth")),
    constant(character({ printedStr: { min: 6 } }), cannot("lose-str")),
  ),
  card(
    "ccg_palais_vieux",
    {
      title: "The Old Palace",
      type: "location",
      house: ["martell"],
      cost: 1,
      traits: ["Dorne"],
      unique: true,
      printing: "ER",
    },
    [
      "Characters without an intrigue icon cost their player 1 gold more, as a penalty.",
      "Les personnages sans icône d’intrigue coûtent à leur joueur 1 or de plus, comme pénalité.",
    ],
    constant("game", {
      mod: "play-cost",
      of: character({ noIcon: "intrigue" }),
      by: 1,
      whose: "anyone",
      penalty: true,
    }),
  ),
];
