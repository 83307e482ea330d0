import type { ReceivedResponse, RequestOutcome } from '../../api/send-request'
import type { CapturedValue } from './guide-session'
import type { GuideRequest } from './requests/guide-request'
import { capturedIn } from './variables'

/** What a response means for a guide. */
export interface Assessment {
  /** Undefined: there was no response. */
  readonly status?: number
  readonly expected: readonly string[]
  readonly isMet: boolean
  readonly values: Readonly<Record<string, CapturedValue>>
  /** Values that later requests use and the response does not have. */
  readonly missing: readonly string[]
}

/** Larger responses have nothing for later requests. */
const MOST_BYTES = 1_000_000
const MOST_CHARACTERS = 2_000

/** Compares a response with what its author expects, and reads the values that later requests use. */
export async function assess(
  { expect, capture }: GuideRequest,
  outcome: RequestOutcome,
): Promise<Assessment> {
  const nothing = { expected: expect, isMet: false, values: {}, missing: [] }
  if (outcome.outcome !== 'responded') return nothing
  const { response } = outcome
  const { status } = response
  if (!expect.some((one) => isOf(one, status))) return { ...nothing, status }
  const body = capture.length > 0 ? await jsonOf(response) : undefined
  const found = capture.flatMap(({ name, path }): [string, CapturedValue][] => {
    const value = capturedIn(body, path)
    return value === undefined || String(value).length > MOST_CHARACTERS ? [] : [[name, value]]
  })
  const values = Object.fromEntries(found)
  const missing = capture.map(({ name }) => name).filter((name) => !Object.hasOwn(values, name))
  return { status, expected: expect, isMet: missing.length === 0, values, missing }
}

const isOf = (expected: string, status: number): boolean =>
  expected.endsWith('XX') ? expected.startsWith(String(status).charAt(0)) : expected === String(status)

async function jsonOf({ body }: ReceivedResponse): Promise<unknown> {
  if (body.size > MOST_BYTES) return undefined
  try {
    return JSON.parse(await body.text())
  } catch {
    return undefined
  }
}
