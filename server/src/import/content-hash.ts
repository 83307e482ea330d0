import { createHash } from 'node:crypto'

/** Grows when the same files are stored differently than before, so that the next import writes all of them anew. */
const storedForm = 3

/** @param content - Plain data; the order of its keys counts. */
export function contentHash(content: unknown): string {
  const text = JSON.stringify([storedForm, content], (_, value: unknown) =>
    value instanceof Map ? [...value.entries()] : value,
  )
  return createHash('sha256').update(text).digest('hex')
}
