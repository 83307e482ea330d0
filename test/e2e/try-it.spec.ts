import type { Page } from '@playwright/test'
import { findings } from './support/findings'
import { expect, test as base } from './support/portal'
import { type TryItSite, tryItSite } from './support/try-it-site'

const test = base.extend<{ site: TryItSite; consoleErrors: string[] }>({
  site: async ({ portal }, use) => {
    const site = await tryItSite(portal.url)
    await use(site)
    await site.close()
  },
  // What a browser writes down when a page breaks its policy or throws.
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      page.on('pageerror', (error) => consoleErrors.push(String(error)))
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted/i.test(message.text())) consoleErrors.push(message.text())
      })
      await use(consoleErrors)
    },
    { auto: true },
  ],
})

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()
const responded = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Status \d+ after/ })).toHaveCount(1)

async function sendAndWait(page: Page) {
  await send(page)
  await responded(page)
}

test('path, query, headers and JSON arrive to the byte', async ({ page, site, consoleErrors }) => {
  await site.open(page, 'places', 'other')
  await page.getByLabel('id (required)').fill('a/b ü')
  await page.getByLabel('coords (required)').fill('1\n2,5')
  await page.getByLabel('deep').fill('{"at": {"pier": "x&y"}, "kind": ["a", "b"]}')
  await page.getByLabel('pipes').fill('p q\nr|s')
  await page.getByLabel('where').fill('a/b?c=d,e#f')
  await page.getByLabel('X-List').fill('one\ntwo')
  await page.getByLabel('crumb').fill('c')
  await expect(page.getByText(/^Not sent: the cookies crumb/)).toBeVisible()
  await sendAndWait(page)
  const { method, target, headers, body } = site.other.last()
  expect(method).toBe('GET')
  expect(target).toBe(
    '/api/piers/a%2Fb%20%C3%BC;coords=1;coords=2%2C5?deep%5Bat%5D%5Bpier%5D=x%26y&deep%5Bkind%5D=a&deep%5Bkind%5D=b&pipes=p%20q%7Cr%7Cs&where=a/b?c=d,e%23f',
  )
  expect(headers).toMatchObject({ 'x-list': 'one,two', accept: 'application/json' })
  expect(headers.cookie).toBeUndefined()
  expect(body.length).toBe(0)
  await expect(page.getByRole('region', { name: 'Response body' })).toContainText('12345678901234567890')

  await site.open(page, 'json', 'other')
  const written = '{ "name":"Süd ☃",\n  "depth": 1.50 }'
  await page.getByLabel('application/json').fill(written)
  await sendAndWait(page)
  expect(site.other.last().body.toString()).toBe(written)
  expect(site.other.last().headers['content-type']).toBe('application/json')
  expect(consoleErrors).toEqual([])
})

test('forms, multipart with a file, and raw bytes arrive to the byte', async ({
  page,
  site,
  consoleErrors,
}) => {
  const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 128])
  await site.open(page, 'form', 'other')
  await page.getByLabel('name').fill('a b&c=ü')
  await page.getByLabel('tags').fill('x\ny+z')
  await sendAndWait(page)
  expect(site.other.last().body.toString()).toBe('name=a+b%26c%3D%C3%BC&tags=x&tags=y%2Bz')
  expect(site.other.last().headers['content-type']).toBe('application/x-www-form-urlencoded')

  await site.open(page, 'multipart', 'other')
  await page.getByLabel('name').fill('Möwe')
  await page.getByLabel('about').fill('{"depth": 3}')
  await page
    .getByLabel('plan')
    .setInputFiles({ name: 'plan "b".bin', mimeType: 'image/x-plan', buffer: bytes })
  await sendAndWait(page)
  const { headers, body } = site.other.last()
  const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  expect(body).toEqual(
    Buffer.concat([
      Buffer.from(
        [
          `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nMöwe\r\n`,
          `--${boundary}\r\nContent-Disposition: form-data; name="about"\r\nContent-Type: application/json\r\n\r\n{"depth":3}\r\n`,
          `--${boundary}\r\nContent-Disposition: form-data; name="plan"; filename="plan %22b%22.bin"\r\nContent-Type: image/x-plan\r\n\r\n`,
        ].join(''),
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  )

  await site.open(page, 'raw', 'other')
  await page
    .getByLabel('application/octet-stream')
    .setInputFiles({ name: 'raw', mimeType: '', buffer: bytes })
  await sendAndWait(page)
  expect(site.other.last()).toMatchObject({ method: 'PUT', body: bytes })
  expect(site.other.last().headers['content-type']).toBe('application/octet-stream')
  expect(consoleErrors).toEqual([])
})

test('keys, passwords and tokens go where they belong, and cookies nowhere', async ({ page, site }) => {
  await site.open(page, 'headerKey', 'other')
  await page.getByLabel('API key: headerKey', { exact: true }).fill('k1')
  await sendAndWait(page)
  expect(site.other.last().headers['x-key']).toBe('k1')

  await site.open(page, 'queryKey', 'other')
  await page.getByLabel('API key: queryKey', { exact: true }).fill('k&2')
  await sendAndWait(page)
  expect(site.other.last().target).toBe('/api/queryKey?key=k%262')

  await site.open(page, 'basic', 'other')
  await page.getByLabel('User name').fill('ü')
  await page.getByLabel('Password', { exact: true }).fill('p:w')
  await sendAndWait(page)
  expect(site.other.last().headers.authorization).toBe(`Basic ${Buffer.from('ü:p:w').toString('base64')}`)

  await site.open(page, 'bearer', 'other')
  await page.getByLabel('Token: bearer', { exact: true }).fill(' t.o.k ')
  await sendAndWait(page)
  expect(site.other.last().headers.authorization).toBe('Bearer t.o.k')

  await page.context().addCookies([{ name: 'session', value: 'mine', url: site.own.url }])
  await site.open(page, 'cookieKey', 'own')
  await page.getByLabel('API key: cookieKey', { exact: true }).fill('s1')
  await expect(page.getByText(/^Not sent: the cookies sid/)).toBeVisible()
  await sendAndWait(page)
  expect(site.own.last().headers.cookie).toBeUndefined()
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['session'])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /s1|t\.o\.k|p:w/,
  )
})

