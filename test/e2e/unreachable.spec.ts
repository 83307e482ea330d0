import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { freePort } from '../support/server/free-port'
import { developer, expect, test } from './support/portal'

interface Tried {
  readonly attributes?: string
  /** Name of the button of a form, which calls the API when it is sent. */
  readonly sends?: string
}

const password = 'Correct-horse-1'

/** Tags that call the API, by themselves or when they are sent. */
const calling: Readonly<Record<string, Tried>> = {
  'portal-app': { attributes: 'history="memory"' },
  'portal-catalog': {},
  'portal-docs': { attributes: 'product="p1"' },
  'portal-spec': { attributes: 'product="p1"' },
  'portal-my-apps': {},
  'portal-account': {},
  'portal-application-form': {},
  'portal-application': { attributes: 'application="a1"' },
  'portal-dashboard': { attributes: 'application="a1"' },
  'portal-login': { sends: 'Log in' },
  'portal-forgot-password': { sends: 'Recover password' },
  'portal-register': { sends: 'Sign up' },
  'portal-reset-password': { sends: 'Set password' },
  'portal-change-password': { attributes: 'user-entity="user"', sends: 'Change password' },
  'portal-accept-invitation': { attributes: 'user-entity="user"', sends: 'Create account' },
}

/** Goes on without an answer: see below. */
const indifferent = ['portal-header']

/** Ask when something is searched for, or when the way is opened: see below. */
const asked = ['portal-get-access', 'portal-search']

/** What they show they have from the page alone. */
const silent = [
  'portal-content',
  'portal-copy-id',
  'portal-empty-state',
  'portal-forbidden',
  'portal-not-found',
  'portal-oauth2-redirect',
]

test('every tag of the kit is tried below, or never calls the API', () => {
  const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
    modules: { declarations: { tagName?: string }[] }[]
  }
  const declared = manifest.modules.flatMap(({ declarations }) =>
    declarations.flatMap(({ tagName }) => (tagName ? [tagName] : [])),
  )
  expect([...Object.keys(calling), ...indifferent, ...asked, ...silent].sort()).toEqual(declared.sort())
})

async function fillAll(page: Page): Promise<void> {
  for (const field of await page.locator('input:visible:not([readonly])').all()) {
    const type = await field.getAttribute('type')
    if (type === 'checkbox') await field.check()
    else if (type !== 'radio') await field.fill(type === 'password' ? password : developer.email)
  }
}

/** A page with a tag whose API is a port at which nobody listens. */
async function pageWith(kit: string, tag: string, attributes = '') {
  const nowhere = `http://localhost:${await freePort()}`
  const script = `<script type="module" src="${kit}/kit/loader.js" data-api-base-url="${nowhere}" data-user-entity="developer"></script>`
  const element = `<${tag} ${attributes}></${tag}>`
  return hostSite({
    files: { '/index.html': `<!doctype html><html lang="en"><title>Host</title>${script}${element}` },
  })
}

for (const [tag, { attributes, sends }] of Object.entries(calling)) {
  test(`${tag} says that its API cannot be reached, and how to go on`, async ({ page, portal }) => {
    const site = await pageWith(portal.url, tag, attributes)
    // Forms that come from a mail need what it says; the login would use it up.
    const fromMail = tag === 'portal-login' ? '' : '?token=t1'
    await page.goto(`${site.url}/${fromMail}`)
    if (sends) {
      await page.getByRole('button', { name: sends }).waitFor()
      await fillAll(page)
      await page.getByRole('button', { name: sends }).click()
    }
    await expect(page.getByRole('alert').first()).toContainText('The server could not be reached')
    await expect(page.getByRole('button', { name: sends ?? 'Try again' }).first()).toBeEnabled()
    await site.close()
  })
}

test('portal-header keeps its ways without its API, under the name that portals have', async ({
  page,
  portal,
}) => {
  const site = await pageWith(portal.url, 'portal-header')
  await page.goto(site.url)
  await expect(page.getByRole('link', { name: 'Developer Portal' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Catalog' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await site.close()
})

test('portal-search says that its API cannot be reached, and how to go on', async ({ page, portal }) => {
  const site = await pageWith(portal.url, 'portal-search')
  await page.goto(site.url)
  await page.getByRole('combobox').fill('tides')
  await expect(page.getByRole('alert').first()).toContainText('The server could not be reached')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await site.close()
})

test('portal-get-access says in its dialog that its API cannot be reached, and how to go on', async ({
  page,
  portal,
}) => {
  const site = await pageWith(portal.url, 'portal-get-access', 'product="p1"')
  await page.goto(site.url)
  const opener = page.getByRole('button', { name: 'Get access' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Get access' })
  await expect(dialog.getByRole('alert')).toContainText('The server could not be reached')
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await site.close()
})

test('a form whose connection is lost after it was shown says so in its own words', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.route('**/*', (route) => route.abort())
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'The server could not be reached. Check your connection and try again.',
  )
})
