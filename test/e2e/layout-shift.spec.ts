import type { Page } from '@playwright/test'
import { inParallel } from '../support/in-parallel'
import { createGatewayKey, developerCalls, importRequests } from './support/analytics'
import { developer, expect, signIn, test } from './support/portal'

/** The bound of the web vitals, which is 0.1, with much to spare. */
const LARGEST = 0.02

/** Moves of what had been shown, with what moved. */
async function watchShifts(page: Page): Promise<() => Promise<{ total: number; moved: readonly string[] }>> {
  await page.addInitScript(() => {
    const shifts = { total: 0, moved: [] as string[] }
    Object.assign(globalThis, { shifts })
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.total += value
        for (const { node } of sources)
          shifts.moved.push(node instanceof Element ? `${node.localName}.${node.className}` : 'text')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { shifts: { total: number; moved: string[] } }).shifts)
}

test('nothing on a route moves once it is shown', async ({ page, portal }) => {
  await signIn(page, portal.url, developer)
  const { createApplication } = developerCalls(page.request, portal.url)
  const application = await createApplication('Still')
  const withoutTraffic = await createApplication('Quiet')
  await createGatewayKey(portal, 'still')
  await importRequests(portal, 'still', application, [{ started_at: Date.now() - 600_000 }])
  const visitor = await page.context().browser()?.newContext()
  const routes = [
    '/',
    '/spec/chandlery-orders',
    '/docs/chandlery-orders/getting-started',
    '/my-apps',
    '/account',
    '/application/create',
    `/application/${application}`,
    `/application/${application}/application-dashboard`,
    `/application/${withoutTraffic}/application-dashboard`,
    '/login',
    '/register',
  ]
  await inParallel(routes, async (path) => {
    const isOpen = path === '/login' || path === '/register'
    const visited = await (isOpen ? visitor : page.context())?.newPage()
    if (!visited) throw new Error('There is no browser.')
    const shifts = await watchShifts(visited)
    await visited.goto(portal.url + path)
    await expect(visited.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await visited.waitForLoadState('networkidle')
    const { total, moved } = await shifts()
    expect.soft(total, `${path}: ${moved.join(', ')}`).toBeLessThanOrEqual(LARGEST)
    await visited.close()
  })
  await visitor?.close()
})
