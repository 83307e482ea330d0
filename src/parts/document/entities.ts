/** The names that people write; all others stay as they are written. A table of every name is larger than the parser. */
const names: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad' },
  ...{ copy: '©', reg: '®', trade: '™', sect: '§', para: '¶', deg: '°', micro: 'µ', middot: '·', bull: '•' },
  ...{ ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
  ...{ sbquo: '‚', bdquo: '„', laquo: '«', raquo: '»', lsaquo: '‹', rsaquo: '›', prime: '′', Prime: '″' },
  ...{ times: '×', divide: '÷', plusmn: '±', minus: '−', le: '≤', ge: '≥', ne: '≠', asymp: '≈', infin: '∞' },
  ...{ larr: '←', uarr: '↑', rarr: '→', darr: '↓', harr: '↔', rArr: '⇒', check: '✓', cross: '✗', euro: '€' },
  ...{ pound: '£', cent: '¢', yen: '¥', frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³' },
  ...{
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
  },
  ...{
    agrave: 'à',
    aacute: 'á',
    ccedil: 'ç',
    ntilde: 'ñ',
    iexcl: '¡',
    iquest: '¿',
    ensp: '\u2002',
    emsp: '\u2003',
  },
  ...{
    thinsp: '\u2009',
    zwj: '\u200d',
    zwnj: '\u200c',
    lbrace: '{',
    rbrace: '}',
    lbrack: '[',
    rbrack: ']',
    num: '#',
  },
  ...{
    ast: '*',
    lowbar: '_',
    grave: '`',
    vert: '|',
    bsol: '\\',
    sol: '/',
    colon: ':',
    commat: '@',
    newline: '\n',
  },
}

export const NAMED_CODES_TO_UNICODE = names

/**
 * The sign that a reference such as `&amp;` or `&#x27;` stands for, undefined for an unknown one. The Markdown library
 * asks an element's `innerHTML` instead, which pages with Trusted Types do not allow.
 *
 * @param reference - What stands between `&` and `;`.
 */
export function decodeEntity(reference: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(reference) ?? []
  if (hexadecimal === undefined && decimal === undefined)
    return Object.hasOwn(names, reference) ? names[reference] : undefined
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  const isSign = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isSign ? String.fromCodePoint(code) : '\ufffd'
}
