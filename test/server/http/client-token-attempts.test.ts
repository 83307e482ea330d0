import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import {
  createApplication,
  levels,
  strategySettings,
  type Application,
} from '../../support/server/applications'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { auditLog } from '../../support/server/stored'

let portal: RealPortal
let application: Application
before(async () => {
  portal = await realPortal({ settings: strategySettings, products: [levels], developers: [robin] })
  application = await createApplication(await portal.signedIn(robin), 'Portal client', { name: 'Clock' })
})
after(() => portal.close())

async function buy(form: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...form })
  const response = await fetch(`${portal.url}/oauth/token`, { method: 'POST', body })
  return ((await response.json()) as { error?: string }).error ?? 'bought'
}

it('tokens that were not issued are attempts in the audit log, of unknown clients too, and no secret is', async () => {
  const { client_id = '', client_secret = '' } = application.credentials ?? {}
  const wrong = 'pts_wrongwrongwrong'
  assert.equal(await buy({ client_id, client_secret }), 'bought')
  for (let n = 0; n < 3; n += 1)
    assert.equal(await buy({ client_id, client_secret: wrong }), 'invalid_client')
  for (const unknown of ['nobody', 'nobody-else'])
    assert.equal(await buy({ client_id: unknown, client_secret: wrong }), 'invalid_client')
  assert.equal(await buy({ client_id }), 'invalid_client')
  assert.equal(await buy({ client_id, client_secret, scope: 'unknown' }), 'invalid_scope')
  assert.equal(await buy({ client_id, client_secret, grant_type: 'password' }), 'unsupported_grant_type')
  assert.equal(await buy({ client_id, client_secret, grant_type: '' }), 'invalid_request')

  const entries = (await auditLog(portal)).filter(({ action }) => action.startsWith('client-token'))
  const { id } = application
  assert.deepEqual(
    entries.map(({ actor, action, subject, count }) => [actor, action, subject, count]),
    [
      ['anonymous', 'client-token.invalid-client', id, 3],
      ['anonymous', 'client-token.invalid-client', null, 3],
      ['anonymous', 'client-token.invalid-scope', id, 1],
      ['anonymous', 'client-token.unsupported-grant-type', id, 1],
      ['anonymous', 'client-token.invalid-request', null, 1],
    ],
  )
  const all = JSON.stringify([await auditLog(portal), portal.log])
  assert.ok(!all.includes(wrong) && !all.includes(client_secret) && !all.includes('nobody'))
})
