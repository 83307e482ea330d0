import { readFileSync } from 'node:fs'
import { hostSite } from '../support/host-site'
import { inParallel } from '../support/in-parallel'
import { createGatewayKey, developerCalls, importRequests } from './support/analytics'
import { LARGEST_SHIFT, watchShifts } from './support/layout-shifts'
import { developer, expect, signIn, test } from './support/portal'

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
    expect.soft(total, `${path}: ${moved.join(', ')}`).toBeLessThanOrEqual(LARGEST_SHIFT)
    await visited.close()
  })
  await visitor?.close()
})

/** The rule that the page of a tag prints for the style sheet of its host. */
function printedRule(tag: string): string {
  const [, rule = ''] = /```css\n([^`]*)```/.exec(readFileSync(`docs/tags/${tag}.md`, 'utf8')) ?? []
  expect(rule).toContain(`${tag}:not(:defined)`)
  return rule
}

const slowNetwork = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 100_000 }

test('a host page moves little when its tags arrive, and not at all with their printed rules', async ({
  browser,
  portal,
  publicPortal,
}) => {
  test.setTimeout(240_000)
  const tags = ['portal-login', 'portal-catalog']
  const rules = tags.map(printedRule).join('')
  const portals = { private: portal.url, public: publicPortal.url }
  const pages = (['private', 'public'] as const).flatMap((access) =>
    [1280, 390].flatMap((width) =>
      [true, false].flatMap((isSlow) => [
        { access, width, isSlow, styles: '', largest: 0.05 },
        { access, width, isSlow, styles: `<style>${rules}</style>`, largest: 0.01 },
      ]),
    ),
  )
  await inParallel(
    pages,
    async ({ access, width, isSlow, styles, largest }) => {
      const script = `<script type="module" src="${portals[access]}/kit/loader.js" data-api-base-url="${portals[access]}" data-user-entity="developer"></script>`
      const site = await hostSite({
        files: {
          '/index.html': `<!doctype html><title>Host</title>${styles}${script}${tags.map((tag) => `<${tag}></${tag}>`).join('')}<footer>Footer</footer>`,
        },
      })
      const context = await browser.newContext({ viewport: { width, height: 844 } })
      const page = await context.newPage()
      if (isSlow) {
        const devTools = await context.newCDPSession(page)
        await devTools.send('Network.enable')
        await devTools.send('Network.emulateNetworkConditions', slowNetwork)
      }
      const shifts = await watchShifts(page)
      await page.goto(site.url)
      await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { total, moved } = await shifts()
      const name = `${access}, ${width} px, ${isSlow ? 'slow' : 'fast'}, ${styles ? 'with' : 'without'} rules`
      expect.soft(total, `${name}: ${moved.join(', ')}`).toBeLessThanOrEqual(largest)
      await context.close()
      await site.close()
      // What is measured is a page, and not how many pages a machine shows at once.
    },
    2,
  )
})
