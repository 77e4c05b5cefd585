export const telling = {};
