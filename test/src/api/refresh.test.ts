import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnalyticsQuery, isPortalError, type PortalErrorCode } from '../../../src/api'
import { queryAnalytics } from '../../../src/parts/analytics/query-analytics'
import { clientOf, emptyPage, PRODUCTS, REFRESH, SEARCH } from './client'
import { listProducts, searchCatalog } from './queries'

const expired = { status: 401, until: REFRESH, then: emptyPage }
const refreshed = { status: 200, delayMs: 30 }

const failsWith = (code: PortalErrorCode) => (error: unknown) => isPortalError(error) && error.code === code

test('ten calls with an expired token make one refresh and are then answered', async () => {
  const { api, log } = await clientOf({ [SEARCH]: expired, [PRODUCTS]: expired, [REFRESH]: refreshed })
  const calls = Array.from({ length: 10 }, (_, n) => (n % 2 ? searchCatalog(api) : listProducts(api)))

  assert.equal((await Promise.all(calls)).length, 10)

  assert.equal(log.filter(({ call }) => call === REFRESH).length, 1)
  assert.equal(log.filter(({ call }) => call !== REFRESH).length, 20)
})

test('a refusal that arrives after the refresh of another call is retried without a second refresh', async () => {
  const { api, log } = await clientOf({
    [SEARCH]: expired,
    [PRODUCTS]: { status: 401, delayMs: 150, until: PRODUCTS, then: emptyPage },
    [REFRESH]: { status: 200 },
  })

  await Promise.all([searchCatalog(api), listProducts(api)])

  assert.equal(log.filter(({ call }) => call === REFRESH).length, 1)
})

test('a call is never sent more than twice', async () => {
  const { api, log } = await clientOf({ [SEARCH]: { status: 401 }, [REFRESH]: { status: 204 } })

  await assert.rejects(searchCatalog(api), failsWith('unauthorized'))

  assert.equal(log.filter(({ call }) => call === SEARCH).length, 2)
})

test('without a session nothing is refreshed', async () => {
  const { api, log, authErrors } = await clientOf({ [SEARCH]: { status: 401 } }, { hasSession: false })

  await assert.rejects(searchCatalog(api), failsWith('no-session'))

  assert.deepEqual(authErrors, ['NO_SESSION'])
  assert.equal(log.length, 1)
})

for (const [how, response] of Object.entries({ refused: { status: 401 }, failing: { status: 500 } })) {
  test(`a ${how} refresh ends the session for all that wait, and says so once`, async () => {
    const script = { [SEARCH]: { status: 401 }, [REFRESH]: { ...response, delayMs: 30 } }
    const { api, log, authErrors } = await clientOf(script)

    const outcomes = await Promise.allSettled([searchCatalog(api), searchCatalog(api), searchCatalog(api)])

    for (const outcome of outcomes) {
      assert.ok(outcome.status === 'rejected' && failsWith('session-expired')(outcome.reason))
    }
    assert.deepEqual(authErrors, ['SESSION_EXPIRED'])
    assert.equal(log.filter(({ call }) => call === REFRESH).length, 1)
  })
}

test('a refusal that arrives after the session was lost shares its end, told once', async () => {
  const { api, log, authErrors } = await clientOf({
    [SEARCH]: { status: 401 },
    [PRODUCTS]: { status: 401, delayMs: 150 },
    [REFRESH]: { status: 401 },
  })

  const outcomes = await Promise.allSettled([searchCatalog(api), listProducts(api)])

  for (const outcome of outcomes) {
    assert.ok(outcome.status === 'rejected' && failsWith('session-expired')(outcome.reason))
  }
  assert.deepEqual(authErrors, ['SESSION_EXPIRED'])
  assert.equal(log.filter(({ call }) => call === REFRESH).length, 1)
})

test('a refresh that failed does not stand in the way of a later one', async () => {
  const { api, log } = await clientOf({
    [PRODUCTS]: { status: 401 },
    [SEARCH]: { status: 401, until: SEARCH, then: emptyPage },
    [REFRESH]: { status: 503, until: REFRESH, then: { status: 200 } },
  })
  await assert.rejects(listProducts(api), failsWith('session-expired'))

  assert.ok(await searchCatalog(api))

  assert.equal(log.filter(({ call }) => call === REFRESH).length, 2)
})

test('a forbidden call is final, and the page is told', async () => {
  const { api, log, authErrors } = await clientOf({ [SEARCH]: { status: 403 } })

  await assert.rejects(searchCatalog(api), failsWith('forbidden'))

  assert.deepEqual(authErrors, ['RESPONSE_FORBIDDEN'])
  assert.equal(log.length, 1)
})

test('a refused write is an answer to the call, and nothing that the page is notified of', async () => {
  const { api, authErrors } = await clientOf({
    'POST /api/v2/applications': { status: 403 },
    'DELETE /api/v2/applications/1': { status: 403 },
    'POST /api/v2/stats': { status: 403 },
  })
  const body = { name: 'Billing', auth_strategy_id: 's' }
  const params = { path: { applicationId: '1' } }

  await assert.rejects(api.POST('/api/v2/applications', { body }), failsWith('forbidden'))
  await assert.rejects(api.DELETE('/api/v2/applications/{applicationId}', { params }), failsWith('forbidden'))
  assert.deepEqual(authErrors, [])

  await assert.rejects(queryAnalytics(api, {} as AnalyticsQuery), failsWith('forbidden'))
  assert.deepEqual(authErrors, ['RESPONSE_FORBIDDEN'], 'a query changes nothing')
})

test('a call that was given up while it waited for a refresh is not sent again', async () => {
  const script = { [SEARCH]: expired, [REFRESH]: { status: 200, delayMs: 100 } }
  const { api, log } = await clientOf(script)
  const controller = new AbortController()
  const search = searchCatalog(api, {}, controller.signal)
  while (!log.some(({ call }) => call === REFRESH)) await new Promise((resolve) => setTimeout(resolve, 5))
  controller.abort()

  await assert.rejects(search, failsWith('aborted'))
  assert.equal(log.filter(({ call }) => call === SEARCH).length, 1)
})

test('a write that met an expired session is sent again with its body and headers', async () => {
  const CREATE = 'POST /api/v2/applications'
  const { api, log } = await clientOf({
    [CREATE]: { status: 401, until: REFRESH, then: { status: 201, json: { id: 'new' } } },
    [REFRESH]: { status: 200 },
  })
  const body = { name: 'Billing', auth_strategy_id: 's' }
  const header = { 'Idempotency-Key': 'attempt-1' }

  assert.equal((await api.POST('/api/v2/applications', { params: { header }, body })).id, 'new')

  const sent = log.filter(({ call }) => call === CREATE)
  assert.deepEqual(
    sent.map((entry) => [entry.body, entry.headers['idempotency-key'], entry.headers['content-type']]),
    [1, 2].map(() => [JSON.stringify(body), 'attempt-1', 'application/json']),
  )
})
