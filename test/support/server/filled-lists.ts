/** Fills the tables behind lists of operators, with more than one of each time, so that a test needs no request for each. */
import { sql } from 'kysely'
import type { Stored } from './stored'

/** Adds developers `filled1@example.com`, … who registered in pairs, with applications and registrations in every status. */
export async function fillRegistrations(stored: Stored, count: number): Promise<void> {
  const { db } = stored.database
  await fillDevelopers(stored, 1, count)
  await sql`
    insert into applications (developer_id, strategy_id, name, reference_id, created_at)
    select id, (select id from auth_strategies where available_scopes is not null order by name limit 1),
      'Filled', 'filled ' || email, created_at
    from accounts where email like 'filled%'`.execute(db)
  await sql`
    insert into registrations (application_id, version_id, status, pending_scopes, created_at)
    select id, (select id from product_versions order by name limit 1),
      (array['approved', 'pending', 'rejected', 'revoked', 'approved'])[1 + n % 5],
      case when n % 5 = 4 then '["read"]'::jsonb else '[]' end, created_at
    from (select *, row_number() over (order by reference_id) as n from applications) numbered
    where name = 'Filled'`.execute(db)
}

/** Adds only the developers, numbered from one number to another; every third waits. */
export async function fillDevelopers(
  { database: { db } }: Stored,
  first: number,
  last: number,
): Promise<void> {
  await sql`
    insert into accounts (kind, email, full_name, status, created_at)
    select 'developer', 'filled' || n || '@example.com', 'Filled', case when n % 3 = 0 then 'pending' else 'approved' end,
      now() - make_interval(mins => ${last}::integer - n / 2, secs => 0.000001)
    from generate_series(${first}::integer, ${last}::integer) n`.execute(db)
}

/** Adds organizations, two of each name, with invitations in every state. */
export async function fillInvitations({ database: { db } }: Stored, count: number): Promise<void> {
  await sql`
    insert into organizations (name, region)
    select 'Filled ' || n / 2, 'us' from generate_series(1, ${count}::integer) n`.execute(db)
  await sql`
    insert into invitations (email, organization_id, created_at, expires_at, accepted_at, revoked_at)
    select 'filled' || n || '@example.com', (select id from organizations order by name limit 1),
      now() - make_interval(mins => n / 2),
      case n % 4 when 0 then null when 1 then now() - interval '1 day' else now() + interval '1 day' end,
      case n % 4 when 2 then now() end, case n % 4 when 3 then now() end
    from generate_series(1, ${count}::integer) n`.execute(db)
}

/** Adds entries of one moment and of others, by some actors and about some subjects, with each of the actions as often. */
export async function fillAuditLog(
  { database: { db } }: Stored,
  count: number,
  actions: readonly string[] = ['filled.one', 'filled.two', 'key.use', 'developer.update'],
): Promise<void> {
  await sql`
    insert into audit_log (at, actor, action, subject, details)
    select now() - make_interval(hours => n / 5), (array['operator', 'key:robot', 'anonymous'])[1 + n % 3],
      (${actions}::text[])[1 + n % ${actions.length}::integer], 'subject ' || n % 6,
      case when n % 7 = 0 then '{"application": "named"}'::jsonb else '{}' end
    from generate_series(1, ${count}::integer) n`.execute(db)
}

/** Plans depend on statistics: without, or with those of rows that an earlier test had in the same database, they are those of another portal. */
export async function analyzeTables({ database: { db } }: Stored): Promise<void> {
  await sql`analyze`.execute(db)
}
