import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { emulate, type Profile } from '../network/emulate'

const PROBE = readFileSync(new URL('probe.js', import.meta.url), 'utf8')

export interface VisitedRoute {
  readonly path: string
  /** What the visitor came for. */
  readonly content: (page: Page) => { waitFor(): Promise<void> }
  /** What the visitor does then: a key or a click at least. */
  readonly use: (page: Page) => Promise<void>
  readonly storageState?: BrowserContextOptions['storageState']
}

/** What the browser reports of one visit. */
export interface Vitals {
  /** Largest Contentful Paint. */
  readonly lcpMs: number
  /** Time from the slowest key or click to what it changed on the screen; below 16 ms it is 0. */
  readonly inpMs: number
  /** Sum of all layout shifts. */
  readonly cls: number
  /** 0 if none took more than 50 ms. */
  readonly longestTaskMs: number
}

/** Opens a route with nothing in the cache, waits until no request is pending, and uses it. */
export async function vitalsOf(
  browser: Browser,
  portal: string,
  { path, content, use, storageState }: VisitedRoute,
  profile: Profile,
): Promise<Vitals> {
  const context = await browser.newContext({ storageState })
  try {
    const page = await context.newPage()
    await emulate(await context.newCDPSession(page), profile)
    await page.addInitScript({ content: PROBE })
    await page.goto(portal + path)
    await content(page).waitFor()
    await page.waitForLoadState('networkidle')
    await use(page)
    // What was pressed is reported after the next frame.
    const figures = await page.evaluate(
      () =>
        new Promise<Vitals>((resolve) =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((globalThis as unknown as { figures: Vitals }).figures), 200),
          ),
        ),
    )
    return figures
  } finally {
    await context.close()
  }
}
