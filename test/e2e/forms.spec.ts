import type { Page } from '@playwright/test'
import { documentedPolicy } from '../support/documented-policy'
import { hostSite } from '../support/host-site'
import { userFormsApi } from '../support/server/user-forms-api'
import { consoleErrorsOf } from './support/console-errors'
import { expect, test } from './support/portal'

const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const robin = 'robin@example.com'
const old = 'Portal-demo-1'
const fresh = 'Portal-demo-2'

interface HostedForm {
  tag: string
  query?: string
  fields: Readonly<Record<string, string>>
  tick?: string
  button: string
  event: string
  detail: object
}

const forms: readonly HostedForm[] = [
  {
    tag: 'portal-register',
    query: '?selectRegion=true',
    fields: { 'Full name': 'Robin Shaw', Organization: 'Harbour', Email: robin, Password: fresh },
    tick: 'I agree',
    button: 'Sign up',
    event: 'register-success',
    detail: { email: robin, organization: { name: 'Harbour' } },
  },
  {
    tag: 'portal-forgot-password',
    fields: { Email: robin },
    button: 'Recover password',
    event: 'forgot-password-success',
    detail: { email: robin },
  },
  {
    tag: 'portal-reset-password',
    query: `?token=${token}&email=${robin}`,
    fields: { 'New password': fresh, 'Confirm password': fresh },
    button: 'Set password',
    event: 'reset-password-success',
    detail: { email: robin },
  },
  {
    tag: 'portal-change-password',
    fields: { 'Current password': old, 'New password': fresh, 'Confirm password': fresh },
    button: 'Change password',
    event: 'change-password-success',
    detail: {},
  },
  {
    tag: 'portal-accept-invitation',
    query: `?token=${token}&email=${robin}&fullName=Robin&org=Harbour`,
    fields: { Password: fresh },
    button: 'Create account',
    event: 'accept-invitation-success',
    detail: { email: robin },
  },
]

/** An embedder's page, with one script tag and one form, under the strictest policy that the documentation gives. */
async function openForm(page: Page, kit: string, api: string, { tag, query = '' }: HostedForm) {
  const script = `<script type="module" src="${kit}/kit/loader.js" data-api-base-url="${api}"></script>`
  const site = await hostSite({
    contentSecurityPolicy: documentedPolicy({ kit, api }),
    files: {
      '/index.html': `<!doctype html><html lang="en"><head><title>Host</title>${script}</head><body><${tag}></${tag}></body></html>`,
    },
  })
  // A server of forms has no portal to tell about.
  const consoleErrors = await consoleErrorsOf(page, /404/)
  await page.goto(site.url + query)
  return { site, consoleErrors }
}

const receivedBy = (page: Page, name: string) =>
  page.evaluate(
    (type) =>
      new Promise<{ detail: unknown; tag: string }>((resolve) => {
        document.addEventListener(type, (event) =>
          resolve({ detail: (event as CustomEvent).detail, tag: (event.target as Element).localName }),
        )
      }),
    name,
  )

for (const form of forms) {
  test(`a bare page with one script tag and <${form.tag}> works and is notified`, async ({
    page,
    portal,
  }) => {
    const api = await userFormsApi({ accounts: { [robin]: old }, tokens: { [token]: robin } })
    const { site, consoleErrors } = await openForm(page, portal.url, api.url, form)
    await page.request.post(`${api.url}/api/v1/authenticate`, {
      data: JSON.stringify({ username: robin, password: old }),
    })
    const received = receivedBy(page, form.event)
    for (const [label, value] of Object.entries(form.fields)) {
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    if (form.tick) await page.getByRole('checkbox', { name: form.tick }).check()
    await page.getByRole('button', { name: form.button }).click()
    expect(await received).toMatchObject({ tag: form.tag, detail: form.detail })
    expect(page.url()).not.toContain(token)
    expect(consoleErrors).toEqual([])
    await site.close()
    await api.close()
  })
}

test('a form that has one field leaves the focus to the page, and so does a portal that begins with it', async ({
  page,
  portal,
}) => {
  const form = forms.find(({ tag }) => tag === 'portal-forgot-password')!
  const { site } = await openForm(page, portal.url, portal.url, form)
  for (const url of [site.url, `${portal.url}/forgot-password`]) {
    await page.goto(url)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autofocus')
    // Browsers look for the attribute before they paint.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    await expect(page.locator('body')).toBeFocused()
  }
  await site.close()
})

test('a form works with the keyboard alone', async ({ page, portal }) => {
  const api = await userFormsApi()
  const form = forms[0]!
  const { site } = await openForm(page, portal.url, api.url, { ...form, query: '' })
  await page.getByRole('textbox', { name: 'Full name' }).focus()
  for (const value of Object.values(form.fields)) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  // Past the button that shows the password.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  const received = receivedBy(page, form.event)
  await page.keyboard.press('Enter')
  await received
  await expect(page.getByText('Please check your email to confirm your address.')).toBeVisible()
  await site.close()
  await api.close()
})
