import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hostSite } from '../support/host-site'
import { consoleErrorsOf } from './support/console-errors'
import { addDeveloper, expect, test } from './support/portal'

/** What sign-in and catalog load of a kit of November 2026, built from the commit 41e7f8a3. */
const ARCHIVE = 'test/support/earlier-kit/kit.tar.gz'

const FOLDER = '/earlier/'

test('a page with an earlier kit signs in, renews the session, shows the catalog and signs out on this server', async ({
  page,
  privatePortal: portal,
}) => {
  const kit = await mkdtemp(join(tmpdir(), 'earlier-kit-'))
  await promisify(execFile)('tar', ['-xzf', ARCHIVE, '-C', kit])
  const configuration = `data-api-base-url="${portal.url}" data-user-entity="developer" data-lang="en"`
  const site = await hostSite({
    files: {
      '/index.html': `<!doctype html><html lang="en"><head><title>Host</title>
        <script type="module" src="${FOLDER}loader.js" ${configuration}></script>
        </head><body><portal-login></portal-login><portal-catalog></portal-catalog></body></html>`,
    },
    folders: { [FOLDER]: kit },
  })
  const files: { readonly path: string; readonly status: number }[] = []
  const refused: string[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin === site.url && pathname.startsWith(FOLDER))
      files.push({ path: pathname, status: response.status() })
    if (origin === portal.url && response.status() >= 400 && response.status() !== 401)
      refused.push(`${response.status()} ${pathname}`)
  })
  const consoleErrors = await consoleErrorsOf(page, /status of 401/)
  const owner = await addDeveloper(portal)
  const product = page.getByRole('heading', { name: 'Chandlery Orders' })

  await page.goto(site.url)
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(product).toBeVisible()

  // The access token is over, and the session is not.
  const before = (await page.context().cookies(portal.url)).find(({ name }) => name === 'portalaccesstoken')
  expect(before).toBeDefined()
  await page.context().clearCookies({ name: 'portalaccesstoken' })
  const renewed = page.waitForResponse(/[/]developer[/]refresh$/)
  await page.reload()
  expect((await renewed).ok()).toBe(true)
  await expect(product).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect
    .poll(async () => (await page.context().cookies(portal.url)).map(({ name }) => name))
    .not.toContain('portalaccesstoken')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()

  expect(files.length).toBeGreaterThan(8)
  expect(files.filter(({ status }) => status !== 200)).toEqual([])
  expect(refused).toEqual([])
  expect(consoleErrors).toEqual([])
  await site.close()
  await rm(kit, { recursive: true })
})
