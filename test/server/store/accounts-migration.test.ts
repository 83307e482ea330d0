import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql, type Kysely } from 'kysely'
import * as accounts from '../../../server/src/store/migrations/0110-accounts'
import * as users from '../../../server/src/store/migrations/0111-users'
import * as singleSignOn from '../../../server/src/store/migrations/0120-single-sign-on'
import { testDatabase } from '../../support/server/database-pool'

test('accounts of developers, their mails and links outlive the change to accounts of two kinds', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const db = database.db as unknown as Kysely<unknown>
  await singleSignOn.down(db)
  await users.down(db)
  await accounts.down(db)
  const { rows } = await sql<{ id: string }>`
    insert into developers (email, full_name, status) values ('Ada@example.com', 'Ada', 'pending') returning id`.execute(
    db,
  )
  const id = String(rows[0]?.id)
  await sql`insert into mails (template, data) values ('account-waiting', ${JSON.stringify({ developerId: id })}::jsonb)`.execute(
    db,
  )
  await sql`insert into mails (template, address) values ('sign-up', 'ada@example.com')`.execute(db)
  await sql`
    insert into mail_tokens (token_hash, purpose, kind, account_id, expires_at)
    values ('hash', 'verify-email', 'developer', ${id}, now())`.execute(db)
  await accounts.up(db)
  await users.up(db)
  await singleSignOn.up(db)

  const { db: stored } = database
  const [account] = await stored.selectFrom('accounts').selectAll().execute()
  assert.deepEqual(
    [account?.id, account?.kind, account?.email, account?.organization_id],
    [id, 'developer', 'Ada@example.com', null],
  )
  const mails = await stored
    .selectFrom('mails')
    .select(['template', 'kind', 'data'])
    .orderBy('template')
    .execute()
  assert.deepEqual(mails, [
    { template: 'account-waiting', kind: null, data: { accountId: id } },
    { template: 'sign-up', kind: 'developer', data: {} },
  ])
  const [token] = await stored.selectFrom('mail_tokens').select('subject_id').execute()
  assert.equal(token?.subject_id, id)
  const second = { email: 'ADA@example.com', full_name: 'Ada', status: 'pending', kind: 'developer' } as const
  await assert.rejects(stored.insertInto('accounts').values(second).execute(), /accounts_email/)
})
