import { expect } from '@open-wc/testing'
import { get, keys, set } from 'idb-keyval'
import { createReferenceEngine, DescriptionError, type CacheKey } from '../../../src/reference'
import { ReferenceEngine } from '../../../src/reference/engine'
import clearDescriptionCache from '../../../src/reference/clear-cache'
import { cacheStore } from '../../../src/reference/cache-store'
import { LruStore } from '../../../src/reference/worker/cache/lru-store'
import workerUrl from '../../../src/reference/worker/main.ts?worker&url'
import { browserWorld } from '../../support/browser-world'
import type { ScriptedResponse } from '../../support/scripted-api.mjs'
import { waitUntil } from '../../support/mount'

const OPERATIONS = 400
const CALL = 'GET /description'
const tagged = { etag: '"1"', 'cache-control': 'no-cache' }

const operationAt = (index: number) => ({
  operationId: `get${index}`,
  summary: `Get thing ${index}`,
  tags: [`Group ${index % 7}`],
  description: 'What stands in the harbour, and since when, with all its papers. '.repeat(3),
  responses: {
    200: {
      description: 'The thing.',
      content: { 'application/json': { schema: { $ref: `#/components/schemas/Thing${index % 5}` } } },
    },
  },
})

/** Large enough that building it again does not pay. */
const described = (title: string) => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  paths: Object.fromEntries(
    Array.from({ length: OPERATIONS }, (_, index) => [
      `/things~/${index}/{id}`,
      { summary: 'A path', get: operationAt(index) },
    ]),
  ),
  components: {
    schemas: Object.fromEntries(
      Array.from({ length: 5 }, (_, index) => [
        `Thing${index}`,
        {
          type: 'object',
          properties: {
            id: { type: 'string' },
            next: { $ref: `#/components/schemas/Thing${(index + 1) % 5}` },
          },
        },
      ]),
    ),
  },
})

const first: ScriptedResponse = { json: described('First'), headers: tagged }
/** Shows whether a description was built from the response, or was there before. */
const other: ScriptedResponse = { json: described('Other'), headers: tagged }

const sourceOf = (url: string) =>
  ({ kind: 'address', url: `${url}/description`, credentials: 'same-origin' }) as const

async function titleAt(url: string, engine = createReferenceEngine()): Promise<string> {
  const { info } = await engine.open(sourceOf(url))
  engine.close()
  return info.title
}

const namesAt = async (url: string): Promise<string[]> =>
  (await keys<string>(cacheStore())).filter((name) => name.includes(url))

const isCached = (url: string) => async () => (await namesAt(url)).length === 2

/** A visit that ends once its description is cached, with what the visitor saw. */
async function visit(url: string) {
  const engine = createReferenceEngine()
  const outline = await engine.open(sourceOf(url))
  const seen = {
    outline,
    operation: await engine.operation({ id: 'get7' }),
    sample: await engine.sample({ pointer: '#/components/schemas/Thing3', direction: 'response' }),
    hits: await engine.search('thing 12'),
    uses: await engine.uses('#/components/schemas/Thing2'),
    findings: await engine.check(),
    file: await (await engine.write('json')).text(),
    yaml: await (await engine.write('yaml')).text(),
  }
  await waitUntil(isCached(url), 'the description is cached')
  engine.close()
  return seen
}

const becomes = (url: string, response: ScriptedResponse) =>
  fetch(`${url}/script`, { method: 'PUT', body: JSON.stringify({ [CALL]: response }) })

/** A server that gives `before` until a first visitor has left, and then `after`. */
async function visited(before: ScriptedResponse, after: ScriptedResponse): Promise<string> {
  const { url } = await browserWorld({ [CALL]: before })
  await visit(url)
  await becomes(url, after)
  return url
}

/** A worker in whose world something is missing. */
function workerWithout(script: string): ReferenceEngine {
  const href = new URL(workerUrl, import.meta.url).href
  const text = `${script}
    const early = []
    const wait = ({ data }) => early.push(data)
    addEventListener('message', wait)
    import(${JSON.stringify(href)}).then(() => {
      removeEventListener('message', wait)
      for (const data of early) dispatchEvent(new MessageEvent('message', { data }))
    })`
  const blob = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  return new ReferenceEngine(() => new Worker(blob, { type: 'module' }))
}

