import type { RequestRecord } from '../../../api'
import type { PlainMessageKey } from '../../../i18n'

type Key = PlainMessageKey<'dashboard'>

/** The page of the portal where a refused request can be fixed. */
export type Remedy = 'credentials' | 'registrations' | 'application' | 'reference'

/** Why a request has its status, by messages of `dashboard`. */
export interface Explanation {
  readonly title: Key
  readonly text: Key
  readonly fix?: Key
  readonly remedies: readonly Remedy[]
}

type Reason = NonNullable<RequestRecord['reason']>

const remediesOf: Readonly<Record<Reason, readonly Remedy[]>> = {
  key_missing: ['credentials', 'reference'],
  key_unknown: ['credentials'],
  key_revoked: ['credentials'],
  account_revoked: ['application'],
  token_invalid: ['application'],
  token_expired: ['application'],
  not_registered: ['registrations'],
  scope_missing: ['registrations', 'reference'],
  quota_exceeded: ['reference'],
}

const known = (reason: string | null): reason is Reason =>
  reason !== null && Object.hasOwn(remediesOf, reason)

/** Returns the rule of the gateway that refused a request; undefined if none did, or one of a newer server. */
export const refusalOf = ({ reason }: RequestRecord): Reason | undefined =>
  known(reason) ? reason : undefined

/** Returns why a request has its status. */
export function explain(request: RequestRecord): Explanation {
  const reason = refusalOf(request)
  if (reason) {
    return { title: reason, text: `${reason}_text`, fix: `${reason}_fix`, remedies: remediesOf[reason] }
  }
  if (request.reason !== null) return { title: 'refused', text: 'refused_text', remedies: ['application'] }
  const { status } = request
  if (status >= 500) {
    return {
      title: 'class_serverError',
      text: 'class_serverError_text',
      fix: 'class_serverError_fix',
      remedies: [],
    }
  }
  if (status >= 400) {
    return {
      title: 'class_clientError',
      text: 'class_clientError_text',
      fix: 'class_clientError_fix',
      remedies: ['reference'],
    }
  }
  const title = status >= 300 ? 'class_redirection' : 'class_success'
  return { title, text: `${title}_text`, remedies: [] }
}
