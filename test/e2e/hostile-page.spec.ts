import type { Page } from '@playwright/test'
import { differences, openHost, stylesInsideTags } from './support/host-page'
import { demoPortal, developer, expect, test } from './support/portal'

/** One of every tag that shows something to a visitor of a private portal, with what makes it do so. */
const tags = [
  '<portal-header></portal-header>',
  '<portal-login show-forgot-password-link show-register-link></portal-login>',
  '<portal-login shadow></portal-login>',
  '<portal-register show-login-link access-code-required></portal-register>',
  '<portal-register user-entity="user" terms-href="/terms" access-code-required></portal-register>',
  '<portal-forgot-password show-login-link></portal-forgot-password>',
  '<portal-reset-password></portal-reset-password>',
  '<portal-change-password></portal-change-password>',
  '<portal-accept-invitation></portal-accept-invitation>',
  '<portal-accept-invitation shadow></portal-accept-invitation>',
  '<portal-catalog></portal-catalog>',
  '<portal-docs product="00000000-0000-4000-8000-000000000000"></portal-docs>',
  '<portal-my-apps></portal-my-apps>',
  '<portal-account></portal-account>',
  '<portal-application-form></portal-application-form>',
  '<portal-application application="00000000-0000-4000-8000-000000000000"></portal-application>',
  '<portal-dashboard application="00000000-0000-4000-8000-000000000000"></portal-dashboard>',
  '<portal-spec product="00000000-0000-4000-8000-000000000000"></portal-spec>',
  '<portal-oauth2-redirect></portal-oauth2-redirect>',
  '<portal-copy-id value="5f2b7c1e-8a6d-4f3b-9c0e-1d2a3b4c5d6e" label="Client ID"></portal-copy-id>',
  '<portal-not-found></portal-not-found>',
  '<portal-forbidden></portal-forbidden>',
  '<portal-empty-state heading="Nothing yet" message="Make a start."></portal-empty-state>',
  '<portal-content heading="Words"><p>Between the tags</p></portal-content>',
]

const hostMarkup = `
  <h1 class="button">A host page</h1>
  <p>With <a href="#x">a link</a> and <button class="pe-button">a button</button>.</p>
  <form class="field"><label>Name <input name="name"></label></form>
  <ul class="pe-card"><li>One</li></ul>`

async function allShown(page: Page) {
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(7)
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible()
  await expect(page.getByText('Sorry. We cannot find the page you are looking for.')).toBeVisible()
  await expect(page.getByText('Between the tags')).toBeVisible()
  await expect(page.getByRole('button', { name: /Client ID/ })).toBeVisible()
  await expect(page.locator('portal-oauth2-redirect .pe-alert')).toBeVisible()
  for (const tag of [
    'portal-my-apps',
    'portal-account',
    'portal-application-form',
    'portal-application',
    'portal-dashboard',
  ])
    await expect(page.locator(`${tag} .pe-alert`).first()).toBeVisible()
}

test('every tag works on another origin under the strict policy, with Trusted Types, and nothing complains', async ({
  page,
  privatePortal: portal,
}) => {
  const { site, consoleErrors } = await openHost(page, { portal: portal.url, body: tags.join('\n') })
  await allShown(page)
  expect(consoleErrors).toEqual([])
  await site.close()
})

test('two copies of the kit on one page get along', async ({ page, privatePortal: portal }) => {
  const { site, consoleErrors } = await openHost(page, {
    portal: portal.url,
    body: tags.join('\n'),
    twice: true,
  })
  await allShown(page)
  expect(consoleErrors).toEqual([])
  await site.close()
})

test('the tags look the same among conflicting style sheets', async ({ page, privatePortal: portal }) => {
  const calm = await openHost(page, { portal: portal.url, body: tags.join('\n') })
  await allShown(page)
  const before = await stylesInsideTags(page)
  const hostile = await openHost(page, { portal: portal.url, body: tags.join('\n'), hostile: true })
  await allShown(page)
  const after = await stylesInsideTags(page)
  expect(Object.keys(before).length).toBeGreaterThan(50)
  expect(differences(before, after)).toEqual([])
  expect(hostile.consoleErrors).toEqual([])
  await calm.site.close()
  await hostile.site.close()
})

