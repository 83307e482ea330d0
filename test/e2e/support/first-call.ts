import type { Locator, Page } from 'playwright'
import { runCommand } from './built-portal'

/** Ports and folder of a running demo. */
export type DemoEnvironment = Readonly<Record<string, string>>

/** What a reader does until something is done, counted in the page. */
export interface Effort {
  readonly clicks: number
  readonly fields: number
}

/** Runs in the page. A click of the keyboard has no pointer; a field counts once for each page that it is typed in. */
function reportEffort(): void {
  const report = (window as unknown as { reportEffort(what: string): void }).reportEffort
  window.addEventListener('pointerdown', () => report('click'), { capture: true })
  window.addEventListener(
    'input',
    ({ target, isTrusted }) => {
      if (!isTrusted || !(target instanceof HTMLInputElement) || /radio|checkbox/.test(target.type)) return
      report(`${window.location.pathname} ${target.name}`)
    },
    { capture: true },
  )
}

/** Counts in every page that the tab opens. What is done within `leaveOut` does not count. */
export async function countEffort(page: Page) {
  let clicks = 0
  let isCounting = true
  const fields = new Set<string>()
  await page.exposeFunction('reportEffort', (what: string) => {
    if (!isCounting) return
    if (what === 'click') clicks += 1
    else fields.add(what)
  })
  await page.addInitScript(reportEffort)
  return {
    current: (): Effort => ({ clicks, fields: fields.size }),
    async leaveOut(act: () => Promise<unknown>): Promise<void> {
      isCounting = false
      await act()
      isCounting = true
    },
  }
}

export type EffortCounter = Awaited<ReturnType<typeof countEffort>>

export const password = 'Correct-horse-1'

export const portalOf = ({ PORT }: DemoEnvironment): string => `http://localhost:${PORT}`

const operator = (environment: DemoEnvironment, ...command: readonly string[]) =>
  runCommand([...command], { ...process.env, ...environment })

/** An approved developer without applications. */
export const createDeveloper = (environment: DemoEnvironment, email: string) =>
  runCommand(
    ['developers', 'create', email, '--name', 'Robin', '--status', 'approved', '--password-stdin'],
    { ...process.env, ...environment },
    password,
  )

const inDialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: typeof name === 'string' })

const sendIn = (page: Page): Locator =>
  page.getByRole('form', { name: 'Try it' }).getByRole('button', { name: 'Send' })

/** From the catalog: opens the way to access of a product. */
export const getAccessTo = (page: Page, product: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^Get access.*${product}`) }).click()

/** From the dialog with a name to the response of a request with a key. */
export async function callWithNewKey(page: Page, application: string): Promise<void> {
  // The field has the focus.
  await page.getByRole('textbox', { name: 'Name of the application' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type(application)
  await inDialog(page, 'Get access').click()
  await inDialog(page, 'Copy Key').click()
  await page.getByText('Copied to clipboard').waitFor()
  await inDialog(page, 'Try it with this key').click()
  await sendIn(page).click()
}

/** Waits for the response, which is the first. */
export const statusOf = async (page: Page): Promise<string | undefined> =>
  /^Status (\d+)/.exec(await page.getByText(/^Status \d+/).innerText())?.[1]

/** Follows the first link of a mail. */
async function openMail(page: Page, portal: string, email: string, subject: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: email }).filter({ hasText: subject })
  await page.goto(`${portal}/inbox`)
  // Mails are sent beside the request that orders them.
  while ((await row.count()) === 0) await page.reload()
  await row.getByRole('link').click()
  await page.frameLocator('iframe').getByRole('link').first().click()
}

/** From the dialog of a visitor to an account, and back to the dialog. Mail and approval are left out. */
export async function signUp(
  page: Page,
  effort: EffortCounter,
  environment: DemoEnvironment,
  email: string,
): Promise<void> {
  const portal = portalOf(environment)
  await page.getByRole('dialog').getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Full name').fill('Robin Reader')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('Please check your email to confirm your address.').waitFor()
  await effort.leaveOut(async () => {
    await openMail(page, portal, email, 'Confirm your email')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Password successfully set!').waitFor()
    await operator(environment, 'developers', 'approve', email)
  })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('dialog', { name: /^Get access to/ }).waitFor()
}

interface Listed {
  readonly data: readonly { readonly id: string; readonly name: string }[]
}

/** From the dialog with a name to the wait for an operator. */
export async function requestAccess(page: Page, application: string): Promise<void> {
  const isNewChosen = page
    .getByRole('textbox', { name: 'Name of the application' })
    .and(page.locator(':focus'))
  await isNewChosen.waitFor()
  await page.keyboard.type(application)
  await inDialog(page, 'Get access').click()
  await page.getByRole('heading', { name: 'Registration Under Review' }).waitFor()
}

/** Decides on the only registration of an application of the signed-in developer. */
export async function decide(
  page: Page,
  environment: DemoEnvironment,
  application: string,
  decision: readonly [name: 'approve' | 'reject', ...options: string[]],
): Promise<void> {
  const list = async (path: string) =>
    (await (await page.request.get(portalOf(environment) + path)).json()) as Listed
  const { data } = await list('/api/v2/applications')
  const id = data.find((one) => one.name === application)?.id
  const registrations = await list(`/api/v2/applications/${id}/registrations`)
  const [name, ...options] = decision
  await operator(environment, 'registrations', name, registrations.data[0]?.id ?? '', ...options)
}

/** From the dialog to the response of a request with a token: its scopes are approved in between, which the dialog notices. */
export async function callWithNewClient(
  page: Page,
  effort: EffortCounter,
  environment: DemoEnvironment,
  application: string,
): Promise<void> {
  await requestAccess(page, application)
  await inDialog(page, 'Copy Client secret').click()
  await page.getByText('Copied to clipboard').waitFor()
  await effort.leaveOut(() => decide(page, environment, application, ['approve']))
  await inDialog(page, 'Try it with this secret').click()
  const tryIt = page.getByRole('form', { name: 'Try it' })
  await tryIt.getByRole('button', { name: 'Get a token' }).click()
  await tryIt.getByText('You have a token').waitFor()
  await sendIn(page).click()
}
