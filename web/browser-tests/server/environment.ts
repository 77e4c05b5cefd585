/** What tells a server to offer the testing game beside those for players. */
export const offersTestingGame = { WEIRWOOD_TESTING_GAME: "yes" };
