import { createHash } from 'node:crypto'

/** Grows when the same files are stored differently than before, so that the next import writes all of them anew. */
const storedForm = 4

/** @param content - Plain data. The order of keys does not count: the database does not keep it. */
export function contentHash(content: unknown): string {
  const text = JSON.stringify([storedForm, content], (_, value: unknown) =>
    value instanceof Map ? [...value.entries()] : sorted(value),
  )
  return createHash('sha256').update(text).digest('hex')
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
