export const battlesEnding = undefined as never;
