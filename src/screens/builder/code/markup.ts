/** How an attribute is written in the language of a host. */
export type WriteAttribute = (name: string, value: string) => string

const longestLine = 90

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  '\t': '&#9;',
  '\n': '&#10;',
}

/** Escapes a text for an HTML attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>\t\n]/g, (character) => references[character] ?? character)

export const htmlAttribute: WriteAttribute = (name, value) =>
  value === '' ? name : `${name}="${escapeHtml(value)}"`

/** An element without content: on one line if it is short, else with a line for each attribute. */
export function elementMarkup(tag: string, attributes: readonly string[], end = `></${tag}>`): string {
  const oneLine = [`<${tag}`, ...attributes].join(' ') + end
  if (oneLine.length <= longestLine || attributes.length < 2) return oneLine
  return `<${tag}\n${attributes.map((attribute) => `  ${attribute}\n`).join('')}${end}`
}

/** Moves every line to the right. Values may have characters that only expressions take for an end of a line. */
export const indented = (text: string, by: number): string =>
  text
    .split('\n')
    .map((line) => ' '.repeat(by) + line)
    .join('\n')
