/** Rows of a large portal, made in SQL because requests for a million of each would take days. */

export interface Volume {
  /** As many developers, two sessions for every third of them, five registrations and two credentials for each application. */
  applications: number
  auditEntries: number
}

export const FULL: Volume = { applications: 1_000_000, auditEntries: 10_000_000 }

const BATCH = 250_000

export interface FillStep {
  name: string
  statement: string
}

/**
 * Returns the statements that fill a portal that has products and an auth strategy. Rows are made in batches, spread over the
 * two years before now.
 */
export function* fillSteps({ applications, auditEntries }: Volume): Iterable<FillStep> {
  yield {
    name: 'organizations',
    statement: `
      insert into organizations (name, region, created_at)
      select 'Organization ' || n, 'EU', ${moment('n', applications / 20)}
      from generate_series(1, ${applications / 20}) n`,
  }
  // Which developer and application have which number. For this session only.
  yield {
    name: 'numbers',
    statement: `
      create temporary table made as
      select n, gen_random_uuid() as developer_id, gen_random_uuid() as application_id, ${moment('n', applications)} as at
      from generate_series(1, ${applications}) n`,
  }
  yield { name: 'index of numbers', statement: 'create unique index on made (n)' }
  yield { name: 'statistics of numbers', statement: 'analyze made' }
  for (const [from, to] of batches(applications)) {
    const numbers = `made where n between ${from} and ${to}`
    yield {
      name: `developers to ${to}`,
      statement: `
        insert into accounts (id, kind, email, full_name, password_hash, status, created_at, updated_at)
        select developer_id, 'developer', 'developer-' || n || '@volume.example', 'Developer ' || n, null,
          case when n % 100 = 0 then 'pending' when n % 97 = 0 then 'rejected' when n % 89 = 0 then 'revoked' else 'approved' end,
          at, at
        from ${numbers}`,
    }
    yield {
      name: `applications to ${to}`,
      statement: `
        insert into applications (id, developer_id, strategy_id, name, reference_id, created_at, updated_at)
        select application_id, developer_id, (select id from auth_strategies order by created_at, id limit 1),
          'Application ' || n, gen_random_uuid(), at, at
        from ${numbers}`,
    }
    yield {
      name: `registrations to ${to}`,
      statement: `
        with versions as (
          select id, row_number() over (order by id) - 1 as number from product_versions
        ), chosen as (select * from ${numbers})
        insert into registrations (application_id, version_id, status, created_at, updated_at)
        select application_id, versions.id,
          case when (n + k) % 250 = 0 then 'pending' when (n + k) % 90 = 0 then 'revoked' else 'approved' end,
          at + k * interval '1 minute', at + k * interval '1 minute'
        from chosen cross join generate_series(0, 4) k
        join versions on versions.number = (n::bigint * 7 + k * 13) % (select count(*) from product_versions)`,
    }
    yield {
      name: `credentials to ${to}`,
      statement: `
        with chosen as (select * from ${numbers})
        insert into credentials (application_id, display_name, key_hash, created_at, updated_at)
        select application_id, 'Key ' || k, encode(sha256((application_id::text || k)::bytea), 'hex'), at, at
        from chosen cross join generate_series(1, 2) k`,
    }
    yield {
      name: `sessions to ${to}`,
      statement: `
        with chosen as (select * from ${numbers})
        insert into sessions (kind, account_id, created_at, last_used_at, ended_at, end_reason)
        select 'developer', developer_id, at, at, case when k = 0 then at + interval '1 day' end, case when k = 0 then 'signed-out' end
        from chosen cross join generate_series(0, 1) k
        where n % 3 = 0`,
    }
    yield {
      name: `invitations to ${to}`,
      statement: `
        with chosen as (select * from ${numbers}),
        numbered as (select id, row_number() over (order by id) as number from organizations)
        insert into invitations (email, organization_id, created_at, accepted_at)
        select 'invited-' || n || '@volume.example', numbered.id, at, case when n % 40 > 0 then at + interval '1 hour' end
        from chosen join numbered on numbered.number = n / 20
        where n % 10 = 0`,
    }
  }
  for (const [from, to] of batches(auditEntries)) {
    yield {
      name: `audit entries to ${to}`,
      statement: `
        insert into audit_log (at, actor, action, subject, details, network_address, request_id)
        select ${moment('number', auditEntries)}, 'developer:' || developer_id,
          (array['sign-in.success', 'application.create', 'credential.create', 'registration.create', 'sign-in.wrong-password',
            'credential.revoke', 'application.update', 'session.end'])[1 + number % 8],
          case when number % 2 = 0 then developer_id else application_id end, jsonb_build_object('name', 'Application ' || n),
          ('10.' || number % 250 || '.' || number % 241 || '.' || number % 239)::inet, 'request-' || number
        from generate_series(${from}, ${to}) number join made on made.n = 1 + number % ${applications}`,
    }
  }
}

/** The moment of one of `count` rows, the first two years ago and the last now. */
const moment = (number: string, count: number) =>
  `(now() - interval '730 days' * (1 - ${number}::double precision / ${count}))`

function* batches(count: number): Iterable<[from: number, to: number]> {
  for (let from = 1; from <= count; from += BATCH) yield [from, Math.min(from + BATCH - 1, count)]
}
