/** PostgreSQL keeps neither NUL nor half of a surrogate pair, and escapes can put both into a file. */
const unstorable = /[\0\p{Surrogate}]/u

/** Whether a value read from YAML or JSON, keys included, can be stored as it is. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, entry]) => isStorable(key) && isStorable(entry))
}

/** The text without what cannot be stored. */
export function storable(text: string): string {
  return text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd')
}
