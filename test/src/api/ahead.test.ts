import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPortalError } from '../../../src/api'
import { clientOf, emptyPage, PRODUCTS, REFRESH, SEARCH } from './client'

const CREATE = 'POST /api/v2/applications'
const STATS = 'POST /api/v2/stats'

const countOf = (log: readonly { call: string }[], wanted: string) =>
  log.filter(({ call }) => call === wanted).length

const isCode = (code: string) => (error: unknown) => isPortalError(error) && error.code === code

test('what was asked for ahead is given once to the query that asks the same', async () => {
  const { api, ahead, log } = await clientOf({ [SEARCH]: emptyPage })
  const begun = ahead.search.catalog({ q: 'a' })
  await api.search.catalog({ q: 'a' })
  assert.equal(countOf(log, SEARCH), 1)
  await begun
  await api.search.catalog({ q: 'b' })
  await api.search.catalog({ q: 'a' })
  assert.equal(countOf(log, SEARCH), 3)
})

test('two screens that ask ahead for the same share one request, and the second screen sends its own', async () => {
  const { api, ahead, log } = await clientOf({ [SEARCH]: emptyPage })
  await Promise.all([ahead.search.catalog(), ahead.search.catalog()])
  assert.equal(countOf(log, SEARCH), 1)
  await Promise.all([api.search.catalog(), api.search.catalog()])
  assert.equal(countOf(log, SEARCH), 2)
})

test('nothing is asked ahead that the screen has asked for already', async () => {
  const { api, ahead, log } = await clientOf({ [SEARCH]: emptyPage })
  await api.search.catalog()
  await assert.rejects(ahead.search.catalog(), isCode('aborted'))
  assert.equal(countOf(log, SEARCH), 1)
})

test('a request ahead that is refused renews nothing, and the query after it is sent as ever', async () => {
  const { api, ahead, log, authErrors } = await clientOf({
    [SEARCH]: { status: 401, until: REFRESH, then: emptyPage },
    [REFRESH]: { status: 200 },
  })
  await assert.rejects(ahead.search.catalog(), isPortalError)
  assert.deepEqual(
    log.map(({ call }) => call),
    [SEARCH],
  )
  await api.search.catalog()
  assert.deepEqual(
    log.map(({ call }) => call),
    [SEARCH, SEARCH, REFRESH, SEARCH],
  )
  assert.deepEqual(authErrors, [])
})

test('without a session nothing is asked ahead, and nobody gets what another session asked for', async () => {
  let session: string | undefined
  const { api, ahead, log } = await clientOf({ [SEARCH]: emptyPage }, { sessionId: () => session })
  await assert.rejects(ahead.search.catalog(), isCode('no-session'))
  assert.equal(countOf(log, SEARCH), 0)
  session = 'robin 0'
  await ahead.search.catalog()
  session = 'robin 1'
  await api.search.catalog()
  assert.equal(countOf(log, SEARCH), 2)
})

test('a public portal is asked ahead without a session, and gets nothing that was asked for with one', async () => {
  const world = { isPublic: false, sessionId: () => 'robin 0' }
  const { api, ahead, log } = await clientOf({ [SEARCH]: emptyPage, [PRODUCTS]: emptyPage }, world)
  await ahead.search.catalog()
  world.isPublic = true
  await ahead.products.list()
  await Promise.all([api.search.catalog(), api.products.list()])
  assert.equal(countOf(log, SEARCH), 2)
  assert.equal(countOf(log, PRODUCTS), 1)
})

test('a write lets what was asked for before it be asked again, a query does not', async () => {
  const { api, ahead, log } = await clientOf({
    [SEARCH]: emptyPage,
    [STATS]: { json: { records: [], meta: {} } },
    [CREATE]: { status: 201, json: { id: 'new' } },
  })
  await ahead.search.catalog()
  await api.analytics.query({} as never)
  await api.search.catalog()
  assert.equal(countOf(log, SEARCH), 1)
  await ahead.search.catalog({ q: 'b' })
  await api.applications.create({} as never)
  await api.search.catalog({ q: 'b' })
  assert.equal(countOf(log, SEARCH), 3)
})
