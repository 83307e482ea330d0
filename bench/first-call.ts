import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { runCommand } from '../test/e2e/support/built-portal'
import { startDemo } from '../test/e2e/support/started-demo'
import { freePort } from '../test/support/server/free-port'
import { median, type Row } from './table'

const RUNS = 5
const password = 'Correct-horse-1'

export const FIRST_CALL_HEAD: Row = [
  'until the first call with the status 200',
  'pages opened',
  'clicks',
  'fields',
  'time of the product',
]

/** What a developer does: pages opened, buttons and links pressed, and fields filled in. */
class Steps {
  opened = 0
  clicks = 0
  fields = 0
  private readonly page: Page
  private started = performance.now()

  constructor(page: Page) {
    this.page = page
  }

  async open(url: string) {
    this.opened += 1
    await this.page.goto(url)
  }

  async press(target: Locator) {
    this.clicks += 1
    await target.click()
  }

  async fill(target: Locator, value: string) {
    this.fields += 1
    await target.fill(value)
  }

  /** The time of the operator, and of what only this measurement does, is left out. */
  async leaveOut(act: () => Promise<unknown>) {
    const before = performance.now()
    await act()
    this.started += performance.now() - before
  }

  counts() {
    const { opened, clicks, fields } = this
    return { opened, clicks, fields, milliseconds: performance.now() - this.started }
  }
}

type Counts = ReturnType<Steps['counts']>

/**
 * On the demo: from the sign-up to a call of Coast Forecast, and what the same developer does then for a call of Chandlery Orders v2, which
 * takes another kind of application. An operator approves the account and the registration.
 */
export async function firstCall(browser: Browser): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'first-call-'))
  const environment = {
    PORT: String(await freePort()),
    DEMO_API_PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: '',
  }
  const demo = startDemo(environment)
  while (!/^Ready$/m.test(demo.printed())) {
    if (demo.child.exitCode !== null) throw new Error(demo.printed())
    await new Promise((next) => setTimeout(next, 100))
  }
  try {
    const walks = []
    for (let run = 1; run <= RUNS; run += 1) {
      const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] })
      const email = `reader-${run}@example.com`
      walks.push([
        await signUpAndCall(page, environment, email),
        await callAnother(page, environment, email),
      ] as const)
      await page.close()
    }
    return [
      row(
        'Coast Forecast, from the sign-up',
        walks.map(([first]) => first),
      ),
      row(
        'Chandlery Orders v2, afterwards',
        walks.map(([, second]) => second),
      ),
    ]
  } finally {
    demo.child.kill('SIGTERM')
    await demo.ended
    await rm(folder, { recursive: true, force: true })
  }
}

const row = (name: string, walks: readonly Counts[]): Row => {
  const middle = (figure: keyof Counts) => median(walks.map((counts) => counts[figure]))
  const counted = (['opened', 'clicks', 'fields'] as const).map((figure) => `${middle(figure)}`)
  return [name, ...counted, `${(middle('milliseconds') / 1000).toFixed(1)} s`]
}

type Environment = Readonly<Record<string, string>>

const operator = (environment: Environment, ...command: readonly string[]) =>
  runCommand([...command], { ...process.env, ...environment })

const buttonOn = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

async function signUpAndCall(page: Page, environment: Environment, email: string) {
  const portal = `http://localhost:${environment.PORT}`
  const steps = new Steps(page)
  const button = (name: string | RegExp) => buttonOn(page, name)

  await steps.open(`${portal}/register`)
  await steps.fill(page.getByLabel('Full name'), 'Robin Reader')
  await steps.fill(page.getByLabel('Email'), email)
  await steps.press(button('Sign up'))
  await page.getByText('Please check your email to confirm your address.').waitFor()
  await openMail(page, steps, { portal, email, subject: 'Confirm your email' })
  await steps.fill(page.getByLabel('New password', { exact: true }), password)
  await steps.fill(page.getByLabel('Confirm password'), password)
  await steps.press(button('Set password'))
  await page.getByText('Password successfully set!').waitFor()

  await steps.leaveOut(() => operator(environment, 'developers', 'approve', email))

  await steps.open(`${portal}/login`)
  await steps.fill(page.getByLabel('Email'), email)
  await steps.fill(page.getByLabel('Password', { exact: true }), password)
  await steps.press(button('Log in'))
  await steps.press(page.getByRole('link', { name: 'Coast Forecast', exact: true }).first())
  await steps.press(button('Register'))
  await steps.press(page.getByRole('dialog').getByRole('link', { name: 'Create an application' }))
  await steps.fill(page.getByRole('textbox', { name: 'Name' }), 'Tide clock')
  await steps.press(button('Create application'))
  await steps.press(button('Get access'))
  await steps.press(button('New credential'))
  await steps.fill(page.getByRole('textbox', { name: 'Name of the credential' }), 'laptop')
  await steps.press(button('Generate'))
  await steps.press(button('Copy Key'))
  await page.getByText('Copied to clipboard').waitFor()
  await steps.press(button('Done'))
  await steps.press(page.getByRole('link', { name: 'Coast Forecast v1' }))
  const reference = page.getByRole('navigation', { name: 'API reference' })
  await steps.press(reference.getByRole('link', { name: 'List stations' }))
  await sendFor(page, steps, 'Tide clock')
  return steps.counts()
}

