import { readFileSync } from 'node:fs'
import { measureTags, readByteTable } from '../../scripts/byte-table'
import { sceneOn } from '../../scripts/demo-scene'
import { samples } from '../../scripts/manifest/samples'
import { demoPortal, expect, test } from './support/portal'

/** What may change without a new table, in kB. */
const TOLERANCE = 1

const table = readByteTable(readFileSync('docs/bytes.md', 'utf8'))

test('each tag loads as much as the table of bytes says', async ({ browser }) => {
  // A demo is started, and each tag opened in it.
  const tags = Object.keys(samples)
  expect([...table.keys()]).toEqual(tags)
  // With applications, so it is not the portal that others share.
  const portal = await demoPortal()
  const measured = await measureTags(browser, await sceneOn(browser, portal.url), tags)
  for (const { tag, gzip, brotli } of measured) {
    const written = table.get(tag)
    const message = `${JSON.stringify({ tag, gzip, brotli, written })} Run "npm run bytes".`
    expect.soft(Math.abs(gzip / 1000 - (written?.gzip ?? 0)), message).toBeLessThanOrEqual(TOLERANCE)
    expect.soft(Math.abs(brotli / 1000 - (written?.brotli ?? 0)), message).toBeLessThanOrEqual(TOLERANCE)
  }
  await portal.remove()
})
