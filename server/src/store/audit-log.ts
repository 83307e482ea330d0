import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import { actingPerson } from '../lib/operator-context'
import { firstOf, isAfter, positionIn, type ListOrder, type Position, type Section } from './paging'
import type { Schema } from './schema'
import type { AccountKind } from './settings'

/** `operator`: a user of the command line. `portal`: the server by itself. `anonymous`: a request without a session or key. */
export type ActorName = 'operator' | 'portal' | 'anonymous' | `${AccountKind}:${string}` | `key:${string}`

/** Where a request came from. */
export interface Origin {
  /** Absent if the connection tells none, or a proxy something else. */
  readonly networkAddress?: string
  readonly requestId?: string
  /** Raw header of the request. The audit log does not keep it, sessions do. */
  readonly userAgent?: string
}

/** Who acts, with the origin of the request if there is one. */
export interface Actor extends Origin {
  readonly name: ActorName
}

export const operatorActor: Actor = { name: 'operator' }
export const portalActor: Actor = { name: 'portal' }

/** What changed, then how: `application.create`. */
export type AuditAction = `${
  | AccountKind
  | 'access'
  | 'access-code'
  | 'application'
  | 'auth-strategy'
  | 'client-token'
  | 'content'
  | 'credential'
  | 'invitation'
  | 'key'
  | 'mail'
  | 'password-change'
  | 'organization'
  | 'product'
  | 'registration'
  | 'secret'
  | 'session'
  | 'sign-in'
  | 'signing-key'
  | 'version'}.${string}`

type Detail = string | number | boolean | null | readonly string[]

export interface AuditEntry {
  actor: Actor
  action: AuditAction
  /** ID of what changed, or of the account that an anonymous act concerns. */
  subject: string
  /** What a reader of the log wants to know beside it. Never a password, key, secret or token, nor the hash of one. */
  details?: Readonly<Record<string, Detail>>
}

/** Writes down a change, in the transaction that makes it: neither is there without the other. */
export async function recordChange(db: Transaction<Schema>, entry: AuditEntry): Promise<void> {
  await recordChanges(db, [entry])
}

/** Writes down several at once. */
export async function recordChanges(db: Transaction<Schema>, entries: readonly AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    await db
      .insertInto('audit_log')
      .values(
        entries.slice(start, start + entriesAtOnce).map(({ actor, action, subject, details }) => ({
          actor: actor.name,
          action,
          subject,
          network_address: actor.networkAddress ?? null,
          request_id: actor.requestId ?? null,
          details: JSON.stringify(withPerson(actor, details)),
        })),
      )
      .execute()
  }
}

const entriesAtOnce = 500

/** Several people use the command line, which is one actor. */
function withPerson({ name }: Actor, details: AuditEntry['details'] = {}): AuditEntry['details'] {
  const person = name === operatorActor.name ? actingPerson() : undefined
  return person === undefined ? details : { ...details, person }
}

export interface AuditFilters {
  /** IDs of what changed, or of whom or what a change was about. */
  about?: readonly string[]
  /** IDs of what changed, or of the account that an act concerns. */
  subject?: readonly string[]
  /** Who acted, as `anonymous` or `key:robot`. */
  actor?: readonly string[]
  /** Beginning of the action, `registration` or `registration.approve`. */
  action?: string
  since?: Date
  /** Leave out entries about keys. */
  withoutKeys?: boolean
}

/** An entry as operators read it. */
export interface AuditEntryRecord {
  /** Grows with time. */
  id: string
  at: Date
  actor: string
  action: string
  subject: string | null
  network_address: string | null
  request_id: string | null
  count: number
  last_at: Date | null
  details: unknown
}

const columns = sql`id, at, actor, action, subject, network_address, request_id, count, last_at, details`

const newestFirst: ListOrder = {
  by: [
    { value: sql.ref('audit_log.at'), type: 'timestamptz' },
    { value: sql.ref('audit_log.id'), type: 'bigint' },
  ],
  isDescending: true,
}

/**
 * Newest first.
 *
 * Each value of a filter has its entries in order in an index, so that the newest of each are read, and of those the newest. Otherwise a
 * rare entry would be looked for among all. The beginning of an action stands for the actions that there are, which are some dozens.
 */
