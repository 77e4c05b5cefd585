import type { RuleText } from "@weirwood/kernel";
import type { victory as english } from "../en/victory.ts";

export const victory: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.victory.rout": {
    rule: "Une Maison dont le marqueur atteint la case Déroute a perdu sur-le-champ, avant toute autre condition.",
    log: "L’ennemi est en déroute : {house:house} l’emporte.",
  },
  "battles.victory.instant": {
    rule: "Quand un plan prévoit une victoire instantanée, on la vérifie après chaque événement, et elle l’emporte sur le décompte du dernier round.",
    log: "{house:house} l’emporte aussitôt, d’après le plan de bataille.",
  },
  "battles.victory.plan": {
    rule: "À la fin du dernier round, le plan dit qui a gagné.",
    log: "Le dernier round s’achève : {house:house} l’emporte d’après le plan de bataille.",
  },
  "battles.victory.points": {
    rule: "Quand le plan compte des points, celui qui en a le plus à la fin du dernier round gagne.",
    log: "Le dernier round s’achève : {house:house} l’emporte aux points.",
  },
  "battles.victory.tie-morale": {
    rule: "À égalité de points, la Maison au meilleur moral gagne.",
    log: "Égalité de points ; {house:house} l’emporte au moral.",
  },
  "battles.victory.tie-momentum": {
    rule: "À égalité de points, marqueur sur la case de départ, la Maison qui a le pion Ardeur gagne.",
    log: "Égalité de points et de moral ; {house:house} l’emporte par l’ardeur.",
  },
  "battles.victory.score": {
    rule: "On marque des points aussitôt pour ce qui arrive, à la fin de chaque round, ou à la fin du dernier, selon le plan.",
    log: "{house:house} marque {points?# point|# points} ({for:score}), {total} en tout.",
  },
  "battles.victory.last-round": {
    rule: "Au dernier round, on marque les deux sortes de points, ceux de chaque round et ceux de la fin, et l’on désigne le vainqueur avant toute récupération de moral.",
  },
  "battles.victory.several": {
    rule: "Quand un plan donne des points par groupe de plusieurs, seuls les groupes entiers comptent.",
  },
  "battles.victory.objective": {
    rule: "Une Maison prend un objectif quand une de ses unités y finit un mouvement, une avance, une poursuite ou une retraite, et le garde jusqu’à ce que l’autre en fasse autant.",
    log: "{house:house} prend l’objectif en {hex:hex}.",
    reason:
      "Le marqueur de contrôle reste quand l’unité repart ; une unité repoussée là tient la place aussi bien que celle qui y est venue.",
  },
  "battles.victory.while-occupied": {
    rule: "Un objectif que le plan marque ainsi appartient à qui s’y tient, et à personne quand il est vide.",
  },
  "battles.victory.burnt-down": {
    rule: "Un bâtiment dévasté et un pont brûlé ne sont plus des objectifs, et le feu d’un bâtiment dévasté ne compte plus.",
    reason: "Ce qui est dévasté est une plaine : on marque la dévastation, pas un feu de plaine.",
  },
  "battles.victory.both-burn": {
    rule: "Si un général de chaque Maison doit brûler au même regroupement, les unités du premier joueur brûlent d’abord : il a perdu avant que l’on regarde l’autre général.",
    reason:
      "Au regroupement, ce qui concerne le premier joueur vient d’abord, et une victoire immédiate met fin à la bataille.",
  },
  "battles.victory.both": {
    rule: "Quand des conditions sont remplies par les deux Maisons à la fois, celle au meilleur moral gagne, ou sur la case de départ celle qui a le pion Ardeur.",
    reason: "Comme à égalité de points.",
  },
};
