import { expect } from '@open-wc/testing'
import { browserWorld } from '../support/browser-world'
import { type FormOptions, expectInvalid, formPage } from '../support/form'
import { nextEvent, shows, textOf, waitUntil } from '../support/mount'
import { userForms } from '../support/portal'
import { isBlocked } from '../support/screen'

const forgot = (options: FormOptions = {}) => formPage('portal-forgot-password', options)

it('asks for the mail, and says the same whether there is an account or not', async () => {
  const api = await userForms()
  const page = await forgot({ url: api.url })
  await page.enter({ Email: ' nobody@example.com ' })
  const success = nextEvent(document, 'forgot-password-success')
  await page.press('Recover password')
  await page.screen.find('button', 'Submitting')
  expect((await success).detail).to.deep.equal({ email: 'nobody@example.com' })
  expect(await api.log()).to.deep.equal([
    { call: 'POST /auth/api/v1/password-resets', body: { email: 'nobody@example.com' } },
  ])
  const status = await page.screen.find('status')
  expect(status.textContent).to.equal(
    "If an account exists for the email provided, you will receive a link to reset your password. If the email doesn't appear within a few minutes, be sure to check your spam folder.",
  )
  // Not a success: nobody learns whether there is an account.
  expect(status.dataset.kind).to.equal('info')
  expect(document.activeElement?.contains(status)).to.be.true
  await page.screen.isAccessible()

  const asked = nextEvent(document, 'click-login-link')
  page.screen.element.addEventListener('navigate', (event) => event.preventDefault())
  const moved = nextEvent(document, 'navigate')
  await page.press('Return to login')
  await asked
  expect((await moved).detail).to.deep.equal({ to: '/login', href: '/login', replace: false })
})

it('needs an address, but leaves it to the server what an address is', async () => {
  const api = await userForms()
  const page = await forgot({ url: api.url })
  const button = await page.screen.find<HTMLButtonElement>('button', 'Recover password')
  expect(isBlocked(button)).to.be.true
  page.force()
  expect(await page.alert()).to.equal('Please enter your email address.')
  await expectInvalid(page.screen, { Email: true })
  await page.screen.isAccessible()

  await page.enter({ Email: 'no address' })
  await waitUntil(() => !isBlocked(button))
  await page.press('Recover password')
  await shows(page.screen.element, 'must match format "email"')
})

it('takes its words from the page', async () => {
  const attributes =
    'instruction-text="Lost it?" show-login-link login-link-text="Back" forgot-password-button-text="Send" success-text="Look into your mail."'
  const api = await userForms()
  const page = await forgot({ url: api.url, attributes })
  expect(textOf(page.screen.element)).to.include('Lost it?')
  const link = await page.screen.find<HTMLAnchorElement>('link', 'Back')
  expect(new URL(link.href).pathname).to.equal('/login')
  page.screen.element.addEventListener('click-login-link', (event) => event.preventDefault())
  link.click()
  await page.enter({ Email: 'robin@example.com' })
  await page.press('Send')
  await shows(page.screen.element, 'Look into your mail.')
  await page.screen.find('button', 'Back')
  await page.screen.gone('link')
})

for (const { name, attributes, properties, body } of [
  { name: 'in an envelope', attributes: '', properties: {}, body: { data: { email: 'robin@example.com' } } },
  {
    name: 'as it is',
    attributes: 'request-envelope="none"',
    properties: {},
    body: { email: 'robin@example.com' },
  },
  {
    name: 'in the page’s own shape',
    attributes: '',
    properties: { requestWrapper: ({ email }: { email: string }) => ({ mail: email }) },
    body: { mail: 'robin@example.com' },
  },
]) {
  it(`calls an endpoint of the page’s own, with the address ${name}`, async () => {
    const world = await browserWorld({ 'POST /own/forgot': { status: 200 } })
    const page = await forgot({
      url: world.url,
      attributes: `reset-password-request-endpoint="/own/forgot" ${attributes}`,
      properties,
    })
    await page.enter({ Email: 'robin@example.com' })
    const success = nextEvent(document, 'forgot-password-success')
    await page.press('Recover password')
    await success
    expect(JSON.parse((await world.log())[0]!.body)).to.deep.equal(body)
  })
}

it('is answered for developers at the same place by default', async () => {
  const world = await browserWorld({ 'POST /api/v1/password-resets': { status: 200 } })
  const page = await forgot({ url: world.url, kind: 'developer' })
  await page.enter({ Email: 'robin@example.com' })
  await page.press('Recover password')
  await page.screen.find('status')
  expect((await world.log())[0]!.body).to.equal('{"email":"robin@example.com"}')
})