test('a visitor signs in at an OpenID provider, by the code flow and by discovery, and a client gets its own token', async ({
  page,
  site,
  consoleErrors: consoleErrors,
}) => {
  for (const scheme of ['code', 'openid']) {
    await site.open(page, scheme, 'other')
    await page.getByLabel('Client ID').fill('try-it')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const popup = await opened
    if (scheme === 'code') {
      await popup.getByPlaceholder('Enter any login').fill('robin')
      await popup.getByPlaceholder('and password').fill('anything')
      await popup.getByRole('button', { name: 'Sign-in' }).click()
    }
    // With consent given before, the provider goes straight on.
    const consent = popup.getByRole('button', { name: 'Continue' })
    await Promise.race([consent.click().catch(() => undefined), popup.waitForEvent('close')])
    await expect(page.getByText(/^You have a token/)).toBeVisible()
    expect(popup.isClosed() || (await popup.waitForEvent('close'))).toBeTruthy()
    await sendAndWait(page)
    const token = site.other.last().headers.authorization?.replace('Bearer ', '') ?? ''
    expect(await site.issuer.owner(token)).toMatchObject({ client: 'try-it', account: 'robin' })
    expect((await site.issuer.owner(token))?.scope).toContain('piers:read')
  }

  await site.open(page, 'machine', 'other')
  await page.getByLabel('Client ID').fill('machine')
  await page.getByLabel('Client secret', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Get a token' }).click()
  await expect(page.getByRole('alert')).toContainText('The identity provider reported:')
  await page.getByLabel('Client secret', { exact: true }).fill('machine-secret')
  await page.getByRole('button', { name: 'Get a token' }).click()
  await expect(page.getByText(/^You have a token/)).toBeVisible()
  await sendAndWait(page)
  const token = site.other.last().headers.authorization?.replace('Bearer ', '') ?? ''
  expect(await site.issuer.owner(token)).toMatchObject({ client: 'machine', scope: 'piers:write' })
  expect(consoleErrors).toEqual([])
})

test('a sign-in that is refused, tampered with, or given up says so', async ({ page, site }) => {
  const begin = async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in' }).click()
    return opened
  }
  await site.open(page, 'code', 'other')
  await page.getByLabel('Client ID').fill('try-it')
  const refused = await begin()
  await refused.getByRole('link', { name: /Cancel/ }).click()
  await expect(page.getByRole('alert')).toContainText(
    '[Authorization failed]: no accessCode received from the server',
  )
  await refused.close()

  const tampered = await begin()
  await tampered.getByPlaceholder('Enter any login').waitFor()
  await tampered.goto(`${site.own.url}/signed-in.html?code=stolen&state=other`)
  const text = 'Authorization may be unsafe, passed state was changed in server...'
  await expect(tampered.getByText(text)).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText(/^You have a token/)).toHaveCount(0)
  await tampered.close()
  await page.getByRole('button', { name: 'Cancel' }).click()

  const canceled = await begin()
  await canceled.getByPlaceholder('Enter any login').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  expect(await canceled.evaluate(() => window.opener as unknown)).toBe(null)
  await canceled.close()

  // The way for browsers that have opened no window.
  await page.getByRole('button', { name: 'Sign in' }).click()
  const linked = page.waitForEvent('popup', (popup) => popup.url() !== 'about:blank')
  await page.getByRole('link', { name: 'No window? Open it here.' }).click()
  await (await linked).getByPlaceholder('Enter any login').waitFor()
})

