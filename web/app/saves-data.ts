/** What some browsers know of the line. */
export interface Line {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the reader has told the browser to fetch as little as possible. */
export const savesData = ({ connection }: Line = navigator as Line): boolean => connection?.saveData === true;
