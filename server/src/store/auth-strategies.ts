import { sql, type Kysely, type Transaction } from 'kysely'
import {
  inOrder,
  pageOf,
  sectionOf,
  textConditions,
  type Listed,
  type ListOrder,
  type Page,
  type Paged,
  type Section,
  type TextFilter,
} from './paging'
import type { Schema } from './schema'
import type { CredentialType, StrategyNames } from './settings'

/** A strategy as the wire shows it. */
export interface AuthStrategyRecord {
  id: string
  /** The same for all readers: filters, files and programs use it. */
  name: string
  /** Present if there is one. */
  names?: StrategyNames
  credential_type: CredentialType
  /** Of `key_auth` only: headers or query parameters that carry the key. */
  key_names?: string[]
  /** Of the other types. */
  auth_methods?: string[]
  /** Where developers choose scopes. */
  available_scopes?: string[]
}

/** `names` as an object, without the key if there are none. @param names - The column. */
export const namesObject = (names: string) => sql`
  case when ${sql.ref(names)} = '{}' then '{}' else jsonb_build_object('names', ${sql.ref(names)}) end`

const summary = sql`
  jsonb_build_object('id', auth_strategies.id, 'name', auth_strategies.name,
    'credential_type', auth_strategies.credential_type) || ${namesObject('auth_strategies.names')}`

const authMethods = sql`jsonb_build_object('auth_methods', auth_strategies.auth_methods)`

/** An `AuthStrategyRecord` made by the database. */
export const strategyObject = sql<AuthStrategyRecord>`(${summary} || case
  when auth_strategies.credential_type = 'key_auth'
    then jsonb_build_object('key_names', auth_strategies.key_names)
  when auth_strategies.available_scopes is null then ${authMethods}
  else ${authMethods} || jsonb_build_object('available_scopes', auth_strategies.available_scopes)
end)`

/** The same without key names and scopes. */
export const strategySummary = sql<AuthStrategyRecord>`(${summary} || case
  when auth_strategies.credential_type = 'key_auth' then '{}' else ${authMethods} end)`

export interface StrategyFilters {
  name?: readonly TextFilter[]
  credentialType?: readonly TextFilter[]
}

const byName: ListOrder = {
  by: [
    { value: sql`lower(auth_strategies.name) collate "C"`, type: 'text' },
    { value: sql.ref('auth_strategies.id'), type: 'uuid' },
  ],
}

/** By name. */
export async function listStrategies(
  db: Kysely<Schema>,
  page: Page,
  filters: StrategyFilters = {},
): Promise<Paged<AuthStrategyRecord>> {
  const matching = db
    .selectFrom('auth_strategies')
    .where((eb) =>
      eb.and([
        ...textConditions(eb.ref('name'), filters.name),
        ...textConditions(eb.ref('credential_type'), filters.credentialType),
      ]),
    )
  const inPages = inOrder(matching.select(strategyObject.as('strategy')), byName)
  const { data, total } = await pageOf(inPages, page)
  return { data: data.map(({ strategy }) => strategy), total }
}

/** The same for operators. */
export async function listAllStrategies(
  db: Kysely<Schema>,
  section: Section,
): Promise<Listed<AuthStrategyRecord>> {
  const matching = db.selectFrom('auth_strategies')
  const show = (strategies: typeof matching) => strategies.select(strategyObject.as('strategy'))
  const { data, ...rest } = await sectionOf(db, { matching, order: byName, show }, section)
  return { data: data.map(({ strategy }) => strategy), ...rest }
}

/** @returns undefined for an unknown id. */
export async function findStrategy(db: Kysely<Schema>, id: string): Promise<AuthStrategyRecord | undefined> {
  const row = await db
    .selectFrom('auth_strategies')
    .select(strategyObject.as('strategy'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.strategy
}

/** The strategy that is marked as the default, else the only one there is. @returns undefined when neither exists. */
export async function findDefaultStrategy(db: Kysely<Schema>): Promise<AuthStrategyRecord | undefined> {
  const rows = await db
    .selectFrom('auth_strategies')
    .select(['is_default', strategyObject.as('strategy')])
    .orderBy('is_default', 'desc')
    .limit(2)
    .execute()
  const [first] = rows
  return first?.is_default || rows.length === 1 ? first?.strategy : undefined
}

export interface NewStrategy {
  name: string
  names: StrategyNames
  credentialType: CredentialType
  keyNames: string[]
  authMethods: string[]
  availableScopes: string[] | null
}

/** Makes a strategy that imports leave alone. @returns its ID; undefined when the name is taken. */
export async function insertStrategy(
  db: Transaction<Schema>,
  { name, names, credentialType, keyNames, authMethods, availableScopes }: NewStrategy,
): Promise<string | undefined> {
  const made = await db
    .insertInto('auth_strategies')
    .values({
      name,
      names: JSON.stringify(names),
      credential_type: credentialType,
      key_names: JSON.stringify(keyNames),
      auth_methods: JSON.stringify(authMethods),
      available_scopes: availableScopes && JSON.stringify(availableScopes),
      made_by: 'operator',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}
