import { decideRegistration, type RegistrationDecision } from '../rules/registration-decisions'
import { operatorActor } from '../store/audit-log'
import { isUuid } from '../store/uuid'
import { findReview, listReviews } from '../store/registration-review'
import type { RegistrationStatus } from '../store/settings'
import { defaultLimit, listed, refuse, said, type Command, type Limited } from './command'

export const registrationStatuses = [
  'pending',
  'approved',
  'rejected',
  'revoked',
] as const satisfies readonly RegistrationStatus[]

/** Oldest first. */
export const listRegistrations: Command<Limited & { status?: RegistrationStatus }> = {
  name: 'registrations list',
  async run({ db }, { status, limit = defaultLimit }) {
    const { data, total } = await listReviews(db, { size: limit, number: 1 }, { status })
    return listed(
      data,
      (one) =>
        [
          one.status.padEnd('approved'.length),
          one.created_at.toISOString(),
          one.id,
          `${one.product}/${one.product_version_name}`,
          one.developer_email,
          one.application_name,
        ].join('  '),
      { none: `There are no ${status ? `${status} ` : ''}registrations.`, total },
    )
  },
}

export const decideOnRegistration: Command<{ id: string; decision: RegistrationDecision }> = {
  name: 'registrations decide',
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
