import { findings } from './support/findings'
import { test } from './support/open-portal'
import { expect } from './support/portal'

test('a visitor goes from the catalog to an operation by keyboard only, and finds nothing that is hidden', async ({
  page,
  harbour,
}) => {
  await page.goto(harbour.url)
  await expect(page.getByRole('button', { name: 'Search', exact: true }).first()).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search the portal' })
  // The page comes with its content, before the kit listens.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
  expect(await findings(page)).toEqual([])

  for (const hidden of ['Ferries', 'Pilots']) {
    await page.keyboard.type(hidden)
    await expect(page.getByRole('dialog')).toContainText(`Nothing matches “${hidden}”.`)
    await field.fill('')
  }
  // One letter is wrong.
  await page.keyboard.type('levells')
  const operation = page.getByRole('option', { name: /Levels of all harbours/ })
  await expect(operation).toBeVisible()
  while ((await operation.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${harbour.url}/spec/tides/2.0?operation=listLevels`)
  await expect(page.getByRole('heading', { name: 'Levels of all harbours' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
