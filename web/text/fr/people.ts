import type { people as english } from "../en/people.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${Math.abs(count) < 2 ? one : many}`;

export const people: typeof english = {
  signIn: "Se connecter",
  youAre: (name) => `Vous êtes ${name}. Votre page`,

  ask: {
    title: "Comment vous appeler ?",
    explain: "Un nom suffit. Avec un compte, vous retrouvez vos parties de partout.",
    name: "Nom",
    go: "Continuer",
    haveAccount: "J’ai un compte",
  },

  signInPage: {
    title: "Se connecter",
    name: "Nom",
    password: "Mot de passe",
    go: "Se connecter",
    forgot: "J’ai oublié mon mot de passe",
    noAccount: "Pas encore de compte ?",
    create: "Créer un compte",
    guest: "Ou jouez en invité ; un nom suffit.",
  },

  create: {
    title: "Créer un compte",
    explain:
      "Un nom et un mot de passe. L’adresse ne sert que si vous voulez des courriels, ou un nouveau mot de passe par courriel.",
    keepsGames: (name) => `Toutes les parties que vous jouez sous le nom de ${name} restent les vôtres.`,
    name: "Nom",
    password: "Mot de passe",
    passwordHint: "Au moins 8 caractères",
    mail: "Adresse de courriel (facultatif)",
    go: "Créer le compte",
    have: "J’ai déjà un compte",
  },

  codes: {
    title: "Vos codes à usage unique",
    explain:
      "Chacun permet une fois de choisir un nouveau mot de passe. Gardez-les où vous les retrouverez : ils ne seront plus montrés.",
    copy: "Tout copier",
    save: "Enregistrer dans un fichier",
    done: "Je les ai gardés",
    left: (count) => `Il reste ${plural(count, "code à usage unique", "codes à usage unique")}`,
    anew: "Nouveaux codes à usage unique",
    anewExplain: "De nouveaux codes annulent les anciens.",
  },

  recover: {
    title: "Un nouveau mot de passe",
    byMail: "Par courriel",
    byMailExplain: "Nous envoyons un lien à l’adresse de votre compte.",
    mail: "Adresse de courriel",
    send: "Envoyer le courriel",
    sent: "S’il existe un compte avec cette adresse confirmée, un courriel est en route.",
    byCode: "Avec un code à usage unique",
    code: "Code à usage unique",
    newPassword: "Nouveau mot de passe",
    set: "Choisir ce mot de passe",
    done: "Le nouveau mot de passe est en place. Vous êtes connecté.",
  },

  confirm: {
    title: "Confirmer votre adresse",
    done: "Votre adresse est confirmée.",
    waiting: "Confirmation…",
    noSecret: "Ouvrez le lien du courriel que nous vous avons envoyé : il dit de quelle adresse il s’agit.",
  },

  me: {
    title: "Votre page",
    guest:
      "Vous êtes ici en invité. Si vous effacez les données de ce navigateur, vous perdrez vos parties ; un compte vous les garde.",
    since: (date) => `Ici depuis le ${date}`,
    games: "Vos parties",
    name: "Nom",
    save: "Enregistrer",
    saved: "Enregistré",
    password: "Votre mot de passe",
    oldPassword: "Ancien mot de passe",
    newPassword: "Nouveau mot de passe",
    changePassword: "Changer le mot de passe",
    mail: "Adresse de courriel",
    mailConfirmed: "confirmée",
    mailUnconfirmed: "non confirmée",
    mailNotConfirmed: "Pas encore confirmée : suivez le lien du courriel que nous avons envoyé.",
    changeMail: "Changer l’adresse",
    removeMail: "Laissez vide pour retirer l’adresse.",

    notifications: "Vous prévenir quand c’est à vous",
    notificationsExplain: "Dans la page, vous le voyez toujours. Ceci vous atteint quand vous êtes absent.",
    byMail: "Par courriel",
    byMailNeeds: "demande une adresse confirmée",
    byPush: "Sur cet appareil (Web Push)",
    pushNot: "Ce navigateur ou ce serveur ne le permet pas.",
    pushRefused: "Ce navigateur ne le permet pas, ou son service d’envoi ne répond pas.",
    byWebhook: "À une adresse sur le web",
    webhook: "Adresse appelée",
    quiet: "Heures de silence",
    quietExplain:
      "Rien n’est envoyé entre ces heures, et le temps des parties de plusieurs jours ne court pas : douze heures par jour au plus.",
    quietOn: "Respecter des heures de silence",
    from: "de",
    to: "à",
    timeZone: "Fuseau horaire",
    notificationLanguage: "Langue des courriels",

    tokens: "Jetons d’API",
    tokensExplain: "Pour un robot à vous, qui joue en votre nom.",
    tokenLabel: "À quoi sert-il ?",
    createToken: "Créer un jeton",
    tokenSecret: "Le jeton ; il ne sera plus montré :",
    tokenUsed: (date) => `utilisé le ${date}`,
    tokenUnused: "jamais utilisé",
    endToken: (label) => `Révoquer le jeton « ${label} »`,

    muted: "Personnes que vous n’entendez plus",
    nobodyMuted: "Vous ne masquez personne.",
    unmute: (name) => `Entendre ${name} à nouveau`,

    yours: "Ce qui est conservé à votre sujet",
    export: "Le télécharger",
    signOut: "Se déconnecter",
    signOutEverywhere: "Se déconnecter partout",
    delete: "Supprimer mon compte",
    deleteExplain: "Les parties terminées restent, sans votre nom. C’est irréversible.",
    confirmPassword: "Votre mot de passe, pour confirmer",
    confirmName: "Votre nom, pour confirmer",
    deleteNow: "Oui, me supprimer",
  },
};
