import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { BuiltPortal } from './support/built-portal'
import { differences, openHost, stylesInsideTags } from './support/host-page'
import { developer, expect, signIn, test } from './support/portal'

/** The tags that show content of a portal, filled. */
async function filledTags(portal: BuiltPortal): Promise<string> {
  const response = await fetch(`${portal.url}/api/v2/products?filter[name]=Chandlery%20Orders`)
  expect(response.status, await response.clone().text()).toBe(200)
  const { data } = (await response.json()) as { data: { id: string }[] }
  const product = `product="${data[0]?.id}"`
  return `<portal-app history="memory"></portal-app>
    <portal-search></portal-search>
    <portal-docs ${product} slug="concepts"></portal-docs>
    <portal-spec ${product} operation="createOrder"></portal-spec>`
}

async function filled(page: Page) {
  await expect(page.locator('portal-app').getByRole('heading', { name: 'Coast Forecast' })).toBeVisible()
  await expect(page.locator('portal-search').getByRole('combobox')).toBeVisible()
  const docs = page.locator('portal-docs')
  await expect(docs.getByRole('heading', { name: 'Concepts', level: 2 })).toBeVisible()
  await expect(docs.getByRole('link', { name: /^Next/ })).toBeVisible()
  const spec = page.locator('portal-spec')
  await expect(spec.getByRole('heading', { name: 'Create an order' })).toBeVisible()
  await expect(spec.getByRole('heading', { name: 'Responses' })).toBeVisible()
  // Descriptions stand as they were written until what renders Markdown has come, and code is colored when it is seen.
  for (const passing of ['.pe-skeleton', '.pe-ref-source']) await expect(page.locator(passing)).toHaveCount(0)
  for (const code of await page.locator('.pe-code[data-lang] pre').all()) {
    await code.scrollIntoViewIfNeeded()
    await expect(code.locator('[class^=pe-hl-]').first()).toBeVisible()
  }
}

test('a whole portal, a document and a reference on a page under the strict policy, among conflicting style sheets', async ({
  page,
  publicPortal,
}) => {
  const body = await filledTags(publicPortal)
  const calm = await openHost(page, { portal: publicPortal.url, body })
  await filled(page)
  const before = await stylesInsideTags(page)
  expect(calm.consoleErrors).toEqual([])
  const hostile = await openHost(page, { portal: publicPortal.url, body, hostile: true })
  await filled(page)
  const after = await stylesInsideTags(page)
  expect(Object.keys(before).length).toBeGreaterThan(300)
  expect(differences(before, after)).toEqual([])
  expect(hostile.consoleErrors).toEqual([])
  await calm.site.close()
  await hostile.site.close()
})

async function accessOpened(page: Page) {
  await page.locator('portal-get-access').getByRole('button', { name: 'Get access' }).click()
  const dialog = page.getByRole('dialog', { name: /^Get access to Chandlery Orders/ })
  await expect(dialog.getByRole('textbox', { name: 'Name of the application' })).toBeVisible()
  // Scopes come with the API description.
  await expect(dialog.getByRole('group', { name: 'Scopes' })).toBeVisible()
}

test('the way to access of a signed-in developer, under the strict policy and among conflicting style sheets', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.url, developer)
  const body = '<portal-get-access product="chandlery-orders"></portal-get-access>'
  const calm = await openHost(page, { portal: portal.url, body })
  await accessOpened(page)
  const before = await stylesInsideTags(page)
  expect(calm.consoleErrors).toEqual([])
  const hostile = await openHost(page, { portal: portal.url, body, hostile: true })
  await accessOpened(page)
  const after = await stylesInsideTags(page)
  expect(Object.keys(before).length).toBeGreaterThan(30)
  expect(differences(before, after)).toEqual([])
  expect(hostile.consoleErrors).toEqual([])
  await calm.site.close()
  await hostile.site.close()
})

test('every tag of the kit stands on a hostile page', () => {
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
    modules: { declarations: { tagName?: string }[] }[]
  }
  const tags = modules.flatMap(({ declarations }) => declarations.flatMap(({ tagName }) => tagName ?? []))
  const pages = ['hostile-page', 'hostile-content'].map((name) =>
    readFileSync(`test/e2e/${name}.spec.ts`, 'utf8'),
  )
  expect(tags.length).toBeGreaterThan(15)
  expect(tags.filter((tag) => !pages.join('').includes(`<${tag}`))).toEqual([])
})
