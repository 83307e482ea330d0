import type { Transaction } from 'kysely'
import { recordChange, type Actor } from '../store/audit-log'
import { findOrganization, insertOrganization } from '../store/organizations'
import type { Schema } from '../store/schema'
import type { Region } from '../store/settings'
import { Refusal } from './refusal'

/** One that exists, or what a new one is to be. */
export type OrganizationInput = { id: string } | { name: string; region: Region }

/** Returns the ID of an organization, which is created if it is new. Throws `Refusal` if there is none with the ID. */
export async function organizationIdOf(
  db: Transaction<Schema>,
  organization: OrganizationInput,
  actor: Actor,
): Promise<string> {
  if ('id' in organization) {
    if (await findOrganization(db, organization.id)) return organization.id
    throw new Refusal('invalid', [{ field: 'organization_id', rule: 'invalid' }])
  }
  const { name, region } = organization
  const { id } = await insertOrganization(db, { name: name.trim(), region })
  await recordChange(db, { actor, action: 'organization.create', subject: id })
  return id
}
