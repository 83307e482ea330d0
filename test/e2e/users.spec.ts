import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startDemoService } from '../support/demo-services'
import { startMailbox } from '../support/server/mailbox'
import { writeContent } from '../support/server/written-content'
import { findings } from './support/findings'
import { builtPortal } from './support/built-portal'
import { freePort } from '../support/server/free-port'

const password = 'Correct-horse-1'

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** A portal with users whose forms are on the demo's page for them, and the mails. */
async function userPage() {
  const mailbox = await startMailbox()
  const port = await freePort()
  const portal = await builtPortal({ SMTP_URL: mailbox.url, MAIL_FROM: 'Office <office@example.com>' })
  const site = await startDemoService('demo/user-page/main.mjs', {
    USER_PAGE_PORT: String(port),
    PORTAL_URL: portal.url,
  })
  const folder = await mkdtemp(join(tmpdir(), 'user-page-'))
  const user = {
    verify_email: `${site.url}/sign-in`,
    reset_password: `${site.url}/new-password`,
    accept_invitation: `${site.url}/join`,
    sign_in: `${site.url}/sign-in`,
  }
  await writeContent(folder, { users: {}, pages: { user } }, [])
  await portal.start()
  await portal.command(['import', folder])
  await rm(folder, { recursive: true, force: true })
  return {
    mailbox,
    portal,
    url: site.url,
    async close() {
      await site.close()
      await portal.remove()
      await mailbox.close()
    },
  }
}

test('an invited user gets from the mail to the profile, and a revoked invitation says so @engines', async ({
  page,
}) => {
  const { mailbox, portal, url, close } = await userPage()
  const email = 'sam@example.com'
  const invite = (address: string) =>
    portal.command(['invitations', 'create', address, '--organization', 'Port Pilots', '--name', 'Sam Pilot'])
  expect(await invite(email)).toBe(`${email} was invited to Port Pilots.\n`)

  const { link } = await mailbox.mailTo(email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: "You've been invited to join Port Pilots!" })).toBeVisible()
  await expect(page).not.toHaveURL(/token=/)
  await expect(page.getByLabel('Full name')).toHaveValue('Sam Pilot')
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/sign-in\?email=sam/)
  await signIn(page, email, password)
  await expect(page).toHaveURL(`${url}/account?`)
  await expect(page.getByText('Port Pilots')).toBeVisible()

  await expect(page.getByRole('listitem')).toHaveText(/This browser/)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('Another-one-1')
  await page.getByLabel('Confirm password').fill('Another-one-1')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await signIn(page, email, 'Another-one-1')
  await expect(page.getByText('Port Pilots')).toBeVisible()

  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText('This invitation was accepted already.')

  await invite('late@example.com')
  const late = await mailbox.mailTo('late@example.com')
  await portal.command(['invitations', 'revoke', 'late@example.com'])
  await page.goto(late.link)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText('This invitation was revoked.')
  await close()
})

test('a user registers a company, confirms the address, signs in, and sets a forgotten password', async ({
  page,
  browser,
}) => {
  const { mailbox, url, close } = await userPage()
  const email = 'kim@example.com'
  await page.goto(`${url}/register`)
  await page.getByLabel('Full name').fill('Kim Example')
  await page.getByLabel('Organization').fill('Port of Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I agree').check()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(email)).toBeVisible()

  const confirmation = await mailbox.mailTo(email)
  await page.goto(confirmation.link)
  await expect(page.getByRole('status').first()).toContainText('confirmed')
  await signIn(page, email, password)
  await expect(page.getByText('Port of Example')).toBeVisible()

  // Opened in another browser than the one that registered, the link leads to choosing a password.
  const elsewhere = 'kit@example.com'
  await page.goto(`${url}/register`)
  await page.getByLabel('Full name').fill('Kit Example')
  await page.getByLabel('Organization').fill('Port of Example')
  await page.getByLabel('Email').fill(elsewhere)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I agree').check()
  await page.getByRole('button', { name: 'Sign up' }).click()
  const opened = await mailbox.mailTo(elsewhere)
  const other = await (await browser.newContext()).newPage()
  await other.goto(opened.link)
  await other.getByLabel('New password', { exact: true }).fill('Own-choice-1')
  await expect(other).not.toHaveURL(/token=/)
  await other.getByLabel('Confirm password').fill('Own-choice-1')
  await other.getByRole('button', { name: 'Set password' }).click()
  await expect(other).toHaveURL(/\/sign-in/)
  await signIn(other, elsewhere, password)
  await expect(other.getByRole('alert')).toBeVisible()
  await signIn(other, elsewhere, 'Own-choice-1')
  await expect(other.getByLabel('Full name')).toHaveValue('Kit Example')
  await other.context().close()

  await page.goto(`${url}/forgot-password`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Recover password' }).click()
  const reset = await mailbox.mailTo(email, 2)
  await page.goto(reset.link)
  await page.getByLabel('New password', { exact: true }).fill('Another-one-1')
  await page.getByLabel('Confirm password').fill('Another-one-1')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await page.getByLabel('Password', { exact: true }).fill('Another-one-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Port of Example')).toBeVisible()
  await close()
})
