import type { Page, Route } from '@playwright/test'
import { developer, expect, signIn, test } from './support/portal'

const address = (portal: string) => `${portal}/spec/portal-api#/listProducts`
const operation = (page: Page) => page.getByRole('heading', { level: 1, name: 'Published products' })

/** Values in the storage of the page's origin. */
const cachedValues = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('portal-elements-descriptions')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const names = opening.result.objectStoreNames
    const counting = names.length > 0 && opening.result.transaction('parts').objectStore('parts').count()
    if (counting) await new Promise((resolve) => (counting.onsuccess = resolve))
    opening.result.close()
    return counting ? counting.result : 0
  })

/** Gives another description under the same tag: what is shown then was there before. */
async function giveOther(route: Route): Promise<void> {
  const response = await route.fetch()
  const content = JSON.stringify({ openapi: '3.1.0', info: { title: 'Other', version: '1' }, paths: {} })
  await route.fulfill({ response, json: { api_type: 'openapi', content } })
}

test('a large description is opened from the cache, as long as the server stands by it, and until the sign-out', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.url, developer)
  await page.goto(address(portal.url))
  await expect(operation(page)).toBeVisible()
  await expect.poll(() => cachedValues(page)).toBe(3)

  await page.route('**/versions/*/spec', giveOther)
  await page.reload()
  await expect(operation(page)).toBeVisible()
  await page.unroute('**/versions/*/spec')

  await page.route('**/versions/*/spec', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      json: { status: 404, title: 'Not Found' },
    }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No specification' })).toBeVisible()
  await expect(operation(page)).toBeHidden()
  await page.unroute('**/versions/*/spec')

  await page.getByRole('button', { name: developer.email }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect.poll(() => cachedValues(page)).toBe(0)
})
