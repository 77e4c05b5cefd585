/** Powers of e from arithmetic alone: `Math.exp` may differ in the last bit from engine to engine, and learning adds that up. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

export function exponential(x: number): number {
  if (x < -700) return 0;
  if (x > 700) throw new Error(`${x} is too large`);
  const halvings = Math.round(x * Math.LOG2E);
  const rest = x - halvings * LN2_HIGH - halvings * LN2_LOW;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 14; n++) {
    term = (term * rest) / n;
    sum += term;
  }
  return scaled(sum, halvings);
}

/** Times a power of two, exactly. */
function scaled(value: number, power: number): number {
  let result = value;
  let left = Math.abs(power);
  let factor = power < 0 ? 0.5 : 2;
  for (; left > 0; left >>= 1) {
    if ((left & 1) === 1) result *= factor;
    factor *= factor;
  }
  return result;
}
