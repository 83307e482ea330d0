/** From Hebrew to the languages that are written in Arabic letters. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Returns a text that is put into another one, such as a name into a sentence. One from right to left stands between characters that
 * keep the order of both; in markup, elements do that.
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)
