/** The known words that somebody may have meant, the likeliest first; none where nothing is near. */
export function nearest(word: string, known: readonly string[], most = 3): string[] {
  const wanted = word.toLowerCase().slice(0, 80);
  const scored = known.map((candidate) => ({ candidate, distance: distanceTo(wanted, candidate) }));
  return scored
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.min(wanted.length, candidate.length) / 3))
    .sort((a, b) => a.distance - b.distance || a.candidate.length - b.candidate.length)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** A word that is part of a longer one is as near as a slip of one letter. */
function distanceTo(word: string, candidate: string): number {
  if (word.length >= 4 && candidate.includes(word)) return 1;
  return edits(word, candidate);
}

/** How many letters must be put in, taken out, changed or swapped with their neighbour. */
function edits(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const twoBefore = before;
    before = row;
    row = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      row[j] = Math.min(before[j] + 1, row[j - 1] + 1, before[j - 1] + change);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) row[j] = Math.min(row[j], twoBefore[j - 2] + 1);
    }
  }
  return row[to.length];
}
