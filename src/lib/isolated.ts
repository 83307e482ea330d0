/** With letters of a language from Hebrew to those that are written in Arabic letters. */
const rightToLeft = /^.*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc].*$/s

/**
 * Returns a text that is put into another one, such as a name into a sentence. One from right to left stands between characters that
 * keep the order of both; in markup, elements do that.
 */
export const isolated = (text: string): string => text.replace(rightToLeft, '\u2068$&\u2069')