export async function listChanges(
  db: Kysely<Schema>,
  filters: AuditFilters,
  { size, after }: Section,
): Promise<{ data: AuditEntryRecord[]; next: Position | null }> {
  const { about, actor, subject } = filters
  const conditions = sql.join(
    [...conditionsOf(filters), ...(after ? [isAfter(newestFirst, after)] : [])],
    and,
  )
  const read = (entries: IndexedEntries) => newestOf(entries, conditions, size + 1)
  const parts: RawBuilder<unknown>[] = []
  if (subject) parts.push(read({ keys: unnested({ subject }), where: sql`audit_log.subject = keys.subject` }))
  else if (about)
    parts.push(
      read({ keys: unnested({ subject: about }), where: sql`audit_log.subject = keys.subject` }),
      read({
        keys: unnested({ actor: actorsOf(about), action: await actionsOf(db, filters) }),
        where: sql`audit_log.actor = keys.actor and audit_log.action = keys.action`,
      }),
      newestNaming(about, conditions, size + 1),
    )
  else if (actor)
    parts.push(
      read({
        keys: unnested({ actor, action: await actionsOf(db, filters) }),
        where: sql`audit_log.actor = keys.actor and audit_log.action = keys.action`,
      }),
    )
  else if (filters.action !== undefined || filters.withoutKeys)
    parts.push(
      read({
        keys: unnested({ action: await actionsOf(db, filters) }),
        where: sql`audit_log.action = keys.action`,
      }),
    )
  else parts.push(read({ keys: sql`(select) as keys`, where: sql`true` }))

  const { rows } = await sql<AuditEntryRecord & { position: Position }>`
    select ${columns}, ${positionIn(newestFirst)} as position
    from (${sql.join(parts, sql` union `)}) as audit_log
    order by at desc, id desc limit ${size + 1}`.execute(db)
  return firstOf(rows, size)
}

const and = sql` and `

function conditionsOf({ about, action, actor, since, subject, withoutKeys }: AuditFilters) {
  const conditions: RawBuilder<SqlBool>[] = [sql`true`]
  if (about)
    conditions.push(sql`(audit_log.subject = any(${about}) or audit_log.actor = any(${actorsOf(about)})
      or exists (select from jsonb_each_text(audit_log.details) where value = any(${about})))`)
  if (subject) conditions.push(sql`audit_log.subject = any(${subject})`)
  if (actor) conditions.push(sql`audit_log.actor = any(${actor})`)
  if (action !== undefined) conditions.push(sql`starts_with(audit_log.action, ${action})`)
  // What is counted by the hour began in it.
  if (since)
    conditions.push(sql`audit_log.at >= ${since}::timestamptz - interval '1 hour'
      and coalesce(audit_log.last_at, audit_log.at) >= ${since}::timestamptz`)
  if (withoutKeys) conditions.push(sql`not starts_with(audit_log.action, 'key.')`)
  return conditions
}

const actorsOf = (ids: readonly string[]) =>
  ids.flatMap((id) => [`developer:${id}`, `user:${id}`, `key:${id}`])

/** Entries that an index has in order, for each of some keys. */
interface IndexedEntries {
  keys: RawBuilder<unknown>
  where: RawBuilder<unknown>
}

/** Every combination of the values. */
function unnested(values: Readonly<Record<string, readonly string[]>>): RawBuilder<unknown> {
  const lists = Object.entries(values).map(
    ([name, list]) => sql`unnest(${list}::text[]) as ${sql.ref(`of_${name}`)} (${sql.ref(name)})`,
  )
  return sql`(select * from ${sql.join(lists, sql` cross join `)}) as keys`
}

const newestOf = ({ keys, where }: IndexedEntries, conditions: RawBuilder<unknown>, limit: number) => sql`(
  select entries.* from ${keys} cross join lateral (
    select ${columns} from audit_log where ${where} and ${conditions}
    order by at desc, id desc limit ${limit}
  ) as entries)`

/** What their details name has no order in its index, so all of it is read first. */
const newestNaming = (ids: readonly string[], conditions: RawBuilder<unknown>, limit: number) => sql`(
  select * from (
    select ${columns} from audit_log
    where details <> '{}' and (${sql.join(ids.map(isNamed), sql` or `)}) and ${conditions}
    offset 0
  ) as entries order by at desc, id desc limit ${limit})`

const isNamed = (id: string) => sql`details @? ${`$.* ? (@ == ${JSON.stringify(id)})`}::jsonpath`

/** Returns the actions that a filter lets through, each found by the one before it. */
async function actionsOf(
  db: Kysely<Schema>,
  { action: beginning = '', withoutKeys = false }: AuditFilters,
): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive actions as (
      select min(action) as action from audit_log
      union all
      select (select min(audit_log.action) from audit_log where audit_log.action > actions.action) from actions
      where actions.action is not null
    )
    select action from actions where starts_with(action, ${beginning})
      and not (${withoutKeys} and starts_with(action, 'key.'))`.execute(db)
  return rows.map(({ action }) => action)
}

/** Removes entries that are older than so many days, a batch at a time, so that no lock lasts long. */
export async function removeOldEntries(db: Kysely<Schema>, days: number): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('audit_log')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('audit_log')
          .select('id')
          .where('at', '<', sql<Date>`now() - make_interval(days => ${days})`)
          .limit(removedAtOnce),
      )
      .executeTakeFirstOrThrow()
    if (numDeletedRows < removedAtOnce) return
  }
}

const removedAtOnce = 10_000
