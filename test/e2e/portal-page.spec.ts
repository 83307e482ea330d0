import type { Page, Route } from '@playwright/test'
import { developer, expect, signIn, test } from './support/portal'

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const account = (page: Page) => page.getByRole('button', { name: developer.email })

/** Paths of everything that the page asks for from now on. */
function pathsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Images and the typeface, without which texts are shown. */
const mayComeLater = (path: string) => /(\.ico|\/logo|\.woff2)$/.test(path)

test('the sign-in needs nothing but the page and what the page names', async ({ page, portal }) => {
  const paths = pathsOf(page)
  const named = await (
    await page.request.get(`${portal.url}/login`, { headers: { accept: 'text/html' } })
  ).text()
  await page.goto(`${portal.url}/login`, { waitUntil: 'networkidle' })
  await expect(email(page)).toBeVisible()
  // Browsers ask one server for six files at a time: in two rounds they are there before the core is.
  expect(Array.from(named.matchAll(/(?:src|href)="\/kit\//g)).length).toBeLessThanOrEqual(10)
  const later = paths.filter((path) => !named.includes(`"${path}"`) && path !== '/login')
  expect(later.filter((path) => !mayComeLater(path))).toEqual([])
})

test('the catalog of a developer asks for no file that the page does not name', async ({ page, portal }) => {
  await signIn(page, portal.url, developer)
  const document = page.waitForResponse(portal.url)
  const paths = pathsOf(page)
  await page.goto(portal.url, { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: /Portal API/ }).first()).toBeVisible()
  const html = await (await document).text()
  const later = paths.filter((path) => path.startsWith('/kit/') && !html.includes(`"${path}"`))
  expect(later.filter((path) => !mayComeLater(path))).toEqual([])
})

test('a cookie that lies about a session leads to the sign-in', async ({
  context,
  page,
  privatePortal: portal,
}) => {
  await context.addCookies([{ name: 'portalaccesstoken', value: 'none.at.all', url: portal.url }])
  await page.goto(portal.url)
  await expect(email(page)).toBeVisible()
})

test('a session that takes long to end moves nobody away from the registration', async ({
  context,
  page,
  portal,
}) => {
  await context.addCookies([{ name: 'portalsession', value: '1', url: portal.url }])
  const held: Route[] = []
  await page.route('**/api/v2/developer/logout', (route) => void held.push(route))
  const refused = page.waitForResponse('**/api/v2/developer/refresh')
  await page.goto(`${portal.url}/login`)
  expect((await refused).status()).toBe(401)
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  const registration = page.getByRole('heading', { level: 1, name: 'Create your account' })
  await expect(registration).toBeVisible()

  await Promise.all(held.map((route) => route.continue()))
  await page.waitForLoadState('networkidle')
  await expect(registration).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/register')
})

test('a page from before a sign-in shows the developer what is there for developers', async ({
  page,
  portal,
}) => {
  const visitors = await (await page.request.get(portal.url, { headers: { accept: 'text/html' } })).text()
  expect(visitors).toContain('"feature_flags"')
  await signIn(page, portal.url, developer)
  await page.route(`${portal.url}/`, (route) => route.fulfill({ body: visitors, contentType: 'text/html' }))
  await page.goto(portal.url)
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /Portal API/ }).first()).toBeVisible()
})

test('a page from when the portal was public leads to the sign-in', async ({
  page,
  privatePortal: portal,
}) => {
  await page.route(portal.url + '/', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    expect(body).toContain('"is_public":false')
    return route.fulfill({ response, body: body.replace('"is_public":false', '"is_public":true') })
  })
  await page.goto(portal.url)
  await expect(page).toHaveURL(`${portal.url}/login`)
  await expect(email(page)).toBeVisible()
})

for (const [what, written] of [
  ['is no JSON', '{"context":'],
  ['is something else', '{"context":[1],"appearance":"none"}'],
  ['is missing', undefined],
] as const) {
  test(`what the page says of the portal is asked for if it ${what}`, async ({ page, portal }) => {
    const block = /<script type="application\/json" id="portal-responses">.*?<\/script>/
    await page.route(`${portal.url}/login`, async (route) => {
      const response = await route.fetch()
      const other =
        written === undefined
          ? ''
          : `<script type="application/json" id="portal-responses">${written}</script>`
      const body = await response.text()
      expect(body).toMatch(block)
      return route.fulfill({ response, body: body.replace(block, other) })
    })
    const asked = page.waitForResponse(`${portal.url}/api/v2/portal`)
    await page.goto(`${portal.url}/login`)
    expect((await asked).status()).toBe(200)
    await expect(email(page)).toBeVisible()
  })
}
