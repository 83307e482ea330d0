import type { Page } from '@playwright/test'
import { type HostSite, hostSite } from '../support/host-site'
import type { BuiltPortal } from './support/built-portal'
import { demoPortal, developer, expect, signInByForm, test as base } from './support/portal'

/** Two hosts of one site: browsers resolve all names below `localhost` to this machine. */
const SITE = 'example.localhost'

const at = (host: string, url: string) => url.replace('//localhost:', `//${host}.${SITE}:`)

interface Origins {
  readonly portal: BuiltPortal
  readonly portalUrl: string
  readonly host: HostSite
  readonly hostUrl: string
}

/** A portal whose access tokens expire soon, and a page with a login tag on another origin of its site. */
const test = base.extend<{ origins: Origins }>({
  origins: async ({}, use) => {
    const portal = await demoPortal({
      ACCESS_TOKEN_SECONDS: '3',
      ALLOWED_ORIGINS: `http://*.${SITE}:*`,
    })
    const portalUrl = at('portal', portal.url)
    const host = await hostSite({
      files: {
        '/index.html': `<!doctype html><html lang="en"><title>Host</title>
          <script type="module" src="${portalUrl}/kit/loader.js" data-api-base-url="${portalUrl}" data-user-entity="developer"></script>
          <portal-login></portal-login><portal-catalog></portal-catalog></html>`,
      },
    })
    await use({ portal, portalUrl, host, hostUrl: at('docs', host.url) })
    await host.close()
    await portal.remove()
  },
})

const account = (page: Page) => page.getByRole('button', { name: developer.email })

async function signInAtHost(page: Page, hostUrl: string): Promise<void> {
  await page.goto(hostUrl)
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
}

async function accessTokenExpires(page: Page, portalUrl: string): Promise<void> {
  const me = (url: string) => fetch(url, { credentials: 'include' }).then(({ status }) => status)
  await expect.poll(() => page.evaluate(me, `${portalUrl}/api/v2/developer/me`)).toBe(401)
}

/** What a browser tells a page whose tab is shown again. A headless browser shows all tabs at once. */
const showAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('who signs in through a tag is signed in in the portal on another origin, also after the access token has expired', async ({
  page,
  context,
  origins: { portalUrl, hostUrl },
}) => {
  await signInAtHost(page, hostUrl)
  await accessTokenExpires(page, portalUrl)
  const portalPage = await context.newPage()
  const calls: string[] = []
  portalPage.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await portalPage.goto(`${portalUrl}/my-apps`)
  await expect(account(portalPage)).toBeVisible()
  await expect(portalPage).toHaveURL(`${portalUrl}/my-apps`)
  expect(calls.filter((path) => path === '/api/v2/developer/me')).toHaveLength(1)
})

test('a portal that is open already follows a sign-in on another origin, and a sign-out', async ({
  page,
  context,
  origins: { portalUrl, hostUrl },
}) => {
  const portalPage = await context.newPage()
  await portalPage.goto(`${portalUrl}/my-apps`)
  await expect(portalPage).toHaveURL(`${portalUrl}/login`)
  await signInAtHost(page, hostUrl)
  await showAgain(portalPage)
  await expect(account(portalPage)).toBeVisible()
  await expect(portalPage).toHaveURL(`${portalUrl}/my-apps`)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await showAgain(portalPage)
  await expect(portalPage).toHaveURL(`${portalUrl}/login`)
  await expect(account(portalPage)).toHaveCount(0)
})

test('a tag on another origin follows when the portal signs out', async ({
  page,
  context,
  origins: { portalUrl, hostUrl },
}) => {
  const portalPage = await context.newPage()
  await signInByForm(portalPage, portalUrl, developer)
  await page.goto(hostUrl)
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()

  await account(portalPage).click()
  // The portal shows its sign-in before the server has ended the session.
  const ended = portalPage.waitForResponse(`${portalUrl}/api/v2/developer/logout`)
  await portalPage.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(portalPage).toHaveURL(`${portalUrl}/login`)
  await ended
  await showAgain(page)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})
