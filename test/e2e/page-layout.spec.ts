import type { Locator } from '@playwright/test'
import { developer, expect, signIn, test } from './support/portal'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

test('sign-in and sign-up begin at the same height', async ({ page, portal }) => {
  const tops: number[] = []
  for (const [path, title] of [
    ['/login', 'Log in'],
    ['/register', 'Create your account'],
  ] as const) {
    await page.goto(portal.url + path)
    tops.push((await boxOf(page.getByRole('heading', { name: title }))).y)
  }
  expect(tops[0]).toBe(tops[1])
})

test('in a low window the products are in view, and in a wide one a form has two columns', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await signIn(page, portal.url, developer)
  await page.goto(portal.url)
  const card = await boxOf(page.getByRole('article').first())
  expect(card.y + card.height).toBeLessThanOrEqual(700)
  await page.goto(`${portal.url}/application/create`)
  const name = await boxOf(page.getByRole('textbox', { name: 'Name' }))
  const strategy = await boxOf(page.getByRole('combobox', { name: 'Auth strategy' }))
  expect(strategy.y).toBe(name.y)
})
