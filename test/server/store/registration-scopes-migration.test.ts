import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql, type Kysely } from 'kysely'
import * as registrationScopes from '../../../server/src/store/migrations/0155-registration-scopes'
import { call, createApplication, levels, namesAt, strategySettings } from '../../support/server/applications'
import { realPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'

test('scopes of earlier versions count as approved where the registration is, and wait where it waits', async (t) => {
  const portal = await realPortal({ settings: strategySettings, products: [levels], developers: [robin] })
  t.after(() => portal.close())
  const developer = await portal.signedIn(robin)
  const { Levels } = await namesAt(developer, '/products')
  const versions = await namesAt(developer, `/products/${Levels}/versions`)
  for (const name of ['approved', 'pending', 'rejected', 'revoked']) {
    const { id } = await createApplication(developer, 'Portal client', { name, scopes: ['read', 'write'] })
    const body = { product_version_id: versions['2.0'] }
    assert.equal((await call(developer, `POST /applications/${id}/registrations`, body)).status, 201)
  }
  const db = portal.database.db as unknown as Kysely<unknown>
  await registrationScopes.down(db)
  await sql`update registrations set status = name from applications where application_id = applications.id`.execute(
    db,
  )
  await registrationScopes.up(db)

  const rows = await portal.database.db
    .selectFrom('registrations')
    .select(['status', 'approved_scopes', 'pending_scopes'])
    .orderBy('status')
    .execute()
  assert.deepEqual(rows, [
    { status: 'approved', approved_scopes: ['read', 'write'], pending_scopes: [] },
    { status: 'pending', approved_scopes: [], pending_scopes: ['read', 'write'] },
    { status: 'rejected', approved_scopes: [], pending_scopes: [] },
    { status: 'revoked', approved_scopes: ['read', 'write'], pending_scopes: [] },
  ])
})
