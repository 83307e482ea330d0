import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withSettings } from '../support/server/single-sign-on'
import { builtPortal } from './support/built-portal'
import { developer, expect, signIn, test } from './support/portal'

const policyOf = async (url: string): Promise<string> => {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  await response.body?.cancel()
  expect(response.status, url).toBe(200)
  return response.headers.get('content-security-policy') ?? ''
}

test('every script of the kit is sent with a policy that connects to nothing', async ({ portal }) => {
  const scripts = readdirSync('dist/kit', { recursive: true }).filter((file) => `${file}`.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100)
  for (const script of scripts)
    expect(await policyOf(`${portal.url}/kit/${script}`), `${script}`).toContain("default-src 'none'")
})

test('the worker that reads descriptions is refused what its own policy does not name', async ({
  page,
  portal,
}) => {
  let requests = 0
  const elsewhere = createServer((_request, response) => {
    requests += 1
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end()
  })
  await new Promise<void>((listening) => elsewhere.listen(0, 'localhost', listening))
  const { port } = elsewhere.address() as AddressInfo
  await signIn(page, portal.url, developer)
  const started = page.waitForEvent('worker')
  await page
    .getByRole('link', { name: /Portal API/ })
    .first()
    .click()
  const worker = await started
  await expect(page.getByRole('heading', { level: 1, name: /Portal API/ })).toBeVisible()
  expect(worker.url()).toMatch(new RegExp(`^${portal.url}/kit/`))
  for (const url of [`http://localhost:${port}/`, `${portal.url}/api/v2/portal`])
    expect(
      await worker.evaluate((given) => fetch(given).then(String, (failure: Error) => failure.name), url),
    ).toBe('TypeError')
  expect(requests).toBe(0)
  const [, sources] = /worker-src ([^;]*)/.exec(await policyOf(`${portal.url}/spec/any`)) ?? []
  expect(sources).toBe(`${new URL(portal.url).host}/kit/`)
  elsewhere.close()
})

test('a captcha of another provider loosens the policy of the registration only, which is a page of its own', async ({
  page,
}) => {
  const portal = await builtPortal({ CAPTCHA_SECRET: 'secret' })
  await portal.start()
  const captcha = { provider: 'turnstile', site_key: 'key', kinds: ['developer'] }
  await withSettings({ captcha }, (folder) => portal.command(['import', folder]))
  expect(await policyOf(`${portal.url}/`)).toContain("require-trusted-types-for 'script'")
  expect(await policyOf(`${portal.url}/register`)).not.toContain('trusted-types')

  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.turnstile = { render() {} }' }),
  )
  const isStrict = () =>
    page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<p>'
        return false
      } catch {
        return true
      }
    })
  await page.goto(`${portal.url}/login`)
  const signUp = page.getByRole('link', { name: 'Sign up' })
  await expect(signUp).toBeVisible()
  expect(await isStrict()).toBe(true)
  await signUp.click()
  await page.getByLabel('Full name').fill('Ada Lovelace')
  expect(await isStrict()).toBe(false)
  await page.getByLabel('Email').fill('ada@example.com')
  const script = page.waitForResponse(/challenges\.cloudflare\.com/)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await script
  await expect.poll(() => page.evaluate(() => 'turnstile' in window)).toBe(true)

  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await isStrict()).toBe(true)
  await page.goBack()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await page.goBack()
  await expect(signUp).toBeVisible()
  expect(await isStrict()).toBe(true)
  await portal.remove()
})
