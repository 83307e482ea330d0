import assert from 'node:assert/strict'
import type { RealPortal } from './portal'
import { until } from './until'

/** Returns the line of the log about the request that was answered so. */
export async function loggedRequest(
  { log }: Pick<RealPortal, 'log'>,
  { headers }: Pick<Response, 'headers'>,
): Promise<Readonly<Record<string, unknown>>> {
  const id = headers.get('x-request-id') ?? assert.fail('The response has no ID.')
  const lines = () => log.filter(({ request_id, operation }) => request_id === id && operation !== undefined)
  await until(() => lines().length > 0, `the request ${id} is logged`)
  assert.equal(lines().length, 1, 'A request is one line.')
  return lines()[0] ?? {}
}
