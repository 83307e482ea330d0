import { startMailbox } from '../support/server/mailbox'
import { demoPortal, expect, test } from './support/portal'

const ada = { email: 'ada@example.com', name: 'Ada Lovelace', password: 'Correct-horse-1' }
const operator = 'operator@example.com'

test('a visitor signs up, confirms, chooses a password, is approved, and comes back to the page first asked for @engines', async ({
  page,
}) => {
  const mailbox = await startMailbox()
  const portal = await demoPortal({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Port Example <portal@example.com>',
    OPERATOR_MAIL: operator,
  })
  const wanted = `${portal.url}/my-apps?query=tide#first`

  await page.goto(wanted)
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Full name').fill(ada.name)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Please check your email to confirm your address.')).toBeVisible()

  const confirmation = await mailbox.mailTo(ada.email)
  expect(confirmation.subject).toBe('Confirm your email address for Port Example Developer Portal')
  await page.goto(confirmation.link)
  await expect(page).toHaveURL(/\/reset-password/)
  await expect(page).not.toHaveURL(/token=/)
  await page.getByLabel('New password', { exact: true }).fill(ada.password)
  await page.getByLabel('Confirm password').fill(ada.password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('status').first()).toHaveText(
    'Password successfully set! Your email has been confirmed. Awaiting account approval.',
  )

  const signIn = async () => {
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  await signIn()
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
  await expect(page.getByText('Your account is pending approval for access')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto(confirmation.link)
  await expect(page.getByRole('alert')).toContainText('This link has been used or has expired.')

  const waiting = await mailbox.mailTo(operator)
  const [, command = ''] = /^ +portal-server (developers approve .+)$/m.exec(waiting.text ?? '') ?? []
  expect(await portal.command(command.split(' '))).toBe(`${ada.email} is approved now.\n`)
  const approved = await mailbox.mailTo(ada.email, 2)
  await page.goto(approved.link)
  await signIn()
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('button', { name: ada.email })).toBeVisible()

  await portal.remove()
  await mailbox.close()
})
