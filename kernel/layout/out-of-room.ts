/** A table of a state is full: a position has come to more than its layout was made for. */
export class OutOfRoom extends RangeError {
  override readonly name = "OutOfRoom";
}
