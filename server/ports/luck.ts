/** Where the server's chance comes from. Tests have one that is written down. */
export interface Luck {
  /** So many bytes, which nobody can foresee. */
  bytes(count: number): Buffer;
  /** A whole number below 2 ** 32. */
  draw(): number;
}
