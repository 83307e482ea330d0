import { isRecord } from './is-record'

/** One entry of a validation tree: what a property breaks, and what its own properties break. */
export interface ConstraintEntry {
  readonly constraints: Readonly<Record<string, string>>
  readonly children: readonly ConstraintEntry[]
}

/** A refused parameter: the rule that it breaks, or a reason in words, or both. */
export interface InvalidParameter {
  readonly field: string
  readonly reason?: string
  readonly rule?: string
  /** The least or the most that the rule allows. */
  readonly limit?: number
  /** The values that the rule allows, or the parameters that it also requires. */
  readonly values?: readonly string[]
}

/** The body of a failed request. Servers and the proxies before them send anything, so any part may be missing. */
export interface Problem {
  readonly status?: number
  readonly title?: string
  readonly type?: string
  readonly instance?: string
  readonly detail?: string
  readonly invalid_parameters?: readonly InvalidParameter[]
  readonly errors?: readonly { detail: string }[]
  readonly message?: readonly ConstraintEntry[]
}

// Deeper trees than any form has are cut, so that a hostile answer cannot exhaust the stack.
const MAX_DEPTH = 20

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

function listOf<T>(value: unknown, read: (entry: Record<string, unknown>) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const entries = value.flatMap((entry) => (isRecord(entry) ? (read(entry) ?? []) : []))
  return entries.length > 0 ? entries : undefined
}

function readConstraints(entry: Record<string, unknown>, depth: number): ConstraintEntry {
  const given = isRecord(entry.constraints) ? Object.entries(entry.constraints) : []
  const constraints = Object.fromEntries(given.filter(([, reason]) => text(reason))) as Record<string, string>
  const children =
    depth < MAX_DEPTH ? listOf(entry.children, (child) => readConstraints(child, depth + 1)) : undefined
  return { constraints, children: children ?? [] }
}

const isStringOrNumber = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

function readParameter(entry: Record<string, unknown>): InvalidParameter | undefined {
  const [reason, rule] = [text(entry.reason), text(entry.rule)]
  if (!reason && !rule) return undefined
  const limit = entry.minimum ?? entry.maximum
  const values = entry.choices ?? entry.dependents
  return {
    field: text(entry.field) ?? '',
    reason,
    rule,
    ...(typeof limit === 'number' && { limit }),
    ...(Array.isArray(values) && { values: values.filter(isStringOrNumber).map(String) }),
  }
}

function readEntry(entry: Record<string, unknown>) {
  const detail = text(entry.detail)
  return detail ? { detail } : undefined
}

/** Reads what can be read of an error body; parts of the wrong shape are left out. Undefined when there is nothing. */
export function readProblem(body: unknown): Problem | undefined {
  if (!isRecord(body)) return undefined
  const problem: Problem = {
    status: typeof body.status === 'number' ? body.status : undefined,
    title: text(body.title),
    type: text(body.type),
    instance: text(body.instance),
    detail: text(body.detail),
    invalid_parameters: listOf(body.invalid_parameters, readParameter),
    errors: listOf(body.errors, readEntry),
    message: listOf(body.message, (entry) => readConstraints(entry, 0)),
  }
  return Object.values(problem).some((part) => part !== undefined) ? problem : undefined
}
