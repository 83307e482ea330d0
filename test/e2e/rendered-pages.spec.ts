import type { Page } from '@playwright/test'
import { robin } from '../support/server/sample-data'
import { consoleErrorsOf } from './support/console-errors'
import { holdKit } from './support/hold-kit'
import { LARGEST_SHIFT, watchShifts } from './support/layout-shifts'
import { test } from './support/open-portal'
import { expect, signIn } from './support/portal'

const firstBoxes = (page: Page) => page.locator('[data-portal-first]')

/** On a busy machine a page may be sent before its content is there, and has it the next time. */
async function openFilled(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('main [data-portal-first]')).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('without scripts a visitor reads, searches, and is told what needs them', async ({
  browser,
  harbour,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openFilled(page, harbour.url)
  const note = page.locator('noscript')
  await expect(note).toBeVisible()
  expect(await note.textContent()).toBe('Signing in, forms and trying an API need JavaScript.')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tides', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ferries' })).toHaveCount(0)

  const search = page.getByRole('searchbox', { name: 'Search products' })
  await expect(async () => {
    await page.goto(harbour.url)
    await search.fill('nothing like it')
    await search.press('Enter')
    await expect(page).toHaveURL(`${harbour.url}/?query=nothing+like+it`)
    await expect(page.getByRole('heading', { name: 'No Products listed' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(search).toHaveValue('nothing like it')

  await openFilled(page, `${harbour.url}/docs/tides`)
  await expect(page.getByRole('article')).toContainText(/\w/)

  await openFilled(page, `${harbour.url}/spec/tides/2.0`)
  await page.getByRole('link', { name: 'Levels of all harbours' }).first().click()
  await expect(page).toHaveURL(`${harbour.url}/spec/tides/2.0?operation=listLevels`)
  await openFilled(page, page.url())
  await expect(page.getByRole('heading', { name: 'Levels of all harbours' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('/levels')

  await openFilled(page, `${harbour.url}/docs/buoys`)
  await expect(page.getByRole('heading', { name: 'Colors of buoys' }).first()).toBeVisible()
  await openFilled(page, `${harbour.url}/spec/buoys/1.0`)
  await expect(page.getByRole('heading', { name: 'No specification' })).toBeVisible()
  await context.close()
})

const looks = [
  { name: 'in English, light', options: { locale: 'en-GB', colorScheme: 'light' } },
  { name: 'in German, dark', options: { locale: 'de-DE', colorScheme: 'dark' } },
  { name: 'in French, on a phone', options: { locale: 'fr', viewport: { width: 390, height: 800 } } },
] as const

for (const { name, options } of looks)
  for (const path of ['/', '/docs/tides', '/spec/tides/2.0', '/spec/tides/2.0?operation=listLevels'])
    test(`${path} ${name} is taken over by late scripts, and nothing moves`, async ({ browser, harbour }) => {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      const errors = await consoleErrorsOf(page)
      page.on('console', (message) => message.type() === 'warning' && errors.push(message.text()))
      const shifts = await watchShifts(page)
      const kit = await holdKit(page)
      await openFilled(page, harbour.url + path)
      const nodes = await page.locator('header a, main h1, main a').elementHandles()
      expect(nodes.length).toBeGreaterThan(2)
      await kit.letGo()
      await expect(firstBoxes(page)).toHaveCount(0)
      for (const node of nodes) expect(await node.evaluate(({ isConnected }) => isConnected)).toBe(true)
      const { total, moved } = await shifts()
      expect(total, moved.join(', ')).toBeLessThanOrEqual(LARGEST_SHIFT)
      expect(errors).toEqual([])
      await context.close()
    })

test('a developer’s page comes with what is for developers, and asks for nothing of it again', async ({
  page,
  harbour,
}) => {
  await signIn(page, harbour.url, robin)
  const kit = await holdKit(page)
  await openFilled(page, harbour.url)
  await expect(page.getByRole('button', { name: robin.email })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ferries', exact: true })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${harbour.url}/api/v2/search/`)) asked.push(request.url())
  })
  await kit.letGo()
  await expect(firstBoxes(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ferries', exact: true })).toBeVisible()
  expect(asked).toEqual([])
})

test('what a hash names is shown, and not the page that came without it', async ({ page, harbour }) => {
  const errors = await consoleErrorsOf(page)
  page.on('console', (message) => message.type() === 'warning' && errors.push(message.text()))
  await openFilled(page, `${harbour.url}/spec/tides/2.0`)
  const kit = await holdKit(page)
  await page.goto('about:blank')
  await page.goto(`${harbour.url}/spec/tides/2.0#/levels/listLevels`, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('main').getByRole('heading')).toHaveCount(0)
  await kit.letGo()
  await expect(page.getByRole('heading', { name: 'Levels of all harbours' })).toBeVisible()
  await expect(page).toHaveURL(`${harbour.url}/spec/tides/2.0?operation=listLevels`)
  await expect(page).toHaveTitle(/^Levels of all harbours - Tides - 2.0 [|]/)
  expect(errors).toEqual([])
})
