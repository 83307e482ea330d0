import type { Page } from '@playwright/test'
import { type Account, addDeveloper, expect, signIn, signInByForm, test } from './support/portal'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function openAccount(page: Page, { email }: Account): Promise<void> {
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page).toHaveTitle(/^Account \|/)
}

async function changePassword(page: Page, before: string, after: string): Promise<void> {
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(before)
  await page.getByLabel('New password', { exact: true }).fill(after)
  await page.getByLabel('Confirm password').fill(after)
}

test('a developer sees their sessions, and ends one in another browser, which is then asked to sign in @engines', async ({
  browser,
  page,
  portal,
}) => {
  const account = await addDeveloper(portal)
  await signIn(page, portal.url, account)
  const context = await browser.newContext({ userAgent: FIREFOX })
  const other = await context.newPage()
  await signInByForm(other, portal.url, account)

  await openAccount(page, account)
  const sessions = page.getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This browser' })).toHaveText(/Chrome on /)
  const firefox = sessions.filter({ hasText: 'Firefox on Windows' })
  await firefox.getByRole('button', { name: 'End session' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await expect(sessions).toHaveCount(1)
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible()

  await other.goto(`${portal.url}/my-apps`)
  await expect(other).toHaveURL(/\/login/)
  await context.close()
})

test('a developer changes the name, and then the password, which keeps the others signed in if asked to', async ({
  browser,
  page,
  portal,
}) => {
  const account = await addDeveloper(portal)
  await signIn(page, portal.url, account)
  const others = await Promise.all([browser.newContext(), browser.newContext()])
  const [kept, ended] = await Promise.all(others.map((context) => context.newPage()))
  if (!kept || !ended) throw new Error('Two pages are needed.')
  await signInByForm(kept, portal.url, account)

  await openAccount(page, account)
  await page.getByLabel('Full name').fill('Robin Pilot')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your name has been saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Pilot')

  await changePassword(page, account.password, 'Portal-demo-2')
  await page.getByLabel('End all other sessions').uncheck()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await kept.goto(`${portal.url}/my-apps`)
  await expect(kept.getByRole('heading', { name: 'No Applications' })).toBeVisible()

  await signInByForm(ended, portal.url, { ...account, password: 'Portal-demo-2' })
  await page.reload()
  await changePassword(page, 'Portal-demo-2', 'Portal-demo-3')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  for (const other of [kept, ended]) {
    await other.goto(`${portal.url}/my-apps`)
    await expect(other).toHaveURL(/\/login/)
  }
  await page.goto(`${portal.url}/my-apps`)
  await expect(page.getByRole('heading', { name: 'No Applications' })).toBeVisible()
  for (const context of others) await context.close()
})
