/** Whether a text is one line that has more than white space, as names are. */
export function isOneLine(text: string): boolean {
  return /\S/.test(text) && !/[\p{Cc}\u2028\u2029]/u.test(text)
}
