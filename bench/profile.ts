import type { Browser, BrowserContextOptions } from 'playwright'
import { emulate, loopback } from './network/emulate'
import { FIELD, PRODUCT } from './network/selectors'
import type { Row } from './table'

const SLOWDOWN = 4
const MOST_FUNCTIONS = 12

export const PROFILE_HEAD: Row = [
  `function that runs from the last byte to what the visitor came for, CPU slowed ${SLOWDOWN}×`,
  'file',
  'ms',
]

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
}

interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
  /** Microseconds, on the clock of the network's events. */
  readonly startTime: number
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

/** What the main thread does before the sign-in and the catalog appear, in the order of the time that it takes. */
export async function startProfiles(
  browser: Browser,
  portal: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<Row[]> {
  return [
    ...(await profileOf(browser, 'the portal at /login', `${portal}/login`, FIELD)),
    ...(await profileOf(browser, "the portal's catalog, signed in", portal, PRODUCT, storageState)),
  ]
}

async function profileOf(
  browser: Browser,
  name: string,
  url: string,
  selector: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Row[]> {
  const context = await browser.newContext({ storageState })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let lastByte = 0
    session.on('Network.loadingFinished', ({ timestamp }) => (lastByte = timestamp * 1e6))
    await emulate(session, { ...loopback, slowdown: SLOWDOWN })
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 200 })
    await session.send('Profiler.start')
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(selector).first().waitFor()
    const { profile } = await session.send('Profiler.stop')
    const times = selfTimes(profile, lastByte)
    const total = [...times.values()].reduce((sum, ms) => sum + ms, 0)
    const slowest = [...times].sort(([, one], [, other]) => other - one).slice(0, MOST_FUNCTIONS)
    return [
      [name, '', Math.round(total).toString()],
      ...slowest.map(([frame, ms]): Row => {
        const [functionName = '', file = ''] = frame.split(' in ')
        return [functionName, file, ms.toFixed(1)]
      }),
    ]
  } finally {
    await context.close()
  }
}

/** Milliseconds by function and file, without what lies before a moment and without idle time. */
function selfTimes({ nodes, startTime, samples = [], timeDeltas = [] }: CpuProfile, from: number) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<string, number>()
  let at = startTime
  for (const [index, node] of samples.entries()) {
    const delta = timeDeltas[index] ?? 0
    at += delta
    const frame = frames.get(node)
    // What has neither a file nor a name in parentheses belongs to the measurement.
    const isOther = frame?.url === '' && !frame.functionName.startsWith('(')
    if (!frame || at < from || isOther || frame.functionName === '(idle)') continue
    const file = frame.url.split('/').at(-1)?.split('?')[0] ?? ''
    const name = `${frame.functionName || '(anonymous)'} in ${file}`
    times.set(name, (times.get(name) ?? 0) + delta / 1000)
  }
  return times
}
