import type { Page } from '@playwright/test'
import { demoPortal, developer, expect, test } from '../e2e/support/portal'
import { servedHost } from '../support/served-host'
import { tellHostStory } from './host-story'

const webpackBuild = { BUILD_FOLDER: '.next-webpack' }
const builds = [
  { bundler: 'Turbopack', environment: {} },
  { bundler: 'webpack', environment: webpackBuild },
]
const developmentServers = [
  { bundler: 'Turbopack', command: ['dev'], environment: {} },
  { bundler: 'webpack', command: ['dev', '--webpack'], environment: webpackBuild },
]

for (const { bundler, environment } of builds)
  test(`next: built with ${bundler}, signs in, is notified, browses with its own router, and signs out`, async ({
    page,
  }) => {
    const portal = await demoPortal()
    await tellHostStory(page, {
      name: 'next',
      root: '/',
      portalUrl: portal.url,
      start: { environment },
      replacedHistory: ['pushState', 'replaceState'],
    })
    await portal.remove()
  })

async function signIn(page: Page) {
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  const events = page.getByRole('list', { name: 'Events' })
  await expect(events.getByText(`login-success ${developer.email}`)).toBeVisible()
}

for (const { bundler, ...start } of developmentServers)
  test(`next: in development with ${bundler}, signs in and shows a tag of a server component`, async ({
    page,
    portal,
  }) => {
    // The bundler begins with the first page.
    test.slow()
    const host = await servedHost('next', portal.url, start)
    await page.goto(`${host.url}/login`)
    await signIn(page)
    await page.goto(`${host.url}/my-apps`)
    await expect(page.locator('portal-my-apps').getByRole('link', { name: 'New App' })).toBeVisible()
    await host.close()
  })

test('next: the server writes the tags of server components, with their attributes', async ({
  request,
  portal,
}) => {
  const host = await servedHost('next', portal.url)
  const html = await (await request.get(`${host.url}/spec/coast-forecast/v1`)).text()
  expect(html).toContain('<portal-spec product="coast-forecast" product-version="v1"></portal-spec>')
  await host.close()
})
