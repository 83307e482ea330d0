import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { consoleErrorsOf } from '../e2e/support/console-errors'
import { demoPortal, developer } from '../e2e/support/demo-portal'
import { addPage, pluginArchive, rest, signInToWordpress, site } from './site'

const settingsUrl = `${site.url}/wp-admin/options-general.php?page=portal-elements`
let portal: Awaited<ReturnType<typeof demoPortal>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  portal = await demoPortal({ ALLOWED_ORIGINS: site.url })
})

test.afterAll(() => portal.remove())

async function saveAddress(page: Page, address: string): Promise<void> {
  await page.goto(settingsUrl)
  await page.getByLabel('Address of the portal').fill(address)
  await page.getByRole('button', { name: 'Save Changes' }).click()
}

/** As a browser on another machine: without the session of the administrator. */
async function visitorPage(page: Page): Promise<Page> {
  const context = await page.context().browser()!.newContext()
  return context.newPage()
}

test('the plugin is uploaded, activated and set', async ({ page }) => {
  await signInToWordpress(page, site.administrator)
  await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`)
  await page.locator('input[type=file]').setInputFiles(pluginArchive)
  await page.getByRole('button', { name: 'Install Now' }).click()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await expect(page.getByText('Plugin activated.')).toBeVisible()

  // Until it is set, only an administrator sees that something is missing.
  const url = await addPage(page, 'Too early', '[portal-login]')
  await page.goto(url)
  await expect(page.getByText('Portal Elements has no portal yet.')).toBeVisible()
  const visitor = await visitorPage(page)
  await visitor.goto(url)
  await expect(visitor.getByRole('heading', { name: 'Too early' })).toBeVisible()
  await expect(visitor.getByText('Portal Elements')).toHaveCount(0)
  expect(await visitor.locator('script[src*="loader.js"], portal-login').count()).toBe(0)
  await visitor.context().close()

  for (const address of [
    'javascript:alert(1)',
    'portal',
    'https://',
    'https://a b',
    'http://x.test/"><script>',
  ]) {
    await saveAddress(page, address)
    await expect(page.getByText('enter an address that begins with https://')).toBeVisible()
    await expect(page.getByLabel('Address of the portal')).toHaveValue('')
  }
  await saveAddress(page, `${portal.url}/`)
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(page.getByLabel('Address of the portal')).toHaveValue(portal.url)
})

test('the settings are those of administrators, who sent the form themselves', async ({ page, browser }) => {
  await signInToWordpress(page, site.administrator)
  const account = { user: 'author', password: 'Author-password-1' }
  const body = { username: account.user, password: account.password, email: 'author@example.com' }
  await rest(page, '/wp/v2/users', { method: 'POST', body: { ...body, roles: ['author'] } })
  const option = { 'portal_elements[address]': 'https://evil.example', option_page: 'portal-elements' }
  const forged = await page.request.post(`${site.url}/wp-admin/options.php`, {
    form: { ...option, action: 'update', _wpnonce: 'forged' },
  })
  expect(forged.status()).toBe(403)

  const other = await (await browser.newContext()).newPage()
  await signInToWordpress(other, account)
  expect((await other.goto(settingsUrl))?.status()).toBe(403)
  await page.goto(settingsUrl)
  const nonce = await page.locator('input[name=_wpnonce]').inputValue()
  const refused = await other.request.post(`${site.url}/wp-admin/options.php`, {
    form: { ...option, action: 'update', _wpnonce: nonce },
  })
  expect(refused.status()).toBe(403)
  await page.reload()
  await expect(page.getByLabel('Address of the portal')).toHaveValue(portal.url)
  await other.context().close()
})

test('a visitor signs in by a shortcode, and the page gets the event', async ({ page }) => {
  await signInToWordpress(page, site.administrator)
  const url = await addPage(page, 'Account', '[portal-login show-register-link heading-level="3"]')
  const visitor = await visitorPage(page)
  const consoleErrors = await consoleErrorsOf(visitor, /status of 401/)
  await visitor.goto(url)
  const login = visitor.locator('portal-login')
  await expect(login).toHaveAttribute('show-register-link', '')
  await expect(login.getByRole('heading', { level: 3 })).toBeVisible()
  const kit = visitor.locator('script[src$="/kit/loader.js"]')
  await expect(kit).toHaveAttribute('type', 'module')
  await expect(kit).toHaveAttribute('data-api-base-url', portal.url)

  const event = visitor.evaluate(
    () =>
      new Promise<string | undefined>((received) =>
        document.addEventListener('login-success', ({ detail }) => received(detail.user?.email), {
          once: true,
        }),
      ),
  )
  await visitor.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await visitor.getByLabel('Password', { exact: true }).fill(developer.password)
  await visitor.getByRole('button', { name: 'Log in' }).click()
  expect(await event).toBe(developer.email)
  await visitor.reload()
  await login.getByRole('button', { name: 'Log out' }).click()
  await expect(visitor.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(consoleErrors).toEqual([])
  await visitor.context().close()
})

test('a block is placed and set in the editor, and shown on the page', async ({ page }) => {
  await signInToWordpress(page, site.administrator)
  await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`)
  await page.evaluate(() => {
    const { wp } = window as unknown as {
      wp: {
        data: { dispatch(store: string): Record<string, (...values: unknown[]) => unknown> }
        blocks: { createBlock(name: string): unknown }
      }
    }
    wp.data.dispatch('core/preferences').set?.('core/edit-post', 'welcomeGuide', false)
    wp.data.dispatch('core/editor').editPost?.({ title: 'Catalog' })
    wp.data
      .dispatch('core/block-editor')
      .insertBlocks?.(wp.blocks.createBlock('portal-elements/portal-catalog'))
  })
  const placeholder = page.locator('[data-type="portal-elements/portal-catalog"]')
  await expect(placeholder.getByText('Products of the portal, searched and paged.')).toBeVisible()
  await placeholder.click()
  await page.getByLabel('page-size', { exact: true }).fill('1')
  await page.getByLabel('view', { exact: true }).selectOption('table')
  await page.getByLabel('spec-href', { exact: true }).fill('/reference/?product={product}')
  await expect(placeholder.locator('code')).toHaveText(
    '<portal-catalog page-size="1" view="table" spec-href="/reference/?product={product}">',
  )
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click()
  const url = await page.getByRole('link', { name: 'View Page', exact: true }).first().getAttribute('href')
  // The editor reads what it has written.
  await page.reload()
  await expect(placeholder.locator('code')).toContainText('page-size="1"')
  await page.goto(url!)
  const catalog = page.locator('portal-catalog')
  await expect(catalog).toHaveAttribute('page-size', '1')
  await expect(catalog).toHaveAttribute('view', 'table')
  await expect(catalog).toHaveAttribute('spec-href', '/reference/?product={product}')
})

