/** A name in braces, which a value replaces in each mail. */
const placeholder = /\{([a-z]+)\}/g

/** Returns a text with its placeholders filled in. A value is taken as it is, whatever braces it has. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (written, name: string) => values[name] ?? written)
}

/** Returns the names of the placeholders of a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name))]
}
