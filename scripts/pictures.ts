/**
 * Takes a picture of each tag against the demo portal, for its page in `docs/tags/`. Run `npm run pictures` after a change of what
 * tags look like; it builds first. `npm run manifest` writes the pictures into the pages.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { seedApplications } from '../demo/seed-applications.mjs'
import { demoPortal, developer } from '../test/e2e/support/demo-portal'
import { findHeadlessShell, findChromium } from './chromium.mjs'
import { pictureOf } from './manifest/reference'
import { samples } from './manifest/samples'

const MAX_HEIGHT = 720
const QUALITY = 70

/** Names of the demo in place of those that a sample makes up. */
interface Subject {
  readonly product: string
  readonly application: string
}

interface Scene {
  /** URL of the portal. */
  readonly portal: string
  /** Of the demo's developer. */
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>
  readonly subject: Subject
}

const url = '/picture'

const pageOf = (html: string, { product, application }: Subject): string => `<!doctype html>
<html lang="en">
  <head>
    <title>Picture</title>
    <script type="module" src="/kit/loader.js" data-user-entity="developer" data-theme="light"></script>
    <style>body { margin: 0; padding: 24px; background: white; font-family: sans-serif }</style>
  </head>
  <body>${html
    .replace(/product="[^"]*"( product-version="[^"]*")?/, `product="${product}"`)
    .replace(/application="[^"]*"/, `application="${application}"`)
    .replace(/<script>[^]*<\/script>/, '')}</body>
</html>`

/** Waits until the tag has rendered, has loaded everything, and nothing moves. */
async function settle(page: Page, tag: string): Promise<void> {
  await page.locator(tag).first().waitFor()
  await page.waitForFunction((name) => {
    const element = document.querySelector(name)
    const roots = [element, element?.shadowRoot].flatMap((root) => root ?? [])
    const isBusy = roots.some((root) => root.querySelector('[aria-busy="true"], .pe-skeleton'))
    return roots.some((root) => root.textContent?.trim()) && !isBusy
  }, tag)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function take(browser: Browser, { portal, session, subject }: Scene, tag: string): Promise<Buffer> {
  const sample = samples[tag]
  if (!sample) throw new Error(`scripts/manifest/samples.ts has no sample of <${tag}>.`)
  const context = await browser.newContext({
    baseURL: portal,
    viewport: { width: sample.pictureWidth ?? 480, height: MAX_HEIGHT },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    storageState: sample.isForVisitors ? undefined : session,
  })
  try {
    const page = await context.newPage()
    await page.route(`${portal}${url}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOf(sample.html, subject) }),
    )
    await page.goto(`${url}${sample.pictureQuery ?? ''}`)
    await settle(page, tag)
    const height = await page.evaluate(() => document.body.getBoundingClientRect().height)
    const devTools = await context.newCDPSession(page)
    const { data } = await devTools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, width: sample.pictureWidth ?? 480, height: Math.min(height, MAX_HEIGHT), scale: 1 },
    })
    return Buffer.from(data, 'base64')
  } finally {
    await context.close()
  }
}

/** Signs the demo's developer in, and finds what the tags show. */
async function sceneOn(browser: Browser, portal: string): Promise<Scene> {
  const context = await browser.newContext({ baseURL: portal })
  try {
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
    await page.getByLabel('Password', { exact: true }).fill(developer.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: developer.email }).waitFor()
    const idOf = async (list: string, name: string) => {
      const response = await context.request.get(`/api/v2/${list}`)
      const { data } = (await response.json()) as { data: { id: string; name: string }[] }
      const found = data.find((one) => one.name === name)
      if (!found) throw new Error(`The demo has no ${name} among its ${list}.`)
      return found.id
    }
    const subject = {
      product: await idOf('products', 'Coast Forecast'),
      application: await idOf('applications', 'Harbour board'),
    }
    return { portal, session: await context.storageState(), subject }
  } finally {
    await context.close()
  }
}

const executablePath = findHeadlessShell() ?? (await findChromium())
const portal = await demoPortal()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  await seedApplications(portal.url, developer)
  const scene = await sceneOn(browser, portal.url)
  mkdirSync('docs/images/tags', { recursive: true })
  let total = 0
  for (const tag of Object.keys(samples)) {
    const picture = await take(browser, scene, tag)
    total += picture.length
    writeFileSync(`docs/${pictureOf(tag)}`, picture)
    console.log(`${tag}: ${Math.round(picture.length / 1000)} kB`)
  }
  console.log(`All: ${Math.round(total / 1000)} kB`)
} finally {
  await browser.close()
  await portal.remove()
}
