import type { CustomErrorHandler } from '../../lib/custom-error-handler'
import { isPortalError, type PortalError, type UserEntity } from '../../api'
import type { PlainMessageKey } from '../../i18n'
import { fieldReasons } from '../../lib/field-reasons'
import type { ElementHost } from '../../state'

/** Why a form could not do what it was asked to. */
export type FormProblem = {
  /** Names of the fields that it is about. Empty: it is about no field. */
  readonly fields: readonly string[]
  /** Fields that have been edited since, so that what was wrong with them no longer counts. */
  readonly edited?: ReadonlySet<string>
} & (
  | {
      /** Seen before anything was sent, or what the form itself makes of a refusal. */
      readonly kind: 'mistake'
      readonly message: PlainMessageKey<'errors'>
      /** Why a sign-in through an identity provider ended, as the address says it. Its text takes the place of `message`. */
      readonly reason?: string
      /** Name of the identity provider that the password links the account to. Its text takes the place of the others. */
      readonly linkedProvider?: string
    }
  /** The request failed. `custom`: what the embedder says about it. */
  | { readonly kind: 'refused'; readonly error: PortalError; readonly custom?: string }
)

/** A fault that a form itself finds, before or while it is sent. */
export class FormMistake extends Error {
  /** @param fields - Names of the fields to look at again. */
  constructor(
    readonly text: PlainMessageKey<'errors'>,
    readonly fields: readonly string[] = [],
    options?: ErrorOptions,
  ) {
    super(text, options)
  }
}

type Reporter = Pick<ElementHost, 'element' | 'emit'>

/** Returns the problem that a form shows for a thrown error. It is reported as `element-error`, unless it is a mistake in what was entered. */
export function problemOf(
  failure: unknown,
  handler: CustomErrorHandler | undefined,
  reporter: Reporter,
): FormProblem {
  if (isPortalError(failure)) {
    reporter.emit('element-error', { error: failure })
    return {
      kind: 'refused',
      error: failure,
      custom: customText(failure, handler, reporter),
      fields: refusedFields(failure),
    }
  }
  if (failure instanceof FormMistake)
    return { kind: 'mistake', message: failure.text, fields: failure.fields }
  // A defect in a function of the embedder, or in ours.
  report(failure, reporter)
  return { kind: 'mistake', message: 'unexpected', fields: [] }
}

/** A handler that throws counts as silent. */
function customText(
  error: PortalError,
  handler: CustomErrorHandler | undefined,
  reporter: Reporter,
): string | undefined {
  try {
    const text: unknown = handler?.({ error, request: error.request, element: reporter.element })
    return typeof text === 'string' ? text : undefined
  } catch (failure) {
    report(failure, reporter)
    return undefined
  }
}

function report(failure: unknown, { emit }: Reporter): void {
  console.error(failure)
  emit('element-error', { error: failure })
}

/** Failures that say nothing about what was entered. */
const unrelated: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'unavailable',
  'rate-limited',
  'unexpected',
  'no-session',
  'session-expired',
])

/** The fields that a server names. Of a sign-in it names none, because it must not tell which of the two is wrong. */
function refusedFields(error: PortalError): readonly string[] {
  const named = [...fieldReasons(error.problem).keys()].filter(Boolean)
  if (error.request === 'authenticate-request')
    return named.length > 0 || !unrelated.has(error.code) ? ['username', 'password'] : []
  if (named.length > 0) return named
  return isAboutPassword(error) ? ['password'] : []
}

/** Older servers name the field only in the sentence. */
const isAboutPassword = (error: PortalError): boolean =>
  /password/i.test(error.problem?.errors?.[0]?.detail ?? '')

/** Whether a refusal can stand below the field of the new password, and nowhere else. */
export const concernsPassword = (problem: FormProblem): boolean =>
  problem.kind === 'refused' && isAboutPassword(problem.error)

/** Returns a problem without the fields that have been edited since; undefined if it was about no others. */
export function withoutFields(
  problem: FormProblem | undefined,
  edited: ReadonlySet<string>,
): FormProblem | undefined {
  if (!problem || problem.fields.length === 0) return problem
  const fields = problem.fields.filter((name) => !edited.has(name))
  return fields.length > 0 ? { ...problem, fields, edited } : undefined
}

/** Whether the credentials are right, and the account waits for approval. Servers tell it in the title. */
export const awaitsApproval = (problem: FormProblem | undefined, userEntity: UserEntity): boolean =>
  problem?.kind === 'refused' &&
  problem.error.request === 'authenticate-request' &&
  userEntity === 'developer' &&
  /disabled/i.test(problem.error.problem?.title ?? '')
