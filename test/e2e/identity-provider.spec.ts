import { expect, type Page, test as base } from '@playwright/test'
import {
  clientSecret,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../support/server/identity-provider'
import { type HostSite, hostSite } from '../support/host-site'
import { type Mailbox, startMailbox } from '../support/server/mailbox'
import { singleSignOn, withSettings } from '../support/server/single-sign-on'
import { type BuiltPortal, builtPortal } from './support/built-portal'
import { workerScope } from './support/worker-scope'

const ada = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Example' }
const grace = { sub: 'grace', email: 'grace@example.com', email_verified: true, name: 'Grace Example' }
const password = 'Correct-horse-1'
const unverified = { sub: 'uma', email: 'uma@example.com', email_verified: false }

interface Environment {
  portal: BuiltPortal
  /** A site of an embedder, with the login tag for users on every path but `/developers`, where it is the one for developers. */
  host: HostSite
  provider: TestIdentityProvider
  mailbox: Mailbox
}

/** A built portal with a real provider. They share it within a worker, and change nothing but accounts. */
const test = base.extend<object, { environment: Environment }>({
  environment: [
    async ({}, use) => {
      const mailbox = await startMailbox()
      const portal = await builtPortal({
        SSO_HARBOUR_CLIENT_SECRET: clientSecret,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'portal@harbour.example',
      })
      const provider = await startIdentityProvider([ada, grace, unverified], {
        backchannel_logout_uri: `${portal.url}/api/v2/identity-providers/harbour/backchannel-logout`,
        backchannel_logout_session_required: true,
      })
      await portal.start()
      const host = await hostSite({
        files: { '/index.html': pageFor(portal.url), '/developers': developerPageFor(portal.url) },
      })
      const user = Object.fromEntries(
        ['verify_email', 'reset_password', 'accept_invitation', 'sign_in'].map((page) => [
          page,
          `${host.url}/login`,
        ]),
      )
      const settings = singleSignOn(provider, { users: {}, pages: { user } })
      await withSettings(settings, (folder) => portal.command(['import', folder]))
      await use({ portal, provider, host, mailbox })
      await Promise.all([portal.remove(), provider.close(), host.close(), mailbox.close()])
    },
    workerScope,
  ],
})

function pageFor(portalUrl: string): string {
  return `<!doctype html><html lang="en"><title>Harbour office</title>
    <script type="module" src="${portalUrl}/kit/loader.js" data-api-base-url="${portalUrl}" data-user-entity="user"></script>
    <portal-login idp-login-enabled></portal-login>
    <script>document.querySelector('portal-login').setAttribute('idp-login-return-to', location.origin + '/account')</script>`
}

function developerPageFor(portalUrl: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Harbor office</title>
    <script>
      addEventListener('login-success', ({ detail }) => {
        document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: detail.user.email }))
      })
    </script>
    <script type="module" src="${portalUrl}/kit/loader.js" data-api-base-url="${portalUrl}" data-user-entity="developer"></script>
    <portal-login idp-login-enabled></portal-login>
    <ol aria-label="Signed in"></ol>
    <script>
      const login = document.querySelector('portal-login')
      login.setAttribute('idp-login-return-to', location.origin + '/developers?harbor=east')
      fetch('${portalUrl}/api/v2/portal').then((response) => response.json()).then(({ portal_id }) => login.setAttribute('portal-id', portal_id))
    </script>`
}

const sso = (page: Page) => page.getByRole('button', { name: 'Continue with SSO' })
const atProvider = (page: Page) => page.getByRole('heading', { name: 'Port Example accounts' })
const account = (page: Page, { email }: { email: string }) => page.getByRole('button', { name: email })

async function chooseAt(page: Page, name: string): Promise<void> {
  await expect(atProvider(page)).toBeVisible()
  await page.getByRole('button', { name }).click()
}

test('a developer signs in at the provider, comes back to the page first asked for, and signs out there', async ({
  page,
  environment: { portal },
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.goto(`${portal.url}/my-apps?query=tide`)
  await sso(page).click()
  await chooseAt(page, ada.email)
  await expect(page).toHaveURL(`${portal.url}/my-apps?query=tide`)
  await account(page, ada).click()

  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign out' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${portal.url}/login?logout=true`)
  await expect(sso(page)).toBeVisible()
  await sso(page).click()
  await expect(atProvider(page)).toBeVisible()
  expect(refused).toEqual([])
})

