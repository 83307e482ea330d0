import { hostSite } from '../support/host-site'
import { freePort } from './support/built-portal'
import { developer, expect, test } from './support/portal'

/** Tags that call the API, by themselves or when somebody acts. */
const tags: { tag: string; act?: 'sign in' }[] = [
  { tag: '<portal-catalog></portal-catalog>' },
  { tag: '<portal-app history="memory"></portal-app>' },
  { tag: '<portal-login></portal-login>', act: 'sign in' },
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
    await expect(page.getByRole('alert')).toContainText('The server could not be reached')
    const again = page.getByRole('button', { name: act === 'sign in' ? 'Log in' : 'Try again' })
    await expect(again).toBeEnabled()
    await site.close()
  })
}
