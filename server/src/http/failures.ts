import { HashQueueFull } from '../rules/hash-queue'
import { Refusal } from '../rules/refusal'
import { SsoRefusal } from '../sso/sso-refusal'
import { DatabaseUnavailable, ReadOnlyDatabase } from '../store/unavailable'
import { Problem, type ProblemKind } from './problem'
import { problemOfRefusal } from './refusal-problem'

const byCode: Readonly<Record<string, ProblemKind>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_BAD_URL: 'malformedAddress',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
}

/**
 * Codes of connections that could not be made or broke, of the system and of PostgreSQL (classes 08, 53 and 57), of a statement, a
 * lock or a transaction that took too long (57014, 55P03, 25P03), and of one that was undone for others again and again (40001, 40P01).
 */
const connectionCodes =
  /^(E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_).*|ENOTFOUND|08.{3}|53.{3}|57P.{2}|57014|55P03|25P03|40001|40P01)$/
/** Of a write where none is possible. */
const readOnlyCode = '25006'
/** The driver tells these by message only. */
const connectionMessages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered/i

const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? ''

/** Whether the database did not do its part in time. */
const isAway = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  connectionCodes.test(codeOf(error)) ||
  connectionMessages.test((error as Partial<Error> | undefined)?.message ?? '')

/** Whatever was thrown, as the problem that the caller is told. The cause is for the log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Refusal) return problemOfRefusal(error)
  if (error instanceof HashQueueFull) return new Problem('busy', { retryAfter: retryAfterSeconds })
  if (error instanceof SsoRefusal)
    return new Problem('signInIncomplete', { cause: error, invalidParameters: [invalidState] })
  const code = codeOf(error)
  const { statusCode } = (error ?? {}) as { statusCode?: number }
  const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined
  if (known) return new Problem(known, { cause: error })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem('malformedRequest', { cause: error })
  if (error instanceof ReadOnlyDatabase || code === readOnlyCode)
    return new Problem('readOnly', { retryAfter: retryAfterSeconds, cause: error })
  if (isAway(error)) return new Problem('unavailable', { retryAfter: retryAfterSeconds, cause: error })
  return new Problem('unexpected', { cause: error })
}

/**
 * Returns a cause for the log. A database that cannot be reached or is away says enough in one line: the stack of the driver is the same
 * for each of many requests.
 */
export function loggedCause(cause: unknown): unknown {
  if (!(cause instanceof Error) || !isAway(cause)) return cause
  // A name with several addresses has a failure for each.
  const message = cause instanceof AggregateError ? cause.errors.map(String).join('; ') : cause.message
  return { type: cause.name, code: codeOf(cause), message }
}

const invalidState = { field: 'state', source: 'query', rule: 'invalid' } as const

export const retryAfterSeconds = 5
