/** The kinds of units by their numbers, as they are named in drawings and texts. */
export const unitIds = ["footman", "knight", "ship", "engine"] as const;
