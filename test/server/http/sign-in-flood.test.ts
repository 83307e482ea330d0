import assert from 'node:assert/strict'
import { it } from 'node:test'
import { hideAccounts, lockSignInFailures } from '../../support/server/changed-elsewhere'
import { realPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { until } from '../../support/server/until'

const authenticate = '/api/v2/developer/authenticate'

it('more passwords at once than the queue takes get 503 and when to try again, and all others are as they were', async (t) => {
  const environment = { PASSWORD_CHECKS_AT_ONCE: '1', PASSWORD_CHECKS_WAITING: '2' }
  const portal = await realPortal({ developers: [robin], environment })
  t.after(() => portal.close())
  const known = portal.visitor()
  const right = { username: robin.email, password: robin.password }
  assert.equal((await known.post(authenticate, right)).status, 204)

  const release = await lockSignInFailures(portal)
  const german = { 'accept-language': 'de' }
  const wrong = (n: number) =>
    portal.visitor().post(authenticate, { username: `person${n}@example.com`, password: 'no' }, german)
  const flood = [1, 2, 3, 4, 5].map(wrong)
  // Three of them wait for the database, and no request tells when they have got there.
  const responses: Response[] = []
  const all = Promise.all(flood.map(async (attempt) => responses.push(await attempt)))
  await until(() => responses.length >= 2, 'two attempts are refused')
  for (const response of responses) {
    assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '5'])
    const { type, detail } = (await response.json()) as { type: string; detail: string }
    assert.equal(type, '/problems/unavailable')
    assert.match(detail, /^Es werden gerade zu viele Passwörter geprüft/)
  }
  assert.equal((await fetch(`${portal.url}/healthz`)).status, 200)
  // Known devices have places of their own.
  const owner = known.post(authenticate, right)
  await release()
  assert.equal((await owner).status, 204)
  await all
  const statuses = responses.map(({ status }) => status)
  assert.deepEqual(statuses.toSorted(), [401, 401, 401, 503, 503])
  // Nobody holds a place any more.
  assert.deepEqual(
    (await Promise.all([6, 7, 8].map(wrong))).map(({ status }) => status),
    [401, 401, 401],
  )
})

it('an attempt whose password could not be checked counts for no lock', async (t) => {
  const environment = { LOCK_AFTER: '2', PASSWORD_CHECKS_WAITING: '0' }
  const portal = await realPortal({ developers: [robin], environment })
  t.after(() => portal.close())
  const attempt = async (password: string) =>
    (await portal.visitor().post(authenticate, { username: robin.email, password })).status
  const bringBack = await hideAccounts(portal)
  for (let n = 0; n < 3; n += 1) assert.equal(await attempt('no'), 500)
  await bringBack()
  assert.equal(await attempt(robin.password), 204)
})
