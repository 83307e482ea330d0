import type { OrganizationInput } from '../rules/organizations'
import type { Database } from '../store/database'
import { findOrganizationsNamed, listOrganizations as read } from '../store/organizations'
import type { Region, UserSettings } from '../store/settings'
import { isUuid } from '../store/uuid'
import { refuse } from './command'
import { listCommand } from './list-command'

export const listOrganizations = listCommand({
  read: ({ db }, section) => read(db, section),
  lineOf: ({ id, name, region, members, created_at }) =>
    `${id}  ${region}  ${created_at.toISOString()}  ${members} ${members === 1 ? 'user' : 'users'}  ${name}`,
  none: () => 'There are no organizations.',
})

/**
 * Returns the organization that an operator names, a new one if none has the name.
 *
 * @param given.organization - ID or name.
 * @throws {CommandRefused} if none is named, or the name is that of several.
 */
export async function organizationNamed(
  db: Database['db'],
  { organization: named, region }: { organization?: string; region?: Region },
  users: UserSettings | null,
): Promise<OrganizationInput> {
  if (named === undefined) return refuse('A user needs --organization, with its name or ID.')
  if (isUuid(named)) return { id: named }
  const [found, ...others] = await findOrganizationsNamed(db, named.trim())
  if (!found) return { name: named, region: region ?? users?.regions[0] ?? 'us' }
  if (others.length === 0) return { id: found.id }
  const ids = [found, ...others].map(({ id }) => id).join(', ')
  return refuse(`Several organizations have the name ${named}; give one by its ID: ${ids}.`)
}
