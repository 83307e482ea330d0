/** Pages with the sample of one tag each, on the demo portal. Pictures are taken of them, and their bytes are counted. */
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { seedApplications } from '../demo/seed-applications.mjs'
import { developer } from '../test/e2e/support/demo-portal'
import { samples } from './manifest/samples'

/** Wide screens are cut off below. */
export const MAX_HEIGHT = 720
const DEFAULT_WIDTH = 480

/** Names of the demo in place of those that a sample makes up. */
interface Subject {
  readonly product: string
  readonly application: string
}

export interface Scene {
  /** URL of the portal. */
  readonly portal: string
  /** Of the demo's developer. */
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>
  readonly subject: Subject
  /** Colors of the page, those of the tags included. Default: what a page without any has. */
  readonly theme?: 'light'
}

const url = '/picture'

const pageOf = (html: string, { subject: { product, application }, theme }: Scene): string => `<!doctype html>
<html lang="en">
  <head>
    <title>Picture</title>
    <script type="module" src="/kit/loader.js" data-user-entity="developer"${theme ? ` data-theme="${theme}"` : ''}></script>
    <style>body { margin: 0; padding: 24px; background: white; font-family: sans-serif }</style>
  </head>
  <body>${html
    .replace(/product="[^"]*"( product-version="[^"]*")?/, `product="${product}"`)
    .replace(/application="[^"]*"/, `application="${application}"`)
    .replace(/<script>[^]*<\/script>/, '')}</body>
</html>`

/** In ms. What a screen asks for when the browser has nothing else to do comes later than the browser's own silence. */
const SILENCE = 1_500

/** Resolves once the page has asked for nothing for a while. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let last = performance.now()
  page.on('request', (request) => pending.add(request))
  const ended = (request: Request) => {
    pending.delete(request)
    last = performance.now()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    while (pending.size > 0 || performance.now() - last < SILENCE) await setTimeout(50)
  }
}

/** Waits until the tag has rendered, has loaded everything, and nothing moves. */
async function settle(page: Page, tag: string, silence: () => Promise<void>): Promise<void> {
  await page.locator(tag).first().waitFor()
  await page.waitForFunction((name) => {
    const element = document.querySelector(name)
    const roots = [element, element?.shadowRoot].flatMap((root) => root ?? [])
    const isBusy = roots.some((root) => root.querySelector('[aria-busy="true"], .pe-skeleton'))
    return roots.some((root) => root.textContent?.trim()) && !isBusy
  }, tag)
  await silence()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Opens a page with the sample of a tag, waits until it has settled, and closes it after `use`. */
export async function withSample<T>(
  browser: Browser,
  scene: Scene,
  tag: string,
  use: (page: Page, width: number) => Promise<T>,
): Promise<T> {
  const { portal, session } = scene
  const sample = samples[tag]
  if (!sample) throw new Error(`scripts/manifest/samples.ts has no sample of <${tag}>.`)
  const width = sample.pictureWidth ?? DEFAULT_WIDTH
  const context = await browser.newContext({
    baseURL: portal,
    viewport: { width, height: MAX_HEIGHT },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    storageState: sample.isForVisitors ? undefined : session,
  })
  try {
    const page = await context.newPage()
    const silence = watchRequests(page)
    await page.route(`${portal}${url}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOf(sample.pictureHtml ?? sample.html, scene) }),
    )
    await page.goto(`${url}${sample.pictureQuery ?? ''}`)
    await settle(page, tag, silence)
    return await use(page, width)
  } finally {
    await context.close()
  }
}

/** Makes applications in a demo portal, signs its developer in, and finds what the tags show. */
export async function sceneOn(browser: Browser, portal: string): Promise<Scene> {
  await seedApplications(portal, developer)
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
