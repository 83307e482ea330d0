import { findings } from './support/findings'
import { demoPortal, developer, expect, pendingDeveloper, signIn, signInByForm, test } from './support/portal'

test('a newcomer signs in, finds the products, stays signed in after a reload, and signs out for good', async ({
  page,
  context,
  portal,
}) => {
  await signInByForm(page, portal.url, developer)
  await expect(page).toHaveTitle(/^Product Catalog \| /)
  await expect(page.getByRole('link', { name: /Weather|Orders|Portal API/ }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: developer.email })).toBeVisible()

  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const asDeveloper = () => fetch(`${portal.url}/api/v2/developer/me`, { headers: { cookie: cookies } })
  expect((await asDeveloper()).status).toBe(200)
  await page.getByRole('button', { name: developer.email }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect.poll(async () => (await asDeveloper()).status).toBe(401)
})

test('an account that waits for approval is told so, and only with the right password', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/login`)
  const attempt = async (password: string) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(pendingDeveloper.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  await attempt('not-the-password')
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password. Please try again.')
  await attempt(pendingDeveloper.password)
  await expect(page.getByText('Your account is pending approval for access')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
})

test('a visitor who asked for a page comes back to it after signing in, query and hash included', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/my-apps?query=a#here`)
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${portal.url}/my-apps?query=a#here`)
  await expect(page).toHaveTitle(/^My Apps \| /)
})

test('searching narrows the catalog, and says so when nothing is found', async ({ page, portal }) => {
  await signIn(page, portal.url, developer)
  const search = page.getByRole('searchbox')
  await search.fill('portal')
  await expect(page.getByRole('link', { name: /Portal API/ }).first()).toBeVisible()
  await search.fill('zzzzzz')
  await expect(page.getByText('No Products')).toBeVisible()
})

test('a URL without a page has status 404, and a link to the home page', async ({ page, portal }) => {
  await signIn(page, portal.url, developer)
  const response = await page.goto(`${portal.url}/nowhere/at/all`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the portal' }).click()
  await expect(page).toHaveURL(`${portal.url}/`)
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('a server that is killed finds its data, its accounts and its sessions again', async ({ page }) => {
  const own = await demoPortal()
  await signIn(page, own.url, developer)
  await own.stop('SIGKILL')
  await own.start()
  await page.reload()
  await expect(page.getByRole('button', { name: developer.email })).toBeVisible()
  await expect(page.getByRole('link', { name: /Portal API/ }).first()).toBeVisible()
  await own.remove()
})

test('while the server is down every screen says so and offers a retry that works', async ({ page }) => {
  const own = await demoPortal()
  await signIn(page, own.url, developer)
  await expect(page.getByRole('link', { name: /Portal API/ }).first()).toBeVisible()
  const search = page.getByRole('searchbox')
  await own.stop()
  await search.fill('portal')
  await search.press('Enter')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await own.start()
  await retry.click()
  await expect(page.getByRole('link', { name: /Portal API/ }).first()).toBeVisible()
  await own.remove()
})

test('a public portal shows its products to visitors and has neither sign-in nor applications', async ({
  page,
}) => {
  const own = await demoPortal({ PORTAL_PUBLIC: 'true' })
  await page.goto(own.url)
  await expect(page.getByRole('link', { name: /Portal API/ }).first()).toBeVisible()
  for (const path of ['/login', '/register', '/my-apps', '/application/create']) {
    await page.goto(`${own.url}${path}`)
    await expect(page).toHaveURL(`${own.url}/`)
  }
  await own.remove()
})
