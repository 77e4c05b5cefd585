import { kernelPhrases } from "../phrases.ts";
import type { Phrasebook } from "../text.ts";

const english: Phrasebook["rules"] = {
  "wager.bid": {
    rule: "All seats wager in secret, and may think better of it until the last wager is in.",
    log: "{seat:seat} wagers.",
  },
  "wager.bid.coins": {
    rule: "Nobody wagers more coins than they have.",
    no: "You cannot wager {wager?one coin|# coins}: you have {coins}.",
  },
  "wager.bid.open": {
    rule: "The highest wager is paid and leads the round; dice decide between equals.",
    log: "The wagers are open: {seat:seat} leads.",
  },
  "wager.hand": { rule: "A card is played from the hand.", no: "There is no {card:card} in your hand." },
  "wager.play": { rule: "From the leader on, each seat may play one card.", log: "{seat:seat} plays {card:card}." },
  "wager.play.no-raven": { rule: "Ravens only answer other cards." },
  "wager.play.no-target": { rule: "A feast is held for oneself.", no: "A {card:card} is aimed at nobody." },
  "wager.play.target": {
    rule: "Theft, spy and toll are aimed at another seat.",
    no: "A {card:card} needs another seat to aim at.",
  },
  "wager.respond": {
    rule: "Every other seat in turn may answer a card with a raven, and a raven with another.",
    log: "{seat:seat} sends a raven against the {against:card}.",
  },
  "wager.respond.raven": { rule: "Only a raven answers.", no: "A {card:card} answers nothing: only a raven does." },
  "wager.respond.cancel": {
    rule: "A card that a raven reaches does nothing.",
    log: "The {card:card} comes to nothing.",
  },
  "wager.feast": {
    rule: "A feast brings as many coins as a die shows.",
    log: "{seat:seat} feasts: {coins?one coin|# coins}.",
  },
  "wager.theft": { rule: "A theft takes up to two coins.", log: "{seat:seat} steals {coins} from {target:seat}." },
  "wager.spy": { rule: "A spy takes a card at random.", log: "{seat:seat} takes a card from {target:seat}." },
  "wager.spy.card": { rule: "Only the two concerned see what a spy takes.", log: "It is a {card:card}." },
  "wager.toll": { rule: "Who pays a toll chooses a card to discard.", log: "{seat:seat} discards a {card:card}." },
  "wager.draw": { rule: "Every seat draws a card when a round ends.", log: "You draw a {card:card}." },
  "wager.round": { rule: "Every round begins with new wagers.", log: "Round {round}." },
  "wager.end": { rule: "Most coins at the end win; equals share the victory." },
};

const french: Phrasebook["rules"] = {
  "wager.bid": {
    rule: "Tous misent en secret, et peuvent se raviser jusqu’à la dernière mise.",
    log: "{seat:seat} mise.",
  },
  "wager.bid.coins": {
    rule: "On ne mise pas plus de pièces qu’on n’en a.",
    no: "Vous ne pouvez pas miser {wager?# pièce|# pièces} : vous en avez {coins}.",
  },
  "wager.bid.open": {
    rule: "La plus haute mise est payée et mène la manche ; les dés départagent les égaux.",
    log: "Les mises sont ouvertes : {seat:seat} mène.",
  },
  "wager.hand": { rule: "Une carte se joue de la main.", no: "Vous n’avez pas de {card:card} en main." },
  "wager.play": { rule: "À partir du meneur, chacun peut jouer une carte.", log: "{seat:seat} joue {card:card}." },
  "wager.play.no-raven": { rule: "Les corbeaux ne font que répondre aux autres cartes." },
  "wager.play.no-target": { rule: "Un festin se donne pour soi.", no: "Un {card:card} ne vise personne." },
  "wager.play.target": {
    rule: "Vol, espion et péage visent une autre place.",
    no: "La carte {card:card} doit viser une autre place.",
  },
  "wager.respond": {
    rule: "Chaque autre place, à son tour, peut répondre à une carte par un corbeau, et au corbeau par un autre.",
    log: "{seat:seat} envoie un corbeau contre : {against:card}.",
  },
  "wager.respond.raven": { rule: "Seul un corbeau répond.", no: "La carte {card:card} ne répond à rien." },
  "wager.respond.cancel": {
    rule: "Une carte qu’un corbeau atteint n’a pas d’effet.",
    log: "{card:card} : sans effet.",
  },
  "wager.feast": {
    rule: "Un festin rapporte ce que montre un dé.",
    log: "{seat:seat} festoie : {coins?# pièce|# pièces}.",
  },
  "wager.theft": { rule: "Un vol prend jusqu’à deux pièces.", log: "{seat:seat} vole {coins} à {target:seat}." },
  "wager.spy": { rule: "Un espion prend une carte au hasard.", log: "{seat:seat} prend une carte à {target:seat}." },
  "wager.spy.card": { rule: "Seuls les deux concernés voient ce que prend l’espion.", log: "C’est : {card:card}." },
  "wager.toll": {
    rule: "Qui paie un péage choisit la carte qu’il défausse.",
    log: "{seat:seat} défausse : {card:card}.",
  },
  "wager.draw": { rule: "Chacun pioche une carte en fin de manche.", log: "Vous piochez : {card:card}." },
  "wager.round": { rule: "Chaque manche commence par de nouvelles mises.", log: "Manche {round}." },
  "wager.end": { rule: "Qui a le plus de pièces gagne ; les égaux partagent la victoire." },
};

export const phrasebooks: { readonly en: Phrasebook; readonly fr: Phrasebook } = {
  en: {
    language: "en",
    rules: { ...kernelPhrases.en.rules, ...english },
    names: {
      card: { feast: "feast", theft: "theft", spy: "spy", toll: "toll", raven: "raven" },
      seat: { ash: "Ash", birch: "Birch", cedar: "Cedar", dogwood: "Dogwood" },
      tag: { short: "One round" },
      option: { seats: "Players", rounds: "Rounds" },
      measure: { coins: "Coins", thefts: "Thefts" },
      part: { coins: "coins", cards: "cards", rounds: "rounds to come" },
      ask: { wager: "Wager", play: "Play a card", respond: "Answer the card", discard: "Discard a card" },
      waiting: { wager: "wagering", play: "choosing a card", respond: "choosing an answer", discard: "discarding" },
      phase: { wager: "Wagers", play: "Cards" },
    },
  },
  fr: {
    language: "fr",
    rules: { ...kernelPhrases.fr.rules, ...french },
    names: {
      card: { feast: "festin", theft: "vol", spy: "espion", toll: "péage", raven: "corbeau" },
      seat: { ash: "Frêne", birch: "Bouleau", cedar: "Cèdre", dogwood: "Cornouiller" },
      tag: { short: "Une manche" },
      option: { seats: "Joueurs", rounds: "Manches" },
      measure: { coins: "Pièces", thefts: "Vols" },
      part: { coins: "pièces", cards: "cartes", rounds: "manches à venir" },
      ask: { wager: "Miser", play: "Jouer une carte", respond: "Répondre à la carte", discard: "Défausser une carte" },
      waiting: {
        wager: "mise",
        play: "choisit une carte",
        respond: "choisit une réponse",
        discard: "choisit sa défausse",
      },
      phase: { wager: "Mises", play: "Cartes" },
    },
  },
};
