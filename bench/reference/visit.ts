import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext } from 'playwright'

const PROBE = readFileSync(new URL('probe.js', import.meta.url), 'utf8')
const GIVE_UP_MS = 40_000
const QUIET_MS = 1_500

export interface Visit {
  /** Milliseconds from navigation until the text is in view; undefined if it never is. */
  readonly seenMs: number | undefined
  /** Of the page's own thread, until it is quiet. */
  readonly longestTaskMs: number
  /** Of the page after a collection, without workers. */
  readonly heapMegabytes: number
  /** Cumulative layout shift, until it is quiet. */
  readonly layoutShift: number
}

interface Probe {
  seenMs?: number
  longestTaskMs: number
  lastTaskEnd: number
  layoutShift: number
}

/** The first visit of a browser to an address, and those that follow in new pages of it. */
export async function visits(browser: Browser, url: string, text: string, count: number): Promise<Visit[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const all: Visit[] = []
  while (all.length < count) all.push(await visit(context, url, text))
  await context.close()
  return all
}

/** Opens an address, and waits until a text is in view and the page has come to rest. */
async function visit(context: BrowserContext, url: string, text: string): Promise<Visit> {
  const page = await context.newPage()
  await page.addInitScript({ content: `${PROBE}\nwatchFor(${JSON.stringify(text)})` })
  await page.goto(url, { waitUntil: 'commit' })
  const read = () => page.evaluate(() => (globalThis as unknown as { probe: Probe }).probe)
  await page
    .waitForFunction(
      ({ quietMs, giveUpMs }) => {
        const { seenMs, lastTaskEnd } = (globalThis as unknown as { probe: Probe }).probe
        const now = performance.now()
        return seenMs === undefined ? now > giveUpMs : now - Math.max(seenMs, lastTaskEnd) > quietMs
      },
      { quietMs: QUIET_MS, giveUpMs: GIVE_UP_MS },
      { polling: 200, timeout: 2 * GIVE_UP_MS },
    )
    .catch(() => undefined)
  const { seenMs, longestTaskMs, layoutShift } = await read()
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await page.close()
  return { seenMs, longestTaskMs, heapMegabytes: usedSize / 1_000_000, layoutShift }
}
