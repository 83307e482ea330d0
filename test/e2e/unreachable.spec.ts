import { hostSite } from '../support/host-site'
import { freePort } from './support/built-portal'
import { developer, expect, test } from './support/portal'

/** Tags that call the API, by themselves or when somebody acts. */
const tags: { tag: string; act?: 'sign in' | 'ask for a mail' }[] = [
  { tag: '<portal-catalog></portal-catalog>' },
  { tag: '<portal-app history="memory"></portal-app>' },
  { tag: '<portal-login></portal-login>', act: 'sign in' },
  { tag: '<portal-forgot-password></portal-forgot-password>', act: 'ask for a mail' },
]

for (const { tag, act } of tags) {
  test(`${tag} says that its API cannot be reached, and how to go on`, async ({ page, portal }) => {
    const nowhere = `http://localhost:${await freePort()}`
    const script = `<script type="module" src="${portal.url}/kit/loader.js" data-api-base-url="${nowhere}" data-user-entity="developer"></script>`
    const site = await hostSite({
      files: { '/index.html': `<!doctype html><html lang="en"><title>Host</title>${script}${tag}` },
    })
    await page.goto(site.url)
    if (act === 'sign in') {
      await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
      await page.getByLabel('Password', { exact: true }).fill(developer.password)
      await page.getByRole('button', { name: 'Log in' }).click()
    }
    if (act === 'ask for a mail') {
      await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
      await page.getByRole('button', { name: 'Recover password' }).click()
    }
    await expect(page.getByRole('alert')).toContainText('The server could not be reached')
    const again = page.getByRole('button', { name: act ? /Log in|Recover password/ : 'Try again' })
    await expect(again).toBeEnabled()
    await site.close()
  })
}

test('a form says in plain words that it failed, when not even the pieces of its message can be loaded', async ({
  page,
  portal,
}) => {
  await page.route(/\/(message-box|problem-text)-[^/]*\.js$/, (route) => route.abort())
  await page.goto(`${portal.url}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.')
})
