const round = (now: number, last?: number): string => (last === undefined ? `Tour ${now}` : `Tour ${now} sur ${last}`);

export const frame = {
  seats: "Joueurs",
  ownSeat: "Vos cartes",
  round,
  board: "Table",
  ask: "Question",
};
