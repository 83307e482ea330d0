/** Returns the known name that was most likely meant, or undefined if none is near. */
export function nearestName(
  name: string,
  known: Iterable<string>,
  mostEdits = name.length < 6 ? 1 : 2,
): string | undefined {
  let nearest: string | undefined
  let fewest = mostEdits + 1
  for (const candidate of known) {
    // Each letter of difference in length is an edit; most candidates need no further look.
    if (Math.abs(candidate.length - name.length) >= fewest) continue
    const edits = editDistance(candidate, name)
    if (edits >= fewest) continue
    nearest = candidate
    fewest = edits
  }
  return nearest
}

/** Returns the end of a sentence about an unknown name: the known one that may be meant, or all of them. */
export function helpWith(name: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const meant = nearestName(name, known, 2)
  return meant ? `; did you mean \`${meant}\`?` : `; known here: ${known.join(', ')}`
}

/**
 * Returns how many letters must be added, dropped or replaced, or neighbors swapped, to turn one word into the other.
 * The usual packages compute Levenshtein's distance, in which swapped neighbors, a frequent typing error, count as two.
 */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (beforePrevious[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(replaced, swapped, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    beforePrevious = previous
    previous = row
  }
  return previous[b.length] ?? 0
}
