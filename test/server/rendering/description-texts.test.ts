import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { after, before, describe, it } from 'node:test'
import { DescriptionTexts, TextsBusy } from '../../../server/src/rendering/description-texts'
import { CORPUS, corpusFiles } from '../../support/corpus'
import { buildDescriptionThread } from '../../support/server/description-thread'
import { until } from '../../support/server/until'

/** In the place of the thread of a kit: answers what it has, and goes on for ever where it is told so. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
import { parentPort } from 'node:worker_threads'
const open = new Map()
parentPort.on('message', ({ type, request, revision, text, operation }) => {
  if (type === 'open') open.set(revision, text)
  if (type === 'close') open.delete(revision)
  if (type !== 'write') return
  while (open.get(revision) === 'endless');
  if (open.get(revision) === 'memory') for (const all = []; ; ) all.push(new Array(100_000).fill({}))
  if (operation !== 'held') parentPort.postMessage({ type: 'written', request, text: [...open.keys()].join() })
})`)}`,
)

const wanted = (revision: string, operation?: string) => ({
  revision,
  operation,
  address: 'https://portal.example/spec/a/1',
  language: 'en',
})

describe('the thread that writes references', () => {
  // The thread keeps no process alive, and here there is no server that does.
  let alive: NodeJS.Timeout
  before(() => {
    alive = setInterval(() => undefined, 60_000)
  })
  after(() => clearInterval(alive))

  it('is given up with a description that does not end, which is not tried again', async () => {
    const texts = new DescriptionTexts(thread, { endMs: 2_000, mostMegabytes: 64 })
    try {
      for (const fault of ['endless', 'memory']) {
        assert.equal(await texts.write(wanted('good'), async () => 'good'), 'good')
        const bad = texts.write(wanted(fault), async () => fault)
        const another = texts.write(wanted(fault), async () => fault)
        await Promise.all([assert.rejects(bad), assert.rejects(another)])
        assert.equal(await texts.write(wanted(fault), () => assert.fail('is loaded again')), undefined)
      }
      assert.equal(await texts.write(wanted('good'), async () => 'good'), 'good')
    } finally {
      await texts.close()
    }
  })

  it('takes no more than it can do, and keeps no more than it may', async () => {
    const texts = new DescriptionTexts(thread, { mostWaiting: 2, mostCharacters: 10 })
    try {
      const held = [1, 2].map(() => texts.write(wanted('a', 'held'), async () => 'aaaa'))
      await assert.rejects(
        texts.write(wanted('a'), async () => 'aaaa'),
        TextsBusy,
      )
      const refused = Promise.all(held.map((one) => assert.rejects(one, TextsBusy)))
      await texts.close()
      await refused
      let loads = 0
      const load = async () => {
        loads += 1
        return 'aaaa'
      }
      const [first, second] = await Promise.all([
        texts.write(wanted('a'), load),
        texts.write(wanted('a'), load),
      ])
      assert.deepEqual([first, second, loads], ['a', 'a', 1])
      assert.equal(await texts.write(wanted('b'), load), 'a,b')
      assert.equal(await texts.write(wanted('a'), load), 'a,b')
      assert.equal(await texts.write(wanted('c'), load), 'a,c')
      await assert.rejects(texts.write(wanted('d'), () => Promise.reject(new Error('no database'))))
      assert.equal(await texts.write(wanted('d'), load), 'c,d')
    } finally {
      await texts.close()
    }
  })

  it('ends while nobody asks, and begins again', async () => {
    const texts = new DescriptionTexts(thread, { idleMs: 1 })
    let loads = 0
    const load = async () => {
      loads += 1
      return 'text'
    }
    try {
      await until(async () => {
        await texts.write(wanted('a'), load)
        return loads > 1
      }, 'the description was loaded again')
    } finally {
      await texts.close()
    }
  })

  it('writes GitHub’s operations, many at once', async () => {
    const [source] = CORPUS
    assert.ok(source)
    const [file] = await corpusFiles({ ...source, files: source.files.slice(0, 1) })
    assert.ok(file)
    const kit = await mkdtemp(join(tmpdir(), 'portal-kit-'))
    await buildDescriptionThread(kit)
    const texts = new DescriptionTexts(pathToFileURL(join(kit, 'rendering/description-thread.mjs')))
    let loads = 0
    const write = (operation?: string) =>
      texts.write(wanted('github', operation), async () => {
        loads += 1
        return file.text
      })
    try {
      const overview = (await write()) ?? ''
      const ids = [...overview.matchAll(/\.md\?operation=([^)]+)\)/g)].map(([, id = '']) =>
        decodeURIComponent(id),
      )
      assert.ok(ids.length > 1_000, String(ids.length))
      const asked = ids.filter((_, index) => index % 12 === 0)
      for (const text of await Promise.all(asked.map(write))) {
        assert.match(text ?? '', /^# .+\n\n\*\*[A-Z]+\*\* `\//)
        assert.ok((text ?? '').length < 200_000)
      }
      assert.equal(loads, 1)
    } finally {
      await texts.close()
      await rm(kit, { recursive: true })
    }
  })
})
