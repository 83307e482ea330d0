import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { recordAttempt } from '../../../server/src/rules/attempts'
import { listChanges, removeOldEntries } from '../../../server/src/store/audit-log'
import { migrate } from '../../../server/src/store/migrate'
import { testDatabase } from '../../support/server/database-pool'
import { statementsDuring } from '../../support/server/statement-plans'

async function emptyDatabase(t: TestContext) {
  const database = await testDatabase()
  t.after(() => database.close())
  return database.db
}

test('a flood of attempts adds a limited number of entries, and each attempt is counted', async (t) => {
  const db = await emptyDatabase(t)
  const attemptFrom = (networkAddress: string, id: string) =>
    recordAttempt(db, {
      actor: { name: 'anonymous', networkAddress },
      action: 'sign-in.wrong-password',
      subject: { id },
    })
  const fill = (from: number, to: number) =>
    sql`insert into audit_log (actor, action, subject, repeated_in, last_at)
      select 'anonymous', 'sign-in.wrong-password', 'filled ' || n, date_trunc('hour', now(), 'UTC'), now()
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) n`.execute(db)
  const seen = async () =>
    (await listChanges(db, { action: 'sign-in' }, { size: 20_000 })).data
      .filter(({ subject }) => !subject?.startsWith('filled'))
      .map(({ subject, network_address, count }) => `${subject} ${network_address} ${count}`)

  await attemptFrom('192.0.2.1', 'a')
  await attemptFrom('::ffff:192.0.2.1', 'a')
  assert.deepEqual(await seen(), ['a 192.0.2.1 2'])
  await fill(2, 1000)
  for (let n = 1; n < 4; n += 1) await attemptFrom(`198.51.100.${n}`, 'a')
  assert.deepEqual(await seen(), ['a null 3', 'a 192.0.2.1 2'])
  await fill(1001, 10_000)
  for (const id of ['b', 'c', 'd']) await attemptFrom('198.51.100.1', id)
  assert.deepEqual(await seen(), ['null null 3', 'a null 3', 'a 192.0.2.1 2'])
})

test('equal attempts that come at once are written down together, and all are counted', async (t) => {
  const db = await emptyDatabase(t)
  const attempt = (id: string) =>
    recordAttempt(db, { actor: { name: 'anonymous' }, action: 'key.unknown', subject: { id } })
  const statements = await statementsDuring(() =>
    Promise.all(Array.from({ length: 1000 }, (_, n) => attempt(n % 10 === 0 ? 'a' : 'b'))),
  )
  assert.equal(statements.filter(({ text }) => text.includes('insert into audit_log')).length, 2)
  await attempt('b')
  const { data: entries } = await listChanges(db, { action: 'key' }, { size: 10 })
  const counts = entries.map(({ subject, count }) => `${subject} ${count}`).sort()
  assert.deepEqual(counts, ['a 100', 'b 901'])
})

test('entries are removed when they are as old as the setting says', async (t) => {
  const db = await emptyDatabase(t)
  await sql`insert into audit_log (at, actor, action, subject)
    select now() - make_interval(days => n), 'operator', 'test', n::text from generate_series(0, 400) n`.execute(
    db,
  )
  await removeOldEntries(db, 365)
  const oldest = (await listChanges(db, {}, { size: 1000 })).data.at(-1)
  const { count } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  assert.deepEqual([Number(count), oldest?.subject], [365, '364'])
})

test('forms that were recorded as acts of the account become anonymous ones', async (t) => {
  const db = await emptyDatabase(t)
  await migrate(db, '0030-traffic')
  await sql`insert into audit_log (actor, action, subject) values
    ('developer:a', 'developer.register', 'a'), ('developer:a', 'application.create', 'b')`.execute(db)
  await migrate(db)
  const { data: entries } = await listChanges(db, {}, { size: 10 })
  assert.deepEqual(
    entries.map(({ actor, count, last_at }) => [actor, count, last_at]),
    [
      ['developer:a', 1, null],
      ['anonymous', 1, null],
    ],
  )
})
