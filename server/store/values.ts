/**
 * Both databases must keep exactly what they are given, and one set of queries must serve both. So only what they keep
 * alike gets through: text, whole numbers and null. The rest would come back changed (SQLite cuts text at a zero byte and
 * stores fractions in whole-number columns), be refused by one of them, or, like a boolean in libsql, end the process.
 */
export function checkValues(values: readonly unknown[]): void {
  for (const value of values) {
    if (typeof value === "string") {
      if (value.includes("\0")) throw new TypeError("Text with a zero byte cannot be stored.");
    } else if (typeof value === "number") {
      if (!Number.isSafeInteger(value)) throw new TypeError(`Only whole numbers can be stored, not ${value}.`);
    } else if (value !== null && typeof value !== "bigint") {
      throw new TypeError(`Only text, whole numbers and null can be stored, not ${typeof value}.`);
    }
  }
}