test('children of a tag are those of the block or the shortcode', async ({ page }) => {
  await signInToWordpress(page, site.administrator)
  const paragraph = '<!-- wp:paragraph --><p>Write to us.</p><!-- /wp:paragraph -->'
  const blocks = `<!-- wp:portal-elements/portal-content {"heading":"Help"} -->${paragraph}<!-- /wp:portal-elements/portal-content -->`
  await page.goto(
    await addPage(page, 'Help', `${blocks}\n\n[portal-content]<em>Or call.</em>[/portal-content]`),
  )
  await expect(page.locator('portal-content').first().getByRole('heading', { name: 'Help' })).toBeVisible()
  await expect(page.locator('portal-content > p').getByText('Write to us.')).toBeVisible()
  await expect(page.locator('portal-content > em').getByText('Or call.')).toBeVisible()
})

test('an author can set neither where requests go, nor markup or scripts', async ({ page }) => {
  await signInToWordpress(page, { user: 'author', password: 'Author-password-1' })
  const hostile = {
    'api-base-url': 'https://evil.example',
    'spec-href': 'javascript:alert(1)',
    'docs-href': 'java\tscript:alert(1)',
    view: 'heap',
    query: '" onfocus="alert(1) [portal-login]',
    'portal-id': '<img src=x onerror=alert(1)>',
    css: '& { display: none }',
    onclick: 'alert(1)',
    'page-size': 'many',
  }
  const block = `<!-- wp:portal-elements/portal-catalog ${JSON.stringify(hostile).replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)} /-->`
  const shortcode = `[portal-catalog api-base-url="https://evil.example" spec-href="javascript:alert(1)" onclick="alert(1)" page-size="many" query='" onfocus="alert(1)']`
  const body = { title: 'Hostile', content: `${block}\n\n${shortcode}`, status: 'publish' }
  const { link } = await rest<{ link: string }>(page, '/wp/v2/posts', { method: 'POST', body })
  await page.goto(link)
  await expect(page.locator('portal-catalog')).toHaveCount(2)
  const attributes = await page
    .locator('portal-catalog')
    .evaluateAll((tags) =>
      tags.map((tag) => Object.fromEntries([...tag.attributes].map(({ name, value }) => [name, value]))),
    )
  expect(attributes).toEqual([
    // WordPress has removed the handler before, as it does from everything that an author writes.
    { query: hostile.query, 'portal-id': '<img src="x">' },
    { query: '" onfocus="alert(1)' },
  ])
})

test('the administration is in the language of its account', async ({ page }) => {
  // What an installed language consists of, as far as it matters here.
  const languages = join(site.root, 'wp-content/languages')
  mkdirSync(languages, { recursive: true })
  const plugin = join(site.root, 'wp-content/plugins/portal-elements/languages')
  cpSync(join(plugin, 'portal-elements-de_DE.mo'), join(languages, 'de_DE.mo'))
  await signInToWordpress(page, site.administrator)
  await rest(page, '/wp/v2/users/me', { method: 'POST', body: { locale: 'de_DE' } })
  await page.goto(settingsUrl)
  await expect(page.getByLabel('Adresse des Portals')).toHaveValue(portal.url)
})

test('no notice of PHP was logged for the plugin', () => {
  const log = existsSync(site.debugLog) ? readFileSync(site.debugLog, 'utf8') : ''
  expect(log).not.toContain('portal-elements')
})