test('a browser without BroadcastChannel opens no window, and says what to do instead', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  const popups: unknown[] = []
  page.on('popup', (popup) => popups.push(popup))
  await site.open(page, 'code', 'other')
  await page.getByLabel('Client ID').fill('try-it')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const text = 'This browser cannot pass a sign-in on from one window to another.'
  await expect(page.getByRole('alert')).toContainText(text)
  expect(popups).toEqual([])
  await page.getByLabel('Token: code', { exact: true }).fill('pasted')
  await sendAndWait(page)
  expect(site.other.last().headers.authorization).toBe('Bearer pasted')
  await page.goto(`${site.own.url}/signed-in.html?code=c&state=s`)
  await expect(page.getByRole('alert')).toContainText(text)
})

test('a refusal of the API, CORS, the policy of the page and a missing server are told apart', async ({
  page,
  site,
}) => {
  await site.open(page, 'teapot', 'other')
  await sendAndWait(page)
  await expect(page.getByText("418 I'm a Teapot")).toBeVisible()
  await expect(page.getByText('rejected the request as invalid')).toBeVisible()
  await page.getByRole('button', { name: 'Response headers' }).last().click()
  await expect(page.getByText('x-shown')).toBeVisible()
  await expect(page.getByText('x-hidden')).toHaveCount(0)

  for (const [server, text] of [
    [
      'closed',
      `${site.closed.url} responds, but it does not allow this request from pages of ${site.own.url}`,
    ],
    ['nowhere', `${new URL(site.nowhere).host} does not respond.`],
    ['elsewhere', 'The content security policy of this page does not allow requests to'],
  ] as const) {
    await site.open(page, 'teapot', server)
    await send(page)
    await expect(page.getByRole('alert')).toContainText(text)
  }

  await site.open(page, 'blockedMachine', 'other')
  await page.getByLabel('Client ID').fill('machine')
  await page.getByLabel('Client secret', { exact: true }).fill('machine-secret')
  await page.getByRole('button', { name: 'Get a token' }).click()
  await expect(page.getByRole('alert')).toContainText(
    `The content security policy of this page does not allow requests to ${site.elsewhere.url}.`,
  )
})

test('waiting is canceled, a stream keeps what has come, bytes are saved, a picture is seen', async ({
  page,
  site,
}) => {
  await site.open(page, 'slow', 'other')
  await send(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/^Canceled[.]/)).toBeVisible()

  await site.open(page, 'stream', 'other')
  const begun = page.waitForResponse(/[/]stream$/)
  await send(page)
  await begun
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Canceled while the response arrived.')).toBeVisible()

  await site.open(page, 'bytes', 'other')
  await sendAndWait(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await saved).suggestedFilename()).toBe('bytes.bin')

  await site.open(page, 'picture', 'other')
  await sendAndWait(page)
  await expect(page.getByRole('img', { name: 'Image from the response' })).toBeVisible()
})

for (const appearance of [
  { name: 'light and wide', colorScheme: 'light', width: 1280 },
  { name: 'dark and narrow', colorScheme: 'dark', width: 320 },
] as const) {
  test(`fields, answer and failure have no axe finding and do not scroll sideways, ${appearance.name}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme: appearance.colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: appearance.width, height: 800 })
    const found: string[] = []
    const examine = async (name: string) => {
      found.push(...(await findings(page)).map((line) => `${name}: ${line}`))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) found.push(`${name}: ${overflow} px wider than the window`)
    }
    await site.open(page, 'code', 'other')
    await examine('signing in')
    await site.open(page, 'multipart', 'other')
    await sendAndWait(page)
    await examine('answer')
    await site.open(page, 'places', 'closed')
    await send(page)
    await examine('missing')
    await page.getByLabel('id (required)').fill('1')
    await page.getByLabel('coords (required)').fill('1')
    await send(page)
    await expect(page.getByRole('form', { name: 'Try it' }).getByRole('alert')).toContainText(
      'does not allow this request',
    )
    await examine('refused')
    expect(found).toEqual([])
  })
}
