import type { Page } from '@playwright/test'
import { consoleErrorsOf } from './support/console-errors'
import { email, openFilled, openForm, password, submit } from './support/first-form'
import { findings } from './support/findings'
import { developer, expect, test } from './support/portal'

/** Addresses that a page asks for from now on. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

const authenticated = (addresses: readonly string[]) =>
  addresses.filter((address) => address.endsWith('/developer/authenticate'))

test('before the kit is there the form can be filled in, and has labels', async ({ page, portal }) => {
  const form = await openForm(page, portal.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
  await expect(page.getByLabel('Password', { exact: true })).toBeEditable()
  expect(await findings(page)).toEqual([])
  await expect(submit(page)).toBeDisabled()
  await submit(page).hover({ force: true })
  await expect(page.getByRole('tooltip')).toHaveText('Still missing: Email, Password')
  await email(page).fill('a@example.com')
  await expect(submit(page)).toBeDisabled()
  await password(page).fill('b')
  await expect(submit(page)).toBeEnabled()
  await password(page).fill('')
  await expect(submit(page)).toBeDisabled()
  await form.hydrate()
  await expect(submit(page)).toBeDisabled()
  expect(await findings(page)).toEqual([])
})

test('what was typed stays, with focus and selection, in the same fields', async ({ page, portal }) => {
  const errors = await consoleErrorsOf(page)
  const form = await openForm(page, portal.url)
  await email(page).focus()
  await page.keyboard.type('someone@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('secret-1')
  await password(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5))
  const fields = await page.locator('portal-login input').elementHandles()
  await form.hydrate()
  for (const field of fields) expect(await field.evaluate(({ isConnected }) => isConnected)).toBe(true)
  await expect(password(page)).toBeFocused()
  expect(
    await password(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([2, 5])
  await page.keyboard.type('X')
  await expect(password(page)).toHaveValue('seXt-1')
  await expect(email(page)).toHaveValue('someone@example.com')
  await expect(submit(page)).toBeEnabled()
  expect(errors).toEqual([])
})

test('a submit before the kit is there is performed once, and no address has the password', async ({
  page,
  portal,
}) => {
  const addresses = addressesOf(page)
  const form = await openForm(page, portal.url)
  await email(page).fill(developer.email)
  await password(page).fill('not-the-password')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  expect(authenticated(addresses)).toEqual([])
  await form.hydrate()
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password. Please try again.')
  await expect(page.locator('form')).not.toHaveAttribute('aria-busy')
  expect(authenticated(addresses)).toHaveLength(1)
  await expect(email(page)).toBeFocused()

  await password(page).fill(developer.password)
  await submit(page).click()
  await expect(page.getByRole('button', { name: developer.email })).toBeVisible()
  expect(addresses.filter((address) => /not-the-password|Portal-demo/.test(address))).toEqual([])
})

test('a visitor who asked for a page signs in before the kit is there, and comes to the page', async ({
  page,
  portal,
}) => {
  const form = await openForm(page, portal.url, '/my-apps?query=a')
  await email(page).fill(developer.email)
  await password(page).fill(developer.password)
  await submit(page).click()
  await form.letKitGo()
  await page.waitForURL(`${portal.url}/my-apps?query=a`)
  await expect(page).toHaveTitle(/^My Apps \| /)
})

test('single sign-on that was asked for before the kit is there begins with it', async ({ page, portal }) => {
  await page.route('**/api/v2/developer/authenticate/sso*', (route) =>
    route.fulfill({ body: 'the provider' }),
  )
  const form = await openForm(page, portal.url)
  await page.getByRole('button', { name: 'Continue with SSO' }).click()
  await form.letKitGo()
  await page.waitForURL('**/authenticate/sso*')
})

for (const isSent of [false, true])
  test(`a form that is not as the kit renders it is rendered anew, with what was typed${isSent ? ' and submitted' : ', and the focus'}`, async ({
    page,
    portal,
  }) => {
    const headers = { accept: 'text/html' }
    const filled = async () => (await page.request.get(`${portal.url}/login`, { headers })).text()
    await expect.poll(filled).toContain('Forgot your password?')
    await page.route(`${portal.url}/login`, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      expect(body).toContain('Forgot your password?')
      return route.fulfill({ response, body: body.replaceAll('Forgot your password?', 'Another text') })
    })
    const form = await openForm(page, portal.url)
    await email(page).fill('someone@example.com')
    await password(page).fill('secret')
    if (isSent) await page.keyboard.press('Enter')
    const [old] = await page.locator('portal-login input').elementHandles()
    await form.hydrate()
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
    expect(await old?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    await expect(email(page)).toHaveValue('someone@example.com')
    await expect(password(page)).toHaveValue('secret')
    await expect(submit(page)).toBeEnabled()
    if (isSent) await expect(page.getByRole('alert')).toBeVisible()
    else await expect(password(page)).toBeFocused()
  })

test('without scripts a submit leads back to the form, and puts nothing into the address', async ({
  browser,
  privatePortal: portal,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const addresses = addressesOf(page)
  await openFilled(page, `${portal.url}/`)
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill('secret-1')
  const posted = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.keyboard.press('Enter')
  expect((await posted).status()).toBe(303)
  await expect(page).toHaveURL(`${portal.url}/login`)
  await expect(email(page)).toHaveValue('')
  expect(addresses.filter((address) => address.includes('secret'))).toEqual([])
  await context.close()
})

test('a session that the cookies do not tell of leads on, and the form goes', async ({
  context,
  page,
  portal,
}) => {
  const account = page.getByRole('button', { name: developer.email })
  await page.goto(`${portal.url}/login`)
  await email(page).fill(developer.email)
  await password(page).fill(developer.password)
  await submit(page).click()
  await expect(account).toBeVisible()
  const cookies = await context.cookies()
  await context.clearCookies({ name: 'portalaccesstoken' })
  expect(await context.cookies()).toHaveLength(cookies.length - 1)
  const form = await openForm(page, portal.url)
  await form.hydrate()
  await expect(account).toBeVisible()
  await expect(email(page)).toHaveCount(0)
})
