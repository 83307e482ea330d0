import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPortalError } from '../../../src/api'
import { until } from '../../support/server/until'
import { clientOf, emptyPage, REFRESH, SEARCH } from './client'
import { searchCatalog } from './queries'

const CREATE = 'POST /api/v2/applications'

/** A portal that starts when it is told to. */
function start() {
  let begin = () => {}
  const started = new Promise<void>((resolve) => (begin = resolve))
  const portal = {
    /** Requests that have asked for the start. */
    waiting: 0,
    begin,
    ready: () => {
      portal.waiting++
      return started
    },
  }
  return portal
}

test('a query of a stored session does not wait for the portal, a write does', async () => {
  const portal = start()
  const { early, log } = await clientOf(
    { [SEARCH]: emptyPage, [CREATE]: { status: 201, json: { id: 'new' } } },
    { ready: portal.ready },
  )
  const created = early.POST('/api/v2/applications', { body: {} as never })
  await searchCatalog(early)
  assert.deepEqual(
    log.map(({ call }) => call),
    [SEARCH],
  )
  portal.begin()
  await created
})

test('a query that is refused is sent again once the portal has started, and renews the session', async () => {
  const portal = start()
  const { early, log, authErrors } = await clientOf(
    { [SEARCH]: { status: 401, until: REFRESH, then: emptyPage }, [REFRESH]: { status: 200 } },
    { ready: portal.ready },
  )
  const searched = searchCatalog(early)
  await until(() => portal.waiting === 1, 'the refused query waits for the portal')
  assert.equal(log.length, 1)
  portal.begin()
  await searched
  assert.deepEqual(
    log.map(({ call }) => call),
    [SEARCH, SEARCH, REFRESH, SEARCH],
  )
  assert.deepEqual(authErrors, [])
})

test('nothing is sent again for a viewer whose session has ended by then', async () => {
  let session: string | undefined = 'robin 0'
  const portal = start()
  const { early, log, authErrors } = await clientOf(
    { [SEARCH]: { status: 401 } },
    { ready: portal.ready, sessionId: () => session },
  )
  const refused = assert.rejects(searchCatalog(early), isPortalError)
  await until(() => portal.waiting === 1, 'the refused query waits for the portal')
  session = undefined
  portal.begin()
  await refused
  assert.equal(log.length, 1)
  assert.deepEqual(authErrors, [])
})

test('without a session a query waits for the portal, and a public one is sent no cookies', async () => {
  const portal = start()
  const { early, log } = await clientOf(
    { [SEARCH]: emptyPage },
    { ready: portal.ready, isPublic: true, sessionId: () => undefined },
  )
  const searched = searchCatalog(early)
  await until(() => portal.waiting === 1, 'the query waits for the portal')
  assert.equal(log.length, 0)
  portal.begin()
  await searched
  assert.equal(log.length, 1)
})
