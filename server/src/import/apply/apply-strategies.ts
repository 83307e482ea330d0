import type { Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../../store/schema'
import type { StrategyContent } from '../content'
import { ImportRefused } from '../mistakes'
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
  for (const { name, credentialType, keyNames, authMethods, availableScopes, isDefault } of strategies) {
    const wanted = {
      credential_type: credentialType,
      key_names: keyNames,
      auth_methods: authMethods,
      available_scopes: availableScopes,
      is_default: isDefault,
    }
    const existing = stored.get(name)
    const { credential_type, key_names, auth_methods, available_scopes, is_default } = existing ?? {}
    const present = { credential_type, key_names, auth_methods, available_scopes, is_default }
    if (isDeepStrictEqual(present, wanted)) continue
    if (existing && existing.credential_type !== credentialType)
      await refuseUsed(db, existing, `must stay of the type \`${existing.credential_type}\``)
    isDifferent = true
    const row = {
      ...wanted,
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

/**
 * Removes strategies that an earlier import made and this one does not name.
 *
 * @returns whether there were any.
 * @throws {ImportRefused} when applications use one of them.
 */
export async function removeStrategies(
  db: Transaction<Schema>,
  kept: readonly StrategyContent[],
): Promise<boolean> {
  const names = new Set(kept.map(({ name }) => name))
  const imported = await db
    .selectFrom('auth_strategies')
    .select(['id', 'name'])
    .where('made_by', '=', 'import')
    .execute()
  const gone = imported.filter(({ name }) => !names.has(name))
  for (const strategy of gone) {
    await refuseUsed(db, strategy, 'must stay in `auth_strategies`')
    await db.deleteFrom('auth_strategies').where('id', '=', strategy.id).execute()
  }
  return gone.length > 0
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
