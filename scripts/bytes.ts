/**
 * Writes `docs/bytes.md`: what the sample of each tag loads of the kit. Run `npm run bytes` when its test fails; it builds first.
 */
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { demoPortal } from '../test/e2e/support/demo-portal'
import { byteTable, measureTags } from './byte-table'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { sceneOn } from './demo-scene'
import { samples } from './manifest/samples'

const executablePath = findHeadlessShell() ?? (await findChromium())
const portal = await demoPortal()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const scene = await sceneOn(browser, portal.url)
  const text = byteTable(await measureTags(browser, scene, Object.keys(samples)))
  writeFileSync('docs/bytes.md', text)
  console.log(text)
} finally {
  await browser.close()
  await portal.remove()
}
