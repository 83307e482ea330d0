import { expect } from '@open-wc/testing'
import { createRoot } from 'react-dom/client'
import { type Read, readOf } from '../../../src/api'
import {
  ScreenContextsProvider,
  type Portal,
  type ScreenContexts,
  useInvalidate,
  useRead,
} from '../../../src/state'
import { prefetchReads, queryClientOf } from '../../../src/state/reads/query-client'
import { waitUntil } from '../../support/mount'
import type { Script } from '../../support/scripted-api.mjs'
import { developer, LOGOUT, SEARCH, stateWorld } from './world'

/** Responds with other data once something has been written. */
const WRITE = 'POST /api/v2/applications'

const pageOf = (name: string) => ({ json: { data: [{ name }], meta: { page: { total: 1 } } } })

const searchRead = (page = 1): Read<{ data: readonly unknown[] }> =>
  readOf('/api/v2/search/{indices}', {
    params: { path: { indices: 'product-catalog' }, query: { 'page[size]': 10, 'page[number]': page } },
  })

interface ListProps {
  isWanted?: boolean
  page?: number
  keepPreviousData?: boolean
  isFresh?: boolean
}

function List({ isWanted = true, page, ...options }: ListProps) {
  const found = useRead(isWanted ? searchRead(page) : undefined, options)
  const invalidate = useInvalidate()
  if (!found) return <p>nothing wanted</p>
  if (found.status === 'loading') return <p>loading</p>
  if (found.status === 'failed') return <p>{found.error.code}</p>
  return (
    <button onClick={() => invalidate('/api/v2/search/{indices}')}>
      {JSON.stringify(found.data.data)}
      {found.failure && `, not refreshed: ${found.failure.error.code}`}
    </button>
  )
}

const roots = new Set<{ unmount(): void }>()

afterEach(() => {
  for (const root of roots) root.unmount()
  roots.clear()
})

/** A tag of its own that reads the list. */
function mountList(portal: Portal, props: ListProps = {}) {
  const host = document.createElement('div')
  const root = createRoot(host)
  roots.add(root)
  // All that the hooks read of them.
  const contexts = {
    portal,
    localization: { language: 'en' },
    navigation: { assembled: false },
  } as ScreenContexts
  const render = (changed?: ListProps) =>
    root.render(
      <ScreenContextsProvider value={contexts}>
        <List {...props} {...changed} />
      </ScreenContextsProvider>,
    )
  render()
  return {
    change: render,
    shows: (text: string) =>
      waitUntil(() => host.textContent === text, `"${text}"; it shows "${host.textContent}"`),
    reload: () => host.querySelector('button')?.click(),
    leave: () => root.unmount(),
  }
}

const hasNothing = (portal: Portal) =>
  queryClientOf(portal)
    .getQueriesData({})
    .every(([, data]) => data === undefined)

async function signedInWorld(script: Script) {
  const world = await stateWorld(script)
  const { portal } = world.open()
  portal.session.signedIn(developer)
  return { ...world, portal }
}

const TIDES = JSON.stringify([{ name: 'Tides' }])
const BUOYS = JSON.stringify([{ name: 'Buoys' }])

it('two tags that read the same send one request', async () => {
  const { portal, count } = await signedInWorld({ [SEARCH]: pageOf('Tides') })
  const [one, other] = [mountList(portal), mountList(portal)]
  await Promise.all([one.shows(TIDES), other.shows(TIDES)])
  const third = mountList(portal)
  await third.shows(TIDES)
  expect(await count(SEARCH)).to.equal(1)
})

it('what was prefetched is not requested again', async () => {
  const { portal, count } = await signedInWorld({ [SEARCH]: pageOf('Tides') })
  await prefetchReads(portal, [searchRead()])
  await mountList(portal).shows(TIDES)
  expect(await count(SEARCH)).to.equal(1)
})

it('what is not wanted is not requested', async () => {
  const { portal, count } = await signedInWorld({ [SEARCH]: pageOf('Tides') })
  await mountList(portal, { isWanted: false }).shows('nothing wanted')
  await mountList(portal).shows(TIDES)
  expect(await count(SEARCH)).to.equal(1)
})

it('after a write all tags show what has changed', async () => {
  const { portal } = await signedInWorld({
    [SEARCH]: { ...pageOf('Tides'), until: WRITE, then: pageOf('Buoys') },
    [WRITE]: { status: 201, json: { id: 'new' } },
  })
  const [one, other] = [mountList(portal), mountList(portal)]
  await Promise.all([one.shows(TIDES), other.shows(TIDES)])
  await portal.api.POST('/api/v2/applications', { body: {} as never })
  one.reload()
  await Promise.all([one.shows(BUOYS), other.shows(BUOYS)])
})

