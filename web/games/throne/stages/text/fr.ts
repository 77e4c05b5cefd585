import { counted } from "../../../../text/counted.ts";
import type { StageText } from "./en.ts";

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} et ${words[words.length - 1]}`;

const blasons = (count: number): string => counted(count, "blason", "blasons", "fr");
const places = (count: number): string => counted(count, "place", "places", "fr");
const castles = (count: number): string => counted(count, "cité ou forteresse", "cités et forteresses", "fr");

export const text: StageText = {
  listed,
  westeros: {
    title: "Westeros",
    lead: (turn) => `${turn === undefined ? "" : `Tour ${turn}. `}Trois cartes, appliquées dans leur ordre.`,
    faceDown: "encore face cachée",
    back: (deck) => `Pioche ${deck}, face cachée`,
    mammoth: "un mammouth",
    touches: {
      supply: "approvisionnement",
      mustering: "points de recrutement",
      "clash-of-kings": "blasons à miser",
      "game-of-thrones": "blasons des couronnes et des ports",
      "wildling-attack": "blasons à miser",
      "sea-of-storms": "restent dans la réserve, pour toutes les maisons",
      "feast-for-crows": "restent dans la réserve, pour toutes les maisons",
      "storm-of-swords": "restent dans la réserve, pour toutes les maisons",
      "rains-of-autumn": "ne soutiennent pas, pour toutes les maisons",
      "last-days-of-summer": "personne n’est touché",
    },
    changes: (house, was, now) => `${house} : de ${was} à ${now}`,
    stays: (house, now) => `${house} : ${now}`,
    left: (cards) =>
      cards === 0 ? "Toutes les cartes sont retournées" : `Encore ${counted(cards, "carte", "cartes", "fr")}`,
    turnAll: "Tout retourner",
    next: "Carte suivante",
    count: "Compter les mammouths",
    stand: (threat) => `Les sauvages sont à ${threat}.`,
    standWhy: "Chaque mammouth des trois cartes les fait avancer d’un pas.",
    climb: (mammoths, threat) =>
      `${mammoths === 1 ? "Un mammouth" : `${mammoths} mammouths`} : les sauvages montent à ${threat}.`,
    climbWhy: "Ils n’attaquent qu’avec leur carte.",
    track: (was, now) =>
      was === now ? `La menace des sauvages est à ${now}` : `La menace des sauvages passe de ${was} à ${now}`,
  },
  auction: {
    bids: (track) => `${track} : les mises`,
    open: "Toutes les mises sont révélées, et dépensées.",
    settled: (track) => `${track} : les places sont connues. Toute mise est dépensée.`,
    against: (bid, house, other) => `${blasons(bid)} contre ${other} pour ${house}.`,
    uses: {
      "iron-throne": (house) => `${house} joue en premier et départage toutes les égalités hors des batailles.`,
      fiefdoms: (house) =>
        `${house} gagne les batailles à égalité et peut ajouter 1 à l’une d’elles une fois par tour.`,
      "kings-court": (house) => `${house} peut changer un ordre une fois tous les ordres révélés.`,
    },
    token: "prend le pion",
    bid: (power) => `mise : ${power}`,
    up: (count) => `${places(count)} de plus`,
    down: (count) => `${places(count)} de moins`,
    same: "même place",
    tie: (houses, bid, settler) =>
      `${listed(houses)} ont misé ${bid}${settler === undefined ? "." : ` : ${settler}, sur le Trône de Fer, les a départagés.`}`,
    next: (track) => `Ensuite : ${track}`,
    last: "Les trois pistes sont attribuées.",
    see: "Voir les places",
  },
  wildlings: {
    title: "Attaque des sauvages",
    lead: (threat) => `Force ${threat}. Les mises sont révélées.`,
    card: "Carte Westeros III",
    steps: ["Mises", "Issue"],
    holds: "La Garde tient bon",
    breached: "Le Mur est franchi",
    score: (total, threat) => `${total} contre ${threat}`,
    needed: (threat) => `il faut ${threat}`,
    bidOf: (house, bid) => `${house} mise ${bid}`,
    most: (houses, bid) => `Plus forte mise : ${listed(houses)}, ${bid}`,
    least: (houses, bid) => `Plus faible mise : ${listed(houses)}, ${bid}`,
    takesBack: "Reprend en main une carte déjà jouée.",
    namesHighest: "Qui tient le Trône de Fer désigne la maison qui reprend une carte.",
    namesLowest: "Qui tient le Trône de Fer désigne la maison qui sacrifie 4 points d’unités.",
    spared: "La Garde a tenu : rien n’est perdu. Il en aurait coûté 4 points d’unités.",
    pays: "Sacrifie des unités valant 4 points.",
    everyone: "Toutes les autres maisons",
    everyonePays: "Sacrifient des unités valant 2 points.",
    back: "Les sauvages retombent à 0",
    kept: "Chacun garde ses unités. Toutes les mises sont dépensées.",
    spent: "Toutes les mises sont dépensées.",
    see: "Compter les mises",
  },
  turn: {
    title: (turn, last) => `Le tour ${turn} sur ${last} est terminé`,
    leads: (houses, held) => `${listed(houses)} ${houses.length === 1 ? "mène" : "mènent"} avec ${castles(held)}.`,
    castles,
    more: (count) => `${castles(count)} de plus`,
    fewer: (count) => `${castles(count)} de moins`,
    gained: (power) => `${blasons(power)} ${power < 2 ? "gagné" : "gagnés"}`,
  },
};
