import { decideRegistration, type RegistrationDecision } from '../rules/registration-decisions'
import { operatorActor } from '../store/audit-log'
import { isUuid } from '../store/uuid'
import { findReview, listReviews, type ReviewedRegistration } from '../store/registration-review'
import type { RegistrationStatus } from '../store/settings'
import { refuse, said, type Command } from './command'
import { listCommand, type ListOptions } from './list-command'

interface ListRegistrationsOptions extends ListOptions {
  status?: RegistrationStatus
}

/** Oldest first. */
export const listRegistrations = listCommand<ReviewedRegistration, ListRegistrationsOptions>({
  read: ({ db }, page, { status }) => listReviews(db, page, { status }),
  lineOf: (one) =>
    [
      one.status.padEnd('approved'.length),
      one.created_at.toISOString(),
      one.id,
      `${one.product}/${one.product_version_name}`,
      one.developer_email,
      one.application_name,
    ].join('  '),
  none: ({ status }) => `There are no ${status ? `${status} ` : ''}registrations.`,
})

export const decideOnRegistration: Command<{ id: string; decision: RegistrationDecision }> = {
  async run({ db }, { id, decision }) {
    if (!isUuid(id)) refuse(`"${id}" is no ID of a registration.`)
    const result = await db
      .transaction()
      .execute((transaction) => decideRegistration(transaction, { id, decision, actor: operatorActor }))
    const registration = await findReview(db, id)
    if (result.outcome === 'unknown' || !registration) return refuse(`There is no registration ${id}.`)
    const { application_name, product, product_version_name } = registration
    const what = `${application_name} for ${product}/${product_version_name}`
    if (result.outcome === 'impossible')
      refuse(
        `Only a registration that is ${result.from.join(' or ')} can be ${participles[decision]}; ${what} is ${result.status}.`,
      )
    return said(`${what} is ${result.outcome === 'unchanged' ? 'already ' : ''}${result.status}.`, {
      id,
      status: result.status,
      application: application_name,
      version: `${product}/${product_version_name}`,
    })
  },
}

const participles: Readonly<Record<RegistrationDecision, string>> = {
  approve: 'approved',
  reject: 'rejected',
  revoke: 'revoked',
}
