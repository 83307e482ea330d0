import { expect, type Page } from '@playwright/test'
import { developer } from '../e2e/support/demo-portal'
import type { TwoSites } from './support/two-sites'

const logIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' })

/** Outlives a sign-out. */
const knownDevice = '__Host-portaldevice'

export async function fillLogin(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await logIn(page).click()
}

const sessionCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => /portal/.test(name))

/** Signs in through a tag on another site, goes on after a reload and a refresh, and signs out. Its access tokens expire after seconds. */
export async function tellCrossSiteStory(page: Page, { hostUrl, portalUrl }: TwoSites): Promise<void> {
  await page.goto(hostUrl)
  await fillLogin(page)
  await expect(logOut(page)).toBeVisible()
  await expect(page.getByLabel('Signed in')).toHaveText(developer.email)
  const cookies = await sessionCookies(page)
  expect(cookies.map(({ name }) => name).sort()).toEqual([
    '__Host-portalaccesstoken',
    knownDevice,
    '__Secure-portalrefreshtoken',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'None' })
    expect(cookie.partitionKey).toContain('partner.test')
  }
  await expect(page.getByRole('link', { name: 'Coast Forecast', exact: true }).first()).toBeVisible()

  const before = cookies.find(({ name }) => name === '__Secure-portalrefreshtoken')?.value
  await expect
    .poll(async () => {
      await page.reload()
      await expect(logOut(page)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Coast Forecast', exact: true }).first()).toBeVisible()
      const now = (await sessionCookies(page)).find(
        ({ name }) => name === '__Secure-portalrefreshtoken',
      )?.value
      return now !== before && now !== undefined
    })
    .toBe(true)

  // The session belongs to that page's site: the portal has one of its own.
  const portalPage = await page.context().newPage()
  await portalPage.goto(portalUrl)
  await expect(portalPage).toHaveURL(`${portalUrl}/login`)
  await portalPage.close()

  await logOut(page).click()
  await expect(logIn(page)).toBeVisible()
  expect((await sessionCookies(page)).map(({ name }) => name)).toEqual([knownDevice])
  await page.reload()
  await expect(logIn(page)).toBeVisible()
}