test('the kit changes nothing of the page around the tags', async ({ page, privatePortal: portal }) => {
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, body, #host, #host *')].map((element) => {
        const style = getComputedStyle(element)
        // The one property that the kit registers (reader-rem.ts): browsers list it at every element, and it styles none of the page's.
        const names = [...style].filter((name) => name !== '--portal-reader-rem')
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
      }),
    )
  const host = `<div id="host">${hostMarkup}</div><div id="tags"></div>`
  const { site } = await openHost(page, { portal: portal.url, body: host, hostile: true })
  await page.waitForFunction(() => document.readyState === 'complete')
  const before = await styles()
  await page.evaluate((markup) => {
    const parsed = new DOMParser() as unknown as { parseFromString(text: unknown, type: string): Document }
    const policy = (
      window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): { createHTML(text: string): unknown } }
      }
    ).trustedTypes.createPolicy('host', { createHTML: (text: string) => text })
    const fragment = parsed.parseFromString(policy.createHTML(markup), 'text/html')
    const box = document.querySelector<HTMLElement>('#tags')
    // Out of the flow, so that only styles can change the host's elements, not their place.
    box?.style.setProperty('position', 'absolute')
    box?.append(...fragment.body.childNodes)
  }, tags.join('\n'))
  await allShown(page)
  const after = await styles()
  const withoutSizes = (list: string[]) =>
    list.map((text) =>
      text.replace(/(?:block-size|height|inline-size|width|perspective-origin|transform-origin): [^;]*/g, ''),
    )
  expect(withoutSizes(after)).toEqual(withoutSizes(before))
  await site.close()
})

test('the console tells an author what is wrong with a tag, and which directive refuses its requests', async ({
  page,
  portal,
}) => {
  const hints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') hints.push(message.text())
  })
  const { site } = await openHost(page, {
    portal: portal.url,
    body: '<portal-catalog pagesize="6" columns="3" class="wide" data-x="1"></portal-catalog>',
    script: 'data-debug',
    allowedApi: 'https://api.example.com',
  })
  await expect
    .poll(() => hints)
    .toContain('<portal-catalog> has no attribute "pagesize". Did you mean "page-size"?')
  expect(hints.filter((hint) => hint.includes('has no attribute'))).toHaveLength(2)
  await page.locator('portal-catalog').evaluate((catalog) => catalog.setAttribute('qeury', 'tides'))
  await expect.poll(() => hints.join()).toContain('Did you mean "query"?')
  await expect
    .poll(() => hints)
    .toContain(
      `The Content Security Policy of this page does not let <portal-catalog> request ${portal.url}. Add it to the directive connect-src.`,
    )
  await site.close()
})

test('a bare page with one script tag signs in and is notified', async ({ page, portal }) => {
  const { site, consoleErrors } = await openHost(page, {
    portal: portal.url,
    body: '<portal-login></portal-login>',
  })
  const received = page.evaluate(
    () =>
      new Promise<{ detail: unknown; bubbles: boolean; composed: boolean }>((resolve) => {
        document.addEventListener('login-success', (event) =>
          resolve({
            detail: (event as CustomEvent).detail,
            bubbles: event.bubbles,
            composed: event.composed,
          }),
        )
      }),
  )
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  expect(await received).toMatchObject({
    bubbles: true,
    composed: true,
    detail: { user: { email: developer.email } },
  })
  expect(consoleErrors).toEqual([])
  await site.close()
})

test('a developer registers in a hostile page, and the captcha is solved unseen under the strict policy', async ({
  page,
}) => {
  const portal = await demoPortal({ LOCAL_INBOX: 'true' })
  const { site, consoleErrors } = await openHost(page, {
    portal: portal.url,
    body: '<portal-register shadow></portal-register>',
    hostile: true,
  })
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/register'))
      statuses.push(response.status())
  })
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Please check your email to confirm your address.')).toBeVisible()
  // The page did not know: the refusal said it, and the second request had the captcha.
  expect(statuses).toEqual([400, 201])
  expect(page.workers()).toEqual([])
  expect(consoleErrors.filter((line) => !line.includes('400'))).toEqual([])
  // Mails are sent after the response.
  await expect(async () => {
    await page.goto(`${portal.url}/inbox`)
    await expect(page.getByText('ada@example.com').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await site.close()
  await portal.remove()
})
