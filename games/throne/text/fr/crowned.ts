import type { RuleText } from "@weirwood/kernel";
import type { crowned as english } from "../en/crowned.ts";

const laterEdition = "Reconstitué : telle qu’elle figure dans l’édition suivante.";
const firstSet = "Reconstitué d’après la carte du premier jeu, avec laquelle l’édition suivante s’accorde.";
const eitherSet = "On connaît son texte, mais non celui des deux jeux auquel il appartient ; elle l’a dans les deux.";
const noStrength =
  "La carte entière n’ajoute rien ; les textes qui changent des unités, des ordres ou des icônes n’ajoutent pas de force à la carte et valent toujours.";

/** The crowned house cards, and Martell’s cards that go with the first set. */
export const crowned = {
  "throne.crowned.order": {
    rule: "D’abord les textes qui ignorent ou annulent, pour toute la bataille, puis les autres textes à effet immédiat, puis ceux de victoire et de défaite. Dans chaque groupe, la maison la mieux placée dans les Fiefs finit la première.",
  },
  "throne.crowned.reconstructed": {
    rule: "Les cartes couronnées sont reconstituées. On connaît les textes de Tywin, Jaime, Tyrion, Mélisandre, Stannis, Mace, Willas, la Reine des Épines, Ellaria et Obara, et celui de Doran dans le premier jeu ; les autres textes, et presque tous les nombres et icônes, sont de nous. Ils se trouvent dans une table qu’on peut remplacer.",
    reason:
      "Aucune liste des cartes imprimées n’a pu être lue. Ce qui manque suit le premier jeu et l’édition suivante, dosé pour qu’aucune maison n’ait une main bien meilleure qu’une autre.",
  },

  "throne.card.doran-martell": {
    rule: "Doran Martell : en cas de victoire, Martell peut prendre l’épée ou le corbeau à la maison qui le tient et le garder jusqu’aux prochaines Luttes d’influence. Les places sur les pistes ne changent pas.",
    no: "Doran ne peut pas prendre {track:token} : choisissez l’épée ou le corbeau, si une autre maison le tient.",
    log: "Doran Martell : {house:house} prend {track:token}.",
    reason:
      "Son texte nomme ces deux jetons et ne parle pas des places ; la prochaine enchère dira de toute façon qui les tient.",
  },
  "throne.card.arianne-martell": {
    rule: "Arianne Martell : si Martell défend et perd, ses unités subissent leurs pertes et font retraite comme d’habitude, mais les attaquants n’entrent pas : ils retournent sans fatigue d’où ils viennent. Les ordres, le blason et la fortification de Martell dans la région disparaissent. Un port y garde son propriétaire, à moins que la terre soit le fief d’une autre maison et lui revienne.",
    log: "Arianne Martell : {house:house} abandonne la région ({area:area}), mais personne n’y entre.",
    reason: laterEdition,
  },
  "throne.card.obara-sand": {
    rule: "Obara Sand : si Martell attaque, elle a une épée.",
    log: "Obara Sand : {house:house} attaque et gagne une épée.",
    reason: eitherSet,
  },

  "throne.crowned.robb-stark": {
    rule: "Robb Stark : si Stark attaque, chacun de ses chevaliers attaquants compte 3.",
    log: "Robb Stark : les chevaliers attaquants de {house:house} comptent 3 chacun.",
    reason: "Reconstitué d’après la carte du premier jeu et une réponse officielle qui le nomme.",
  },
  "throne.crowned.roose-bolton": {
    rule: "Roose Bolton : en cas de défaite, Stark reprend en main toutes ses cartes jouées, celle-ci comprise.",
    log: "Roose Bolton : {house:house} reprend toutes ses cartes jouées.",
    reason: laterEdition,
  },
  "throne.crowned.the-blackfish": {
    rule: "Le Silure : dans cette bataille, ni épées ni textes de cartes ne coûtent d’unités à Stark. En cas de défaite, la retraite a lieu quand même.",
    log: "Le Silure : {house:house} ne subit pas de pertes dans cette bataille.",
    reason: laterEdition,
  },
  "throne.crowned.catelyn-stark": {
    rule: "Catelyn Stark : l’ordre de Défense de Stark dans cette bataille compte double, s’il est encore là quand son texte agit.",
    log: "Catelyn Stark : l’ordre de Défense de {house:house} compte double.",
    reason: firstSet,
  },

  "throne.crowned.tywin-lannister": {
    rule: "Tywin Lannister : quand vient son texte, Lannister peut dépenser une part de ses blasons en main ; sa force est ce qu’on dépense. C’est dépensé même si cela ne sert à rien. Si son texte est annulé ou ignoré, sa force est 0.",
    no: "Dépensez un nombre entier entre 0 et {power}, vos blasons en main.",
    log: "Tywin Lannister : {house:house} dépense {power?# blason|# blasons} pour autant de force.",
    reason: "On paie quand son texte agit, et les deux cartes sont alors visibles.",
  },
  "throne.crowned.ser-jaime-lannister": {
    rule: "Ser Jaime Lannister : l’adversaire ne peut pas tirer l’épée valyriane dans cette bataille.",
    log: "Ser Jaime Lannister : personne ne tire l’épée contre {house:house}.",
  },
  "throne.crowned.ser-kevan-lannister": {
    rule: "Ser Kevan Lannister : si Lannister attaque, chacun de ses fantassins qui attaque ou soutient l’attaque compte 2.",
    log: "Ser Kevan Lannister : les fantassins de {house:house}, attaquants et en soutien, comptent 2 chacun.",
    reason: laterEdition,
  },
  "throne.crowned.tyrion-lannister": {
    rule: "Tyrion Lannister : Lannister peut retirer aussitôt un ordre de Soutien ou de Défense n’importe où sur la carte. Ce qu’il apportait à cette bataille est perdu.",
    reason: "Un ordre qui n’est plus sur la carte n’apporte rien.",
    no: "{area:area} : pas d’ordre de Soutien ni de Défense à retirer.",
    log: "Tyrion Lannister : {house:house} retire à {victim:house} son ordre {order:de order} ({area:area}).",
  },
  "throne.crowned.cersei-lannister": {
    rule: "Cersei Lannister : en cas de victoire, Lannister retire de la carte un ordre du vaincu, n’importe lequel. Ce n’est pas un raid et cela ne rapporte pas de butin.",
    no: "Cersei retire un ordre du vaincu, pas moins : choisissez une région où il en a un.",
    log: "Cersei Lannister : {house:house} retire à {victim:house} son ordre {order:de order} ({area:area}).",
    reason: firstSet,
  },

  "throne.crowned.melisandre-of-asshai": {
    rule: "Mélisandre d’Asshaï : le texte de la carte adverse est ignoré ; son nombre et ses icônes demeurent.",
    log: "Mélisandre d’Asshaï : {house:house} ignore le texte d’une carte, {card:card}.",
  },
  "throne.crowned.stannis-baratheon": {
    rule: "Stannis Baratheon : il vaut 2 de plus si l’adversaire est mieux placé sur la piste du Trône de Fer.",
    log: "Stannis Baratheon : 2 de force en plus pour {house:house}.",
  },
  "throne.crowned.renly-baratheon": {
    rule: "Renly Baratheon : en cas de victoire, Baratheon peut remplacer par un chevalier de sa réserve un de ses fantassins non fatigués qui a attaqué, défendu ou soutenu.",
    no: "{area:area} : Renly n’y peut rien, il lui faut un de vos fantassins qui a pris part à la bataille et un chevalier en réserve.",
    log: "Renly Baratheon : {house:house} fait d’un fantassin un chevalier ({area:area}).",
    reason: laterEdition,
  },
  "throne.crowned.ser-davos-seaworth": {
    rule: "Ser Davos Seaworth : si Stannis est parmi les cartes jouées de Baratheon, il vaut 1 de plus et a une épée.",
    log: "Ser Davos Seaworth : Stannis a été joué, {house:house} gagne 1 de force et une épée.",
    reason: laterEdition,
  },
  "throne.crowned.salladhor-saan": {
    rule: "Salladhor Saan : les navires qui soutiennent cette bataille ne comptent pas, sauf ceux de Baratheon.",
    log: "Salladhor Saan, pour {house:house} : les navires des autres maisons en soutien ne comptent pas.",
    reason: laterEdition,
  },
  "throne.crowned.patchface": {
    rule: "Bariol : après la bataille, gagnée ou perdue, Baratheon peut regarder la main de l’adversaire et en mettre une carte parmi les cartes jouées. Si l’adversaire vient de jouer sa dernière carte, il n’en trouve aucune.",
    no: "{card:card} n’est pas dans la main de votre adversaire ; choisissez une autre carte, ou aucune.",
    log: "Bariol : {house:house} fait perdre {card:card} à {victim:house}.",
    reason: laterEdition,
  },

  "throne.crowned.victarion-greyjoy": {
    rule: "Victarion Greyjoy : si Greyjoy attaque, chacun de ses navires qui attaque ou soutient l’attaque compte 2.",
    log: "Victarion Greyjoy : les navires de {house:house}, attaquants et en soutien, comptent 2 chacun.",
    reason: laterEdition,
  },
  "throne.crowned.balon-greyjoy": {
    rule: "Balon Greyjoy : la carte adverse n’ajoute aucune force, ni son nombre ni celle que donne son texte. Ses icônes et le reste de son texte demeurent. Son texte attend son tour parmi les autres.",
    log: "Balon Greyjoy : la carte jouée contre {house:house} n’ajoute aucune force.",
    reason: firstSet,
  },
  "throne.crowned.theon-greyjoy": {
    rule: "Theon Greyjoy : si Greyjoy défend une région avec cité ou forteresse, il vaut 1 de plus et a une épée.",
    log: "Theon Greyjoy : {house:house} défend une cité ou une forteresse et gagne 1 de force et une épée.",
    reason: laterEdition,
  },
  "throne.crowned.asha-greyjoy": {
    rule: "Asha Greyjoy : si Greyjoy n’a aucun soutien dans cette bataille, elle a deux épées et une tour.",
    log: "Asha Greyjoy : {house:house} combat sans soutien et gagne deux épées et une tour.",
    reason: laterEdition,
  },
  "throne.crowned.the-reader": {
    rule: "Le Lecteur : il vaut 1 par unité adverse : les défenseurs si Greyjoy attaque, les attaquants si elle défend, jamais les soutiens.",
    log: "Le Lecteur : {house:house} gagne de la force pour chaque unité adverse.",
    reason: "Une réponse officielle dit quelles unités lui sont adverses ; que chacune vaille 1 est reconstitué.",
  },
  "throne.crowned.aeron-damphair": {
    rule: "Aeron Tifs-Trempes : Greyjoy peut payer 2 blasons pour le mettre aussitôt parmi ses cartes jouées et jouer à sa place n’importe quelle autre carte de sa main.",
    no: "{card:card} ne peut pas remplacer Aeron : choisissez une autre carte de votre main, et ayez 2 blasons à payer.",
    log: "Aeron Tifs-Trempes : {house:house} paie 2 blasons et joue {card:card} à sa place.",
    reason:
      "Reconstitué d’après l’édition suivante. Son texte ne pose pas de limite, toute la main est donc ouverte, même avec trois cartes par bataille.",
  },

  "throne.crowned.mace-tyrell": {
    rule: "Mace Tyrell : si Tyrell attaque et gagne, son ordre de Marche n’est pas dépensé : il suit les vainqueurs dans la région conquise et peut servir encore une fois dans cette étape, selon les règles habituelles.",
    log: "Mace Tyrell : {house:house} garde son ordre de Marche ({area:area}).",
    reason: "Seul un attaquant a une marche en cours ; il n’aide donc personne en défense.",
  },
  "throne.crowned.willas-tyrell": {
    rule: "Willas Tyrell : le texte de la carte adverse est ignoré, et Tyrell peut s’en servir comme du sien, en lisant Tyrell partout où il s’agit de l’autre maison. Avec le texte de Tywin, sa force devient ce qu’on dépense ; si l’on ne dépense rien, elle reste de 1. Ce qui ne peut pas s’appliquer n’a pas d’effet.",
    log: "Willas Tyrell : {house:house} s’approprie le texte d’une carte, {card:card}.",
    reason: "Il se sert d’un texte comme s’il était imprimé sur sa carte ; ce texte parle donc de sa maison.",
  },
  "throne.crowned.queen-of-thorns": {
    rule: "Reine des Épines : la carte adverse n’ajoute aucune force, ni son nombre ni celle que donne son texte.",
    log: "Reine des Épines : la carte jouée contre {house:house} n’ajoute aucune force.",
    reason: noStrength,
  },

  "throne.crowned.ellaria-sand": {
    rule: "Ellaria Sand : si Martell défend, la carte adverse n’ajoute aucune force, ni son nombre ni celle que donne son texte.",
    log: "Ellaria Sand : la carte jouée contre {house:house} n’ajoute aucune force.",
    reason: noStrength,
  },
  "throne.crowned.obara-sand": {
    rule: "Obara Sand : si Martell attaque, elle a une épée.",
    log: "Obara Sand : {house:house} attaque et gagne une épée.",
    reason: eitherSet,
  },
  "throne.crowned.nymeria-sand": {
    rule: "Nymeria Sand : si Martell attaque, elle a une épée ; si elle défend, une tour.",
    log: "Nymeria Sand : une épée ou une tour pour {house:house}, selon qu’elle attaque ou défend.",
    reason: laterEdition,
  },
  "throne.crowned.arianne-martell": {
    rule: "Arianne Martell : si Martell défend et perd, ses unités subissent leurs pertes et font retraite comme d’habitude, mais les attaquants n’entrent pas : ils retournent sans fatigue d’où ils viennent. Les ordres, le blason et la fortification de Martell dans la région disparaissent. Un port y garde son propriétaire, à moins que la terre soit le fief d’une autre maison et lui revienne.",
    log: "Arianne Martell : {house:house} abandonne la région ({area:area}), mais personne n’y entre.",
    reason: laterEdition,
  },
  "throne.crowned.doran-martell": {
    rule: "Doran Martell : sur une piste d’influence au choix de Martell, l’adversaire passe aussitôt à la dernière place et ceux qui le suivaient avancent ; le jeton va à la nouvelle première. Un tour de table commencé se termine dans l’ancien ordre.",
    log: "Doran Martell : {house:house} relègue {victim:house} à la dernière place ({track:track}).",
    reason:
      "Reconstitué d’après l’édition suivante ; un tour de table fini dans son ancien ordre ne fait jouer personne deux fois et n’oublie personne.",
  },
} satisfies Record<keyof typeof english, RuleText>;
