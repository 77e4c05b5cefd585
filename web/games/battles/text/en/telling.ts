/** What captions at the foot of the board say where many events are told as one. */
export const telling = {
  ordered: (units: number) => `${units} units are ordered.`,
};
