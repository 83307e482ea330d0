import { sql, type Selectable, type Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { recordChange, type Actor } from '../../store/audit-log'
import type { Schema } from '../../store/schema'
import type { AuthStrategyTable } from '../../store/schema-applications'
import type { StrategyContent } from '../content'
import { ImportRefused } from '../import-refused'
import { portalFile } from '../read-portal'

/**
 * @returns whether anything was different. Those that are gone: `removeStrategies`, after their users.
 * @throws {ImportRefused} when applications use a strategy that is to become one of another type.
 */
export async function applyStrategies(
  db: Transaction<Schema>,
  strategies: readonly StrategyContent[],
): Promise<boolean> {
  const stored = new Map(
    (await db.selectFrom('auth_strategies').selectAll().execute()).map((row) => [row.name, row]),
  )
  let isDifferent = false
  for (const {
    name,
    names,
    credentialType,
    keyNames,
    authMethods,
    availableScopes,
    isDefault,
  } of strategies) {
    const wanted = {
      names,
      credential_type: credentialType,
      key_names: keyNames,
      auth_methods: authMethods,
      available_scopes: availableScopes,
      is_default: isDefault,
    }
    const existing = stored.get(name)
    if (existing && isDeepStrictEqual(wanted, presentOf(existing))) continue
    if (existing && existing.credential_type !== credentialType)
      await refuseUsed(db, existing, `must stay of the type \`${existing.credential_type}\``)
    isDifferent = true
    const row = {
      ...wanted,
      names: JSON.stringify(names),
      key_names: JSON.stringify(keyNames),
      auth_methods: JSON.stringify(authMethods),
      available_scopes: availableScopes && JSON.stringify(availableScopes),
      updated_at: new Date(),
    }
    await db
      .insertInto('auth_strategies')
      .values({ name, made_by: 'import', ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
  }
  return isDifferent
}

/** What of a stored strategy comes from the file. */
function presentOf(row: Selectable<AuthStrategyTable>) {
  const { names, credential_type, key_names, auth_methods, available_scopes, is_default } = row
  return { names, credential_type, key_names, auth_methods, available_scopes, is_default }
}

/** A strategy that an import removes. */
export interface GoneStrategy {
  name: string
  /** Versions of products that the folder does not have, which no longer take it: `tides/2.0`. */
  versions: string[]
}

/**
 * Removes strategies that an earlier import made and this one does not name, and keeps in the audit log what went.
 *
 * @throws {ImportRefused} when applications use one of them.
 */
export async function removeStrategies(
  db: Transaction<Schema>,
  kept: readonly StrategyContent[],
  actor: Actor,
): Promise<GoneStrategy[]> {
  const names = new Set(kept.map(({ name }) => name))
  const imported = await db
    .selectFrom('auth_strategies')
    .select(['id', 'name'])
    .where('made_by', '=', 'import')
    .execute()
  const gone = imported.filter(({ name }) => !names.has(name))
  const removed: GoneStrategy[] = []
  for (const { id, name } of gone) {
    await refuseUsed(db, { id, name }, 'must stay in `auth_strategies`')
    const versions = await versionsWith(db, id)
    // If the strategy comes back, the versions are not as their files say.
    await db
      .updateTable('product_versions')
      .set({ content_hash: '' })
      .where('id', 'in', strategyVersions(db, id))
      .execute()
    await db
      .updateTable('products')
      .set({ content_hash: '' })
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('product_versions').select('product_id').where('id', 'in', strategyVersions(db, id)),
      )
      .execute()
    await db.deleteFrom('auth_strategies').where('id', '=', id).execute()
    await recordChange(db, {
      actor,
      action: 'auth-strategy.remove',
      subject: id,
      details: { name, versions },
    })
    removed.push({ name, versions })
  }
  return removed
}

function strategyVersions(db: Transaction<Schema>, strategyId: string) {
  return db.selectFrom('version_strategies').select('version_id').where('strategy_id', '=', strategyId)
}

async function versionsWith(db: Transaction<Schema>, strategyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_versions')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .select(sql<string>`products.slug || '/' || product_versions.name`.as('version'))
    .where('product_versions.id', 'in', strategyVersions(db, strategyId))
    .orderBy('version')
    .execute()
  return rows.map(({ version }) => version)
}

/** What applications were given would be void without a word. */
async function refuseUsed(
  db: Transaction<Schema>,
  { id, name }: { id: string; name: string },
  demand: string,
): Promise<void> {
  const { users } = await db
    .selectFrom('applications')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('users'))
    .where('strategy_id', '=', id)
    .executeTakeFirstOrThrow()
  if (users === 0) return
  const who = users === 1 ? 'one application uses it' : `${users} applications use it`
  throw new ImportRefused([
    { file: portalFile, line: 1, column: 1, reason: `the auth strategy "${name}" ${demand}: ${who}` },
  ])
}
