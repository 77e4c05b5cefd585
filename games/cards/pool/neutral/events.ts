import { iconIds } from "../../data/names.ts";
import {
  action,
  andThen,
  anyCard,
  blank,
  both,
  type Card,
  cancel,
  card,
  character,
  discard,
  draw,
  each,
  every,
  exactly,
  give,
  giveSeat,
  gold,
  inChallenge,
  influence,
  kill,
  killed,
  kneel,
  leavesPlay,
  location,
  lost,
  minus,
  mode,
  modes,
  not,
  number,
  oncePer,
  one,
  response,
  save,
  stand,
  str,
  strOf,
  subject,
  target,
  toHand,
  when,
  won,
} from "../../words/index.ts";

export const neutralEvents: readonly Card[] = [
  card(
    "low_36",
    { title: "Fear Cuts Deeper than Swords", type: "event" },
    [
      "Response: Cancel an event whose only target is a Stark character you control.",
      "Réponse : annulez un événement dont la seule cible est un personnage Stark que vous contrôlez.",
    ],
    cancel({ of: "event", onlyTarget: character({ house: "stark", ctrl: "you" }) }, {}),
  ),
  card(
    "core_158",
    { title: "Lethal Counterattack", type: "event" },
    [
      "Challenges: During a military challenge, kneel 2 Stark characters to kill all attacking characters. Limit once per challenge.",
      "Défis : pendant un défi militaire, inclinez 2 personnages Stark pour tuer tous les personnages attaquants. Limite : une fois par défi.",
    ],
    action(
      "challenges",
      {
        when: inChallenge("military"),
        cost: kneel(exactly(2, character({ house: "stark" }))),
        limit: oncePer("challenge", "table"),
      },
      kill(every(character({ role: "attacking" }))),
    ),
  ),
  card(
    "core_156",
    { title: "Winter is Coming", type: "event" },
    [
      "Challenges: During a challenge, the claim of each Stark player’s plot is 1 higher until the end of the challenge. Limit once per round.",
      "Défis : pendant un défi, la prise du complot de chaque joueur Stark est augmentée de 1 jusqu’à la fin du défi. Limite : une fois par tour.",
    ],
    action(
      "challenges",
      { when: inChallenge(), limit: oncePer("round") },
      each(
        "anyone",
        when({ house: { chosen: "each" }, of: "stark" }, giveSeat({ chosen: "each" }, "challenge", number("claim", 1))),
      ),
    ),
  ),
  card(
    "core_161",
    { title: "I Never Bet Against My Family", type: "event" },
    [
      "Challenges: While you are not the attacker, pay X gold and kneel a Lannister character to lower the attacker’s claim by X, to no less than 0, until the end of the challenge.",
      "Défis : si vous n’êtes pas l’attaquant, payez X or et inclinez un personnage Lannister pour diminuer de X, jusqu’à un minimum de 0, la prise de l’attaquant jusqu’à la fin du défi.",
    ],
    action(
      "challenges",
      {
        when: both(inChallenge(), not(inChallenge(undefined, "attacker"))),
        x: {},
        cost: [gold("X"), kneel(one(character({ house: "lannister" })))],
      },
      giveSeat("attacker", "challenge", { mod: "number", of: "claim", by: minus(0, "X"), least: 0 }),
    ),
  ),
  card(
    "core_166",
    { title: "A Lannister Pays His Debts", type: "event" },
    [
      "Response: After you lose a challenge, kneel a Lannister character to choose a participating character of the winner. Kill it.",
      "Réponse : après avoir perdu un défi, inclinez un personnage Lannister pour choisir un personnage participant du vainqueur. Tuez-le.",
    ],
    response(
      lost(),
      {
        cost: kneel(one(character({ house: "lannister" }))),
        target: one(character({ role: "participating", ctrl: "winner" })),
      },
      kill(target),
    ),
  ),
  card(
    "core_168",
    { title: "Muster", type: "event" },
    [
      "Marshalling: Kneel a Knight to search your deck for a Knight, reveal it and take it into hand. Shuffle your deck.",
      "Recrutement : inclinez un Chevalier pour chercher un Chevalier dans votre deck, le révéler et le prendre en main. Mélangez votre deck.",
    ],
    action(
      "marshalling",
      { cost: kneel(one(character({ trait: "Knight" }))) },
      { do: "search", for: character({ trait: "Knight" }), to: "hand", reveal: true },
    ),
  ),
  card(
    "core_173",
    { title: "Dance With Dragons", type: "event" },
    [
      "Any phase: Kneel 1 influence to search your deck for a Dragon card, reveal it and take it into hand. Shuffle your deck.",
      "N’importe quelle phase : inclinez 1 influence pour chercher une carte Dragon dans votre deck, la révéler et la prendre en main. Mélangez votre deck.",
    ],
    action(
      "any",
      { cost: influence(1) },
      { do: "search", for: anyCard({ trait: "Dragon" }), to: "hand", reveal: true },
    ),
  ),
  card(
    "qod_38",
    { title: "Maegi's Promise", type: "event" },
    [
      "Dominance: Kneel 1 influence to return a Targaryen character from your dead pile to your hand.",
      "Hégémonie : inclinez 1 influence pour reprendre en main un personnage Targaryen de votre pile des morts.",
    ],
    action(
      "dominance",
      { cost: influence(1) },
      toHand(one(character({ in: "dead", owner: "you", house: "targaryen" }))),
    ),
  ),
  card(
    "kotse_20",
    { title: "Risen from the Sea", type: "event" },
    [
      "Response: Save a Greyjoy character from being killed. Attach Risen from the Sea to it as a Condition attachment with the text: “The attached character gets +1 STR.”",
      "Réponse : sauvez un personnage Greyjoy qui devrait être tué. Attachez-lui Ressurgi de la mer, qui devient un attachement Condition avec le texte : « Le personnage attaché a +1 FOR. »",
    ],
    save(
      character({ house: "greyjoy" }),
      ["killed"],
      {},
      { do: "become-attachment", on: subject, trait: "Condition", gives: [str(1)] },
    ),
  ),
  card(
    "pots_20",
    { title: "Blood for Blood", type: "event" },
    [
      "Response: After a Martell character you control is killed, choose a character with equal or lower STR. Kill it. Limit once per phase.",
      "Réponse : après qu’un personnage Martell que vous contrôlez a été tué, choisissez un personnage de FOR égale ou inférieure. Tuez-le. Limite : une fois par phase.",
    ],
    response(
      killed(character({ house: "martell", ctrl: "you" })),
      { target: one(character({ str: { max: strOf(subject) } })), limit: oncePer("phase") },
      kill(target),
    ),
  ),
  card(
    "core_155",
    { title: "Distraction", type: "event" },
    [
      "Marshalling: Choose a character with a military icon. Kneel it.",
      "Recrutement : choisissez un personnage avec une icône militaire. Inclinez-le.",
    ],
    action("marshalling", { target: one(character({ icon: "military" })) }, kneel(target)),
  ),
  card(
    "core_171",
    { title: "Retreat", type: "event" },
    [
      "Response: After a unique character you control is killed, return it to its owner’s hand instead of the dead pile.",
      "Réponse : après qu’un personnage unique que vous contrôlez a été tué, il retourne dans la main de son propriétaire au lieu d’aller dans la pile des morts.",
    ],
    response(killed(character({ unique: true, ctrl: "you" })), {}, { do: "redirect", what: subject, to: "hand" }),
  ),
  card(
    "core_172",
    { title: "Support of the Kingdom", type: "event" },
    [
      "Response: After you win a power challenge, choose an opponent’s location that gives gold or influence. Take control of it.",
      "Réponse : après avoir remporté un défi de pouvoir, choisissez un lieu d’un adversaire qui produit de l’or ou de l’influence. Prenez-en le contrôle.",
    ],
    response(
      won({ type: "power" }),
      { target: one(location({ ctrl: "opponent", gives: ["gold", "influence"] })) },
      { do: "take-control", of: target },
    ),
  ),
  card(
    "core_175",
    { title: "Seductive Promise", type: "event" },
    [
      "Response: After you win a power challenge by 4 or more STR, choose a character of the loser that is not unique. Take control of it. Limit once per phase.",
      "Réponse : après avoir remporté un défi de pouvoir avec une différence de FOR d’au moins 4, choisissez un personnage non unique du perdant. Prenez-en le contrôle. Limite : une fois par phase.",
    ],
    response(
      won({ type: "power", margin: 4 }),
      { target: one(character({ ctrl: "loser", unique: false })), limit: oncePer("phase") },
      { do: "take-control", of: target },
    ),
  ),
  card(
    "core_176",
    { title: "Westeros Bleeds", type: "event" },
    [
      "Dominance: Kneel 4 influence to discard all characters from play.",
      "Hégémonie : inclinez 4 influences pour défausser tous les personnages du jeu.",
    ],
    action("dominance", { cost: influence(4) }, discard(every(character()))),
  ),
  card(
    "core_177",
    { title: "Distinct Mastery", type: "event" },
    [
      "Any phase: Choose a Holy, Learned, Noble or War character. Stand it.",
      "N’importe quelle phase : choisissez un personnage avec la vertu Sacré, Érudit, Noble ou Guerre. Redressez-le.",
    ],
    action("any", { target: one(character({ crest: ["holy", "learned", "noble", "war"] })) }, stand(target)),
  ),
  card(
    "low_46",
    { title: "Nightmares", type: "event" },
    [
      "Any phase: Choose a character or location. Its printed text box is blank until the end of the phase.",
      "N’importe quelle phase : choisissez un personnage ou un lieu. Sa boîte de texte imprimée est vide jusqu’à la fin de la phase.",
    ],
    action("any", { target: one(anyCard({ type: ["character", "location"] })) }, give(target, "phase", blank())),
  ),
  card(
    "qod_46",
    { title: "Paper Shield", type: "event" },
    [
      "Response: Cancel an event that costs neither gold nor influence.",
      "Réponse : annulez un événement qui ne coûte ni or ni influence.",
    ],
    cancel({ of: "event", without: ["gold", "influence"] }, {}),
  ),
  card(
    "pots_41",
    { title: "Wars Are Won with Quills", type: "event" },
    [
      "Response: After you win an intrigue challenge by 4 or more STR, name a type of challenge. The loser can neither attack nor defend in such challenges until the end of the phase. Limit once per phase.",
      "Réponse : après avoir remporté un défi d’intrigue avec une différence de FOR d’au moins 4, nommez un type de défi. Le perdant ne peut ni attaquer ni défendre dans les défis de ce type jusqu’à la fin de la phase. Limite : une fois par phase.",
    ],
    response(
      won({ type: "intrigue", margin: 4 }),
      { limit: oncePer("phase") },
      modes(
        ...iconIds.map((type) =>
          mode(
            type,
            giveSeat(
              "loser",
              "phase",
              { mod: "may-not", what: "attack", challenge: type },
              { mod: "may-not", what: "defend", challenge: type },
            ),
          ),
        ),
      ),
    ),
  ),
  card(
    "kotst_48",
    { title: "Narrow Escape", type: "event" },
    [
      "Any phase: Put into play all characters that were killed or discarded from play this phase, under their owners’ control. Each opponent may discard their hand of at least 1 card to cancel this. Limit once per phase.",
      "N’importe quelle phase : mettez en jeu, sous le contrôle de leurs propriétaires, tous les personnages tués ou défaussés du jeu pendant cette phase. Chaque adversaire peut défausser sa main d’au moins 1 carte pour annuler cet effet. Limite : une fois par phase.",
    ],
    action(
      "any",
      { limit: oncePer("phase"), cancelledFor: { do: "discard-hand", who: "you", least: 1 } },
      {
        do: "put-into-play",
        what: every(character({ in: ["dead", "discard"], owner: "anyone", lost: "phase" })),
        under: "owner",
      },
    ),
  ),
  card(
    "pots_40",
    { title: "Parting Blow", type: "event" },
    [
      "Response: After a character you control leaves play, choose an opponent’s character. Kneel it. Then, draw 1 card.",
      "Réponse : après qu’un personnage que vous contrôlez a quitté le jeu, choisissez un personnage d’un adversaire. Inclinez-le. Ensuite, piochez 1 carte.",
    ],
    response(
      leavesPlay(character({ ctrl: "you" })),
      { target: one(character({ ctrl: "opponent" })) },
      kneel(target),
      andThen(draw(1)),
    ),
  ),
];
