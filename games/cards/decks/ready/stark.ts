import { ready } from "./ready.ts";

export const winterGuard = ready({
  id: "winter-guard",
  about: {
    en: "The Starks hold their ground: strong defenders, cheap levies, and blows that come when the enemy has attacked. Plain to play: stand firm and count your power.",
    fr: "Les Stark tiennent bon : des défenseurs solides, des levées bon marché et des ripostes une fois l’ennemi engagé. Simple à jouer : restez fermes et comptez vos points de pouvoir.",
  },
  isFirst: true,
  house: "core_209",
  plots: [
    "low_55", // Respect of the Old Gods
    "core_181", // Summoning Season
    "core_183", // Uneasy Truce
    "core_203", // Counting Favors
    "core_191", // Wildfire Assault
    "core_207", // Noose and Swordpoint
    "low_50", // Fortified Position
  ],
  cards: {
    core_5: 1, // Eddard Stark
    core_6: 2, // Catelyn Stark
    core_8: 2, // Robb Stark
    core_7: 1, // Arya Stark
    core_9: 3, // Sansa Stark
    core_10: 1, // Greatjon Umber
    core_4: 3, // Ser Rodrik Cassel
    core_11: 2, // Shaggydog
    core_14: 2, // Grey Wind
    core_18: 3, // Knight of the Tumblestone
    core_21: 3, // House Tully Recruiter
    core_22: 3, // Trident Reinforcements
    core_16: 1, // War Host of the North
    core_136: 2, // Jon Snow
    core_135: 1, // Benjen Stark
    core_151: 1, // Maester Aemon
    core_25: 2, // Winterfell Castle
    core_26: 3, // Northern Fiefdoms
    core_29: 3, // Great Keep
    core_28: 2, // Lord Eddard's Chambers
    core_33: 3, // Narrow Sea
    core_138: 2, // Crossroads
    core_1: 1, // Ice
    core_2: 2, // Nymeria
    core_3: 1, // Summer
    core_150: 2, // Bodyguard
    core_158: 2, // Lethal Counterattack
    low_36: 2, // Fear Cuts Deeper than Swords
    core_156: 2, // Winter is Coming
    core_177: 2, // Distinct Mastery
  },
});

export const wolfPack = ready({
  id: "wolf-pack",
  about: {
    en: "Direwolves and bannermen who kill: win military challenges early, cut down whoever stands, and clear the table when it turns.",
    fr: "Des loups et des bannerets qui tuent : gagnez tôt les défis militaires, abattez ce qui tient debout et videz la table si elle vous échappe.",
  },
  house: "core_209",
  plots: [
    "low_53", // Storm of Swords
    "core_190", // Planning Ahead
    "core_201", // Valar Morghulis
    "low_50", // Fortified Position
    "core_203", // Counting Favors
    "core_193", // Blockade
    "core_181", // Summoning Season
  ],
  cards: {
    ccg_eddard_er: 2, // Eddard Stark
    core_8: 1, // Robb Stark
    core_6: 2, // Catelyn Stark
    bwb_81: 2, // Steelshanks Walton
    core_10: 2, // Greatjon Umber
    core_11: 3, // Shaggydog
    core_14: 3, // Grey Wind
    core_12: 1, // Hodor
    core_137: 2, // Ghost
    core_136: 2, // Jon Snow
    core_135: 2, // Benjen Stark
    core_151: 2, // Maester Aemon
    core_18: 3, // Knight of the Tumblestone
    core_21: 3, // House Tully Recruiter
    core_22: 2, // Trident Reinforcements
    core_26: 3, // Northern Fiefdoms
    core_29: 3, // Great Keep
    core_33: 3, // Narrow Sea
    core_25: 2, // Winterfell Castle
    core_138: 2, // Crossroads
    low_4: 2, // Frozen Solid
    core_3: 2, // Summer
    core_145: 2, // Milk of the Poppy
    low_34: 1, // They Shall Not Cross
    core_160: 2, // Guilty!
    core_158: 2, // Lethal Counterattack
    core_156: 2, // Winter is Coming
    core_155: 2, // Distraction
  },
});
