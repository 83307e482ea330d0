import fc from 'fast-check'

/** Pieces of the texts of one kind. */
const kinds = [
  ['W', 'i', '_', '-', '/'],
  ['Harbour', ' ', 'tide', ', ', '2.0'],
  // Punctuation and digits stand where the direction of the text puts them.
  ['שלום', ' ', 'عالم', ' (2)', '!', ' v1'],
  ['👩‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪', '👍🏽', 'e\u0301', '漢字'],
] as const

const oddTextOf = (pieces: readonly string[]) =>
  fc
    .record({
      first: fc.constant(pieces[0] ?? ''),
      others: fc.array(fc.constantFrom(...pieces), { maxLength: 6 }),
      length: fc.constantFrom(1, 40, 255),
    })
    .map(({ first, others, length }) => longAs([first, ...others], length))

/** Repeats pieces until no further one fits. */
function longAs(pieces: readonly string[], length: number): string {
  let text = pieces.join('')
  while (text.length + pieces.join('').length <= length) text += pieces.join('')
  return text.trim().replace(/ +/g, ' ')
}

/** A name as people and programs write it: up to 255 characters, unbroken, in words, from right to left, of symbols. */
export const oddText: fc.Arbitrary<string> = fc.oneof(...kinds.map(oddTextOf))

export const isRightToLeft = (text: string): boolean => /[\u0590-\u08ff]/.test(text)