it('what has changed while it was not shown is loaded before it is shown', async () => {
  const { portal } = await signedInWorld({
    [SEARCH]: { ...pageOf('Tides'), until: WRITE, then: { hangs: true } },
    [WRITE]: { status: 201, json: { id: 'new' } },
  })
  const [left, stays] = [mountList(portal), mountList(portal, { page: 2 })]
  await Promise.all([left.shows(TIDES), stays.shows(TIDES)])
  left.leave()
  await portal.api.POST('/api/v2/applications', { body: {} as never })
  stays.reload()
  await mountList(portal).shows('loading')
})

it('another page is loading, unless the one before is to stay until it is there', async () => {
  const { portal } = await signedInWorld({
    [SEARCH]: { ...pageOf('Tides'), until: WRITE, then: { ...pageOf('Buoys'), delayMs: 100 } },
    [WRITE]: { status: 201, json: { id: 'new' } },
  })
  const [replaces, keeps] = [mountList(portal), mountList(portal, { keepPreviousData: true })]
  await Promise.all([replaces.shows(TIDES), keeps.shows(TIDES)])
  await portal.api.POST('/api/v2/applications', { body: {} as never })
  replaces.change({ page: 2 })
  keeps.change({ page: 2 })
  await Promise.all([replaces.shows('loading'), keeps.shows(TIDES)])
  await Promise.all([replaces.shows(BUOYS), keeps.shows(BUOYS)])
})

it('a failed refresh keeps what is shown, and says so', async () => {
  const { portal } = await signedInWorld({
    [SEARCH]: { ...pageOf('Tides'), until: WRITE, then: { status: 503 } },
    [WRITE]: { status: 201, json: { id: 'new' } },
  })
  const list = mountList(portal)
  await list.shows(TIDES)
  await portal.api.POST('/api/v2/applications', { body: {} as never })
  list.reload()
  await list.shows(`${TIDES}, not refreshed: unavailable`)
})

it('a refusal replaces what is shown', async () => {
  const { portal } = await signedInWorld({
    [SEARCH]: { ...pageOf('Tides'), until: WRITE, then: { status: 403 } },
    [WRITE]: { status: 201, json: { id: 'new' } },
  })
  const list = mountList(portal)
  await list.shows(TIDES)
  await portal.api.POST('/api/v2/applications', { body: {} as never })
  list.reload()
  await list.shows('forbidden')
})

it('who comes back sees what was there at once, and then what has changed', async () => {
  const { portal } = await signedInWorld({
    [SEARCH]: { ...pageOf('Tides'), until: WRITE, then: { ...pageOf('Buoys'), delayMs: 100 } },
    [WRITE]: { status: 201, json: { id: 'new' } },
  })
  const list = mountList(portal)
  await list.shows(TIDES)
  list.leave()
  await portal.api.POST('/api/v2/applications', { body: {} as never })
  const again = mountList(portal)
  await again.shows(TIDES)
  await again.shows(BUOYS)
})

it('a form waits for what is new', async () => {
  const { portal } = await signedInWorld({
    [SEARCH]: { ...pageOf('Tides'), until: WRITE, then: { ...pageOf('Buoys'), delayMs: 100 } },
    [WRITE]: { status: 201, json: { id: 'new' } },
  })
  const list = mountList(portal)
  await list.shows(TIDES)
  list.leave()
  await portal.api.POST('/api/v2/applications', { body: {} as never })
  const form = mountList(portal, { isFresh: true })
  await form.shows('loading')
  await form.shows(BUOYS)
})

it('nothing that a user has read stays, because the kit does not know which user comes next', async () => {
  const { open } = await stateWorld({ [SEARCH]: pageOf('Tides') })
  const { portal } = open(undefined, 'user')
  const list = mountList(portal)
  await list.shows(TIDES)
  list.leave()
  await waitUntil(() => hasNothing(portal), 'the cache has nothing')
})

it('a sign-out clears everything, for the same developer too', async () => {
  const { portal } = await signedInWorld({
    [SEARCH]: { ...pageOf('Tides'), until: LOGOUT, then: { hangs: true } },
  })
  const left = mountList(portal)
  await left.shows(TIDES)
  left.leave()
  const stays = mountList(portal)
  await stays.shows(TIDES)
  await portal.session.signOut()
  await stays.shows('loading')
  await waitUntil(() => hasNothing(portal), 'the cache has nothing')
  portal.session.signedIn(developer)
  await stays.shows('loading')
  await mountList(portal).shows('loading')
})
