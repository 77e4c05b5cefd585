import type { Phrasebook, RuleText } from "@weirwood/kernel";
import type { ServerRule } from "../refusals.ts";
import type { NotificationTexts } from "./notifications.ts";

const rules: Readonly<Record<ServerRule, RuleText>> = {
  "people.not-signed-in": {
    rule: "Certaines choses sont réservées à qui a dit son nom.",
    no: "Veuillez d’abord vous connecter.",
  },
  "people.wrong-password": {
    rule: "Un compte s’ouvre par son nom et son mot de passe.",
    no: "Ce nom et ce mot de passe ne vont pas ensemble.",
  },
  "people.account-needed": {
    rule: "Certaines choses demandent un compte avec un mot de passe.",
    no: "Il faut un compte ; les invités peuvent en créer un et gardent leurs parties.",
  },
  "people.operator-needed": {
    rule: "Le maintien de l’ordre revient aux opérateurs.",
    no: "Seul un opérateur peut faire cela.",
  },
  "people.token-not-enough": {
    rule: "Un jeton sert à jouer ; il ne change rien à la propriété du compte.",
    no: "Un jeton ne suffit pas : connectez-vous avec le mot de passe.",
  },
  "people.blocked": {
    rule: "Qui gâche le jeu des autres peut être tenu à l’écart quelque temps.",
    no: "Vous êtes tenu à l’écart jusqu’au {until}.",
  },
  "people.name": {
    rule: "Un nom compte de 2 à 24 lettres, chiffres, espaces ou signes parmi _ - ' . et se laisse lire.",
    no: "Ceci ne peut pas être un nom : il faut de 2 à 24 lettres, chiffres, espaces ou signes parmi _ - ' .",
  },
  "people.name-taken": {
    rule: "Deux comptes ne portent jamais des noms que l’on pourrait confondre.",
    no: "Ce nom est déjà pris, ou ressemble trop à un autre.",
  },
  "people.wrong-code": {
    rule: "Un code à usage unique permet, une fois, de choisir un nouveau mot de passe.",
    no: "Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.",
  },
  "people.wrong-secret": {
    rule: "Le lien d’une lettre sert une fois, et pas longtemps.",
    no: "Ce lien a déjà servi, ou il est trop ancien. Veuillez demander une nouvelle lettre.",
  },
  "people.farewell": {
    rule: "Personne n’est supprimé par mégarde : les invités répètent leur nom.",
    no: "Pour être supprimé, écrivez votre nom exactement comme il est.",
  },
  "people.no-mail": {
    rule: "Le courrier ne part que si la maison a reçu de quoi l’envoyer.",
    no: "Ce serveur n’envoie pas de courrier. Utilisez plutôt l’un de vos codes à usage unique.",
  },
  "people.time-zone": {
    rule: "Un fuseau horaire est l’un de ceux que connaît la base tz.",
    no: "Le fuseau horaire « {zone} » n’existe pas.",
  },
  "people.quiet-hours": {
    rule: "Les heures de silence durent au plus {most} heures par jour.",
    no: "Vos heures de silence ne peuvent dépasser {most} heures par jour.",
  },
  "people.webhook": {
    rule: "Les nouvelles ne partent que vers des adresses publiques d’internet.",
    no: "Cette adresse ne convient pas : il en faut une publique, qui commence par http:// ou https://.",
  },
  "people.push": {
    rule: "Un appareil qui veut des nouvelles donne l’adresse et les clés que son navigateur a faites.",
    no: "Ceci ne convient pas pour le Web Push.",
  },
  "people.too-many": {
    rule: "Personne n’a besoin de plus de {most} de ces choses.",
    no: "Vous en avez déjà {most}. Retirez-en d’abord.",
  },
  "people.unknown": {
    rule: "On trouve les gens par leur identifiant.",
    no: "Cette personne n’est pas connue ici.",
  },
  "people.is-operator": {
    rule: "Les opérateurs sont nommés, et démis, dans la configuration du serveur.",
    no: "C’est un opérateur : la configuration du serveur décide des opérateurs.",
  },
  "server.not-found": {
    rule: "On ne peut demander que ce que le protocole énumère.",
    no: "Il n’y a rien ici.",
  },
  "server.malformed": {
    rule: "Une requête a exactement la forme que lui donne le protocole.",
    no: "Cette requête est illisible : quelque chose ne va pas à « {where} ».",
  },
  "server.too-large": {
    rule: "Les requêtes ont une taille raisonnable.",
    no: "C’est trop grand.",
  },
  "server.too-often": {
    rule: "Personne ne prend tout le temps du serveur.",
    no: "C’est trop souvent. Réessayez dans {seconds?une seconde|# secondes}.",
  },
  "server.foreign-origin": {
    rule: "Seules les pages du serveur agissent au nom de quelqu’un.",
    no: "Cette requête venait d’un autre site ; elle n’a pas été exécutée.",
  },
  "server.busy": {
    rule: "Plutôt que de faire attendre tout le monde, le serveur dit quand il est débordé.",
    no: "Le serveur est débordé. Veuillez réessayer dans un instant.",
  },
  "server.broken": {
    rule: "Quand quelque chose se brise, rien n’est changé.",
    no: "Quelque chose s’est brisé sur le serveur. Rien n’a changé ; veuillez réessayer.",
  },
  "server.closing": {
    rule: "Avant de s’arrêter, le serveur achève ce qu’il a commencé et n’entreprend plus rien.",
    no: "Le serveur va redémarrer. Veuillez revenir dans un instant.",
  },
  "server.protocol": {
    rule: "Serveur et client parlent la même version du protocole.",
    no: "Ce client parle une autre version du protocole. Veuillez recharger la page.",
  },
  "table.unknown": {
    rule: "On trouve une table par son adresse, et une table privée par son invitation en plus.",
    no: "Cette table n’existe pas, ou elle est privée.",
  },
  "table.private": {
    rule: "Une table privée n’est visible que de ceux qui y jouent et de qui apporte son invitation.",
    no: "Cette table est privée. Demandez l’invitation à quelqu’un qui y joue.",
  },
  "table.game": {
    rule: "On ne joue ici qu’aux jeux de la maison.",
    no: "On ne joue pas ici à « {game} ».",
  },
  "table.options": {
    rule: "Une table est réglée par des options que son jeu connaît.",
    no: "Ces options ne vont pas ensemble.",
  },
  "table.position": {
    rule: "Une table d’entraînement commence par une position de son jeu.",
    no: "Ce n’est pas une position du jeu : {problem}",
  },
  "table.too-long": {
    rule: "Ce par quoi une partie commence doit être prêt en quelques secondes.",
    no: "Cette position n’était pas prête après {seconds} secondes et a été abandonnée.",
  },
  "table.seats": {
    rule: "Une table a autant de places que le jeu a de joueurs.",
    no: "Les places ne correspondent pas au nombre de joueurs.",
  },
  "table.bot": {
    rule: "Seuls s’assoient les robots qui connaissent le jeu.",
    no: "Aucun robot nommé « {bot} » ne joue à ce jeu.",
  },
  "table.too-many": {
    rule: "Personne ne tient plus de {most} tables à la fois.",
    no: "Vous avez déjà {most} tables. Terminez-en ou quittez-en une d’abord.",
  },
  "table.not-open": {
    rule: "On prend et on quitte sa chaise avant le début de la partie.",
    no: "La partie a déjà commencé, ou la table n’est plus là.",
  },
  "table.not-playing": {
    rule: "Pour jouer, il faut une partie en cours.",
    no: "Aucune partie n’est en cours à cette table.",
  },
  "table.not-finished": {
    rule: "Les enregistrements s’ouvrent une fois la partie finie.",
    no: "La partie n’est pas encore finie.",
  },
  "table.seat-taken": {
    rule: "Une chaise, une personne.",
    no: "Quelqu’un y est déjà assis.",
  },
  "table.already-seated": {
    rule: "Personne n’occupe deux chaises de la même table.",
    no: "Vous êtes déjà assis à cette table.",
  },
  "table.not-seated": {
    rule: "Seuls ceux qui sont assis à la table ont leur mot à dire.",
    no: "Vous n’êtes pas assis à cette table.",
  },
  "table.removed": {
    rule: "Qui a été prié par l’hôte de se lever ne se rassied pas à cette table.",
    no: "L’hôte vous a prié de quitter cette table. Choisissez-en une autre.",
  },
  "table.not-host": {
    rule: "L’hôte arrange la table.",
    no: "Seul l’hôte peut faire cela.",
  },
  "table.not-ready": {
    rule: "Une partie commence quand toutes les chaises sont prises et que tous sont prêts.",
    no: "Tous ne sont pas encore prêts.",
  },
  "table.no-onlookers": {
    rule: "L’hôte décide si d’autres peuvent regarder.",
    no: "On ne peut pas regarder à cette table.",
  },
  "table.stale-ask": {
    rule: "Une décision répond à une question ouverte.",
    no: "Cette question n’est plus ouverte.",
  },
  "table.too-many-answers": {
    rule: "Une réponse à une question secrète peut être remplacée {most} fois.",
    no: "Vous avez remplacé cette réponse {most} fois. La dernière reste.",
  },
  "table.standing-answer": {
    rule: "Une réponse donnée d’avance convient au genre de question auquel elle est destinée, et le jeu permet de la donner ainsi.",
    no: "Cela ne peut se dire d’avance aux questions du genre « {kind} ».",
  },
  "table.resigned": {
    rule: "Qui abandonne le fait pour de bon.",
    no: "Cette place a été abandonnée pour de bon.",
  },
  "table.no-regent": {
    rule: "On ne reprend, et l’on ne succède, qu’à une place tenue par un régent.",
    no: "Aucun régent ne tient cette place.",
  },
  "table.vote": {
    rule: "La table ne décide que d’une chose de chaque sorte à la fois, et seulement de ce qui a un sens.",
    no: "Ceci ne peut pas être mis aux voix maintenant.",
  },
  "table.vote-unknown": {
    rule: "Un vote reste ouvert jusqu’à ce qu’il soit décidé.",
    no: "Ce vote n’existe pas, ou il est déjà décidé.",
  },
  "table.vote-not-yours": {
    rule: "Chaque joueur a une voix, une fois.",
    no: "Vous n’avez pas de voix dans ce vote, ou vous l’avez donnée.",
  },
  "table.nudge": {
    rule: "On peut faire signe à qui fait attendre les autres, une fois par décision.",
    no: "Il n’y a personne à qui faire signe ici pour l’instant.",
  },
  "table.vote-resting": {
    rule: "Une question que la table a refusée n’est pas reposée avant une demi-heure.",
    no: "La table a refusé. On pourra reposer la question dans {minutes?une minute|# minutes}.",
  },
  "table.vote-rests-long": {
    rule: "À une table où l’on joue sur plusieurs jours, une question refusée n’est pas reposée avant un jour.",
    no: "La table a refusé. On pourra reposer la question dans {hours?une heure|# heures}.",
  },
  "table.vote-too-few": {
    rule: "Qui est seul ne décide pour personne : il faut la moitié de tous ceux qui jouent, et qui vient d’être remplacé par un régent compte encore parmi eux.",
    no: "Il faut pour cela {needed?une voix|# voix}, et {players?une seule personne joue|# personnes seulement jouent} ici en ce moment.",
  },
  "table.not-away": {
    rule: "Pour qui est absent depuis quelques minutes, les autres peuvent nommer un régent.",
    no: "On ne peut nommer un régent que pour qui est absent depuis {minutes?une minute|# minutes}.",
  },
  "table.not-away-long": {
    rule: "À une table où l’on joue sur plusieurs jours, les autres peuvent nommer un régent pour qui est absent depuis un jour.",
    no: "Personne n’est tenu d’être toujours là : on ne peut nommer un régent que pour qui est absent depuis {hours?une heure|# heures}.",
  },
  "table.seat-early": {
    rule: "Qui a été remplacé par un régent a le temps de revenir avant que sa place soit donnée.",
    no: "Son joueur peut encore revenir : la place pourra être donnée dans {minutes?une minute|# minutes}.",
  },
  "table.seat-early-long": {
    rule: "À une table où l’on joue sur plusieurs jours, qui a été remplacé par un régent a un jour pour revenir avant que sa place soit donnée.",
    no: "Son joueur peut encore revenir : la place pourra être donnée dans {hours?une heure|# heures}.",
  },
  "table.seat-given-away": {
    rule: "La table peut donner à quelqu’un d’autre une place que tient un régent ; elle est alors à lui.",
    no: "Vous étiez assis ici jusqu’à ce qu’un régent vous remplace ; la table a depuis donné votre place à quelqu’un d’autre.",
  },
  "table.nudge-early": {
    rule: "Chacun a le temps de réfléchir avant qu’on lui fasse signe.",
    no: "Laissez-lui encore un peu de temps : vous pourrez lui faire signe dans {minutes?une minute|# minutes}.",
  },
  "table.nudged": {
    rule: "On fait signe une seule fois par décision à qui fait attendre les autres.",
    no: "On lui a déjà fait signe.",
  },
  "table.closed": {
    rule: "Une table peut être fermée par un opérateur, ou parce que personne n’est venu.",
    no: "Cette table a été fermée.",
  },
  "table.broken": {
    rule: "Une table où le programme des règles échoue est fermée au jeu et conservée.",
    no: "Le programme des règles a échoué à cette table. Elle est fermée pour l’instant ; les opérateurs ont été prévenus.",
  },
  "table.not-broken": {
    rule: "Une table fermée parce que le programme des règles a échoué peut reprendre.",
    no: "Cette table n’a pas été fermée à cause d’une panne.",
  },
  "table.draw": {
    rule: "Les joueurs peuvent convenir d’une partie nulle.",
    no: "Les joueurs sont convenus d’une partie nulle.",
  },
  "table.ended": {
    rule: "Les joueurs peuvent convenir de finir sans résultat.",
    no: "Les joueurs sont convenus de finir cette partie.",
  },
  "record.unknown": {
    rule: "Une partie publiée reste visible jusqu’à ce que son auteur la retire.",
    no: "Cette partie n’existe pas, ou elle a été retirée.",
  },
  "record.too-many": {
    rule: "Chacun peut publier un bon nombre de parties.",
    no: "Vous avez publié {most} parties. Retirez-en une avant d’en publier une autre.",
  },
  "record.too-long": {
    rule: "Une partie est rejouée avant d’être publiée.",
    no: "Cette partie n’a pas pu être rejouée en {seconds?une seconde|# secondes}.",
  },
  "talk.channel": {
    rule: "Une parole est entendue de ceux à qui elle s’adresse : la table, les spectateurs ou un groupe de places.",
    no: "Vous n’avez pas part à cette conversation.",
  },
  "talk.empty": {
    rule: "Un message dit quelque chose.",
    no: "Il n’y a rien à lire dans ce message.",
  },
  "talk.unknown": {
    rule: "Un message est connu de ceux qui peuvent le lire.",
    no: "Ce message n’existe pas.",
  },
  "talk.report": {
    rule: "Un signalement porte sur un message, une personne ou une table.",
    no: "Veuillez dire sur quoi porte le signalement : un message, une personne ou une table.",
  },
};

