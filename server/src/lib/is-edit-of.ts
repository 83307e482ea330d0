/** Shorter terms have one wrong letter at most. */
const lettersForTwo = 8

/**
 * Whether a word, or its beginning, becomes the term with one letter added, left out, replaced or swapped with its neighbor; with two in a
 * long term.
 */
export function isEditOf(word: string, term: string): boolean {
  return editsToBeginning(word, term) <= (term.length >= lettersForTwo ? 2 : 1)
}

/** The optimal string alignment distance between the term and the beginning of the word that is closest to it. */
function editsToBeginning(word: string, term: string): number {
  let before: number[] = []
  let last = Array.from({ length: term.length + 1 }, (_, column) => column)
  let least = last[term.length] ?? 0
  for (let row = 1; row <= word.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= term.length; column += 1) {
      const isSame = word[row - 1] === term[column - 1]
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1]
      const above = last[column] ?? 0
      const diagonal = last[column - 1] ?? 0
      const edits = [above + 1, (line[column - 1] ?? 0) + 1, diagonal + (isSame ? 0 : 1)]
      if (isSwapped) edits.push((before[column - 2] ?? 0) + 1)
      line.push(Math.min(...edits))
    }
    least = Math.min(least, line[term.length] ?? 0)
    before = last
    last = line
  }
  return least
}
