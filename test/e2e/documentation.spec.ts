import type { Page } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { type BuiltPortal, builtPortal } from './support/built-portal'
import { consoleErrorsOf } from './support/console-errors'
import { importLongDocument, openingOf } from './support/long-document'
import { expect, test } from './support/portal'

async function productOf(portal: BuiltPortal, name: string): Promise<string> {
  const query = `filter[name]=${encodeURIComponent(name)}`
  const response = await fetch(`${portal.url}/api/v2/products?${query}`)
  const { data } = (await response.json()) as { data: { id: string }[] }
  return data[0]?.id ?? ''
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const tree = (page: Page) => page.getByRole('navigation', { name: 'Documentation' })

test('from the catalog through the pages of a product, and back', async ({ page, publicPortal }) => {
  const product = 'chandlery-orders'
  await page.goto(publicPortal.url)
  await page.getByRole('link', { name: /^View documentation\W+Chandlery Orders$/ }).click()
  await expect(title(page, 'Getting started')).toBeFocused()
  await expect(page).toHaveURL(`${publicPortal.url}/docs/${product}/getting-started`)
  await expect(page).toHaveTitle(/^Getting started - Chandlery Orders \| /)

  await tree(page).getByRole('link', { name: 'Concepts' }).click()
  await expect(title(page, 'Concepts')).toBeFocused()
  await expect(page.getByRole('img', { name: /An open order is paid/ })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Paging' }).click()
  await expect(page).toHaveURL(`${publicPortal.url}/docs/${product}/concepts/paging`)
  await expect(title(page, 'Paging')).toBeFocused()
  await expect(tree(page).getByRole('link', { name: 'Paging' })).toHaveAttribute('aria-current', 'page')

  await page.goBack()
  await expect(title(page, 'Concepts')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search these pages' }).fill('idempotancy')
  await page.getByRole('list', { name: 'Search results' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/concepts\/idempotency(#|$)/)
  await page.getByRole('link', { name: 'API reference' }).click()
  await expect(page).toHaveURL(new RegExp(`/spec/${product}/[^/]+$`))
})

test('an address with a section opens there, also after a reload, and wherever the portal keeps its location', async ({
  page,
  publicPortal,
}) => {
  const product = await productOf(publicPortal, 'Chandlery Orders')
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(`${publicPortal.url}/docs/${product}/errors#doc-heading-try-a-refusal`)
  const heading = page.getByRole('heading', { name: 'Try a refusal' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(heading).toBeInViewport()

  const script = `<script type="module" src="${publicPortal.url}/kit/loader.js" data-api-base-url="${publicPortal.url}"></script>`
  const site = await hostSite({
    files: {
      '/index.html': `<!doctype html><title>Host</title>${script}<portal-app history="hash"></portal-app>`,
    },
  })
  await page.goto(`${site.url}/#/docs/${product}/errors?section=try-a-refusal`)
  await expect(heading).toBeInViewport()
  await page.getByRole('link', { name: 'When no response comes' }).click()
  await expect(page).toHaveURL(`${site.url}/#/docs/${product}/errors?section=when-no-response-comes`)
  await expect(page.getByRole('heading', { name: 'When no response comes' })).toBeInViewport()
  await site.close()
})

test('what does not exist leads to the page that says so', async ({ page, publicPortal }) => {
  const product = await productOf(publicPortal, 'Coast Forecast')
  for (const path of [`${product}/nowhere`, '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`${publicPortal.url}/docs/${path}`)
    await expect(page).toHaveURL(`${publicPortal.url}/404`)
  }
})

test('on paper there is the page and nothing else', async ({ page, publicPortal }) => {
  await page.goto(`${publicPortal.url}/docs/${await productOf(publicPortal, 'Coast Forecast')}/concepts`)
  await expect(title(page, 'Concepts')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(title(page, 'Concepts')).toBeVisible()
  for (const part of ['Documentation', 'On this page', 'Previous and next page'])
    await expect(page.getByRole('navigation', { name: part })).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('a host page shows documents, pictures and colored code under the strict policy', async ({
  page,
  publicPortal,
}) => {
  const portal = publicPortal.url
  const script = `<script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}"></script>`
  const tag = `<portal-docs product="${await productOf(publicPortal, 'Coast Forecast')}"></portal-docs>`
  const site = await hostSite({
    contentSecurityPolicy: [
      "default-src 'none'",
      `script-src ${portal}`,
      `style-src ${portal}`,
      `img-src 'self' data: ${portal}`,
      "font-src 'self'",
      `connect-src ${portal}`,
      // For the requests of guides.
      "worker-src 'self' blob:",
      "require-trusted-types-for 'script'",
    ].join('; '),
    files: {
      '/index.html': `<!doctype html><html lang="en"><title>Host</title>${script}<main>${tag}</main>`,
    },
  })
  const consoleErrors = await consoleErrorsOf(page)
  await page.goto(site.url)
  await expect(page.locator('.pe-hl-string').first()).toBeVisible()
  await tree(page).getByRole('link', { name: 'Concepts' }).click()
  const picture = page.getByRole('img', { name: /A day at North Mole/ })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720)
  await expect(page).toHaveURL(`${site.url}/`)
  expect(consoleErrors).toEqual([])
  await site.close()
})

/** Above it the next part of a document is not small any more. */
const PART_LENGTH = 20_000

test('a document of 2 MB and 5,000 blocks comes in small parts, one at a time', async ({ page }) => {
  const portal = await builtPortal({ PORTAL_PUBLIC: 'true' })
  try {
    await portal.start()
    const path = await importLongDocument(portal)
    const { blocks, parts, mostPartsAtOnce, longestPart } = await openingOf(page, portal.url + path)
    expect(blocks).toBeGreaterThanOrEqual(5_000)
    expect(parts).toBeGreaterThanOrEqual(100)
    expect(mostPartsAtOnce).toBe(1)
    expect(longestPart).toBeLessThanOrEqual(PART_LENGTH)
    // Parts that have not been seen have a height that is guessed, so the end may move once.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(page.getByRole('link', { name: 'Next Short' })).toBeInViewport({ timeout: 1_000 })
    }).toPass()
  } finally {
    await portal.remove()
  }
})