test('a developer with a password enters it once, is mailed, and comes by the provider alone the next time', async ({
  page,
  browser,
  environment: { portal, mailbox },
}) => {
  const options = ['--name', grace.name, '--password-stdin']
  await portal.command(['developers', 'create', grace.email, ...options], password)
  await page.goto(`${portal.url}/my-apps?query=tide`)
  await sso(page).click()
  await chooseAt(page, grace.email)
  await expect(page.getByRole('alert')).toContainText('Enter it once to link the account to “harbour”.')
  await expect(page.getByLabel('Email')).toHaveValue(grace.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal.url}/my-apps?query=tide`)
  await expect(account(page, grace)).toBeVisible()
  const mail = await mailbox.mailTo(grace.email)
  expect(mail.subject).toContain('was linked to an identity provider')
  expect(mail.text).toContain('“harbour”')

  const elsewhere = await browser.newPage()
  await elsewhere.goto(`${portal.url}/login/sso`)
  await chooseAt(elsewhere, grace.email)
  await expect(account(elsewhere, grace)).toBeVisible()
  await elsewhere.close()
})

test('/login/sso leads to the provider by itself, and back into the portal', async ({
  page,
  environment: { portal },
}) => {
  await page.goto(`${portal.url}/login/anything-but-sso`)
  await expect(page).toHaveURL(`${portal.url}/login`)
  await page.goto(`${portal.url}/login/sso`)
  await chooseAt(page, ada.email)
  await expect(account(page, ada)).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
})

test('the login tag in a page of its own tells the page once of a developer who comes back from the provider', async ({
  page,
  environment: { portal, host },
}) => {
  await page.goto(`${host.url}/developers`)
  await sso(page).click()
  await chooseAt(page, ada.email)
  const signedIn = page.getByRole('list', { name: 'Signed in' }).getByRole('listitem')
  await expect(signedIn).toHaveText([ada.email])
  await expect(page).toHaveURL(`${host.url}/developers?harbor=east`)
  await page.reload()
  await expect(page.getByText(ada.email)).toBeVisible()
  await expect(signedIn).toHaveCount(0)

  // The portal is another origin of the site, with nothing stored: only its server knows of the session.
  await page.goto(`${portal.url}/my-apps`)
  await expect(account(page, ada)).toBeVisible()
  await expect(page).toHaveURL(`${portal.url}/my-apps`)
})

for (const [title, choice, text] of [
  ['cancels', 'Cancel', 'You canceled the sign-in.'],
  [
    'has no verified address',
    unverified.email,
    'Your email address is not verified at the identity provider.',
  ],
] as const) {
  test(`a visitor who ${title} is told so on the login page`, async ({ page, environment: { portal } }) => {
    await page.goto(`${portal.url}/login/sso`)
    await chooseAt(page, choice)
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.goto(`${portal.url}/my-apps`)
    await expect(page).toHaveURL(/[/]login/)
  })
}

test('what the provider says in its own language is told in the visitor’s', async ({
  browser,
  environment: { portal },
}) => {
  const page = await browser.newPage({ locale: 'de' })
  await page.goto(`${portal.url}/login/sso`)
  await chooseAt(page, 'Cancel')
  await expect(page.getByRole('alert')).toContainText('Sie haben die Anmeldung abgebrochen.')
  await page.close()
})

test('a user signs in on a page of an embedder at /login/{provider}, and signs out at the provider', async ({
  page,
  environment: { portal, host },
}) => {
  await page.goto(`${host.url}/login/harbour?logout=true`)
  const basic = page.getByRole('link', { name: 'Log in with email and password' })
  await expect(basic).toHaveAttribute('href', '/login?basicAuth=true')
  await basic.click()
  await expect(page).toHaveURL(`${host.url}/login?basicAuth=true`)
  await expect(page.getByLabel('Email')).toBeVisible()

  await page.goto(`${host.url}/login/harbour`)
  await chooseAt(page, ada.email)
  await expect(page).toHaveURL(`${host.url}/account?loginSuccess=true`)
  const profile = await page.request.get(`${portal.url}/v2/users/me`)
  expect(await profile.json()).toMatchObject({ email: ada.email, organization: { name: 'harbour' } })

  const logout = await page.request.post(`${portal.url}/api/v1/logout`)
  const { logout_url: url } = (await logout.json()) as { logout_url: string }
  await page.goto(url)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${host.url}/login?logout=true`)
  expect((await page.request.get(`${portal.url}/v2/users/me`)).status()).toBe(401)
})

test('a user who cancels at the provider is told so on the page of the embedder', async ({
  page,
  environment: { host },
}) => {
  await page.goto(`${host.url}/login/harbour`)
  await chooseAt(page, 'Cancel')
  await expect(page.getByRole('alert')).toContainText('You canceled the sign-in.')
  await expect(page).toHaveURL(/[?]logout=true&error=sso_canceled$/)
})

test('signing out at the provider ends the session of the portal at once', async ({
  page,
  environment: { portal, provider },
}) => {
  await page.goto(`${portal.url}/login/sso`)
  await chooseAt(page, ada.email)
  await expect(account(page, ada)).toBeVisible()
  const status = async () => (await page.request.get(`${portal.url}/api/v2/developer/me`)).status()
  expect(await status()).toBe(200)

  const elsewhere = await page.context().newPage()
  await elsewhere.goto(`${provider.issuer}/session/end`)
  await elsewhere.getByRole('button', { name: 'Sign out' }).click()
  await expect(elsewhere.getByText('You are signed out.')).toBeVisible()
  await expect.poll(status).toBe(401)
})
