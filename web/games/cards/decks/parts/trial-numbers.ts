/** As many games of bots as say something, and done before one has looked away for long. */
export const GAMES = 200;
