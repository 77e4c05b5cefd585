const vowel = /^[aeiouyhâàéèêëîïôöùûüœ]/i;
const de = (name: string): string => (vowel.test(name) ? `d’${name}` : `de ${name}`);
const of = (act: string, alone: string) => (who: string | undefined) =>
  who === undefined ? alone : `${act} ${de(who)}`;

const challenge = (name: string) => ({
  attackers: `${name}, attaquants`,
  defenders: `${name}, défenseurs`,
  resolution: `${name}, résultat`,
  actions: `${name}, actions`,
});

export const rail = {
  title: "Où en est la partie",
  steps: {
    declare: "Déclarer",
    save: "Sauver ou annuler",
    execute: "Exécuter",
    passives: "Passives",
    responses: "Réponses",
    end: "Fin",
  },
  stepOf: (place: number, step: string) => `Étape ${place} : ${step}`,
  all: "Toutes les étapes",
  challenge: {
    military: challenge("Défi militaire"),
    intrigue: challenge("Défi d’intrigue"),
    power: challenge("Défi de pouvoir"),
  },
  marshalling: (who: string, isOwn: boolean) => (isOwn ? "Votre recrutement" : `Recrutement ${de(who)}`),
  challenges: (who: string, isOwn: boolean) => (isOwn ? "Vos défis" : `Défis ${de(who)}`),
  entryOf: (entry: string, who: string) => `${entry}, ${who}`,
  inside: (step: number) => `à l’intérieur de l’étape ${step} :`,
  own: (step: number) => `à sa propre étape ${step}`,
  act: {
    framework: (who: string | undefined) => who ?? "les règles",
    action: of("action", "une action"),
    response: of("réponse", "une réponse"),
    save: of("sauvegarde", "une sauvegarde"),
    cancel: of("annulation", "une annulation"),
    passive: of("capacité passive", "une capacité passive"),
    replacement: of("remplacement", "un remplacement"),
    play: (who: string | undefined) => (who === undefined ? "une carte est jouée" : `${who} joue une carte`),
  },
  ownAct: {
    framework: "les règles",
    action: "votre action",
    response: "votre réponse",
    save: "votre sauvegarde",
    cancel: "votre annulation",
    passive: "votre capacité passive",
    replacement: "votre remplacement",
    play: "vous jouez une carte",
  },
  over: "La partie est finie",
};
