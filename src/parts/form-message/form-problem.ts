import type { PortalError, UserEntity } from '../../api'
import type { PlainMessageKey } from '../../i18n'
import type { ElementEnvironment } from '../../state'

/** Why a form could not do what it was asked to. */
export type FormProblem =
  /** Seen before anything was sent, or what the form itself makes of a refusal. */
  | {
      readonly kind: 'mistake'
      readonly message: PlainMessageKey<'errors'>
      /** Names of the fields to look at again. Default: all. */
      readonly fields?: readonly string[]
      /** Why a sign-in through an identity provider ended, as the address says it. Its text takes the place of `message`. */
      readonly reason?: string
      /** Name of the identity provider that the password links the account to. Its text takes the place of the others. */
      readonly linkedProvider?: string
    }
  /** The request failed. `custom`: what the embedder says about it. */
  | { readonly kind: 'refused'; readonly error: PortalError; readonly custom?: string }

/** Gives the text for a failed request of a form, or nothing to keep the standard one. */
export type CustomErrorHandler = (failure: {
  error: PortalError
  request: string
  element: HTMLElement
}) => string | void

/** A failed request as a problem. The embedder's handler is asked, once; one that throws counts as silent. */
export function refusedProblem(
  error: PortalError,
  handler: CustomErrorHandler | undefined,
  { element, emit }: Pick<ElementEnvironment, 'element' | 'emit'>,
): FormProblem {
  try {
    const said: unknown = handler?.({ error, request: error.request, element })
    return { kind: 'refused', error, custom: typeof said === 'string' ? said : undefined }
  } catch (failure) {
    console.error(failure)
    emit('element-error', { error: failure })
    return { kind: 'refused', error }
  }
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

/** Whether a field is to be looked at again, by the name that the server gives it; without a name, whether any is. */
export function concernsFields(problem: FormProblem, name?: string): boolean {
  if (problem.kind === 'mistake') {
    const { fields } = problem
    return !fields || (name ? fields.includes(name) : fields.length > 0)
  }
  const named = (problem.error.problem?.invalid_parameters ?? []).map(({ field }) => field).filter(Boolean)
  if (named.length > 0) return !name || named.includes(name)
  return !unrelated.has(problem.error.code)
}

/** Whether the credentials are right, and the account waits for approval. Servers tell it in the title. */
export const awaitsApproval = (problem: FormProblem | undefined, userEntity: UserEntity): boolean =>
  problem?.kind === 'refused' &&
  problem.error.request === 'authenticate-request' &&
  userEntity === 'developer' &&
  /disabled/i.test(problem.error.problem?.title ?? '')

/** Whether a refusal belongs below the password field instead of above the form. Older servers name the field only in the sentence. */
export const concernsPassword = (problem: FormProblem | undefined): boolean =>
  problem?.kind === 'refused' && /password/i.test(problem.error.problem?.errors?.[0]?.detail ?? '')
