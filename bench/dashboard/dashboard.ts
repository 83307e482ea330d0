import type { Browser } from 'playwright'
import { createGatewayKey, developerCalls, importRequests } from '../../test/e2e/support/analytics'
import { demoPortal, developer } from '../../test/e2e/support/demo-portal'
import { hostSite } from '../../test/support/host-site'
import { countTransfer, kitBytes } from '../../test/support/wire'
import { signedIn } from '../pages'
import { median, type Row } from '../table'
import { chartTimes } from './chart-times'

const RUNS = 7
const DAY_MS = 86_400_000
const VERSIONS = [
  'chandlery-orders/v0',
  'coast-forecast/v1',
  'chandlery-orders/v1',
  'chandlery-orders/v2',
  'berth-control/v1',
]

/** Bytes and times of the dashboard with 90 days of requests, and of a single chart. */
export async function dashboardCosts(browser: Browser): Promise<Row[]> {
  const rows = await chartTimes(browser)
  const portal = await demoPortal({
    SIGN_IN_PER_ACCOUNT: '1000',
    READS_PER_CALLER: '10000000',
    SIGN_IN_PER_ADDRESS: '1000',
  })
  try {
    const storageState = await signedIn(browser, portal.url, developer)
    const context = await browser.newContext({ storageState })
    const id = await developerCalls(context.request, portal.url).createApplication('Bench')
    await context.close()
    await createGatewayKey(portal, 'bench')
    const now = Date.now()
    // Some of each version in each third of a day, every ninth an error.
    const requests = Array.from({ length: 89 * 3 * VERSIONS.length }, (_one, at) => ({
      started_at: now - 60_000 - (at * DAY_MS) / (3 * VERSIONS.length),
      product_version: VERSIONS[at % VERSIONS.length],
      status: at % 9 === 0 ? (at % 2 === 0 ? 404 : 503) : 200,
    }))
    await importRequests(portal, 'bench', id, requests)

    const path = `/application/${id}/application-dashboard?period=90d`
    const times: number[] = []
    let bytes = 0
    let kit = ''
    for (let run = 0; run < RUNS; run += 1) {
      const fresh = await browser.newContext({ storageState })
      const page = await fresh.newPage()
      const transfer = await countTransfer(page)
      await page.goto(`${portal.url}${path}`, { waitUntil: 'commit' })
      const moment = await page.waitForFunction(
        () => document.querySelectorAll('.pe-chart .pe-chart-svg').length === 6 && performance.now(),
        undefined,
        { polling: 'raf' },
      )
      times.push(Math.round(Number(await moment.jsonValue())))
      await page.waitForLoadState('networkidle')
      bytes = transfer.total()
      await fresh.close()
    }
    const site = await hostSite({
      files: {
        '/index.html': `<!doctype html><title>Bare</title>
          <script type="module" src="${portal.url}/kit/loader.js" data-api-base-url="${portal.url}"></script>
          <portal-dashboard application="${id}" period="90d"></portal-dashboard>`,
      },
    })
    const bare = await browser.newContext({ storageState })
    const page = await bare.newPage()
    await page.goto(site.url)
    await page.locator('.pe-chart-svg').nth(5).waitFor()
    await page.waitForLoadState('networkidle')
    const { gzip, brotli } = await kitBytes(page)
    kit = `${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`
    await bare.close()
    await site.close()
    return [
      ...rows,
      ['navigation to all charts rendered, 90 days in the assembled portal', `${median(times)} ms`, ''],
      ['the same, all bytes', kilobytes(bytes), ''],
      ['page with portal-dashboard, kit', kit, ''],
    ]
  } finally {
    await portal.remove()
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
