import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPortalError } from '../../../src/api'
import { clientOf, emptyPage, REFRESH, SEARCH } from './client'
import { searchCatalog } from './queries'

const CREATE = 'POST /api/v2/applications'

/** A portal that starts when it is told to. */
function start() {
  let begin = () => {}
  const started = new Promise<void>((resolve) => (begin = resolve))
  return { begin, ready: () => started }
}

test('a query of a stored session does not wait for the portal, a write does', async () => {
  const { begin, ready } = start()
  const { early, log } = await clientOf(
    { [SEARCH]: emptyPage, [CREATE]: { status: 201, json: { id: 'new' } } },
    { ready },
  )
  const created = early.POST('/api/v2/applications', { body: {} as never })
  await searchCatalog(early)
  assert.deepEqual(
    log.map(({ call }) => call),
    [SEARCH],
  )
  begin()
  await created
})

test('a query that is refused is sent again once the portal has started, and renews the session', async () => {
  const { begin, ready } = start()
  const { early, log, authErrors } = await clientOf(
    { [SEARCH]: { status: 401, until: REFRESH, then: emptyPage }, [REFRESH]: { status: 200 } },
    { ready },
  )
  const searched = searchCatalog(early)
  while (log.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  assert.equal(log.length, 1)
  begin()
  await searched
  assert.deepEqual(
    log.map(({ call }) => call),
    [SEARCH, SEARCH, REFRESH, SEARCH],
  )
  assert.deepEqual(authErrors, [])
})

test('nothing is sent again for a viewer whose session has ended by then', async () => {
  let session: string | undefined = 'robin 0'
  const { begin, ready } = start()
  const { early, log, authErrors } = await clientOf(
    { [SEARCH]: { status: 401 } },
    { ready, sessionId: () => session },
  )
  const refused = assert.rejects(searchCatalog(early), isPortalError)
  while (log.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  session = undefined
  begin()
  await refused
  assert.equal(log.length, 1)
  assert.deepEqual(authErrors, [])
})

test('without a session a query waits for the portal, and a public one is sent no cookies', async () => {
  const { begin, ready } = start()
  const { early, log } = await clientOf(
    { [SEARCH]: emptyPage },
    { ready, isPublic: true, sessionId: () => undefined },
  )
  const searched = searchCatalog(early)
  await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(log.length, 0)
  begin()
  await searched
  assert.equal(log.length, 1)
})