describe('a description that an earlier visit has cached', () => {
  beforeEach(clearDescriptionCache)
  after(clearDescriptionCache)

  it('answers everything as the first visit did', async () => {
    const { url } = await browserWorld({ [CALL]: first })
    const before = await visit(url)
    await becomes(url, other)
    // As JSON, which has no fields that are undefined.
    expect(JSON.stringify(await visit(url))).to.equal(JSON.stringify(before))
  })

  it('is not shown when the server gives another tag, or refuses', async () => {
    const changed = await visited(first, { ...other, headers: { ...tagged, etag: '"2"' } })
    expect(await titleAt(changed)).to.equal('Other')
    const refused = await visited(first, { status: 403, headers: tagged })
    const failure = await titleAt(refused).catch((error: unknown) => error)
    expect(failure instanceof DescriptionError && failure.code).to.equal('status')
  })

  it('is gone after a sign-out', async () => {
    const url = await visited(first, other)
    await clearDescriptionCache()
    expect(await titleAt(url)).to.equal('Other')
  })

  it('is not cached without a tag, nor against the word of the server', async () => {
    const refusals: ScriptedResponse['headers'][] = [
      {},
      { ...tagged, 'cache-control': 'private, no-store' },
      { ...tagged, vary: 'Accept, Cookie' },
    ]
    for (const headers of refusals) {
      const { url } = await browserWorld({ [CALL]: { ...first, headers } })
      const engine = createReferenceEngine()
      await engine.open(sourceOf(url))
      // Its work begins later and is the same, so whatever would be cached is by then.
      await visited(first, first)
      expect(await namesAt(url)).to.deep.equal([])
      engine.close()
    }
  })

  it('is built again when the cached one is damaged, cut short, or something else', async () => {
    const damages: ((found: { head: Uint8Array; body: Uint8Array }) => unknown)[] = [
      ({ head, ...rest }) => ({ ...rest, head: head.map((byte, at) => (at === 40 ? byte ^ 1 : byte)) }),
      ({ body, ...rest }) => ({ ...rest, body: body.slice(0, -9) }),
      ({ body, ...rest }) => ({ ...rest, body: String(body) }),
      (found) => ({ ...found, digest: 'other' }),
      () => ({ tag: '"1"' }),
      () => 'nothing',
    ]
    for (const damage of damages) {
      const url = await visited(first, other)
      const name = (await namesAt(url)).find((one) => one.endsWith(' packed')) ?? ''
      await set(name, damage((await get(name, cacheStore()))!), cacheStore())
      expect(await titleAt(url)).to.equal('Other')
    }
  })

  it('is never found by another account, which takes its place', async () => {
    const bytes = () =>
      new TextEncoder().encode(JSON.stringify({ content: JSON.stringify(described('Mine')) })).buffer
    const keyOf = (viewer: string): CacheKey => ({ key: 'private', portal: 'https://portal', viewer })
    const visitAs = async (viewer: string) => {
      const engine = createReferenceEngine()
      const cacheAs = { ...keyOf(viewer), tag: '"1"' }
      await engine.open({ kind: 'portal', response: bytes(), cacheAs })
      await waitUntil(async () => (await namesAt(viewer)).length === 2)
      engine.close()
    }
    await visitAs('robin')
    const engine = createReferenceEngine()
    expect(await engine.findCached(keyOf('kim'))).to.equal(null)
    expect(await engine.findCached(keyOf('robin'))).to.equal('"1"')
    expect((await engine.open({ kind: 'cached' })).info.title).to.equal('Mine')
    engine.close()
    await visitAs('kim')
    expect(await namesAt('robin')).to.deep.equal([])
  })

  const lacks: Record<string, string> = {
    'storage is blocked':
      "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } })",
    'the browser has none': "Object.defineProperty(self, 'indexedDB', { value: undefined })",
    'there is no room':
      "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
    'the page has no secure origin': "Object.defineProperty(crypto, 'subtle', { value: undefined })",
  }
  for (const [lack, script] of Object.entries(lacks)) {
    it(`does no harm where ${lack}`, async () => {
      const { url } = await browserWorld({ [CALL]: first })
      const engine = workerWithout(script)
      await engine.open(sourceOf(url))
      expect((await engine.operation({ id: 'get9' })).summary).to.equal('Get thing 9')
      await visited(first, first)
      expect((await engine.search('thing 12'))[0]?.kind).to.equal('operation')
      expect(await namesAt(url)).to.deep.equal([])
      engine.close()
    })
  }
})

describe('the store of cached descriptions', () => {
  beforeEach(clearDescriptionCache)
  after(clearDescriptionCache)

  const put = (store: LruStore, id: string, usedAt: number, bytes = 1) =>
    store.put({ id, bytes, usedAt }, { packed: id })

  it('holds twelve, and gives up the one that was used longest ago', async () => {
    const store = new LruStore()
    for (let index = 0; index < 12; index += 1) await put(store, `one-${index}`, index)
    await store.touch('one-0')
    await put(store, 'new', Date.now())
    expect(await store.get('one-0', 'packed')).to.equal('one-0')
    expect(await store.get('one-1', 'packed')).to.equal(undefined)
    expect(await store.get('one-2', 'packed')).to.equal('one-2')
  })

  it('holds 96 MB, and nothing that would take half of it', async () => {
    const store = new LruStore()
    await put(store, 'old', 1, 40_000_000)
    await put(store, 'small', 2, 10_000_000)
    await put(store, 'new', 3, 47_000_000)
    await put(store, 'huge', 4, 50_000_000)
    const found = await Promise.all(['old', 'small', 'new', 'huge'].map((id) => store.get(id, 'packed')))
    expect(found).to.deep.equal([undefined, 'small', 'new', undefined])
  })

  it('takes a list that was tampered with for empty, and clears away what it does not name', async () => {
    const store = new LruStore()
    await put(store, 'lost', 1)
    await set('entries', { nothing: true }, cacheStore())
    await put(store, 'new', 2)
    expect(await store.get('lost', 'packed')).to.equal(undefined)
    expect(await store.get('new', 'packed')).to.equal('new')
  })
})
