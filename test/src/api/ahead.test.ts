import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPortalError } from '../../../src/api'
import { clientOf, emptyPage, PRODUCTS, REFRESH, SEARCH } from './client'
import { listProducts, searchCatalog } from './queries'

const CREATE = 'POST /api/v2/applications'
const STATS = 'POST /api/v2/stats'

const countOf = (log: readonly { call: string }[], wanted: string) =>
  log.filter(({ call }) => call === wanted).length

const isCode = (code: string) => (error: unknown) => isPortalError(error) && error.code === code

test('what was asked for ahead is given once to the query that asks the same', async () => {
  const { api, ahead, log } = await clientOf({ [SEARCH]: emptyPage })
  const begun = searchCatalog(ahead, { q: 'a' })
  await searchCatalog(api, { q: 'a' })
  assert.equal(countOf(log, SEARCH), 1)
  await begun
  await searchCatalog(api, { q: 'b' })
  await searchCatalog(api, { q: 'a' })
  assert.equal(countOf(log, SEARCH), 3)
})

test('two screens that ask ahead for the same share one request, and the second screen sends its own', async () => {
  const { api, ahead, log } = await clientOf({ [SEARCH]: emptyPage })
  await Promise.all([searchCatalog(ahead), searchCatalog(ahead)])
  assert.equal(countOf(log, SEARCH), 1)
  await Promise.all([searchCatalog(api), searchCatalog(api)])
  assert.equal(countOf(log, SEARCH), 2)
})

test('nothing is asked ahead that the screen has asked for already', async () => {
  const { api, ahead, log } = await clientOf({ [SEARCH]: emptyPage })
  await searchCatalog(api)
  await assert.rejects(searchCatalog(ahead), isCode('aborted'))
  assert.equal(countOf(log, SEARCH), 1)
})

test('a request ahead that is refused renews nothing, and the query after it is sent as ever', async () => {
  const { api, ahead, log, authErrors } = await clientOf({
    [SEARCH]: { status: 401, until: REFRESH, then: emptyPage },
    [REFRESH]: { status: 200 },
  })
  await assert.rejects(searchCatalog(ahead), isPortalError)
  assert.deepEqual(
    log.map(({ call }) => call),
    [SEARCH],
  )
  await searchCatalog(api)
  assert.deepEqual(
    log.map(({ call }) => call),
    [SEARCH, SEARCH, REFRESH, SEARCH],
  )
  assert.deepEqual(authErrors, [])
})

test('without a session nothing is asked ahead, and nobody gets what another session asked for', async () => {
  let session: string | undefined
  const { api, ahead, log } = await clientOf({ [SEARCH]: emptyPage }, { sessionId: () => session })
  await assert.rejects(searchCatalog(ahead), isCode('no-session'))
  assert.equal(countOf(log, SEARCH), 0)
  session = 'robin 0'
  await searchCatalog(ahead)
  session = 'robin 1'
  await searchCatalog(api)
  assert.equal(countOf(log, SEARCH), 2)
})

test('a public portal is asked ahead without a session, and gets nothing that was asked for with one', async () => {
  const world = { isPublic: false, sessionId: () => 'robin 0' }
  const { api, ahead, log } = await clientOf({ [SEARCH]: emptyPage, [PRODUCTS]: emptyPage }, world)
  await searchCatalog(ahead)
  world.isPublic = true
  await listProducts(ahead)
  await Promise.all([searchCatalog(api), listProducts(api)])
  assert.equal(countOf(log, SEARCH), 2)
  assert.equal(countOf(log, PRODUCTS), 1)
})

test('a write lets what was asked for before it be asked again, a query does not', async () => {
  const { api, ahead, log } = await clientOf({
    [SEARCH]: emptyPage,
    [STATS]: { json: { records: [], meta: {} } },
    [CREATE]: { status: 201, json: { id: 'new' } },
  })
  await searchCatalog(ahead)
  await api.POST('/api/v2/stats', { body: {} as never, isQuery: true })
  await searchCatalog(api)
  assert.equal(countOf(log, SEARCH), 1)
  await searchCatalog(ahead, { q: 'b' })
  await api.POST('/api/v2/applications', { body: {} as never })
  await searchCatalog(api, { q: 'b' })
  assert.equal(countOf(log, SEARCH), 3)
})
