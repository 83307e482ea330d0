import { resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { type Script, startScriptedApi } from '../support/scripted-api.mjs'

const begins = 'GET /api/v2/developer/authenticate/sso'
const ends = 'GET /api/v2/developer/authenticate/oidc-callback'
const userBegins = 'GET /auth/api/v1/authenticate/acme'
const userEnds = 'GET /auth/api/v1/authenticate/oidc-callback'
const provider = { text: '<!doctype html><title>Provider</title><h1>The identity provider</h1>' }
const script: Script = { [begins]: provider, [ends]: provider, [userBegins]: provider, [userEnds]: provider }

const kit = { '/kit/': resolve('dist/kit') }

/** An embedder's page with a login on every path, and what it calls. */
async function hostWith(attributes: string) {
  const api = await startScriptedApi(script)
  const page = `<!doctype html><html lang="en"><title>Host</title>
    <script type="module" src="/kit/loader.js" data-api-base-url="${api.url}"></script>
    <portal-login basic-auth-login-enabled ${attributes}></portal-login>`
  const site = await hostSite({ files: { '/index.html': page }, folders: kit })
  const calls = () =>
    api.log.filter(({ call }) => call.includes('/api/')).map(({ call, search }) => `${call}${search}`)
  const close = () => Promise.all([site.close(), api.close()])
  return { url: site.url, calls, close }
}

const atProvider = (page: Page) => page.getByRole('heading', { name: 'The identity provider' })
const button = (page: Page) => page.getByRole('button', { name: 'Continue with SSO' })
const anyDeveloper = 'user-entity="developer" portal-id="p1" idp-login-return-to="https://home.example"'
const developer = `${anyDeveloper} idp-login-enabled`

test('a developer’s sign-in starts by itself at /login/sso, and says where it ends', async ({ page }) => {
  const host = await hostWith(developer)
  await page.goto(`${host.url}/elsewhere`)
  await button(page).waitFor()
  await page.goto(`${host.url}/Login/sso`)
  await expect(atProvider(page)).toBeVisible()
  expect(host.calls()).toEqual([`${begins}?returnTo=https%3A%2F%2Fhome.example%2F`])

  // The page that sends visitors away by itself is none that they can come back to.
  await page.goBack()
  await expect(button(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/elsewhere')
  await host.close()
})

test('a user’s sign-in starts at the provider that the path names, with both addresses', async ({ page }) => {
  const attributes = 'idp-login-enabled idp-login-return-to="https://home.example/a?b=c"'
  const host = await hostWith(attributes)
  await page.goto(`${host.url}/login/acme`)
  await expect(atProvider(page)).toBeVisible()
  const callback = encodeURIComponent(`${host.url}/login`)
  expect(host.calls()).toEqual([
    `${userBegins}?returnTo=https%3A%2F%2Fhome.example%2Fa%3Fb%3Dc&callback_url=${callback}`,
  ])
  await host.close()
})

/** The provider answers without content, after which a browser stays on the page that it was leaving. */
const stayOnPage = (page: Page) =>
  page.route('**/authenticate/sso?*', (route) => route.fulfill({ status: 204 }))

for (const cover of [true, false]) {
  test(`while it loads, the window is ${cover ? 'covered' : 'left open where the page wants it so'}`, async ({
    page,
  }) => {
    const attributes = `${developer} idp-full-screen-loader="${cover}"`
    const host = await hostWith(attributes)
    await stayOnPage(page)
    await page.goto(`${host.url}/login/sso`)
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('Signing you in')).toHaveCount(cover ? 1 : 0)
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeDisabled()
    await host.close()
  })
}

test('a page that the browser kept as it was left is usable when the visitor comes back', async ({
  page,
}) => {
  const host = await hostWith(developer)
  await stayOnPage(page)
  await page.goto(`${host.url}/login?logout=true`)
  const received = page.evaluate(
    () =>
      new Promise((resolve) => {
        const details: unknown[] = []
        document.addEventListener('idp-is-loading', (event) => {
          details.push((event as CustomEvent<unknown>).detail)
          if (details.length === 2) resolve(details)
        })
      }),
  )
  await button(page).click()
  await expect(page.getByText('Signing you in')).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText('Signing you in')).toHaveCount(0)
  await expect(button(page)).not.toHaveAttribute('aria-disabled')
  expect(await received).toEqual([{ isLoading: true }, { isLoading: false }])
  await host.close()
})

test('who has signed out stays, and starts it with the button; who comes back finds the form', async ({
  page,
}) => {
  const host = await hostWith(developer)
  await page.goto(`${host.url}/login/sso?logout=true`)
  await button(page).click()
  await expect(atProvider(page)).toBeVisible()
  expect(host.calls()).toEqual([`${begins}?returnTo=https%3A%2F%2Fhome.example%2F`])
  await page.goBack()
  await expect(button(page)).toBeEnabled()
  await expect(page.getByText('Signing you in')).toHaveCount(0)
  await host.close()
})

for (const [kind, attributes, call] of [
  ['developer', 'user-entity="developer" idp-login-enabled', ends],
  ['user', 'idp-login-enabled', userEnds],
] as const) {
  test(`the provider’s answer is handed on letter by letter, ${kind}`, async ({ page }) => {
    const host = await hostWith(attributes)
    const response = '?code=a%2Bb&state=x+y&iss=https%3A%2F%2Fid.example&again=1&again=2'
    await page.goto(`${host.url}/login${response}`)
    await expect(atProvider(page)).toBeVisible()
    expect(host.calls()).toEqual([`${call}${response}`])
    await host.close()
  })
}

/** Takes over every move of the page, and keeps where it would have gone. */
const takeOver = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('navigate', (event) => {
      event.preventDefault()
      const { to } = (event as CustomEvent<{ to: string }>).detail
      document.documentElement.setAttribute('data-asked', to)
    })
  })

