import { expect, type Page } from '@playwright/test'
import { consoleErrorsOf } from '../e2e/support/console-errors'
import { demoPortal, developer, test } from '../e2e/support/portal'
import { servedHost } from '../support/served-host'

const variants = [
  { name: 'a theme with resets and a large root font', root: '' },
  { name: 'the same theme from right to left', root: '/rtl' },
  { name: 'a theme that unsets everything, with shadow roots', root: '/shadow' },
]

const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'North Pier' }).getByRole('link', { name, exact: true })

for (const { name, root } of variants)
  test(`${name}: signs in, browses by the pages of the CMS, and signs out`, async ({ page }) => {
    const portal = await demoPortal()
    const host = await servedHost('cms', portal.url)
    const consoleErrors = await consoleErrorsOf(page, /status of 401/)
    const events = page.getByRole('list', { name: 'Events' })

    await page.goto(`${host.url}${root}/my-apps/`)
    await page.locator('portal-my-apps').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(`${host.url}${root}/account/`)
    await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
    await page.getByLabel('Password', { exact: true }).fill(developer.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(events.getByText(`login-success ${developer.email}`)).toBeVisible()

    await navLink(page, 'APIs').click()
    await page.locator('portal-catalog').getByRole('link', { name: 'Coast Forecast', exact: true }).click()
    await expect(page).toHaveURL(/[/]reference[/][?]product=coast-forecast$/)
    const heading = page.locator('portal-spec').getByRole('heading', { name: 'Coast Forecast' }).first()
    await expect(heading).toBeVisible()
    await page.goBack()
    await expect(
      page.locator('portal-catalog').getByRole('link', { name: 'Coast Forecast', exact: true }),
    ).toBeVisible()
    await page.goForward()
    await page.reload()
    await expect(heading).toBeVisible()

    await navLink(page, 'My applications').click()
    await page.getByRole('link', { name: 'New App' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('In the CMS')
    await page.getByRole('combobox', { name: 'Auth strategy' }).selectOption({ label: 'API key' })
    await page.getByRole('textbox', { name: 'Reference ID' }).fill('in-the-cms')
    await page.getByRole('button', { name: 'Create application' }).click()
    await expect(page).toHaveURL(/[/]application[/][?]application=[-0-9a-f]{36}$/)
    await expect(page.getByRole('heading', { name: 'In the CMS' })).toBeVisible()
    await expect(events.getByText('dashboard-loaded 24h')).toBeVisible()

    await navLink(page, 'Account').click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(events.getByText('session-change signed out')).toBeVisible()
    expect(consoleErrors).toEqual([])
    await host.close()
    await portal.remove()
  })
