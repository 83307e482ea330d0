import type { Page } from '@playwright/test'
import { developer, expect, signIn, signInByForm } from './support/portal'
import { test } from './support/harbor-portal'
import { field, openProduct, product, readSecondPage, scrolled } from './support/read-catalog'

test.use({ viewport: { width: 1280, height: 600 } })

interface PortalHistory {
  readonly name: string
  /** Opens the portal for a signed-in developer. */
  open(page: Page, url: string): Promise<unknown>
}

const histories: readonly PortalHistory[] = [
  { name: 'in paths', open: (page, url) => page.goto(url) },
  {
    name: 'in paths, in a browser without the Navigation API',
    async open(page, url) {
      await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
      await page.goto(url)
    },
  },
  {
    name: 'in the hash of a page',
    async open(page, url) {
      const script = `<script type="module" src="/kit/loader.js" data-api-base-url="${url}"></script>`
      const body = `<!doctype html><html lang="en"><title>Host</title>${script}<portal-app history="hash"></portal-app>`
      await page.route(`${url}/host.html`, (route) => route.fulfill({ body, contentType: 'text/html' }))
      await page.goto(`${url}/host.html`)
    },
  },
]

for (const { name, open } of histories) {
  test(`back leads to the page of the search at once, scrolled as it was, and a reload keeps it: ${name}`, async ({
    page,
    harbor,
  }) => {
    await signIn(page, harbor.url, developer)
    await open(page, harbor.url)
    const before = await readSecondPage(page)
    const search = await openProduct(page)

    await page.goBack()
    await expect(product(page, 'Pier 24')).toBeVisible()
    await expect(page.locator('.pe-skeleton-line')).toHaveCount(0)
    await expect.poll(() => scrolled(page)).toBe(before)
    await expect(field(page)).toHaveValue('Pier')
    await expect.poll(() => search.held()).toBe(1)
    await search.letGo()

    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Chandlery Orders' })).toBeVisible()
    const loadedAgain = page.waitForResponse('**/search/product-catalog?*')
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(before)
    await loadedAgain

    const searches: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/search/product-catalog')) searches.push(request.url())
    })
    await page.reload()
    await expect(product(page, 'Pier 24')).toBeVisible()
    await expect(field(page)).toHaveValue('Pier')
    await expect.poll(() => scrolled(page)).toBe(before)
    expect(searches).toHaveLength(1)
  })
}

test('a link to the catalog shows it from its start', async ({ page, harbor }) => {
  await signIn(page, harbor.url, developer)
  await readSecondPage(page)
  const search = await openProduct(page)
  await search.letGo()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(product(page, 'Pier 01')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('the address of the catalog, opened once more, shows it from its start', async ({ page, harbor }) => {
  await signIn(page, harbor.url, developer)
  await readSecondPage(page)
  await page.evaluate(() => location.assign(location.href))
  await expect(product(page, 'Pier 01')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.reload()
  await expect(product(page, 'Pier 01')).toBeVisible()
  await expect(field(page)).toHaveValue('')
})

test('what has changed since replaces what was restored', async ({ page, harbor }) => {
  await signIn(page, harbor.url, developer)
  await readSecondPage(page)
  const search = await openProduct(page)
  await search.letGo()
  await page.route('**/search/product-catalog?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('Pier 24', 'Pier 240')
    return route.fulfill({ response, body })
  })
  await page.goBack()
  await expect(product(page, 'Pier 240')).toBeVisible()
})

test('the reference is as it was left: groups, schemas and scroll', async ({ page, harbor }) => {
  await signIn(page, harbor.url, developer)
  await product(page, 'Pier 01').click()
  const navigation = page.getByRole('navigation', { name: 'API reference' })
  await navigation.getByRole('link', { name: /^Create an order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create an order' })).toBeVisible()
  const payments = navigation.getByRole('button', { name: /^Payments/ })
  await payments.click()
  await expect(payments).toHaveAttribute('aria-expanded', 'false')
  const items = page.getByRole('button', { name: /^Show child properties ?: items$/ })
  const opened = page.getByRole('button', { name: /^Hide child properties ?: items$/ })
  await items.first().click()
  const refused = page.getByRole('button', { name: /^401/ })
  await refused.click()
  await refused.scrollIntoViewIfNeeded()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
  const before = await scrolled(page)

  async function expectAsLeft() {
    await expect(page.getByRole('heading', { level: 1, name: 'Create an order' })).toBeVisible()
    await expect(payments).toHaveAttribute('aria-expanded', 'false')
    await expect(opened.first()).toBeVisible()
    await expect(refused).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => scrolled(page)).toBe(before)
  }

  // A real press scrolls the link into view first, and that may or may not be remembered before the page is left.
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click')
  await expect(product(page, 'Pier 01')).toBeVisible()
  await page.goBack()
  await expectAsLeft()

  await navigation.getByRole('link', { name: /^List orders/ }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'List orders' })).toBeVisible()
  await expect(refused).toHaveAttribute('aria-expanded', 'false')
  await page.goBack()
  await expectAsLeft()

  await page.reload()
  await expectAsLeft()
})

test('a sign-out forgets all of it', async ({ page, harbor }) => {
  await signInByForm(page, harbor.url, developer)
  await readSecondPage(page)
  await page.reload()
  await expect(field(page)).toHaveValue('Pier')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Pier')

  await page.getByRole('button', { name: developer.email }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Pier')
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.goBack()
  await expect(product(page, 'Pier 01')).toBeVisible()
  await expect(field(page)).toHaveValue('')
})
