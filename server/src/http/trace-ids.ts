import { randomBytes } from 'node:crypto'

/** Names for requests: unique over all processes and starts, and cheap to make. */
export function traceIds(): () => string {
  const process = randomBytes(5).toString('hex')
  let count = 0
  return () => `trace:${process}${(count += 1).toString(36)}`
}
