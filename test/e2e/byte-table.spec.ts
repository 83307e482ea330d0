import { readFileSync } from 'node:fs'
import { measureTag, readByteTable } from '../../scripts/byte-table'
import { type Scene, sceneOn } from '../../scripts/demo-scene'
import { samples } from '../../scripts/manifest/samples'
import type { BuiltPortal } from './support/built-portal'
import { demoPortal, expect, test } from './support/portal'

/** What may change without a new table, in kB. */
const TOLERANCE = 1

const table = readByteTable(readFileSync('docs/bytes.md', 'utf8'))

let portal: BuiltPortal
let scene: Scene

test.beforeAll(async ({ browser }) => {
  // With applications, so it is not the portal that others share.
  portal = await demoPortal()
  scene = await sceneOn(browser, portal.url)
})

test.afterAll(() => portal.remove())

test('the table of bytes has every tag', () => {
  expect([...table.keys()]).toEqual(Object.keys(samples))
})

for (const tag of Object.keys(samples)) {
  test(`<${tag}> loads as much as the table of bytes says`, async ({ browser }) => {
    const { gzip, brotli } = await measureTag(browser, scene, tag)
    const measured = { gzip: gzip / 1000, brotli: brotli / 1000 }
    const written = table.get(tag)
    const message = `${JSON.stringify({ measured, written })} Run "npm run bytes".`
    expect(Math.abs(measured.gzip - (written?.gzip ?? 0)), message).toBeLessThanOrEqual(TOLERANCE)
    expect(Math.abs(measured.brotli - (written?.brotli ?? 0)), message).toBeLessThanOrEqual(TOLERANCE)
  })
}
