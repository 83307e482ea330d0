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

test('a page of the portal whose screen was lost says so, in the title too', async ({ page, portal }) => {
  await lose(page, '**/portal-forgot-password.js', Infinity)
  await page.goto(`${portal.url}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expect(page).toHaveTitle(/^Error [|] /)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a form says that the server cannot be reached when what sends calls is lost, and sends the next time', async ({
  page,
  portal,
}) => {
  const { lost } = await lose(page, '**/calls.js', Infinity)
  const site = await pageWith(portal.url, '<portal-login></portal-login>')
  await page.goto(site.url)
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached')
  expect(lost()).toBeGreaterThan(0)

  await page.unroute('**/calls.js')
  const sent = page.waitForRequest('**/developer/authenticate')
  await page.getByRole('button', { name: 'Log in' }).click()
  expect((await sent).method()).toBe('POST')
  await site.close()
})
