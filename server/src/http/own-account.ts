import type { Kysely } from 'kysely'
import type { AccountRecord } from '../store/accounts'
import { findOrganization } from '../store/organizations'
import type { Schema } from '../store/schema'
import { json, type OperationResponse } from './operation-response'

/** A developer, as the developer sees it. */
export function developerResponse(account: AccountRecord): OperationResponse {
  const { id, email, full_name, created_at, updated_at } = account
  return json({ id, email, full_name, created_at, updated_at })
}

/** A user with the organization, as the user sees it. */
export async function userResponse(db: Kysely<Schema>, account: AccountRecord): Promise<OperationResponse> {
  const { id, email, full_name, preferred_name, created_at, updated_at } = account
  const found = await findOrganization(db, account.organization_id ?? '')
  const organization = found && { id: found.id, name: found.name, region: found.region }
  return json({ id, email, full_name, preferred_name, organization, created_at, updated_at })
}
