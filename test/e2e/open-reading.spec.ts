import type { Page } from '@playwright/test'
import { robin } from '../support/server/sample-data'
import { findings } from './support/findings'
import { openHost } from './support/host-page'
import { test } from './support/open-portal'
import { expect, signIn } from './support/portal'

/** Fills in the form that the page shows. */
async function fillSignIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(robin.email)
  await page.getByLabel('Password', { exact: true }).fill(robin.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

const account = (page: Page) => page.getByRole('button', { name: robin.email })
const header = (page: Page) => page.getByRole('banner')
const operation = '/spec/tides/2.0?operation=listLevels'

test('a visitor reads an operation, signs in for a key, and is back at the operation', async ({
  page,
  harbour,
}) => {
  await page.goto(harbour.url)
  await expect(page.getByRole('link', { name: 'Tides', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ferries' })).toHaveCount(0)
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Sign up' })).toBeVisible()

  await page.goto(`${harbour.url}${operation}`)
  await expect(page.getByRole('heading', { name: 'Levels of all harbours' })).toBeVisible()
  const address = page.url()
  await page.getByRole('button', { name: 'Get access' }).click()
  // Nothing to crawl: the way is open in the page, not at an address.
  await expect(page).toHaveURL(address)
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${harbour.url}/login`)
  await fillSignIn(page)
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Get access to Tides 2.0' })).toBeVisible()
  await expect(page).toHaveURL(`${address}&access=new`)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(address)

  await header(page).getByRole('link', { name: 'Catalog' }).click()
  await expect(page.getByRole('link', { name: 'Ferries', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pilots' })).toHaveCount(0)
})

test('what is personal leads a visitor to the sign-in and back, query and hash included', async ({
  page,
  harbour,
}) => {
  await page.goto(`${harbour.url}/my-apps?query=a#here`)
  await expect(page).toHaveURL(`${harbour.url}/login`)
  await fillSignIn(page)
  await expect(page).toHaveURL(`${harbour.url}/my-apps?query=a#here`)
})

test('a visitor does not find what is for developers, and comes back to it after signing in', async ({
  page,
  harbour,
}) => {
  const hidden = page.getByRole('heading', { name: 'Not Found' })
  for (const path of ['/docs/nothing-here', '/docs/pilots', '/docs/ferries']) {
    await page.goto(harbour.url + path)
    await expect(hidden).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillSignIn(page)
  await expect(page.getByRole('heading', { name: 'Piers' })).toBeVisible()
})

test('after a document a visitor learns what an account adds, by the keyboard too', async ({
  page,
  harbour,
}) => {
  await page.goto(`${harbour.url}/docs/tides/welcome`)
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
  const note = page.getByRole('link', { name: 'Log in to see more and to get keys' })
  await note.focus()
  await page.keyboard.press('Enter')
  await fillSignIn(page)
  await expect(page).toHaveURL(`${harbour.url}/docs/tides/welcome`)
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
  await expect(account(page)).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('a developer whose session has ended elsewhere reads on as a visitor', async ({
  page,
  context,
  harbour,
}) => {
  await signIn(page, harbour.url, robin)
  const ended = (await context.cookies()).filter(({ name }) => /token/.test(name))
  await context.addCookies(ended.map((cookie) => ({ ...cookie, value: 'a.b.c' })))
  await page.goto(`${harbour.url}/docs/tides/welcome`)
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('tags of a bare page read openly, and show more after signing in there', async ({ page, harbour }) => {
  const body = '<portal-catalog></portal-catalog><portal-login></portal-login>'
  const { site, consoleErrors } = await openHost(page, { portal: harbour.url, body })
  await expect(page.getByRole('link', { name: 'Tides', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Log in to see/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(robin.email)
  await page.getByLabel('Password', { exact: true }).fill(robin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('link', { name: 'Ferries', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Log in to see/ })).toHaveCount(0)
  expect(consoleErrors).toEqual([])
  await site.close()
})

for (const { name, colorScheme, width, language } of [
  { name: 'light and wide', colorScheme: 'light', width: 1280, language: 'en' },
  { name: 'dark and narrow, in German', colorScheme: 'dark', width: 320, language: 'de' },
  { name: 'light and narrow, in French', colorScheme: 'light', width: 320, language: 'fr' },
] as const) {
  test(`what visitors read has no axe finding and does not scroll sideways, ${name}`, async ({
    page,
    context,
    harbour,
  }) => {
    await context.addCookies([{ name: 'portal_language', value: language, url: harbour.url }])
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    const found: string[] = []
    for (const path of ['/', operation, '/docs/tides/welcome', '/docs/ferries']) {
      await page.goto(harbour.url + path)
      await page.locator(`a[href="/login"]`).last().waitFor()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      found.push(...(await findings(page)).map((line) => `${path}: ${line}`))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) found.push(`${path}: ${overflow} px wider than the window`)
    }
    expect(found).toEqual([])
  })
}
