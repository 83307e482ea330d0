import type { Refusal } from '../rules/refusal'
import { decideRegistration, type RegistrationDecision } from '../rules/registration-decisions'
import { operatorActor } from '../store/audit-log'
import { isUuid } from '../store/uuid'
import { findReview, listReviews, type ReviewedRegistration } from '../store/registration-review'
import type { RegistrationStatus } from '../store/settings'
import { refuse, said, type Command } from './command'
import { requireNamed } from './decide-account'
import { listCommand, type ListOptions } from './list-command'
import { sayingRefusals } from './refused'
import { inTransaction } from '../store/transactions'

interface ListRegistrationsOptions extends ListOptions {
  status?: RegistrationStatus
  /** Only what waits for an operator. */
  waiting?: boolean
  /** E-mail address or ID. */
  developer?: string
}

/** Oldest first. */
export const listRegistrations = listCommand<ReviewedRegistration, ListRegistrationsOptions>({
  async read({ db }, section, { status, waiting, developer }) {
    const account = developer === undefined ? undefined : await requireNamed(db, 'developer', developer)
    return listReviews(db, section, { status, isUndecided: waiting, developerId: account?.id })
  },
  lineOf: (one) =>
    [
      one.status.padEnd('approved'.length),
      one.created_at.toISOString(),
      one.id,
      `${one.product}/${one.product_version_name}`,
      one.developer_email,
      ...scopesOf(one),
      // Last, because a developer chooses it: it may look like a column.
      one.application_name,
    ].join('  '),
  none: ({ status, waiting, developer }) =>
    developer !== undefined
      ? `${developer} has no such registrations.`
      : waiting
        ? 'No registration waits.'
        : `There are no ${status ? `${status} ` : ''}registrations.`,
})

/** Approved and pending scopes, as far as there are any. */
function scopesOf({ approved_scopes: approved, pending_scopes: pending }: ReviewedRegistration): string[] {
  return [
    ...(approved.length > 0 ? [`scopes: ${approved.join(' ')}`] : []),
    ...(pending.length > 0 ? [`pending scopes: ${pending.join(' ')}`] : []),
  ]
}

interface DecideOptions {
  id: string
  decision: RegistrationDecision
  /** Scopes that are approved or rejected; by default all that wait. */
  scopes?: readonly string[]
  /** Of a rejection or revocation; the developer is mailed it. */
  reason?: string
}

export const decideOnRegistration: Command<DecideOptions> = {
  async run({ db }, { id, decision, scopes, reason }) {
    if (!isUuid(id)) refuse(`"${id}" is no ID of a registration.`)
    const named = scopes?.join(' ')
    const result = await sayingRefusals(
      inTransaction(db, (transaction) =>
        decideRegistration(transaction, { id, decision, scopes, reason, actor: operatorActor }),
      ),
      (refusal) => scopeRefusals(refusal, named),
    )
    const registration = await findReview(db, id)
    if (result.outcome === 'unknown' || !registration) return refuse(`There is no registration ${id}.`)
    const { application_name, product, product_version_name, approved_scopes, pending_scopes } = registration
    const what = `${application_name} for ${product}/${product_version_name}`
    if (result.outcome === 'impossible')
      refuse(
        named === undefined
          ? `Only a registration that is ${result.from.join(' or ')} can be ${participles[decision]}; ${what} is ${result.status}.`
          : `Scopes can be ${participles[decision]} only for a registration that is ${result.from.join(' or ')}; ${what} is ${result.status}.`,
      )
    const isUnchanged = result.outcome === 'unchanged'
    const scopeTexts = scopesOf(registration)
    const ending = scopeTexts.length > 0 ? ` (${scopeTexts.join('; ')})` : ''
    return said(`${what} is ${isUnchanged ? 'already ' : ''}${result.status}${ending}.`, {
      id,
      status: result.status,
      application: application_name,
      version: `${product}/${product_version_name}`,
      approved_scopes,
      pending_scopes,
    })
  },
}

function scopeRefusals({ reason, faults }: Refusal, named = ''): string[] {
  const [fault] = faults
  const choices = fault && 'choices' in fault ? fault.choices.join(' ') : undefined
  if (reason === 'scopes-not-pending')
    return [
      choices === undefined
        ? `No scope of the registration waits for approval, so "${named}" cannot be decided on.`
        : `Not all of "${named}" wait for approval. These do: ${choices}`,
    ]
  return [
    choices === undefined
      ? `"${named}" cannot be decided on: developers choose no scopes with the auth strategy of this application.`
      : `The auth strategy of the application does not have all of "${named}". It has: ${choices}`,
  ]
}

const participles: Readonly<Record<RegistrationDecision, string>> = {
  approve: 'approved',
  reject: 'rejected',
  revoke: 'revoked',
}
