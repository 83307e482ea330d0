import type { Page } from '@playwright/test'
import { inParallel } from '../support/in-parallel'
import { developerCalls } from './support/analytics'
import { developer, expect, signIn, test } from './support/portal'

/** Paths and queries below `/api/v2` that a page asks for, without the context. */
function queriesOf(page: Page): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const [, path] = /^\/api\/v2(\/.+)/.exec(pathname) ?? []
    if (path && path !== '/portal' && !path.startsWith('/portal/') && request.method() === 'GET')
      queries.push(path + search)
  })
  return queries
}

const withoutQuery = (queries: readonly string[]) => queries.map((one) => one.split('?')[0] ?? '').sort()

/** Shows pages as a server sends them that has no content for them: it says nothing of the portal, and what is read is asked for. */
async function withoutContent(page: Page, portal: string): Promise<void> {
  await page.route(
    (url) => url.origin === portal && !/^\/(api|kit)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text())
        .replace('id="portal-responses"', 'id="other"')
        .replace(/(<portal-app [^>]*>).*?(?=<\/portal-app>)/s, '$1')
      return route.fulfill({ response, body })
    },
  )
}

/** Holds the context until it is let go. */
async function holdContext(page: Page, portal: string): Promise<() => void> {
  let letGo = () => {}
  const isLet = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`${portal}/api/v2/portal`, async (route) => {
    await isLet
    return route.continue()
  })
  return letGo
}

/** Fails if what was prefetched is requested again: with the same query, or because the screen asks with another one. */
function expectOnce(before: readonly string[], all: readonly string[], what: string): void {
  const later = withoutQuery(all.slice(before.length))
  expect
    .soft(
      later.filter((path) => withoutQuery(before).includes(path)),
      what,
    )
    .toEqual([])
}

test('each screen of a developer asks first what it needs, before the portal has started, and once', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.url, developer)
  const { createApplication, call } = developerCalls(page.request, portal.url)
  const id = await createApplication('Prefetch')
  const { data } = await call<{ data: { id: string; slug: string }[] }>('GET', '/products')
  const slug = 'chandlery-orders'
  expect(data.map((product) => product.slug)).toContain(slug)
  const application = `/applications/${id}`
  const product = `/products/${slug}`
  const routes: Record<string, readonly string[]> = {
    '/': ['/search/product-catalog'],
    [`/spec/${slug}`]: [product, `${product}/versions`],
    [`/docs/${slug}/getting-started`]: [
      product,
      `${product}/documents`,
      `${product}/documents/getting-started`,
      `${product}/versions`,
    ],
    '/my-apps': ['/applications', '/applications/auth-strategies', '/stats/config'],
    '/account': ['/developer/me', '/developer/sessions'],
    '/application/create': ['/applications/auth-strategies'],
    [`/application/${id}`]: [application, `${application}/registrations`, '/stats/config'],
    [`/application/${id}/update`]: [application],
    [`/application/${id}/application-dashboard`]: [
      application,
      `${application}/registrations`,
      '/stats/config',
    ],
  }
  await inParallel(Object.entries(routes), async ([path, expected]) => {
    const visited = await page.context().newPage()
    await withoutContent(visited, portal.url)
    const letGo = await holdContext(visited, portal.url)
    const queries = queriesOf(visited)
    await visited.goto(portal.url + path)
    await expect.poll(() => withoutQuery(queries), path).toEqual([...expected].sort())
    const before = [...queries]
    letGo()
    await expect(visited.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await visited.waitForLoadState('networkidle')
    expectOnce(before, queries, path)
    await visited.close()
  })
})

test('a tag in a page of its own asks before its portal has started, and once', async ({ page, portal }) => {
  await signIn(page, portal.url, developer)
  const html = `<!doctype html><html lang="en"><title>Bare</title><script type="module" src="/kit/loader.js"></script>
    <portal-catalog page-size="3" query="coast"></portal-catalog>`
  await page.route(`${portal.url}/bare`, (route) => route.fulfill({ body: html, contentType: 'text/html' }))
  const letGo = await holdContext(page, portal.url)
  const queries = queriesOf(page)
  await page.goto(`${portal.url}/bare`)
  await expect.poll(() => queries).toHaveLength(1)
  const before = [...queries]
  expect(before[0]).toMatch(/^\/search\/product-catalog\?.*coast/)
  letGo()
  await expect(page.getByRole('link', { name: /Coast Forecast/ }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectOnce(before, queries, 'portal-catalog')
})

test('visitors of a public portal ask once, and those of a private one ask for nothing', async ({
  page,
  privatePortal,
  publicPortal,
}) => {
  await withoutContent(page, publicPortal.url)
  const queries = queriesOf(page)
  await page.goto(`${publicPortal.url}/docs/chandlery-orders/getting-started`)
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(queries.length).toBeGreaterThan(3)
  expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([])

  queries.length = 0
  await page.goto(`${privatePortal.url}/docs/chandlery-orders/getting-started`)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(queries).toEqual([])
})
