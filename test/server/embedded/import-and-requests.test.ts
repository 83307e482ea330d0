import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { lockPath } from '../../../server/src/embedded/directory-lock'
import { testFolder } from '../../support/server/folder'
import { portalServer, startedServer } from '../../support/server/processes'

/** Far above a batch, far below what all of it takes in one transaction. */
const longestResponseMs = 3_000

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, n) => `## Section ${n}\n\nThe tide of day ${n} rises, and falls again.\n`)

/** Many products, or a large description: what the operator imports while developers read. */
function manyProducts(count: number): Record<string, string> {
  const files = Array.from({ length: count }, (_, n): [string, string][] => [
    [`buoy-${n}/product.yaml`, `name: Buoy ${n}\n`],
    [`buoy-${n}/docs/start.md`, `# Start ${n}\n\n${paragraphs(4).join('\n')}`],
  ])
  return { 'portal.yaml': 'name: Harbour\n', ...Object.fromEntries(files.flat()) }
}

function largeDescription(megabytes: number): Record<string, string> {
  const operation = {
    summary: 'Levels',
    description: 'x'.repeat(2_000),
    responses: { 200: { description: 'ok' } },
  }
  const paths = Object.fromEntries(
    Array.from({ length: megabytes * 480 }, (_, n) => [`/levels/${n}`, { get: operation }]),
  )
  return {
    'portal.yaml': 'name: Harbour\n',
    'tides/product.yaml': "name: Tides\nversions:\n  - name: '1.0'\n    specification: openapi.json\n",
    'tides/openapi.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'Tides', version: '1' }, paths }),
  }
}

/** Asks for the products as long as the work goes on. @returns how many there were each time, and how long it took. */
async function requestsDuring(url: string, work: Promise<unknown>) {
  const responses: { total: number; ms: number }[] = []
  let isOver = false
  const over = work.finally(() => (isOver = true))
  while (!isOver) {
    const started = performance.now()
    const response = await fetch(`${url}/api/v2/products`)
    assert.equal(response.status, 200)
    const { meta } = (await response.json()) as { meta: { page: { total: number } } }
    responses.push({ total: meta.page.total, ms: performance.now() - started })
  }
  await over
  return responses
}

async function importedWhileServing(t: TestContext, files: Record<string, string>) {
  const dataDir = join((await testFolder(t)).path, 'data')
  const environment = { DATA_DIR: dataDir, PORTAL_PUBLIC: 'true', READS_PER_CALLER: '1000000' }
  const { url } = await startedServer(t, environment)
  const folder = await testFolder(t, files)
  const beats: number[] = []
  const heart = setInterval(() => {
    stat(lockPath(dataDir)).then(
      ({ mtimeMs }) => beats.at(-1) !== mtimeMs && beats.push(mtimeMs),
      () => undefined,
    )
  }, 100)
  t.after(() => clearInterval(heart))

  const work = portalServer(t, ['import', folder.path], environment)
  const responses = await requestsDuring(url, work)
  clearInterval(heart)

  assert.equal((await work).code, 0)
  const slowest = Math.max(...responses.map(({ ms }) => ms))
  assert.ok(slowest < longestResponseMs, `A response took ${Math.round(slowest)} ms.`)
  const pauses = beats.slice(1).map((beat, n) => beat - Number(beats[n]))
  assert.ok(Math.max(0, ...pauses) < 2 * 3_000, `The lock was silent for ${Math.max(...pauses)} ms.`)
  return { url, totals: responses.map(({ total }) => total) }
}

test('requests are answered while 300 products are imported, which become visible at one moment', async (t) => {
  const { url, totals } = await importedWhileServing(t, manyProducts(300))
  assert.ok(totals.length > 20, `Only ${totals.length} requests were answered.`)
  assert.deepEqual(
    [...new Set(totals)].filter((total) => total !== 0 && total !== 300),
    [],
  )
  const found = (await (await fetch(`${url}/api/v2/search/product-catalog?q=Buoy 299`)).json()) as {
    data: unknown[]
  }
  assert.ok(found.data.length > 0)
})

test('requests are answered while a description of 10 MB is imported', async (t) => {
  const { totals } = await importedWhileServing(t, largeDescription(10))
  assert.ok(totals.length > 5, `Only ${totals.length} requests were answered.`)
})
