import { decideRegistration, type RegistrationDecision } from '../rules/registration-decisions'
import { findReview, listReviews } from '../store/registration-review'
import type { RegistrationStatus } from '../store/settings'
import { refuse, type Command } from './command'

export const registrationStatuses = [
  'pending',
  'approved',
  'rejected',
  'revoked',
] as const satisfies readonly RegistrationStatus[]

/** More than a terminal shows; the total is told. */
const mostLines = 1000

/** Oldest first. */
export const listRegistrations: Command<{ status?: RegistrationStatus }> = {
  name: 'registrations list',
  async run({ db }, { status }) {
    const { data, total } = await listReviews(db, { size: mostLines, number: 1 }, { status })
    if (total === 0) return [`There are no ${status ? `${status} ` : ''}registrations.`]
    const lines = data.map((one) =>
      [
        one.status.padEnd('approved'.length),
        one.created_at.toISOString(),
        one.id,
        `${one.product}/${one.product_version_name}`,
        one.developer_email,
        one.application_name,
      ].join('  '),
    )
    return total > lines.length ? [...lines, `… and ${total - lines.length} more`] : lines
  },
}

export const decideOnRegistration: Command<{ id: string; decision: RegistrationDecision }> = {
  name: 'registrations decide',
  async run({ db }, { id, decision }) {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
      refuse(`"${id}" is no ID of a registration.`)
    const result = await db
      .transaction()
      .execute((transaction) => decideRegistration(transaction, { id, decision, actor: 'operator' }))
    const registration = await findReview(db, id)
    if (result.outcome === 'unknown' || !registration) return refuse(`There is no registration ${id}.`)
    const { application_name, product, product_version_name } = registration
    const what = `${application_name} for ${product}/${product_version_name}`
    if (result.outcome === 'impossible')
      refuse(
        `Only a registration that is ${result.from.join(' or ')} can be ${participles[decision]}; ${what} is ${result.status}.`,
      )
    return [`${what} is ${result.outcome === 'unchanged' ? 'already ' : ''}${result.status}.`]
  },
}

const participles: Readonly<Record<RegistrationDecision, string>> = {
  approve: 'approved',
  reject: 'rejected',
  revoke: 'revoked',
}
