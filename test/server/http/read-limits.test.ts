import assert from 'node:assert/strict'
import { it } from 'node:test'
import { realPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'

it('a caller who reads too often waits, a session apart from its network, and health probes never', async (t) => {
  const environment = { READS_PER_CALLER: '5', TRUST_PROXY: '1' }
  const portal = await realPortal({ developers: [robin], environment })
  t.after(() => portal.close())
  const visitor = portal.visitor()
  const from = (network: string) => ({ 'x-forwarded-for': network, 'accept-language': 'es' })
  const read = (network: string) => visitor.get('/api/v2/portal', from(network))
  const statuses: number[] = []
  // Twice the number: the minute may end in the middle.
  for (let n = 0; n < 11; n += 1) statuses.push((await read('192.0.2.1')).status)
  assert.deepEqual(statuses.slice(0, 5), [200, 200, 200, 200, 200])
  assert.ok(statuses.includes(429), statuses.join(' '))
  const refused = await read('192.0.2.1')
  if (refused.status === 429) {
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d?$/)
    assert.match(((await refused.json()) as { detail: string }).detail, /^Demasiados intentos/)
  }
  assert.equal((await read('192.0.2.2')).status, 200)
  const developer = await portal.signedIn(robin)
  assert.equal((await developer.get('/api/v2/products', from('192.0.2.1'))).status, 200)
  for (let n = 0; n < 11; n += 1) {
    const probe = await fetch(`${portal.url}/healthz`, { headers: from('192.0.2.1') })
    assert.equal(probe.status, 200)
  }
})
