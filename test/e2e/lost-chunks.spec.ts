import type { Page } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { developer, expect, test } from './support/portal'

/** Loses the first answers for some of the kit's files, as a train in a tunnel does. */
async function lose(page: Page, files: string, times: number): Promise<{ lost(): number }> {
  let lost = 0
  await page.route(files, (route) => {
    if (lost === times) return route.continue()
    lost += 1
    return route.abort()
  })
  return { lost: () => lost }
}

async function pageWith(portal: string, tag: string) {
  const script = `<script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}" data-user-entity="developer"></script>`
  return hostSite({
    files: { '/index.html': `<!doctype html><html lang="en"><title>Host</title>${script}${tag}` },
  })
}

test('a tag whose declaration was lost on the way appears by itself, and tells of it once', async ({
  page,
  portal,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('could not load what')) errors.push(message.text())
  })
  const { lost } = await lose(page, '**/portal-login.js', 2)
  const site = await pageWith(portal.url, '<portal-login></portal-login>')
  await page.addInitScript(() => {
    addEventListener('element-error', ({ target }) =>
      document.documentElement.setAttribute('data-failed', (target as Element).localName),
    )
  })
  await page.goto(site.url)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible({ timeout: 15_000 })
  expect(lost()).toBe(2)
  expect(errors).toHaveLength(1)
  await expect(page.locator('html')).toHaveAttribute('data-failed', 'portal-login')
  await site.close()
})

/** Counts how often the page has been loaded. */
function countLoads(page: Page): { loads(): number } {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return { loads: () => loads }
}

test('a page of the portal whose screen is gone is loaded again at the same address, once, and then says why', async ({
  page,
  portal,
}) => {
  const { loads } = countLoads(page)
  // Code behind a link is asked for when the page is idle, when the link is pointed at, and then by the click.
  await page.route('**/portal-forgot-password.js', (route) =>
    loads() === 1 ? route.abort() : route.continue(),
  )
  await page.goto(`${portal.url}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(`${portal.url}/forgot-password`)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(loads()).toBe(2)

  await lose(page, '**/portal-register.js', Infinity)
  await page.goto(`${portal.url}/register`)
  await expect.poll(loads).toBe(4)
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expect(page.getByText('It may have been updated, or you are offline.')).toBeVisible()
  await expect(page).toHaveTitle(/^Error [|] /)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(loads()).toBe(4)
  await page.unroute('**/portal-register.js')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  expect(loads()).toBe(5)
})

test('without a connection the page stays', async ({ page, portal, context }) => {
  // The page may have asked for it while it was idle, and then the connection is not needed.
  await page.route('**/portal-forgot-password.js', (route) => route.abort())
  await page.goto(`${portal.url}/login`)
  const { loads } = countLoads(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByText('It may have been updated, or you are offline.')).toBeVisible()
  expect(loads()).toBe(0)
})

test('what was typed is there after such a reload, but no password, and nothing of it stays in storage', async ({
  page,
  portal,
}) => {
  const prepared = page.waitForEvent('requestfinished', (request) => request.url().includes('typed-values'))
  await page.goto(`${portal.url}/login`)
  // The form is in the page before the kit is.
  await page.waitForFunction(() => customElements.get('portal-app') !== undefined)
  const { loads } = countLoads(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await prepared
  await lose(page, '**/chunks-*/de.*.js', 1)
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'de'))
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(developer.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(stored).toContain('portal-elements:reloaded')
  expect(stored).not.toContain('portal-elements:typed')
  expect(stored).not.toContain(developer.email)
})

test('a tag alone leaves its page as it is, and offers another attempt', async ({ page, portal }) => {
  await lose(page, '**/chunks-*/login.js', Infinity)
  const site = await pageWith(portal.url, '<portal-login></portal-login>')
  const { loads } = countLoads(page)
  await page.goto(site.url)
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('could not be shown')
  await page.unroute('**/chunks-*/login.js')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(loads()).toBe(1)
  await site.close()
})
