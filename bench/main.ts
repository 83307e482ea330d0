/** Sizes and speeds as one table of medians. With TEST_DATABASE_URL the list call is measured on PostgreSQL as well. */
import { chromium } from 'playwright'
import { builtPortal } from '../test/e2e/support/built-portal'
import { developer, fillWithDemo } from '../test/e2e/support/portal'
import { longDocumentOpens } from './documents'
import { firstUse, sizes } from './pages'
import { REFERENCE_HEAD, referenceViewers } from './reference/side-by-side'
import { type Row, table } from './table'
import { listCalls } from './throughput'

const postgresql = process.env.TEST_DATABASE_URL

async function onPortal(measure: (url: string) => Promise<Row[]>): Promise<Row[]> {
  const portal = await builtPortal({ SIGN_IN_PER_ACCOUNT: '1000', SIGN_IN_PER_ADDRESS: '1000' })
  try {
    await portal.start()
    await fillWithDemo(portal)
    return await measure(portal.url)
  } finally {
    await portal.remove()
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
delete process.env.TEST_DATABASE_URL
const rows = await onPortal(async (url) => [
  ...(await sizes(browser, url, developer)),
  ...(await firstUse(browser, url, developer)),
])
const references = await referenceViewers(browser)
rows.push(...(await longDocumentOpens(browser)))
await browser.close()
rows.push(...(await onPortal((url) => listCalls(url, developer, 'embedded database'))))
if (postgresql) {
  process.env.TEST_DATABASE_URL = postgresql
  rows.push(...(await onPortal((url) => listCalls(url, developer, 'PostgreSQL'))))
}
process.stdout.write(`\n${table(['', 'median', 'target'], rows)}\n\n${table(REFERENCE_HEAD, references)}\n`)
