/** Every rule of the game by its stable id; what cites a rule is checked against this. */
export type RuleId = `cards.${string}`;
