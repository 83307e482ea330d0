import type { Page } from '@playwright/test'
import { findings } from './support/findings'
import { LARGEST_SHIFT, watchShifts } from './support/layout-shifts'
import { addDeveloper, expect, signInByForm, test } from './support/portal'

const listOf = (page: Page) => page.getByRole('region', { name: 'First steps' })

test('a new developer is led by the catalog, and hides the list for good on every device', async ({
  browser,
  page,
  portal,
}) => {
  const newcomer = await addDeveloper(portal)
  await signInByForm(page, portal.url, newcomer)
  const list = listOf(page)
  await expect(list).toContainText('1 of 4 done')
  await list.getByRole('link', { name: 'Read about an API' }).click()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Catalog', exact: true }).click()
  await expect(list.getByRole('listitem').filter({ hasText: 'Read about an API' })).toHaveText(/^Done/)
  expect(await findings(page)).toEqual([])

  await list.getByRole('link', { name: 'Create an application' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('First application')
  await page.getByRole('combobox', { name: 'Auth strategy' }).selectOption('API key')
  await page.getByRole('button', { name: 'Create application' }).click()
  await expect(page.getByRole('heading', { name: 'First application' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Catalog', exact: true }).click()
  await expect(list).toContainText('3 of 4 done')

  await list.getByRole('button', { name: /^Hide/ }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'hidden for good' })).toBeFocused()
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signInByForm(other, portal.url, newcomer)
  await expect(other.getByRole('heading', { name: 'Coast Forecast' })).toBeVisible()
  await expect(listOf(other)).toHaveCount(0)
  await elsewhere.close()
})

test('the list comes with the content of the page, and moves nothing', async ({ page, portal }) => {
  const newcomer = await addDeveloper(portal)
  await signInByForm(page, portal.url, newcomer)
  // On a busy machine a page may be sent before its content is there.
  await expect(async () => {
    expect(await (await page.request.get(portal.url)).text()).toContain('Send a first request')
  }).toPass()
  const shifts = await watchShifts(page)
  await page.goto(portal.url)
  await expect(listOf(page)).toContainText('1 of 4 done')
  await page.waitForLoadState('networkidle')
  const { total, moved } = await shifts()
  expect(total, moved.join()).toBeLessThanOrEqual(LARGEST_SHIFT)
})
