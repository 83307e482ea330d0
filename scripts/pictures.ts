/**
 * Takes a picture of each tag against the demo portal, for its page in `docs/tags/`. Run `npm run pictures` after a change of what
 * tags look like; it builds first. `npm run manifest` writes the pictures into the pages.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { demoPortal } from '../test/e2e/support/demo-portal'
import { findHeadlessShell, findChromium } from './chromium.mjs'
import { MAX_HEIGHT, sceneOn, withSample } from './demo-scene'
import { pictureOf } from './manifest/reference'
import { samples } from './manifest/samples'

const QUALITY = 70

async function take(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => document.body.getBoundingClientRect().height)
  const devTools = await page.context().newCDPSession(page)
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT), scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

const executablePath = findHeadlessShell() ?? (await findChromium())
const portal = await demoPortal()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const scene = { ...(await sceneOn(browser, portal.url)), theme: 'light' as const }
  mkdirSync('docs/images/tags', { recursive: true })
  let total = 0
  for (const tag of Object.keys(samples)) {
    const picture = await withSample(browser, scene, tag, take)
    total += picture.length
    writeFileSync(`docs/${pictureOf(tag)}`, picture)
    console.log(`${tag}: ${Math.round(picture.length / 1000)} kB`)
  }
  console.log(`All: ${Math.round(total / 1000)} kB`)
} finally {
  await browser.close()
  await portal.remove()
}
