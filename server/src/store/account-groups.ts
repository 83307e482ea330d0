import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Schema } from './schema'
import type { IdentityProvider, ProductAction } from './settings'

/** Where access is read. Default: the tables. */
export interface AccessTables {
  /** Alias of a table with columns of `products`. */
  products: string
  /** As `group_access`. */
  groupAccess: RawBuilder<unknown>
}

export const accessTables: AccessTables = { products: 'products', groupAccess: sql`group_access` }

/** Whether a group of the account gives access to `products`. */
export function isAllowedByGroup(
  accountId: RawBuilder<string>,
  action: RawBuilder<ProductAction>,
  { products, groupAccess }: AccessTables = accessTables,
): RawBuilder<boolean> {
  return sql`exists (
    select from account_groups
    join ${groupAccess} using (provider, group_name)
    where account_groups.account_id = ${accountId}
      and group_access.product = ${sql.ref(`${products}.slug`)} and group_access.action = ${action})`
}

/** Stores the groups of an account at a provider. @returns whether they are others than before. */
export async function saveAccountGroups(
  db: Transaction<Schema>,
  { accountId, provider }: { accountId: string; provider: string },
  groups: readonly string[],
): Promise<boolean> {
  const stored = await db
    .selectFrom('account_groups')
    .select('group_name')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .execute()
  const before = new Set(stored.map(({ group_name }) => group_name))
  const added = groups.filter((group) => !before.has(group))
  const isSame = added.length === 0 && before.size === groups.length
  if (isSame) return false
  await db
    .deleteFrom('account_groups')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .execute()
  if (groups.length > 0)
    await db
      .insertInto('account_groups')
      .values(groups.map((group_name) => ({ account_id: accountId, provider, group_name })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return true
}

/** Removes the groups of an account at providers. */
export async function deleteAccountGroups(
  db: Transaction<Schema>,
  accountId: string,
  providers: readonly string[],
): Promise<void> {
  if (providers.length === 0) return
  await db
    .deleteFrom('account_groups')
    .where('account_id', '=', accountId)
    .where('provider', 'in', providers)
    .execute()
}

/** Stores what groups may do, in place of everything before. */
export async function replaceGroupAccess(
  db: Transaction<Schema>,
  providers: readonly Pick<IdentityProvider, 'name' | 'group_access'>[],
): Promise<void> {
  await db.deleteFrom('group_access').execute()
  const rows = providers.flatMap(({ name, group_access }) =>
    group_access.flatMap(({ group, products, actions }) =>
      products.flatMap((product) =>
        actions.map((action) => ({ provider: name, group_name: group, product, action })),
      ),
    ),
  )
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insertInto('group_access')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

const rowsAtOnce = 1000