for (const [trigger, path, call] of [
  ['the button', '/login', `${begins}?returnTo=https%3A%2F%2Fhome.example%2F`],
  ['the automatic start', '/login/sso', `${begins}?returnTo=https%3A%2F%2Fhome.example%2F`],
  ['the provider’s answer', '/login?code=a&state=b', `${ends}?code=a&state=b`],
] as const) {
  test(`a page that takes over its moves is asked before ${trigger} leaves it, and stays usable`, async ({
    page,
  }) => {
    const host = await hostWith(developer)
    await takeOver(page)
    await page.goto(host.url + path)
    if (path === '/login') await button(page).click()
    const address = call.replace('GET ', '')
    await expect.poll(() => page.locator('html').getAttribute('data-asked')).toContain(address)
    await expect(page.getByText('Signing you in')).toHaveCount(0)
    await expect(button(page)).not.toHaveAttribute('aria-disabled')
    expect(page.url()).toBe(host.url + path)
    expect(host.calls()).toEqual([])
    await host.close()
  })
}

test('an answer means nothing where single sign-on is off', async ({ page }) => {
  const host = await hostWith(anyDeveloper)
  await page.goto(`${host.url}/login?code=a&state=b`)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await page.goto(`${host.url}/login/sso`)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  expect(host.calls()).toEqual([])
  await host.close()
})

test('the portal knows its own name and comes back to its own login', async ({ page }) => {
  const context = { portal_id: 'p1', oidc_auth_enabled: true, basic_auth_enabled: false, is_public: false }
  const api = await startScriptedApi({ ...script, 'GET /api/v2/portal': { json: context } })
  const site = await hostSite({
    files: {
      '/index.html': `<!doctype html><html lang="en"><title>Host</title>
        <script type="module" src="/kit/loader.js" data-api-base-url="${api.url}"></script>
        <portal-app base="/developers"></portal-app>`,
    },
    folders: kit,
  })
  await page.goto(`${site.url}/developers/login/sso`)
  await expect(atProvider(page)).toBeVisible()
  const returnTo = encodeURIComponent(`${site.url}/developers/login`)
  const searches = api.log.filter(({ call }) => call === begins).map(({ search }) => search)
  expect(searches).toEqual([`?returnTo=${returnTo}`])
  await Promise.all([site.close(), api.close()])
})
