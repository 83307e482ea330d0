import type { OrganizationInput } from '../../rules/organizations'
import { Refusal } from '../../rules/refusal'
import type { Region, UserSettings } from '../../store/settings'

/** What a request says of the organization of a user. */
export interface OrganizationBody {
  organization_id?: string
  /** Name of a new one. */
  organization?: string
  region?: Region
}

/** Returns the organization that is meant. Throws `Refusal` unless it is one, an existing or a new one. */
export function organizationOf(
  { organization_id: id, organization: name, region }: OrganizationBody,
  users: UserSettings | null,
): OrganizationInput {
  if (id !== undefined && name === undefined) return { id }
  if (name === undefined) throw new Refusal('invalid', [{ field: 'organization_id', rule: 'required' }])
  if (id !== undefined) throw new Refusal('invalid', [{ field: 'organization', rule: 'invalid' }])
  return { name, region: region ?? users?.regions[0] ?? 'us' }
}
