import type { Browser, BrowserContext, Page } from 'playwright'
import { hostSite } from '../test/support/host-site'
import { countTransfer, kitBytes } from '../test/support/wire'
import { median, type Row } from './table'

const RUNS = 5
const SLOWED = [1, 4]

export interface Account {
  readonly email: string
  readonly password: string
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

async function bare(portal: string, body: string) {
  const script = `<script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}" data-user-entity="developer"></script>`
  return hostSite({ files: { '/index.html': `<!doctype html><title>Bare</title>${script}${body}` } })
}

/** What pages cost on the wire. */
export async function sizes(browser: Browser, portal: string, account: Account): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, body, target] of [
    ['page with no tag, kit', '<p>No tag</p>', '2 kB gzip'],
    ['page with portal-login, kit', '<portal-login></portal-login>', '103 kB gzip, 90 kB brotli'],
  ] as const) {
    const site = await bare(portal, body)
    const page = await browser.newPage()
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const { gzip, brotli } = await kitBytes(page)
    rows.push([what, `${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`, target])
    await page.close()
    await site.close()
  }
  const context = await browser.newContext({ storageState: await signedIn(browser, portal, account) })
  const fresh = await context.newPage()
  const transfer = await countTransfer(fresh)
  await fresh.goto(portal, { waitUntil: 'networkidle' })
  rows.push(['assembled catalog, all bytes', kilobytes(transfer.total()), '140 kB'])
  await context.close()
  return rows
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** What a browser keeps of a developer who has signed in. */
export async function signedIn(browser: Browser, portal: string, account: Account): Promise<StorageState> {
  const context = await browser.newContext()
  await signIn(await context.newPage(), portal, account)
  const state = await context.storageState()
  await context.close()
  return state
}

async function signIn(page: Page, portal: string, { email, password }: Account) {
  await page.goto(`${portal}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: email }).waitFor()
}

/** Milliseconds from navigation to what a person came for, with nothing in the browser's cache. */
export async function firstUse(browser: Browser, portal: string, account: Account): Promise<Row[]> {
  const storageState = await signedIn(browser, portal, account)
  const rows: Row[] = []
  for (const slowdown of SLOWED) {
    const speed = slowdown === 1 ? 'CPU at full speed' : `CPU slowed ${slowdown}×`
    const login = await repeated(browser, slowdown, `${portal}/login`, 'input[type=email], input[name=email]')
    const product = await repeated(
      browser,
      slowdown,
      portal,
      'portal-catalog li a, portal-catalog article a',
      storageState,
    )
    rows.push([`navigation to a typeable e-mail field, ${speed}`, `${login} ms`, ''])
    rows.push([`navigation to the first product, ${speed}`, `${product} ms`, ''])
  }
  return rows
}

async function repeated(
  browser: Browser,
  slowdown: number,
  url: string,
  selector: string,
  storageState?: StorageState,
): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(storageState ? { storageState } : {})
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    const moment = await page.waitForFunction(
      (wanted) => (document.querySelector(wanted) ? performance.now() : undefined),
      selector,
      { polling: 'raf' },
    )
    times.push(Math.round((await moment.jsonValue()) ?? Number.NaN))
    await context.close()
  }
  return median(times)
}
