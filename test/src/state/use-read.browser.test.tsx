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
import { prefetchReads } from '../../../src/state/reads/query-client'
import { waitUntil } from '../../support/mount'
import type { Script } from '../../support/scripted-api.mjs'
import { developer, LOGOUT, SEARCH, stateWorld } from './world'

/** Responds with other data once something has been written. */
const WRITE = 'POST /api/v2/applications'

const pageOf = (name: string) => ({ json: { data: [{ name }], meta: { page: { total: 1 } } } })

const searchRead: Read<{ data: readonly unknown[] }> = readOf('/api/v2/search/{indices}', {
  params: { path: { indices: 'product-catalog' }, query: { 'page[size]': 10, 'page[number]': 1 } },
})

interface ListProps {
  isWanted: boolean
}

function List({ isWanted }: ListProps) {
  const found = useRead(isWanted ? searchRead : undefined)
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
function mountList(portal: Portal, props: ListProps = { isWanted: true }) {
  const host = document.createElement('div')
  const root = createRoot(host)
  roots.add(root)
  // All that the hooks read of them.
  const contexts = {
    portal,
    localization: { language: 'en' },
    navigation: { assembled: false },
  } as ScreenContexts
  root.render(
    <ScreenContextsProvider value={contexts}>
      <List {...props} />
    </ScreenContextsProvider>,
  )
  return {
    shows: (text: string) =>
      waitUntil(() => host.textContent === text, `"${text}"; it shows "${host.textContent}"`),
    reload: () => host.querySelector('button')?.click(),
    leave: () => root.unmount(),
  }
}

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
  await prefetchReads(portal, [searchRead])
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
  portal.session.signedIn(developer)
  await stays.shows('loading')
  await mountList(portal).shows('loading')
})
