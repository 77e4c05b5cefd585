import {
  anyCard,
  blank,
  type Card,
  cannot,
  card,
  character,
  constant,
  diesAtZero,
  discard,
  draw,
  during,
  each,
  every,
  handOf,
  immune,
  kill,
  kneel,
  location,
  minus,
  not,
  one,
  oneOpponent,
  passive,
  phaseBegins,
  str,
  toHand,
  upTo,
  whenRevealed,
} from "../words/index.ts";

const opponent = { chosen: "target" } as const;
const theirs = { chosen: "each" } as const;

/** The plots that every House may bring. */
export const plots: readonly Card[] = [
  card(
    "core_181",
    { title: "Summoning Season", type: "plot", plot: { gold: 4, initiative: 3, claim: 1 } },
    [
      "When revealed: Choose an opponent. You and that opponent each search your own deck for a character, reveal it, take it into hand and shuffle.",
      "Quand révélé : choisissez un adversaire. Vous et cet adversaire cherchez chacun un personnage dans votre deck, le révélez, le prenez en main et mélangez.",
    ],
    passive(
      whenRevealed,
      { target: oneOpponent() },
      each(["you", opponent], { do: "search", for: character(), who: theirs, to: "hand", reveal: true }),
    ),
  ),
  card(
    "core_183",
    { title: "Uneasy Truce", type: "plot", plot: { gold: 4, initiative: 0, claim: 1 } },
    [
      "To initiate a military challenge the attacker must give 2 gold to the defender.",
      "Pour lancer un défi militaire, l’attaquant doit donner 2 ors au défenseur.",
    ],
    constant({ seats: "anyone" }, { mod: "challenge-toll", type: "military", gold: 2 }),
  ),
  card(
    "core_184",
    { title: "Rains of Autumn", type: "plot", plot: { gold: 4, initiative: 5, claim: 1 } },
    [
      "Characters, locations and attachments give no gold when income is counted.",
      "Les personnages, lieux et attachements ne rapportent pas d’or au décompte des revenus.",
    ],
    constant("game", { mod: "income-only-plots" }),
  ),
  card(
    "core_187",
    { title: "Fleeing to the Wall", type: "plot", traits: ["Others"], plot: { gold: 3, initiative: 3, claim: 1 } },
    [
      "When revealed: Each player chooses up to 3 of their locations. All other locations are discarded from play; they cannot be saved, and this cannot be cancelled.",
      "Quand révélé : chaque joueur choisit jusqu’à 3 de ses lieux. Tous les autres lieux sont défaussés du jeu ; ils ne peuvent pas être sauvés, et cet effet ne peut pas être annulé.",
    ],
    passive(
      whenRevealed,
      { noSave: true, noCancel: true },
      each("anyone", { do: "pick", what: upTo(3, location({ ctrl: theirs }), { by: theirs }), as: "kept" }),
      discard(every(location({ not: { among: "kept" } }))),
    ),
  ),
  card(
    "core_188",
    { title: "Drunken Allegations", type: "plot", plot: { gold: 3, initiative: 4, claim: 1 } },
    [
      "When revealed: Choose an opponent. You and that opponent each choose and kneel a standing character.",
      "Quand révélé : choisissez un adversaire. Vous et cet adversaire choisissez et inclinez chacun un personnage redressé.",
    ],
    passive(
      whenRevealed,
      { target: oneOpponent() },
      each(["you", opponent], {
        do: "pick",
        what: one(character({ kneeling: false }), { by: theirs }),
        as: "accused",
      }),
      kneel(every(character({ among: "accused" }))),
    ),
  ),
  card(
    "core_190",
    { title: "Planning Ahead", type: "plot", plot: { gold: 3, initiative: 0, claim: 1 } },
    ["Skip the taxation phase of this round.", "Passez la phase de taxation de ce tour."],
    constant("game", { mod: "skips", phase: "taxation" }),
  ),
  card(
    "core_191",
    { title: "Wildfire Assault", type: "plot", plot: { gold: 3, initiative: 4, claim: 1 } },
    [
      "When revealed: Each player chooses up to 3 of their characters. All other characters are killed; they cannot be saved.",
      "Quand révélé : chaque joueur choisit jusqu’à 3 de ses personnages. Tous les autres personnages sont tués ; ils ne peuvent pas être sauvés.",
    ],
    passive(
      whenRevealed,
      { noSave: true },
      each("anyone", { do: "pick", what: upTo(3, character({ ctrl: theirs }), { by: theirs }), as: "spared" }),
      kill(every(character({ not: { among: "spared" } }))),
    ),
  ),
  card(
    "core_193",
    { title: "Blockade", type: "plot", plot: { gold: 0, initiative: 4, claim: 1 } },
    [
      "The gold of each opponent’s revealed plot counts as 0.",
      "L’or du complot révélé de chaque adversaire compte pour 0.",
    ],
    constant({ seats: "opponent" }, { mod: "number", of: "plot-income", set: 0 }),
  ),
  card(
    "core_194",
    { title: "The Power of Blood", type: "plot", plot: { gold: 4, initiative: 3, claim: 1 }, deckLimit: 2 },
    [
      "Noble characters cannot be killed. Your plot deck may hold 2 copies.",
      "Les personnages Nobles ne peuvent pas être tués. Votre deck de complots peut en contenir 2 exemplaires.",
    ],
    constant(character({ crest: "noble" }), cannot("be-killed")),
  ),
  card(
    "core_199",
    { title: "Snowed Under", type: "plot", plot: { gold: 3, initiative: 0, claim: 1 } },
    [
      "At the beginning of the standing phase, choose a kneeling character or location of each player. They return to their owners’ hands.",
      "Au début de la phase de redressement, choisissez un personnage ou lieu incliné de chaque joueur. Ces cartes retournent dans la main de leur propriétaire.",
    ],
    passive(
      phaseBegins("standing"),
      {},
      each("anyone", {
        do: "pick",
        what: one(anyCard({ type: ["character", "location"], kneeling: true, ctrl: theirs })),
        as: "snowed",
      }),
      toHand(every(anyCard({ among: "snowed" }))),
    ),
  ),
  card(
    "core_200",
    { title: "The Power of Arms", type: "plot", plot: { gold: 3, initiative: 1, claim: 2 }, deckLimit: 2 },
    [
      "Your War characters get +2 STR. Your plot deck may hold 2 copies.",
      "Vos personnages avec la vertu Guerre ont +2 FOR. Votre deck de complots peut en contenir 2 exemplaires.",
    ],
    constant(character({ crest: "war", ctrl: "you" }), str(2)),
  ),
  card(
    "core_201",
    { title: "Valar Morghulis", type: "plot", plot: { gold: 2, initiative: 0, claim: 0 } },
    ["When revealed: Kill all characters in play.", "Quand révélé : tuez tous les personnages en jeu."],
    passive(whenRevealed, {}, kill(every(character()))),
  ),
  card(
    "core_203",
    { title: "Counting Favors", type: "plot", plot: { gold: 3, initiative: 3, claim: 1 } },
    [
      "When revealed: Choose an opponent. You and that opponent each draw 3 cards.",
      "Quand révélé : choisissez un adversaire. Vous et cet adversaire piochez chacun 3 cartes.",
    ],
    passive(whenRevealed, { target: oneOpponent() }, each(["you", opponent], draw(3, theirs))),
  ),
  card(
    "core_206",
    { title: "Rule by Decree", type: "plot", plot: { gold: 4, initiative: 4, claim: 1 } },
    [
      "When revealed: The player who has more cards in hand than everybody else chooses and discards all but 4 of them. This cannot be cancelled.",
      "Quand révélé : le joueur qui a plus de cartes en main que tous les autres choisit et défausse ses cartes jusqu’à n’en garder que 4. Cet effet ne peut pas être annulé.",
    ],
    passive(
      whenRevealed,
      { noCancel: true },
      each(
        { most: anyCard({ in: "hand" }) },
        { do: "discard-from-hand", count: minus(handOf(theirs), 4), who: theirs },
      ),
    ),
  ),
  card(
    "core_207",
    { title: "Noose and Swordpoint", type: "plot", plot: { gold: 4, initiative: 3, claim: 1 } },
    [
      "Characters with STR 2 or less cannot stand in the standing phase.",
      "Les personnages de FOR 2 ou moins ne peuvent pas se redresser pendant la phase de redressement.",
    ],
    during({ phase: "standing" }, character({ str: { max: 2 } }), cannot("stand")),
  ),
  card(
    "core_208",
    { title: "Herding the Masses", type: "plot", plot: { gold: 2, initiative: 0, claim: 2 } },
    ["Only unique characters can defend.", "Seuls les personnages uniques peuvent défendre."],
    constant(character({ unique: false }), cannot("defend")),
  ),
  card(
    "qod_49",
    { title: "Burning Bridges", type: "plot", traits: ["Intrigue Gambit"], plot: { gold: 5, initiative: 0, claim: 1 } },
    [
      "Players cannot trigger abilities of characters, locations or attachments in play.",
      "Les joueurs ne peuvent pas déclencher les capacités des personnages, lieux et attachements en jeu.",
    ],
    constant("game", { mod: "no-triggering", of: ["character", "location", "attachment"] }),
  ),
  card(
    "kotst_50",
    { title: "Forgotten Plans", type: "plot", traits: ["Intrigue Gambit"], plot: { gold: 3, initiative: 4, claim: 1 } },
    [
      "Outside the plot phase, the text of every plot with another title is blank.",
      "En dehors de la phase de complots, le texte de tout complot portant un autre titre est considéré comme vide.",
    ],
    during(not({ phase: "plot" }), "game", { mod: "plots-blank", exceptTitled: "Forgotten Plans" }),
  ),
  card(
    "kotst_52",
    {
      title: "Assault on King's Landing",
      type: "plot",
      traits: ["Military Battle"],
      plot: { gold: 3, initiative: 5, claim: 1 },
    },
    ["Characters and locations cannot be saved.", "Les personnages et les lieux ne peuvent pas être sauvés."],
    constant(anyCard({ type: ["character", "location"] }), cannot("be-saved")),
  ),
  card(
    "low_50",
    { title: "Fortified Position", type: "plot", plot: { gold: 4, initiative: 0, claim: 1 } },
    [
      "The printed text box of each character is blank, except for traits.",
      "La boîte de texte imprimée de chaque personnage est vide, à l’exception des traits.",
    ],
    constant(character(), blank("except-traits")),
  ),
  card(
    "low_51",
    { title: "Calm Before the Storm", type: "plot", plot: { gold: 4, initiative: 2, claim: 1 } },
    ["Characters and locations are immune to events.", "Les personnages et les lieux sont immunisés aux événements."],
    constant(anyCard({ type: ["character", "location"] }), immune({ of: ["event"] })),
  ),
  card(
    "low_53",
    { title: "Storm of Swords", type: "plot", plot: { gold: 2, initiative: 6, claim: 1 } },
    [
      "You may initiate an additional military challenge this round.",
      "Vous pouvez lancer un défi militaire supplémentaire ce tour-ci.",
    ],
    constant({ seats: "you" }, { mod: "challenges", type: "military", by: 1 }),
  ),
  card(
    "pots_56",
    { title: "Threat from the North", type: "plot", plot: { gold: 2, initiative: 4, claim: 1 } },
    [
      "All characters get −1 STR and are discarded from play if their STR is 0; they cannot be saved.",
      "Tous les personnages ont −1 FOR et sont défaussés du jeu si leur FOR est de 0 ; ils ne peuvent pas être sauvés.",
    ],
    constant(character(), str(-1), diesAtZero("discard", "cannot-be-saved")),
  ),
  card(
    "pots_58",
    { title: "Attack from the Sea", type: "plot", plot: { gold: 4, initiative: 5, claim: 1 } },
    ["When revealed: Kneel all locations.", "Quand révélé : inclinez tous les lieux."],
    passive(whenRevealed, {}, kneel(every(location()))),
  ),
  card(
    "pots_59",
    { title: "Alliance", type: "plot", plot: { gold: 4, initiative: 3, claim: 1 } },
    [
      "You pay no gold penalty for cards of other Houses.",
      "Vous ne payez pas de pénalité d’or pour les cartes d’autres Maisons.",
    ],
    constant({ seats: "you" }, { mod: "no-penalty" }),
  ),
  card(
    "ccg_hiver_est_la",
    { title: "Winter Is Here", type: "plot", plot: { gold: 2, initiative: 0, claim: 0 } },
    [
      "When revealed: Kill all characters in play; they cannot be saved.",
      "Quand révélé : tuez tous les personnages en jeu ; ils ne peuvent pas être sauvés.",
    ],
    passive(whenRevealed, { noSave: true }, kill(every(character()))),
  ),
];
