/**
 * Sizes and speeds as tables of medians, each printed as soon as it is measured. Arguments name the parts to measure:
 * `pages`, `network`, `hosts`, `routes`, `profile`, `documents`, `references`, `lists`, `search`, `first-call`, `single-sign-on`, `sign-ins`,
 * `dashboard`, `traffic`, `introspection`, `gateway`, `rendering`, `lighthouse`; without any, all of them. `volume` is measured only if it is named. With TEST_DATABASE_URL the list call and the sign-ins are measured on PostgreSQL as well.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import type { BuiltPortal } from '../test/e2e/support/built-portal'
import { demoPortal, developer } from '../test/e2e/support/demo-portal'
import { dashboardCosts } from './dashboard/dashboard'
import { longDocumentOpens } from './documents'
import { FIRST_CALL_HEAD, firstCall } from './first-call'
import { LIGHTHOUSE_HEAD, lighthouseScores } from './lighthouse'
import { RENDERING_HEAD, renderingCosts } from './rendering'
import { GATEWAY_HEAD, gatewayCosts } from './gateway'
import { HOSTS_HEAD, hostTimes } from './hosts'
import { introspections } from './introspection'
import { NETWORK_HEAD, networkTimes } from './network/side-by-side'
import { firstUse, signedIn, sizes } from './pages'
import { REFERENCE_HEAD, referenceViewers } from './reference/side-by-side'
import { PROFILE_HEAD, startProfiles } from './profile'
import { ROUTES_HEAD, routeVitals } from './routes/side-by-side'
import { SIGN_INS_HEAD, signInsUnderFlood } from './sign-ins'
import { providerSignIn } from './single-sign-on'
import { SEARCH_HEAD, searchCosts } from './search/search'
import { type Row, table } from './table'
import { listCalls } from './throughput'
import { rowsOf, TRAFFIC_HEAD, trafficCosts } from './traffic/traffic'
import { FULL } from './volume/fill'
import { VOLUME_HEAD, volumeCosts } from './volume/volume'

const { positionals: asked, values: given } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string' } },
})

const HEAD: Row = ['', 'median', 'target']

const { TEST_DATABASE_URL: postgresql } = process.env
delete process.env.TEST_DATABASE_URL

const unlimited = { SIGN_IN_PER_ACCOUNT: '1000', READS_PER_CALLER: '10000000', SIGN_IN_PER_ADDRESS: '1000' }

async function onDemo(
  measure: (portal: BuiltPortal) => Promise<Row[]>,
  settings: Readonly<Record<string, string>> = unlimited,
): Promise<Row[]> {
  const portal = await demoPortal(settings)
  try {
    return await measure(portal)
  } finally {
    await portal.remove()
  }
}

const onPortal = (measure: (url: string) => Promise<Row[]>) => onDemo(({ url }) => measure(url))

async function inBrowser(measure: (browser: Browser) => Promise<Row[]>): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

/** Measures on the embedded database, and on PostgreSQL if there is one. */
async function onEngines(measure: (engine: string) => Promise<Row[]>): Promise<Row[]> {
  const rows = await measure('embedded database')
  if (!postgresql) return rows
  process.env.TEST_DATABASE_URL = postgresql
  rows.push(...(await measure('PostgreSQL')))
  delete process.env.TEST_DATABASE_URL
  return rows
}

const lists = () => onEngines((engine) => onPortal((url) => listCalls(url, developer, engine)))

const signIns = () =>
  onEngines((engine) => onDemo(({ url }) => signInsUnderFlood(url, developer, engine), { TRUST_PROXY: '1' }))

async function volume(): Promise<Row[]> {
  if (!postgresql)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server with 20 GB of free disk space.')
  const applications = given.rows ? rowsOf(given.rows) : FULL.applications
  return volumeCosts(postgresql, { applications, auditEntries: applications * 10 })
}

/** Only PostgreSQL has something to compare with. */
async function introspection(): Promise<Row[]> {
  if (!postgresql) throw new Error('TEST_DATABASE_URL is not set')
  return introspections(postgresql, unlimited)
}

async function gateway(): Promise<Row[]> {
  if (!postgresql) throw new Error('TEST_DATABASE_URL is not set')
  return gatewayCosts(postgresql, unlimited)
}

async function traffic(): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of given.rows ? [rowsOf(given.rows)] : [100_000, 1_000_000])
    rows.push(...(await trafficCosts(count, postgresql)))
  return rows
}

const parts: Record<string, { readonly head: Row; measure(): Promise<Row[]> }> = {
  pages: {
    head: HEAD,
    measure: () =>
      inBrowser((browser) =>
        onPortal(async (url) => [
          ...(await sizes(browser, url, developer)),
          ...(await firstUse(browser, url, developer)),
        ]),
      ),
  },
  network: {
    head: NETWORK_HEAD,
    measure: () =>
      inBrowser((browser) =>
        onPortal(async (url) => networkTimes(browser, url, await signedIn(browser, url, developer))),
      ),
  },
  hosts: {
    head: HOSTS_HEAD,
    measure: () => inBrowser((browser) => onPortal((url) => hostTimes(browser, url))),
  },
  routes: {
    head: ROUTES_HEAD,
    measure: () => inBrowser((browser) => onDemo((portal) => routeVitals(browser, portal))),
  },
  profile: {
    head: PROFILE_HEAD,
    measure: () =>
      inBrowser((browser) =>
        onPortal(async (url) => startProfiles(browser, url, await signedIn(browser, url, developer))),
      ),
  },
  rendering: { head: RENDERING_HEAD, measure: () => onDemo(renderingCosts) },
  lighthouse: { head: LIGHTHOUSE_HEAD, measure: () => onPortal(lighthouseScores) },
  lists: { head: HEAD, measure: lists },
  'sign-ins': { head: SIGN_INS_HEAD, measure: signIns },
  documents: { head: HEAD, measure: () => inBrowser(longDocumentOpens) },
  'first-call': { head: FIRST_CALL_HEAD, measure: () => inBrowser(firstCall) },
  'single-sign-on': { head: HEAD, measure: () => inBrowser(providerSignIn) },
  dashboard: { head: HEAD, measure: () => inBrowser(dashboardCosts) },
  traffic: { head: TRAFFIC_HEAD, measure: traffic },
  introspection: { head: HEAD, measure: introspection },
  gateway: { head: GATEWAY_HEAD, measure: gateway },
  search: { head: SEARCH_HEAD, measure: () => searchCosts(postgresql) },
  references: { head: REFERENCE_HEAD, measure: () => inBrowser(referenceViewers) },
  volume: { head: VOLUME_HEAD, measure: volume },
}

/** It makes 10 GB of rows. */
const byNameOnly = new Set(['volume'])

const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  process.stderr.write(
    `There is nothing to measure by the name ${unknown.join(', ')}. Choose from ${Object.keys(parts).join(', ')}.\n`,
  )
  process.exit(1)
}
for (const [name, { head, measure }] of Object.entries(parts)) {
  if (asked.length > 0 ? !asked.includes(name) : byNameOnly.has(name)) continue
  try {
    process.stdout.write(`\n${table(head, await measure())}\n`)
  } catch (error) {
    // The results of the other parts are kept.
    process.exitCode = 1
    process.stderr.write(`\n${name} could not be measured: ${String(error)}\n`)
  }
}
