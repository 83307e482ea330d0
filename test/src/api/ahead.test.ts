import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPortalError } from '../../../src/api'
import { clientOf, emptyPage, REFRESH, SEARCH } from './client'

const searches = (log: readonly { call: string }[]) => log.filter(({ call }) => call === SEARCH).length

test('what was asked for ahead is given once to the call that asks the same', async () => {
  const { api, log } = await clientOf({ [SEARCH]: emptyPage })
  const begun = api.search.catalog({ q: 'a' }, { isAhead: true })
  await api.search.catalog({ q: 'a' })
  assert.equal(searches(log), 1)
  await begun
  await api.search.catalog({ q: 'b' })
  await api.search.catalog({ q: 'a' })
  assert.equal(searches(log), 3)
})

test('a request ahead that is refused renews nothing, and the call after it is made as ever', async () => {
  const { api, log, authErrors } = await clientOf({
    [SEARCH]: { status: 401, until: REFRESH, then: emptyPage },
    [REFRESH]: { status: 200 },
  })
  await assert.rejects(api.search.catalog({}, { isAhead: true }), isPortalError)
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

test('without a stored session nothing is asked ahead, and nobody gets what another viewer asked for', async () => {
  let viewerId: string | undefined
  const { api, log } = await clientOf({ [SEARCH]: emptyPage }, { viewerId: () => viewerId })
  await assert.rejects(
    api.search.catalog({}, { isAhead: true }),
    (error: unknown) => isPortalError(error) && error.code === 'no-session',
  )
  assert.equal(searches(log), 0)
  viewerId = 'robin'
  await api.search.catalog({}, { isAhead: true })
  viewerId = 'kim'
  await api.search.catalog()
  assert.equal(searches(log), 2)
})

test('a public portal gets nothing that was asked for with a session', async () => {
  const { api, log } = await clientOf({ [SEARCH]: emptyPage }, { isPublic: true })
  await api.search.catalog({}, { isAhead: true })
  await api.search.catalog()
  assert.equal(searches(log), 2)
})
