const longest = 250
const pattern =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/u

/** Whether mail can be sent there. Quoted names and bare hosts are refused: mail programs read them differently. */
export function isEmailAddress(text: string): boolean {
  const name = text.slice(0, text.indexOf('@'))
  return text.length <= longest && pattern.test(text) && !/^\.|\.$|\.\./.test(name)
}
