import type { Browser, Page } from 'playwright'
import { createGatewayKey, developerCalls, importRequests } from '../../test/e2e/support/analytics'
import type { BuiltPortal } from '../../test/e2e/support/built-portal'
import { developer } from '../../test/e2e/support/demo-portal'
import { loopback, slowed } from '../network/emulate'
import { signedIn } from '../pages'
import { median, type Row } from '../table'
import { type VisitedRoute, type Vitals, vitalsOf } from './visit'

const RUNS = 3

export const ROUTES_HEAD: Row = [
  `route, ${slowed.name.replace('the same', 'RTT 100 ms, 10 Mbit/s')}`,
  'LCP, at most 2500 ms',
  'INP, at most 200 ms',
  'CLS, at most 0.02',
  'longest task',
  'longest task at full speed, at most 50 ms',
]

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first()
const typed = (name: string) => (page: Page) => page.getByRole('textbox', { name }).pressSequentially('ab')
const searched = (name: string) => (page: Page) =>
  page.getByRole('searchbox', { name }).pressSequentially('a')
const clicked = (role: 'link' | 'button', name: string) => (page: Page) =>
  page.getByRole(role, { name }).first().click()

function routesOf(application: string): Record<string, Omit<VisitedRoute, 'storageState'>> {
  return {
    login: {
      path: '/login',
      content: (page) => page.getByRole('textbox', { name: 'Email' }),
      use: typed('Email'),
    },
    register: {
      path: '/register',
      content: (page) => page.getByRole('textbox', { name: 'Email' }),
      use: typed('Email'),
    },
    catalog: {
      path: '/',
      content: (page) => page.getByRole('link', { name: /Coast Forecast/ }).first(),
      use: searched('Search'),
    },
    reference: {
      path: '/spec/chandlery-orders',
      content: heading('Chandlery Orders'),
      use: (page) => page.keyboard.press('Tab'),
    },
    documentation: {
      path: '/docs/chandlery-orders/getting-started',
      content: heading('Getting started'),
      use: clicked('link', 'Concepts'),
    },
    'my apps': { path: '/my-apps', content: heading('My Apps'), use: searched('Search') },
    'new application': {
      path: '/application/create',
      content: (page) => page.getByRole('textbox', { name: 'Name' }),
      use: typed('Name'),
    },
    application: {
      path: `/application/${application}`,
      content: heading('Registrations'),
      use: clicked('button', 'Delete'),
    },
    dashboard: {
      path: `/application/${application}/application-dashboard`,
      content: heading('Requests'),
      use: clicked('button', 'Update'),
    },
  }
}

const isOpenToVisitors = (name: string) => name === 'login' || name === 'register'

/** What visitors notice of each route of the portal: when it is there, whether it moves, and how soon it reacts. */
export async function routeVitals(browser: Browser, portal: BuiltPortal): Promise<Row[]> {
  const storageState = await signedIn(browser, portal.url, developer)
  const context = await browser.newContext({ storageState })
  const application = await developerCalls(context.request, portal.url).createApplication('Bench')
  await context.close()
  await createGatewayKey(portal, 'bench')
  const requests = Array.from({ length: 40 }, (_one, hour) => ({ started_at: Date.now() - hour * 3_600_000 }))
  await importRequests(portal, 'bench', application, requests)

  const rows: Row[] = []
  for (const [name, route] of Object.entries(routesOf(application))) {
    const visited = isOpenToVisitors(name) ? route : { ...route, storageState }
    const visits: Record<'slow' | 'fast', Vitals[]> = { slow: [], fast: [] }
    for (let run = 0; run < RUNS; run += 1) {
      visits.slow.push(await vitalsOf(browser, portal.url, visited, slowed))
      visits.fast.push(await vitalsOf(browser, portal.url, visited, loopback))
    }
    rows.push(rowOf(name, visits.slow, visits.fast))
  }
  return rows
}

function rowOf(name: string, slow: readonly Vitals[], fast: readonly Vitals[]): Row {
  const of = (visits: readonly Vitals[], figure: keyof Vitals) => median(visits.map((visit) => visit[figure]))
  const task = (ms: number) => (ms === 0 ? 'under 50 ms' : `${Math.round(ms)} ms`)
  return [
    name,
    `${Math.round(of(slow, 'lcpMs'))} ms`,
    `${Math.round(of(slow, 'inpMs'))} ms`,
    of(slow, 'cls').toFixed(3),
    task(of(slow, 'longestTaskMs')),
    task(of(fast, 'longestTaskMs')),
  ]
}