export const fr: Phrasebook = { language: "fr", names: {}, rules };

export const frenchNotifications: NotificationTexts = {
  kinds: {
    "your-turn": {
      subject: "{title} : c’est à vous",
      text: "À la table « {title} », tout le monde vous attend.",
    },
    "table-started": {
      subject: "{title} : la partie a commencé",
      text: "La partie de la table « {title} » a commencé.",
    },
    "table-ended": {
      subject: "{title} : la partie est finie",
      text: "La partie de la table « {title} » est finie.",
    },
    "table-closed": {
      subject: "{title} : la table a été fermée",
      text: "La table « {title} » a été fermée.",
    },
    "table-broken": {
      subject: "{title} : la table est fermée pour l’instant",
      text: "Le programme des règles a échoué à la table « {title} ». La table est fermée pour l’instant et rien n’est perdu ; les opérateurs ont été prévenus.",
    },
    "invited-rematch": {
      subject: "{title} : une revanche ?",
      text: "Vous êtes invité à rejouer : une chaise vous est gardée à la table « {title} ».",
    },
    "table-paused": {
      subject: "{title} : la partie est en pause",
      text: "À la table « {title} », les joueurs ont mis la partie en pause : les horloges sont arrêtées.",
    },
    "table-resumed": {
      subject: "{title} : la partie reprend",
      text: "À la table « {title} », la partie reprend, et les horloges tournent de nouveau.",
    },
    vote: {
      subject: "{title} : on demande votre voix",
      text: "À la table « {title} », une question a été mise aux voix, et la vôtre compte.",
    },
    regent: {
      subject: "{title} : un régent joue pour vous",
      text: "À la table « {title} », un régent décide maintenant pour vous. Revenez quand vous voudrez : la place est toujours la vôtre.",
    },
    nudge: {
      subject: "{title} : on vous attend",
      text: "À la table « {title} », on vous fait signe : la partie attend votre décision.",
    },
    "new-candidate": {
      subject: "{title} : quelqu’un voudrait se joindre à vous",
      text: "À la table « {title} », quelqu’un voudrait reprendre une place que tient un régent. C’est aux joueurs présents d’en décider par un vote.",
    },
    "seat-given": {
      subject: "{title} : la place est à vous",
      text: "La table « {title} » vous a donné la place que vous demandiez. Désormais, c’est vous qui y décidez.",
    },
    "new-player": {
      subject: "{title} : votre place a un nouveau joueur",
      text: "La table « {title} » a donné votre place, que tenait un régent, à quelqu’un d’autre. Ce que vous aviez répondu en secret ne lui a pas été montré.",
    },
    removed: {
      subject: "{title} : votre place a été libérée",
      text: "L’hôte de la table « {title} » vous a prié de vous lever avant le début de la partie. D’autres tables ont de la place.",
    },
    renamed: {
      subject: "Vous avez un nouveau nom",
      text: "Un opérateur vous a donné un autre nom : « {title} ». Désormais, connectez-vous avec ce nom.",
    },
    "new-password": {
      subject: "Un nouveau mot de passe pour {name}",
      text: "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour le compte « {name} ». Ce lien permet de le choisir ; il sert une fois, dans l’heure. Si ce n’était pas vous, il n’y a rien à faire.",
    },
    "confirm-mail": {
      subject: "Est-ce bien votre adresse, {name} ?",
      text: "Quelqu’un, vous sans doute, a donné cette adresse pour le compte « {name} ». Ce lien la confirme. Si ce n’était pas vous, il n’y a rien à faire.",
    },
  },
  footer:
    "Vous recevez ceci parce que vous l’avez demandé dans vos réglages, où vous pouvez aussi y mettre fin : {link}",
};
