import { ready } from "./ready.ts";

export const hearThemRoar = ready({
  id: "hear-them-roar",
  about: {
    en: "Lannister gold buys great names: collect your income, kneel whoever could stand in the way, and win intrigue challenges for cards and power.",
    fr: "L’or des Lannister achète de grands noms : encaissez vos revenus, inclinez les gêneurs et gagnez les défis d’intrigue pour des cartes et du pouvoir.",
  },
  isFirst: true,
  house: "core_210",
  plots: [
    "core_192", // Hear Me Roar
    "core_203", // Counting Favors
    "core_181", // Summoning Season
    "core_183", // Uneasy Truce
    "core_191", // Wildfire Assault
    "core_206", // Rule by Decree
    "core_188", // Drunken Allegations
  ],
  cards: {
    core_40: 2, // Tywin Lannister
    core_38: 2, // Tyrion Lannister
    core_39: 2, // Cersei Lannister
    core_37: 2, // Ser Jaime Lannister
    core_36: 2, // Joffrey Baratheon
    ccg_tommen_eh: 2, // Tommen Baratheon
    core_42: 2, // The Hound
    lotr_10: 2, // Ser Gregor Clegane
    core_41: 2, // Ser Ilyn Payne
    core_44: 1, // Bronn
    core_45: 1, // Grand Maester Pycelle
    core_47: 1, // Ser Jacelyn Bywater
    core_48: 3, // Enemy Informer
    core_52: 3, // Lannisport Steward
    lotr_15: 2, // Doubting Septa
    core_55: 2, // Lannisport
    core_57: 2, // Golden Tooth Mines
    core_61: 3, // The Goldroad
    core_65: 3, // Sunset Sea
    core_138: 2, // Crossroads
    qod_42: 2, // Kingsroad Fiefdom
    core_35: 2, // Gilded Plate
    core_34: 2, // Gutter Rat's Cunning
    core_150: 2, // Bodyguard
    core_162: 3, // The Lion's Will
    core_166: 3, // A Lannister Pays His Debts
    core_161: 2, // I Never Bet Against My Family
    core_167: 2, // You've Killed the Wrong Dwarf!
    core_155: 1, // Distraction
  },
});

export const goldAndWhispers = ready({
  id: "gold-and-whispers",
  about: {
    en: "Intrigue, locations and interruptions: empty the other hand, silence what is dangerous, and pay for everything with Littlefinger’s gold.",
    fr: "Intrigue, lieux et contretemps : videz la main adverse, réduisez au silence ce qui menace et payez le tout avec l’or de Littlefinger.",
  },
  house: "core_210",
  plots: [
    "core_192", // Hear Me Roar
    "core_203", // Counting Favors
    "core_206", // Rule by Decree
    "core_181", // Summoning Season
    "core_208", // Herding the Masses
    "pots_58", // Attack from the Sea
    "qod_49", // Burning Bridges
  ],
  cards: {
    core_40: 2, // Tywin Lannister
    core_38: 2, // Tyrion Lannister
    core_39: 2, // Cersei Lannister
    core_37: 2, // Ser Jaime Lannister
    core_36: 1, // Joffrey Baratheon
    core_141: 2, // Littlefinger
    core_142: 1, // Varys
    lotr_10: 2, // Ser Gregor Clegane
    core_42: 2, // The Hound
    core_48: 3, // Enemy Informer
    core_51: 2, // Lurkers at Harrenhal
    core_52: 3, // Lannisport Steward
    lotr_15: 3, // Doubting Septa
    ccg_tommen_eh: 2, // Tommen Baratheon
    core_45: 2, // Grand Maester Pycelle
    core_44: 3, // Bronn
    core_55: 2, // Lannisport
    core_57: 3, // Golden Tooth Mines
    lotr_31: 1, // The Iron Throne
    core_61: 3, // The Goldroad
    core_65: 2, // Sunset Sea
    core_138: 3, // Crossroads
    qod_42: 2, // Kingsroad Fiefdom
    core_145: 2, // Milk of the Poppy
    pots_41: 2, // Wars Are Won with Quills
    core_162: 3, // The Lion's Will
    qod_46: 2, // Paper Shield
    pots_40: 1, // Parting Blow
  },
});
