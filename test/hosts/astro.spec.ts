import { consoleErrorsOf } from '../e2e/support/console-errors'
import { demoPortal, developer, expect, test } from '../e2e/support/portal'
import { servedHost } from '../support/served-host'

test('astro: signs in, is notified, browses by the pages of the site, and signs out', async ({ page }) => {
  const portal = await demoPortal()
  const host = await servedHost('astro', portal.url)
  const consoleErrors = await consoleErrorsOf(page, /status of 401/)
  const events = page.getByRole('list', { name: 'Events' })
  const navLink = (name: string) =>
    page.getByRole('navigation', { name: 'North Pier' }).getByRole('link', { name, exact: true })

  await page.goto(`${host.url}/my-apps/`)
  await page.locator('portal-my-apps').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/[/]login[/]?$/)
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(events.getByText(`login-success ${developer.email}`)).toBeVisible()

  await navLink('APIs').click()
  const forecast = page.locator('portal-catalog').getByRole('link', { name: 'Coast Forecast', exact: true })
  await forecast.click()
  await expect(page).toHaveURL(/[/]reference[/][?]product=coast-forecast$/)
  const heading = page.locator('portal-spec').getByRole('heading', { name: 'Coast Forecast' }).first()
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(forecast).toBeVisible()
  await page.goForward()
  await page.reload()
  await expect(heading).toBeVisible()

  await navLink('My applications').click()
  await page.getByRole('link', { name: 'New App' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('In Astro')
  await page.getByRole('combobox', { name: 'Auth strategy' }).selectOption({ label: 'API key' })
  await page.getByRole('textbox', { name: 'Reference ID' }).fill('in-astro')
  await page.getByRole('button', { name: 'Create application' }).click()
  await expect(page).toHaveURL(/[/]application[/][?]application=[-0-9a-f]{36}$/)
  await expect(page.getByRole('heading', { name: 'In Astro' })).toBeVisible()
  await expect(events.getByText('dashboard-loaded 24h')).toBeVisible()

  await navLink('Account').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(events.getByText('session-change signed out')).toBeVisible()
  expect(consoleErrors).toEqual([])
  await host.close()
  await portal.remove()
})

test('astro: its pages have the tags and their attributes before any script runs', async ({
  request,
  portal,
}) => {
  const host = await servedHost('astro', portal.url)
  const html = await (await request.get(`${host.url}/`)).text()
  expect(html).toContain('<portal-catalog page-size="6" spec-href="/reference/?product={product}"')
  await host.close()
})