interface ExpectedMail {
  readonly portal: string
  readonly email: string
  readonly subject: string
}

/** Follows the first link of a mail. */
async function openMail(page: Page, steps: Steps, { portal, email, subject }: ExpectedMail): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: email }).filter({ hasText: subject })
  await steps.open(`${portal}/inbox`)
  // Mails are sent beside the request that orders them.
  while ((await row.count()) === 0) await page.reload()
  await steps.press(row.getByRole('link'))
  await steps.press(page.frameLocator('iframe').getByRole('link').first())
}

/** Sends the operation that is shown with the credentials of an application. */
async function sendFor(page: Page, steps: Steps, application: string, clientSecret?: string): Promise<void> {
  const tryIt = page.getByRole('form', { name: 'Try it' })
  await page.getByRole('navigation', { name: 'API reference' }).waitFor()
  if (!(await tryIt.isVisible())) await steps.press(buttonOn(page, 'Try it'))
  await tryIt
    .getByRole('combobox', { name: 'Your application' })
    .getByRole('option', { name: application, selected: true })
    .waitFor({ state: 'attached' })
  if (clientSecret) {
    await steps.fill(tryIt.getByRole('textbox', { name: 'Client secret' }), clientSecret)
    await steps.press(tryIt.getByRole('button', { name: 'Get a token' }))
    await tryIt.getByText('You have a token').waitFor()
  }
  await steps.press(tryIt.getByRole('button', { name: 'Send' }))
  await tryIt.getByText(/^Status 200/).waitFor()
}

interface Listed {
  readonly data: readonly { readonly id: string; readonly name: string }[]
}

async function callAnother(page: Page, environment: Environment, email: string): Promise<Counts> {
  const portal = `http://localhost:${environment.PORT}`
  const steps = new Steps(page)
  const button = (name: string | RegExp) => buttonOn(page, name)
  const list = async (path: string) => (await (await page.request.get(portal + path)).json()) as Listed

  await steps.press(page.getByRole('link', { name: 'Catalog', exact: true }))
  await steps.press(page.getByRole('link', { name: 'Chandlery Orders', exact: true }).first())
  await steps.press(button('Register'))
  await steps.press(page.getByRole('dialog').getByRole('link', { name: 'Create an application' }))
  await steps.fill(page.getByRole('textbox', { name: 'Name' }), 'Galley')
  await steps.press(button('Create application'))
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const before = await clipboard()
  await steps.press(button('Copy Client secret'))
  let clientSecret = before
  while (clientSecret === before) clientSecret = await clipboard()
  await steps.press(button('Done'))
  await steps.press(button('Request access'))
  await page.getByRole('heading', { name: 'Registration Under Review' }).waitFor()
  await steps.leaveOut(async () => {
    const { data } = await list('/api/v2/applications')
    const application = data.find(({ name }) => name === 'Galley')
    const registrations = await list(`/api/v2/applications/${application?.id}/registrations`)
    await operator(environment, 'registrations', 'approve', registrations.data[0]?.id ?? '')
  })
  await openMail(page, steps, { portal, email, subject: 'Your registration' })
  await steps.press(page.getByRole('link', { name: 'Chandlery Orders v2' }))
  const reference = page.getByRole('navigation', { name: 'API reference' })
  await steps.press(reference.getByRole('link', { name: 'List orders' }))
  await sendFor(page, steps, 'Galley', clientSecret)
  return steps.counts()
}
