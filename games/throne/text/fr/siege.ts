import type { RuleText } from "@weirwood/kernel";
import type { siege as english } from "../en/siege.ts";

/** Siege engines: strong against walls, helpless everywhere else. */
export const siege = {
  "throne.siege.engine": {
    rule: "Un engin de siège est une unité terrestre : il marche, embarque sur les navires et compte pour une unité dans l’approvisionnement. Il coûte 2 points de recrutement, en vaut 2 devant les sauvages, et chaque maison en a trois ; un engin détruit peut être recruté de nouveau.",
    reason:
      "Le chapitre des engins manque dans les règles dont on dispose. D’autres pages disent combien il y en a, ce qu’ils valent devant les sauvages et qu’ils peuvent revenir ; le reste vient de descriptions publiées du jeu.",
  },
  "throne.siege.strength": {
    rule: "Un engin de siège compte 4 quand il attaque une région avec cité, forteresse ou fortification, ou soutient une telle attaque ; sinon il ne compte pas. Ces 4 valent aussi contre une garnison dans une cité ou une forteresse, et la pénalité des chevaliers ne touche pas les engins.",
    reason: "Une garnison n’enlève pas les murs, et la pénalité d’une fortification ne nomme que les chevaliers.",
  },
  "throne.siege.upgrade": {
    rule: "Un fantassin présent dans la cité ou la forteresse qui recrute peut devenir engin de siège pour 1 de ses points. Chevaliers et engins ne se changent jamais l’un en l’autre. Une table peut y renoncer.",
    no: "{area:area} : vous n’y avez plus de fantassin à changer en engin de siège.",
    reason: "Reconstitué d’après l’édition suivante.",
  },
  "throne.siege.no-upgrade": {
    rule: "À une table qui renonce à ce changement, un engin de siège se recrute toujours à son plein prix.",
    no: "À cette table, aucun fantassin ne devient engin de siège ; un engin se recrute à son plein prix.",
  },
  "throne.siege.no-retreat": {
    rule: "Les engins de siège ne font pas retraite : si leur armée est battue, ils sont détruits, en attaque comme en défense. Ceux qui ne font que soutenir n’en souffrent pas. Une table peut les laisser faire retraite comme les autres unités.",
    log: "{house:house} perd des engins de siège ({area:area}) : {units#troop}.",
    reason: "Reconstitué d’après l’édition suivante.",
  },
  "throne.siege.no-casualty": {
    rule: "On ne choisit pas un engin de siège comme perte au combat ; si son armée est battue, il est détruit de toute façon. Une table peut le permettre.",
    no: "Un engin de siège ne se choisit pas comme perte ; choisissez parmi vos autres unités.",
    reason: "Reconstitué d’après l’édition suivante et une réponse officielle à son sujet.",
  },
  "throne.siege.lone": {
    rule: "Un engin de siège seul tient sa région comme toute unité à terre : il reçoit des ordres, garde debout une fortification et peut être attaqué, sans rien ajouter alors à la force.",
    reason: "C’est une unité à terre, et rien ne demande davantage qu’une unité.",
  },
} satisfies Record<keyof typeof english, RuleText>;
