import type { Page } from '@playwright/test'
import { consoleErrorsOf } from './support/console-errors'
import { developer, expect, signInByForm, test } from './support/portal'

/** What browsers offer to keep something. */
const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const

const kinds: readonly { readonly what: string; forbid(page: Page): Promise<unknown> }[] = [
  {
    what: 'throws',
    forbid: (page) =>
      page.addInitScript((names) => {
        function refuse(): never {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
        for (const name of names) Object.defineProperty(window, name, { get: refuse })
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
        Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
        const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
        Object.defineProperty(navigator, 'locks', { value: { request } })
      }, storages),
  },
  {
    what: 'is not there',
    forbid: (page) =>
      page.addInitScript((names) => {
        for (const name of names) Object.defineProperty(window, name, { value: undefined })
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
        Object.defineProperty(navigator, 'locks', { value: undefined })
      }, storages),
  },
]

for (const { what, forbid } of kinds) {
  test(`where storage ${what}, a developer signs in, reads, comes back, and signs out`, async ({
    page,
    context,
    privatePortal: portal,
  }) => {
    // Of the request after which the session is renewed.
    const consoleErrors = await consoleErrorsOf(page, /status of 401/)
    await forbid(page)
    await signInByForm(page, portal.url, developer)
    const product = page.getByRole('link', { name: 'Portal API', exact: true })
    await product.click()
    const navigation = page.getByRole('navigation', { name: 'API reference' })
    await navigation.getByRole('searchbox').fill('published products')
    await page.getByRole('list', { name: 'Search results' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Published products' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Published products' })).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(product).toBeVisible()

    // The session is renewed as ever.
    await context.clearCookies({ name: 'portalaccesstoken' })
    const renewed = page.waitForResponse('**/developer/refresh')
    await page.getByRole('searchbox', { name: 'Search products' }).fill('Portal')
    await page.getByRole('searchbox', { name: 'Search products' }).press('Enter')
    expect((await renewed).ok()).toBe(true)
    await expect(product).toBeVisible()

    await page.getByRole('button', { name: developer.email }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(consoleErrors).toEqual([])
  })
}

test('where cookies are refused, the sign-in says that it has failed, and stays', async ({
  page,
  context,
  portal,
}) => {
  await page.route('**/developer/authenticate', async (route) => {
    const response = await route.fetch()
    await context.clearCookies()
    const { 'set-cookie': refused, ...headers } = response.headers()
    expect(refused).toContain('portalaccesstoken')
    return route.fulfill({ status: response.status(), headers })
  })
  await page.goto(`${portal.url}/login`)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(developer.email)
  await expect(page).toHaveURL(`${portal.url}/login`)
  expect(loads).toBe(0)
})
