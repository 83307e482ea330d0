import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { fillSteps } from '../../../bench/volume/fill'
import { volumeProducts } from '../../../bench/volume/products'
import { strategySettings } from '../../support/strategies'
import { realPortal, type RealPortal } from '../../support/server/portal'

describe('a large portal made in SQL', () => {
  let portal: RealPortal
  before(async () => (portal = await realPortal({ settings: strategySettings, products: volumeProducts(3) })))
  after(() => portal.close())

  it('has rows in every table that grows with developers', async () => {
    const client = await portal.database.pool.connect()
    for (const { statement } of fillSteps({ applications: 100, auditEntries: 1_000 }))
      await client.query(statement)
    client.release(true)
    const { rows } = await sql`
      select (select count(*)::integer from accounts) as accounts,
        (select count(*)::integer from applications) as applications,
        (select count(*)::integer from registrations) as registrations,
        (select count(*)::integer from credentials) as credentials,
        (select count(*)::integer from invitations) as invitations,
        (select count(*)::integer from audit_log where request_id like 'request-%') as audited`.execute(
      portal.database.db,
    )
    assert.deepEqual(rows, [
      {
        accounts: 100,
        applications: 100,
        registrations: 500,
        credentials: 200,
        invitations: 9,
        audited: 1_000,
      },
    ])
  })
})
