import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page, Request } from '@playwright/test'
import type { BuiltPortal } from './support/built-portal'
import { demoPortal, developer, expect, signIn, signInByForm, test } from './support/portal'

const storedKey = (portal: BuiltPortal) => `portal-elements:developer:${portal.url}:session`

/** Stores a session the way the portal does, with values of an attacker. */
async function store(page: Page, portal: BuiltPortal, session: object | string): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      const text = typeof value === 'string' ? value : btoa(encodeURIComponent(JSON.stringify(value)))
      localStorage.setItem(key, text)
    },
    [storedKey(portal), session] as const,
  )
}

async function fillLogin(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const account = (page: Page) => page.getByRole('button', { name: developer.email })

async function secondTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

test('signing in and out in one tab is followed by the other @engines', async ({ page, context, portal }) => {
  const other = await secondTab(context, `${portal.url}/my-apps`)
  await expect(other).toHaveURL(/\/login/)
  await signInByForm(page, portal.url, developer)
  await expect(account(other)).toBeVisible()

  await account(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await expect(account(other)).toHaveCount(0)
})

for (const forged of ['not base64!', { developer: { id: 7 }, to: 3 }, { developer: 'Robin' }]) {
  test(`a stored session that reads ${JSON.stringify(forged)} is nobody's`, async ({
    page,
    privatePortal: portal,
  }) => {
    await page.goto(`${portal.url}/login`)
    await store(page, portal, forged)
    await page.goto(`${portal.url}/`)
    await expect(page).toHaveURL(/\/login/)
    await fillLogin(page)
    await expect(account(page)).toBeVisible()
  })
}

for (const target of [
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a/..//evil.example',
]) {
  test(`a remembered target of ${target} leads home`, async ({ page, portal }) => {
    await page.goto(`${portal.url}/login`)
    await store(page, portal, { to: target })
    await page.reload()
    await fillLogin(page)
    await expect(account(page)).toBeVisible()
    await expect(page).toHaveURL(`${portal.url}/`)
  })
}

test('a remembered target inside the portal is gone to', async ({ page, portal }) => {
  await page.goto(`${portal.url}/login`)
  await store(page, portal, { to: '/my-apps?query=a#here' })
  await page.reload()
  await fillLogin(page)
  await expect(page).toHaveURL(`${portal.url}/my-apps?query=a#here`)
})

/** Calls that end a session, made by a page that is loaded anew. */
async function logoutsAt(page: Page, address: string): Promise<number> {
  let logouts = 0
  const count = (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/developer/logout')) logouts += 1
  }
  page.on('request', count)
  await page.goto(address)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  page.off('request', count)
  return logouts
}

test('a session of which the browser has lost its own part goes on where it was', async ({
  page,
  portal,
}) => {
  await signInByForm(page, portal.url, developer)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${portal.url}/my-apps?query=a`)
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL(`${portal.url}/my-apps?query=a`)
})

test('a session that single sign-on claims and the server denies ends on the way to the login; plain visitors end nothing', async ({
  page,
  privatePortal: portal,
}) => {
  expect(await logoutsAt(page, `${portal.url}/my-apps`)).toBe(0)
  expect(await logoutsAt(page, `${portal.url}/?loginSuccess=true`)).toBe(1)
  expect(await logoutsAt(page, `${portal.url}/my-apps`)).toBe(0)
  await store(page, portal, 'not base64!')
  expect(await logoutsAt(page, `${portal.url}/my-apps`)).toBe(1)
  expect(await logoutsAt(page, `${portal.url}/my-apps`)).toBe(0)
})

test('permissions that cannot be asked for show the failure, and a retry that works', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.url, developer)
  const link = page.getByRole('link', { name: /Portal API/ }).first()
  await link.waitFor()
  const listed = await page.request.get(`${portal.url}/api/v2/products`)
  const { data } = (await listed.json()) as { data: { id: string }[] }
  await page.route('**/actions*', (route) => route.abort())
  await page.goto(`${portal.url}/docs/${data[0]?.id ?? ''}`)
  const retry = page.getByRole('button', { name: /try again|retry/i })
  await expect(retry).toBeVisible()
  await page.unroute('**/actions*')
  await retry.click()
  await expect(retry).toHaveCount(0)
  // Then its first document is opened by its own address.
  await expect(page).toHaveURL(new RegExp(`^${portal.url}/docs/${data[0]?.id}(/|$)`))
})

test('a context without optional fields is enough to sign in', async ({ page, portal }) => {
  await page.route('**/api/v2/portal', async (route) => {
    const response = (await (await route.fetch()).json()) as Record<string, unknown>
    const { portal_id, org_id, is_public, basic_auth_enabled } = response
    await route.fulfill({ json: { portal_id, org_id, is_public, basic_auth_enabled } })
  })
  await signInByForm(page, portal.url, developer)
  await expect(page.getByRole('link', { name: /Portal API/ }).first()).toBeVisible()
})

/** Five catalogs, each of which searches for itself, because its pages have another size. */
function addCatalogs(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (let count = 0; count < 5; count += 1) {
      const catalog = document.createElement('portal-catalog')
      catalog.setAttribute('api-base-url', location.origin)
      catalog.setAttribute('user-entity', 'developer')
      catalog.setAttribute('page-size', String(20 + count))
      document.body.append(catalog)
    }
  })
}

test('ten calls of two tabs, all with an expired access token, renew the session once @engines', async ({
  page,
  context,
}) => {
  const portal = await demoPortal({ ACCESS_TOKEN_SECONDS: '4' })
  try {
    await signInByForm(page, portal.url, developer)
    const other = await secondTab(context, portal.url)
    await expect(account(other)).toBeVisible()
    const me = () => page.request.get(`${portal.url}/api/v2/developer/me`)
    await expect.poll(async () => (await me()).status(), { timeout: 10_000 }).toBe(401)

    const calls: string[] = []
    context.on('request', (request) => {
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await Promise.all([addCatalogs(page), addCatalogs(other)])
    for (const tab of [page, other]) {
      await expect(tab.getByRole('link', { name: 'Portal API', exact: true })).toHaveCount(6)
    }
    expect(calls.filter((call) => call.includes('/search/')).length).toBeGreaterThanOrEqual(10)
    expect(calls.filter((call) => call === 'POST /api/v2/developer/refresh')).toHaveLength(1)
  } finally {
    await portal.remove()
  }
})

/** Flags of which `applications` is on for one developer. */
const flagsFor = (email: string) => ({
  flags: {
    applications: {
      state: 'ENABLED',
      variants: { on: true, off: false },
      defaultVariant: 'off',
      targeting: { if: [{ '===': [{ var: 'email' }, email] }, 'on', 'off'] },
    },
  },
})

test('a flag that is on for a developer opens its page after the access token has expired', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'flags-'))
  const flagsFile = join(folder, 'flags.json')
  await writeFile(flagsFile, JSON.stringify(flagsFor(developer.email)))
  const portal = await demoPortal({ ACCESS_TOKEN_SECONDS: '4', FLAGS_FILE: flagsFile })
  try {
    await signInByForm(page, portal.url, developer)
    const me = () => page.request.get(`${portal.url}/api/v2/developer/me`)
    await expect.poll(async () => (await me()).status(), { timeout: 10_000 }).toBe(401)

    await page.goto(`${portal.url}/my-apps`)
    await expect(page.getByRole('heading', { name: 'My Apps', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(`${portal.url}/my-apps`)
  } finally {
    await portal.remove()
    await rm(folder, { recursive: true, force: true })
  }
})

test('a session that has ended on the server leads to the login, and back afterwards', async ({
  page,
  portal,
}) => {
  await signInByForm(page, portal.url, developer)
  // Otherwise a request of the page that is still open may be the one that is denied, and ends the session before the next page.
  await page.goto('about:blank')
  await page.context().clearCookies()
  expect(await logoutsAt(page, `${portal.url}/my-apps?query=a`)).toBe(1)
  await fillLogin(page)
  await expect(page).toHaveURL(`${portal.url}/my-apps?query=a`)
})
