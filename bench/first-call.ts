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

/** What a new developer does: each page opened, field filled in, choice made and button pressed is a step. */
class Steps {
  count = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(url: string) {
    this.count += 1
    await this.page.goto(url)
  }

  async press(target: Locator) {
    this.count += 1
    await target.click()
  }

  async fill(target: Locator, value: string) {
    this.count += 1
    await target.fill(value)
  }

  async choose(target: Locator, label: string) {
    this.count += 1
    await target.selectOption({ label })
  }
}

/**
 * From the sign-up to the first call with the status 200, on the demo: steps of the developer, and seconds that the product takes
 * for them. The operator's approval is a step, and its time is left out.
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
      walks.push(await walk(page, environment, `reader-${run}@example.com`))
      await page.close()
    }
    const steps = median(walks.map(({ count }) => count))
    const seconds = median(walks.map(({ milliseconds }) => milliseconds)) / 1000
    return [
      ['sign-up to the first successful call', `${steps} steps`, ''],
      ['the same, time of the product', `${seconds.toFixed(1)} s`, ''],
    ]
  } finally {
    demo.child.kill('SIGTERM')
    await demo.ended
    await rm(folder, { recursive: true, force: true })
  }
}

async function walk(page: Page, environment: Readonly<Record<string, string>>, email: string) {
  const portal = `http://localhost:${environment.PORT}`
  const steps = new Steps(page)
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' })
  const openMail = async (subject: string) => {
    const row = page.getByRole('row').filter({ hasText: email }).filter({ hasText: subject })
    await steps.open(`${portal}/inbox`)
    // Mails are sent beside the request that orders them.
    while ((await row.count()) === 0) await page.reload()
    await steps.press(row.getByRole('link'))
    await steps.press(page.frameLocator('iframe').getByRole('link').first())
  }
  let started = performance.now()

  await steps.open(`${portal}/register`)
  await steps.fill(page.getByLabel('Full name'), 'Robin Reader')
  await steps.fill(page.getByLabel('Email'), email)
  await steps.press(button('Sign up'))
  await page.getByText('Please check your email to confirm your address.').waitFor()
  await openMail('Confirm your email')
  await steps.fill(page.getByLabel('New password', { exact: true }), password)
  await steps.fill(page.getByLabel('Confirm password'), password)
  await steps.press(button('Set password'))
  await page.getByText('Password successfully set!').waitFor()

  steps.count += 1
  const before = performance.now()
  await runCommand(['developers', 'approve', email], { ...process.env, ...environment })
  started += performance.now() - before

  await steps.open(`${portal}/login`)
  await steps.fill(page.getByLabel('Email'), email)
  await steps.fill(page.getByLabel('Password', { exact: true }), password)
  await steps.press(button('Log in'))
  await steps.press(page.getByRole('link', { name: 'Coast Forecast', exact: true }).first())
  await steps.press(button('Register'))
  await steps.press(page.getByRole('dialog').getByRole('link', { name: 'Create an application' }))
  await steps.fill(page.getByRole('textbox', { name: 'Name' }), 'Tide clock')
  await steps.choose(page.getByRole('combobox', { name: 'Auth strategy' }), 'API key')
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
  const tryIt = page.getByRole('form', { name: 'Try it' })
  await reference.waitFor()
  if (!(await tryIt.isVisible())) await steps.press(button('Try it'))
  await steps.choose(tryIt.getByRole('combobox', { name: 'Your application' }), 'Tide clock')
  await steps.press(tryIt.getByRole('button', { name: 'Send' }))
  await tryIt.getByText(/^Status 200/).waitFor()
  return { count: steps.count, milliseconds: performance.now() - started }
}
