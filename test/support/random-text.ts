/** Numbers from 0 to 1, the same ones for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Pieces that languages of pages and frameworks give a meaning, and plain ones. */
const pieces = [
  ...[
    '"',
    "'",
    '`',
    '&',
    '<',
    '>',
    '=',
    '/',
    '\\',
    '{',
    '}',
    '{{',
    '}}',
    '${',
    '[',
    ']',
    '(',
    ')',
    '--',
    '-->',
  ],
  ...[
    '&amp;',
    '&quot',
    '&#34;',
    '&lt',
    '\\u0022',
    '\\n',
    '\n',
    '\t',
    ' ',
    '  ',
    '\u2028',
    '\u00a0',
    'é',
    '日本',
    '😀',
  ],
  ...[
    '</script>',
    '<script>alert(1)</script>',
    '" onload="alert(1)',
    '[gallery]',
    'javascript:alert(1)',
    '<!--',
  ],
  ...['x', 'Log in', '0', '%', '#', '@', ':', ';', '*/', '{product}'],
]

/** A text of up to twelve pieces. */
export function randomText(random: () => number): string {
  const length = 1 + Math.floor(random() * 12)
  return Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)] ?? '').join('')
}
