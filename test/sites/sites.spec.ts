import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { clientSecret, startIdentityProvider } from '../support/server/identity-provider'
import { singleSignOn, withSettings } from '../support/server/single-sign-on'
import { hostSite } from '../support/host-site'
import { demoPortal, developer } from '../e2e/support/demo-portal'
import { fillLogin, tellCrossSiteStory } from './cross-site-story'
import { forwardTo } from './support/https-front'
import { type TwoSites, twoSites } from './support/two-sites'

const logIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' })

/** Blocks what a page stores, as browsers do on request. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
  })

test.describe('with a password', () => {
  let sites: TwoSites
  test.beforeAll(async () => {
    sites = await twoSites({ settings: { ACCESS_TOKEN_SECONDS: '3' } })
  })
  test.afterAll(() => sites.close())

  test('a page of another site signs in, goes on after a refresh, and signs out', async ({ page }) => {
    await tellCrossSiteStory(page, sites)
  })

  test('other tabs of that page follow', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto(sites.hostUrl)
    await page.goto(sites.hostUrl)
    await fillLogin(page)
    await expect(logOut(page)).toBeVisible()
    await expect(logOut(other)).toBeVisible()
    await logOut(other).click()
    await expect(logIn(other)).toBeVisible()
    await expect(logIn(page)).toBeVisible()
  })

  test('a session of the portal itself is another one, and stays', async ({ page, context }) => {
    await page.goto(sites.hostUrl)
    await fillLogin(page)
    await expect(logOut(page)).toBeVisible()
    const portalPage = await context.newPage()
    await portalPage.goto(`${sites.portalUrl}/login`)
    await fillLogin(portalPage)
    await expect(portalPage.getByRole('button', { name: developer.email })).toBeVisible()
    // The refresh clears partitioned cookies of its names, which are those of another setting.
    const refreshed = () =>
      portalPage.evaluate(async () => (await fetch('/api/v2/developer/refresh', { method: 'POST' })).status)
    expect(await refreshed()).toBe(200)
    expect(await refreshed()).toBe(200)
    const own = (await context.cookies(`${sites.portalUrl}/api/v2/developer`)).filter(
      ({ name, partitionKey }) => /token$/.test(name) && !partitionKey,
    )
    expect(own.map(({ name }) => name).sort()).toEqual([
      '__Host-portalaccesstoken',
      '__Secure-portalrefreshtoken',
    ])
    await logOut(page).click()
    await expect(logIn(page)).toBeVisible()
    await portalPage.reload()
    await expect(portalPage.getByRole('button', { name: developer.email })).toBeVisible()
  })

  test('a page that may store nothing signs in and out', async ({ page }) => {
    await blockStorage(page)
    await page.goto(sites.hostUrl)
    await fillLogin(page)
    await expect(logOut(page)).toBeVisible()
    await logOut(page).click()
    await expect(logIn(page)).toBeVisible()
  })

  test('a page whose origin is not listed cannot sign in', async ({ page }) => {
    await page.goto(sites.unknownUrl)
    await fillLogin(page)
    await expect(page.getByText('The server could not be reached.').first()).toBeVisible()
    expect(await page.context().cookies(sites.portalUrl)).toEqual([])
  })
})

test('without https the form says that the browser keeps no login', async ({ page }) => {
  let target = ''
  const front = createServer(forwardTo(() => target))
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening))
  const portalUrl = `http://portal.test:${(front.address() as AddressInfo).port}`
  const site = await hostSite({
    files: {
      '/index.html': `<!doctype html><html lang="en"><title>Partner</title>
        <script type="module" src="${portalUrl}/kit/loader.js" data-api-base-url="${portalUrl}" data-user-entity="developer"></script>
        <portal-login></portal-login></html>`,
    },
  })
  const hostUrl = site.url.replace('localhost', 'docs.partner.test')
  const portal = await demoPortal({ PUBLIC_URL: portalUrl, ALLOWED_ORIGINS: hostUrl })
  target = portal.url
  await page.goto(hostUrl)
  await fillLogin(page)
  await expect(page.getByText('This browser does not keep your login on this page')).toBeVisible()
  await site.close()
  front.close()
  front.closeAllConnections()
  await portal.remove()
})

test.describe('by single sign-on', () => {
  const ada = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Example' }
  let sites: TwoSites
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>
  test.beforeAll(async () => {
    sites = await twoSites({
      settings: { SSO_HARBOUR_CLIENT_SECRET: clientSecret },
      async prepare({ portal, portalUrl, hostUrl }) {
        provider = await startIdentityProvider([ada], {
          redirect_uris: [`${portalUrl}/api/v2/developer/authenticate/oidc-callback`],
        })
        await withSettings(singleSignOn(provider, {}), (folder) => portal.command(['import', folder]))
        const response = await fetch(`${portal.url}/api/v2/portal`)
        const { portal_id: portalId } = (await response.json()) as { portal_id: string }
        return `basic-auth-login-enabled idp-login-enabled portal-id="${portalId}" idp-login-return-to="${hostUrl}/docs?page=2"`
      },
    })
  })
  test.afterAll(async () => {
    await sites.close()
    await provider.close()
  })
  const sso = (page: Page) => page.getByRole('button', { name: 'Continue with SSO' })

  test('a page of another site signs in by a move of the whole tab, and out', async ({ page }) => {
    await page.goto(sites.hostUrl)
    await sso(page).click()
    await page.getByRole('button', { name: ada.email }).click()
    await expect(logOut(page)).toBeVisible()
    await expect(page.getByLabel('Signed in')).toHaveText(ada.email)
    await expect(page).toHaveURL(`${sites.hostUrl}/docs?page=2`)
    const cookies = (await page.context().cookies()).filter(({ name }) => /token$/.test(name))
    expect(cookies.map(({ partitionKey }) => partitionKey?.includes('partner.test'))).toEqual([true, true])
    await page.reload()
    await expect(logOut(page)).toBeVisible()
    await logOut(page).click()
    await expect(logOut(page)).toHaveCount(0)
    await page.goto(sites.hostUrl)
    await expect(logIn(page)).toBeVisible()
  })

  test('a code that another tab got signs nobody in', async ({ page, context }) => {
    await page.goto(sites.hostUrl)
    await page.route('**/authenticate/code', (route) => route.abort())
    await sso(page).click()
    const [returned] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/oidc-callback')),
      page.getByRole('button', { name: ada.email }).click(),
    ])
    const address = (await returned.headerValue('location')) ?? ''
    expect(address).toContain('loginCode=')
    const other = await context.newPage()
    await other.goto(address)
    await expect(sso(other)).toBeVisible()
    await expect(logOut(other)).toHaveCount(0)
  })

  test('a page that may store nothing says that single sign-on needs it', async ({ page }) => {
    await blockStorage(page)
    await page.goto(sites.hostUrl)
    await sso(page).click()
    await expect(page.getByText('This page cannot store anything in this browser')).toBeVisible()
    await expect(page).toHaveURL(`${sites.hostUrl}/`)
  })
})
