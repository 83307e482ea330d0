/** Letters that Unicode does not decompose into a base letter and marks. */
const wholeLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/**
 * Returns the form in which texts are compared, sorted and searched: lower case, without accents. Both sides of a comparison
 * are folded here, so that it does not depend on the database's locale.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => wholeLetters[letter] ?? letter)
}

/** Returns the words of a folded text: runs of letters and digits. */
export function tokenize(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
