/** Translations in the two forms that WordPress reads: MO files of gettext for PHP, JED for scripts. */

const MAGIC = 0x950412de
const HEADER_BYTES = 28

/**
 * Returns a MO file.
 *
 * @param {Readonly<Record<string, string>>} texts Translations by the English texts.
 */
export function moFile(texts) {
  const all = { '': 'Content-Type: text/plain; charset=UTF-8\n', ...texts }
  // Readers search by bisection.
  const sorted = Object.entries(all)
    .map((pair) => pair.map((text) => Buffer.from(text)))
    .sort(([one], [other]) => Buffer.compare(one, other))
  const tableBytes = 8 * sorted.length
  const start = HEADER_BYTES + 2 * tableBytes
  const head = [MAGIC, 0, sorted.length, HEADER_BYTES, HEADER_BYTES + tableBytes, 0, start]
  const strings = []
  let offset = start
  const tableOf = (column) =>
    sorted.flatMap((pair) => {
      const text = pair[column]
      strings.push(text, Buffer.alloc(1))
      offset += text.length + 1
      return [text.length, offset - text.length - 1]
    })
  const numbers = [...head, ...tableOf(0), ...tableOf(1)]
  const buffer = Buffer.alloc(4 * numbers.length)
  numbers.forEach((number, index) => buffer.writeUInt32LE(number, 4 * index))
  return Buffer.concat([buffer, ...strings])
}

/**
 * Returns the translations of a script.
 *
 * @param {string} locale
 * @param {Readonly<Record<string, string>>} texts
 */
export function jedFile(locale, texts) {
  const messages = Object.fromEntries(Object.entries(texts).map(([text, translated]) => [text, [translated]]))
  const head = { domain: 'messages', lang: locale }
  return JSON.stringify({ domain: 'messages', locale_data: { messages: { '': head, ...messages } } })
}
