export const asks = {};
