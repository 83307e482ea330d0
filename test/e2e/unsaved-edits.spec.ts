import type { Page } from '@playwright/test'
import type { BuiltPortal } from './support/built-portal'
import { type Account, addDeveloper, expect, signIn, test } from './support/portal'

const sessionEnded = 'Your session has ended. Please log in again.'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const strategies = (page: Page) => page.getByRole('combobox', { name: 'Auth strategy' })
const create = (page: Page) => page.getByRole('button', { name: 'Create application' })

/** Types into the form of a new application, and returns the ID of the chosen strategy. */
async function fillForm(page: Page, portal: BuiltPortal): Promise<string> {
  await page.goto(`${portal.url}/application/create?from=story`)
  await field(page, 'Name').fill('Tide clock')
  await field(page, 'Description').fill('Shows the tides of the harbour')
  await strategies(page).selectOption({ index: 1 })
  return strategies(page).inputValue()
}

/** The session ends while the developer types: the server knows nothing of it any more, and a request in the background notices. */
async function endSession(page: Page): Promise<void> {
  const isNoticed = page.waitForResponse(
    (response) => response.url().endsWith('/developer/refresh') && response.status() === 401,
  )
  await page.context().clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await isNoticed
}

async function enter(page: Page, { email, password }: Account): Promise<void> {
  await field(page, 'Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: email }).waitFor()
}

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('portal-elements:drafts'))

test('a session that ends while a developer types moves nobody, and the sign-in leads back to what was typed', async ({
  page,
  portal,
}) => {
  const owner = await addDeveloper(portal)
  await signIn(page, portal.url, owner)
  const strategy = await fillForm(page, portal)
  await endSession(page)
  await field(page, 'Description').fill('Shows the tides')
  await expect(page).toHaveURL(/create[?]from=story$/)

  await create(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(sessionEnded)).toBeVisible()
  await enter(page, owner)
  await expect(page).toHaveURL(/create[?]from=story$/)
  await expect(field(page, 'Name')).toHaveValue('Tide clock')
  await expect(field(page, 'Description')).toHaveValue('Shows the tides')
  await expect(strategies(page)).toHaveValue(strategy)
  expect(await stored(page)).toBe(null)

  await create(page).click()
  await expect(page.getByRole('heading', { name: 'Tide clock' })).toBeVisible()
})

test('what was typed is for its developer only, and gone with a sign-out', async ({ page, portal }) => {
  const [owner, other] = [await addDeveloper(portal), await addDeveloper(portal)]
  await signIn(page, portal.url, owner)
  await fillForm(page, portal)
  await endSession(page)
  await create(page).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await stored(page)).toContain('Tide clock')
  expect(await stored(page)).not.toContain(owner.password)

  await enter(page, other)
  await expect(page).toHaveURL(/create[?]from=story$/)
  await expect(strategies(page)).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('')
  expect(await stored(page)).toBe(null)

  await field(page, 'Name').fill('Barometer')
  await page.getByRole('button', { name: other.email }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(sessionEnded)).toHaveCount(0)
  expect(await stored(page)).toBe(null)
})

test('another tab that notices the end first leaves the form alone', async ({ page, portal }) => {
  const owner = await addDeveloper(portal)
  await signIn(page, portal.url, owner)
  await fillForm(page, portal)
  const other = await page.context().newPage()
  await other.goto(`${portal.url}/my-apps`)
  await expect(other.getByRole('heading', { name: 'My Apps', level: 1 })).toBeVisible()
  await page.context().clearCookies()
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByText(sessionEnded)).toBeVisible()
  await expect(page).toHaveURL(/create[?]from=story$/)
  await expect(field(page, 'Name')).toHaveValue('Tide clock')
})
