import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions } from 'playwright'
import { emulate, type Profile } from './emulate'

const PROBE = readFileSync(new URL('probe.js', import.meta.url), 'utf8')

export interface VisitedPage {
  readonly url: string
  /** What the visitor came for: a field, or the first link of a list. */
  readonly selector: string
  readonly storageState?: BrowserContextOptions['storageState']
}

export interface NetworkVisit {
  /** Milliseconds from navigation until a field takes text and its form handles a submit, or the link is there. */
  readonly usableMs: number
  /** The same, for what the page did not come with itself: until its own markup was taken over by the kit. */
  readonly takenOverMs: number
  /** What was asked for until then: requests, rounds in which one waited for another, bytes with headers. */
  readonly requests: number
  readonly generations: number
  readonly bytes: number
  /** Cumulative, until nothing is asked for any more. */
  readonly layoutShift: number
}

interface Exchange {
  readonly generation: number
  readonly sentAt: number
  /** From here on it may start others: a document with its first bytes, a script when all of it is there. */
  startsOthersAt: number
  endedAt: number
  bytes: number
}

const noTimes = { usableAt: Number.NaN, takenOverAt: Number.NaN }

/** Opens a page with nothing in the cache. */
export async function visitSlowly(
  browser: Browser,
  { url, selector, storageState }: VisitedPage,
  profile: Profile,
): Promise<NetworkVisit> {
  const context = await browser.newContext({ storageState })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const exchanges = new Map<string, Exchange>()
    session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
      if (!request.url.startsWith('http') || exchanges.has(requestId)) return
      // Whatever has arrived before may have started it: where requests take long, what has not started it comes later.
      const before = [...exchanges.values()].filter(({ startsOthersAt }) => startsOthersAt <= timestamp)
      const generation = 1 + Math.max(0, ...before.map((earlier) => earlier.generation))
      exchanges.set(requestId, {
        generation,
        sentAt: timestamp,
        startsOthersAt: Infinity,
        endedAt: Infinity,
        bytes: 0,
      })
    })
    session.on('Network.responseReceived', ({ requestId, timestamp, type }) => {
      const exchange = exchanges.get(requestId)
      if (exchange && type === 'Document') exchange.startsOthersAt = timestamp
    })
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const exchange = exchanges.get(requestId)
      if (!exchange) return
      exchange.startsOthersAt = Math.min(exchange.startsOthersAt, timestamp)
      Object.assign(exchange, { endedAt: timestamp, bytes: encodedDataLength })
    })
    await emulate(session, profile)
    await page.addInitScript({ content: `${PROBE}\nwatchFor(${JSON.stringify(selector)})` })
    await page.goto(url, { waitUntil: 'commit' })
    const times = await page.waitForFunction(() => {
      const { usableAt, takenOverAt } = globalThis as { usableAt?: number; takenOverAt?: number }
      return usableAt && takenOverAt ? { usableAt, takenOverAt } : undefined
    })
    const { usableAt: usableMs, takenOverAt: takenOverMs } = (await times.jsonValue()) ?? noTimes
    const asked = [...exchanges.values()]
    await page.waitForLoadState('networkidle')
    const layoutShift = await page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? 0)
    const begin = Math.min(...asked.map(({ sentAt }) => sentAt))
    const needed = asked.filter(({ endedAt }) => (endedAt - begin) * 1000 <= usableMs)
    return {
      usableMs,
      takenOverMs,
      requests: needed.length,
      generations: Math.max(...needed.map(({ generation }) => generation)),
      bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
      layoutShift,
    }
  } finally {
    await context.close()
  }
}
