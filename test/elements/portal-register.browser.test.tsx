import { expect } from '@open-wc/testing'
import { browserWorld } from '../support/browser-world'
import { descriptionOf, expectInvalid, type FormOptions, formPage, isMarkedRequired } from '../support/form'
import { consoleErrors, nextEvent, shows, waitUntil } from '../support/mount'
import { userForms } from '../support/portal'
import { isBlocked } from '../support/screen'

const register = (options: FormOptions = {}) => formPage('portal-register', options)

const robin = {
  'Full name': ' Robin Shaw ',
  Organization: ' Harbour ',
  Email: ' robin@example.com ',
  Password: ' Portal-demo-1 ',
}

const agree = async ({ screen }: Awaited<ReturnType<typeof register>>) =>
  (await screen.find('checkbox', /I agree/)).click()

describe('users', () => {
  it('give all that an account needs; texts are trimmed, the password is not', async () => {
    const api = await userForms()
    const page = await register({ url: api.url })
    await page.enter(robin)
    await agree(page)
    await page.screen.isAccessible()
    const success = nextEvent(document, 'register-success')
    await page.press('Sign up')
    await page.screen.find('button', 'Submitting')

    expect((await success).detail).to.deep.equal({
      email: 'robin@example.com',
      organization: { id: '3f0c7b1e-6a55-4a0e-9c07-5f1d5e3a9b10', name: 'Harbour' },
    })
    expect(await api.log()).to.deep.equal([
      {
        call: 'POST /auth/api/v1/register',
        body: {
          email: 'robin@example.com',
          fullName: 'Robin Shaw',
          organization: 'Harbour',
          password: ' Portal-demo-1 ',
          defaultRegion: 'us',
        },
      },
    ])
    await shows(page.screen.element, 'Please check your email to confirm your address.')
    expect(page.screen.element.querySelector('form')).to.be.null
    await page.screen.isAccessible()
  })

  it('see what is required, and only read-only fields look read-only', async () => {
    const { screen } = await register()
    const fields = await Promise.all(['Full name', 'Password'].map((label) => screen.field(label)))
    const box = await screen.find<HTMLInputElement>('checkbox')
    expect([...fields, box].map(isMarkedRequired)).to.deep.equal([true, true, true])
    const grounds = fields.map((field) => getComputedStyle(field.closest('.pe-box') ?? field).backgroundColor)
    expect(grounds[1]).to.equal(grounds[0])
  })

  it('cannot send before everything is there, and names the missing fields on an attempt', async () => {
    const page = await register()
    const button = await page.screen.find<HTMLButtonElement>('button', 'Sign up')
    await page.enter({ ...robin, Organization: '  ' })
    await agree(page)
    expect(isBlocked(button)).to.be.true
    page.force()
    expect(await page.alert()).to.equal('Please complete all required fields')
    await expectInvalid(page.screen, { Organization: true, Email: false, Password: false })
    await page.screen.isAccessible()
    await page.enter({ Organization: 'Harbour' })
    await expectInvalid(page.screen, { Organization: false })
    await waitUntil(() => !isBlocked(button))
    await agree(page)
    await waitUntil(() => isBlocked(button))
  })

  it('choose a region where the address asks for it', async () => {
    const api = await userForms()
    const page = await register({ url: api.url, query: '?selectRegion=true' })
    await shows(page.screen.element, 'Only one region is available in the free trial.')
    expect((await page.screen.find<HTMLInputElement>('radio', 'US (North America)')).checked).to.be.true
    ;(await page.screen.find('radio', 'EU (Europe)')).click()
    await page.enter(robin)
    await agree(page)
    await page.screen.isAccessible()
    const success = nextEvent(document, 'register-success')
    await page.press('Sign up')
    await success
    expect((await api.log())[0]?.body.defaultRegion).to.equal('eu')
  })

  it('need an access code where one is required, which is sent as it was typed', async () => {
    const api = await userForms({ accessCode: ' open sesame' })
    const page = await register({ url: api.url, attributes: 'access-code-required' })
    const code = await page.screen.field('Access code')
    expect([code.type, code.autocomplete]).to.deep.equal(['password', 'off'])
    await page.enter(robin)
    await agree(page)
    expect(isBlocked(await page.screen.find<HTMLButtonElement>('button', 'Sign up'))).to.be.true
    await page.enter({ 'Access code': 'open sesame' })
    await page.press('Sign up')
    expect(await page.alert()).to.equal('Invalid access code')

    await page.enter({ 'Access code': ' open sesame' })
    const success = nextEvent(document, 'register-success')
    await page.press('Sign up')
    await success
  })

  it('read what is wrong with a password below its field, requirements as a list', async () => {
    const api = await userForms()
    const page = await register({ url: api.url })
    await page.enter({ ...robin, Password: 'weakweak' })
    await agree(page)
    await page.press('Sign up')
    const alert = await page.screen.find('alert')
    const password = await page.screen.field('Password')
    expect(descriptionOf(password)).to.include('The password does not meet the requirements')
    expect([...alert.querySelectorAll('li')].map((bullet) => bullet.textContent)).to.deep.equal([
      'at least 8 characters',
      'at most 128 characters',
      'at least 3 of 4 character classes',
    ])
    expect(password.compareDocumentPosition(alert)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
    await expectInvalid(page.screen, { Password: true, Email: false })
    await page.screen.isAccessible()
    await page.enter({ Password: 'Portal-demo-2' })
    await page.screen.gone('alert')
    await expectInvalid(page.screen, { Password: false })
  })

  it('agree to terms and policy, which open beside the form where the page has them', async () => {
    const attributes = 'terms-href="/terms" privacy-href="javascript:alert(1)"'
    const page = await register({ attributes })
    await page.screen.find('checkbox', /^I agree to the Terms of Service .*and the Privacy Policy\.$/)
    const link = await page.screen.find<HTMLAnchorElement>('link', 'Terms of Service (opens in a new tab)')
    expect([new URL(link.href).pathname, link.target]).to.deep.equal(['/terms', '_blank'])
    expect(page.screen.all('link')).to.have.length(1)
    page.screen.element.removeAttribute('terms-href')
    await page.screen.gone('link')
  })
})

describe('after the registration', () => {
  const call = 'POST /api/v1/register'

  async function registered(responses: Parameters<typeof browserWorld>[0], options: FormOptions = {}) {
    const world = await browserWorld(responses)
    const page = await register({ url: world.url, kind: 'developer', ...options })
    await page.enter({ 'Full name': 'Robin Shaw', Email: 'robin@example.com' })
    await page.press('Sign up')
    await page.screen.find('list', 'Next steps')
    return { world, ...page }
  }

  for (const theme of ['light', 'dark']) {
    it(`the address and the next steps are named, ${theme}`, async () => {
      const { screen } = await registered({ [call]: { status: 201 } }, { attributes: `theme="${theme}"` })
      await screen.find('heading', 'Confirm your email address')
      await shows(screen.element, 'Please check your email to confirm your address.')
      await shows(screen.element, 'We sent an email to robin@example.com.')
      const steps = screen.all('listitem').map(({ textContent }) => textContent)
      expect(steps).to.deep.equal([
        'Confirm your email address with the link in it.',
        'Choose a password.',
        'Wait for approval, if the portal asks for it. You get an email when your account is approved.',
      ])
      expect(screen.element.querySelector(':focus'), 'the focus has not been lost').not.to.be.null
      await screen.isAccessible()
    })
  }

  it('the mail is sent again, three times at most', async () => {
    const { screen, world } = await registered({ [call]: { status: 201 } })
    for (let count = 2; count <= 4; count += 1) {
      await screen.press('Send the email again')
      await waitUntil(async () => (await world.count(call)) === count, `request ${count}`)
      await shows(
        screen.element,
        count < 4 ? 'We sent the email again.' : 'The email was sent several times.',
      )
    }
    await screen.gone('button', 'Send the email again')
    const bodies = (await world.log()).map(({ body }) => body)
    expect(new Set(bodies).size).to.equal(1)
    await screen.isAccessible()
  })

  it('the server’s own limit is told', async () => {
    const limited = { status: 201, until: call, then: { status: 429 } }
    const { screen } = await registered({ [call]: limited })
    await screen.press('Send the email again')
    await shows(screen.element, 'Too many attempts. Please wait and try again shortly.')
  })

  it('the steps of users end with the sign-in', async () => {
    const world = await browserWorld({ 'POST /auth/api/v1/register': { status: 201, json: {} } })
    const page = await register({ url: world.url })
    await page.enter(robin)
    await agree(page)
    await page.press('Sign up')
    await shows(page.screen.element, 'We sent an email to robin@example.com.')
    expect(page.screen.all('listitem').map(({ textContent }) => textContent)).to.deep.equal([
      'Confirm your email address with the link in it.',
      'Log in.',
    ])
  })
})

describe('developers', () => {
  it('give e-mail and name, and nothing else is asked or sent', async () => {
    const world = await browserWorld({ 'POST /api/v1/register': { status: 201, json: {} } })
    const attributes = 'access-code-required recaptcha captcha-provider="recaptcha"'
    const page = await register({
      url: world.url,
      kind: 'developer',
      attributes,
      query: '?selectRegion=true',
    })
    expect(page.screen.all('textbox')).to.have.length(2)
    expect(page.screen.all('checkbox').concat(page.screen.all('radio'))).to.deep.equal([])
    await page.enter({ 'Full name': 'Robin Shaw', Email: 'robin@example.com' })
    const success = nextEvent(document, 'register-success')
    await page.press('Sign up')
    expect((await success).detail).to.deep.equal({
      email: 'robin@example.com',
      organization: { id: undefined, name: '' },
    })
    const [call] = await world.log()
    expect(JSON.parse(call!.body)).to.deep.equal({ email: 'robin@example.com', fullName: 'Robin Shaw' })
  })

  for (const [who, properties, text] of [
    ['server', {}, 'Password sign-up is turned off'],
    ['page', { customErrorHandler: () => 'Ask the harbour master.' }, 'Ask the harbour master.'],
  ] as const) {
    it(`read above the form what the ${who} says about passwords, for which they have no field`, async () => {
      const errors = [{ detail: 'password sign-up is turned off' }]
      const world = await browserWorld({ 'POST /api/v1/register': { status: 400, json: { errors } } })
      const page = await register({ url: world.url, kind: 'developer', properties })
      await page.enter({ 'Full name': 'Robin Shaw', Email: 'robin@example.com' })
      await page.press('Sign up')
      expect(await page.alert()).to.equal(text)
      await expectInvalid(page.screen, { 'Full name': false, Email: false })
    })
  }
})

describe('an endpoint of the page’s own', () => {
  const response = { status: 201, json: {} }
  const developer = { 'Full name': 'Robin Shaw', Email: 'robin@example.com' }

  async function sent(options: FormOptions, path: string) {
    const world = await browserWorld({ [`POST ${path}`]: response })
    const attributes = options.attributes?.replace('WORLD', world.url)
    const page = await register({ ...options, url: world.url, kind: 'developer', attributes })
    await page.enter(developer)
    const success = nextEvent(document, 'register-success')
    await page.press('Sign up')
    await success
    const [call] = await world.log()
    return JSON.parse(call!.body) as unknown
  }

  it('lies below the base without its trailing /auth and gets the body in an envelope', async () => {
    const attributes = 'register-request-endpoint="/own/register" auth-base-url="WORLD/AUTH"'
    expect(await sent({ attributes }, '/own/register')).to.deep.equal({
      data: { email: 'robin@example.com', fullName: 'Robin Shaw' },
    })
  })

  it('may be absolute and without an envelope', async () => {
    const attributes = 'register-request-endpoint="WORLD/x" auth-base-url="/nowhere" request-envelope="none"'
    expect(await sent({ attributes }, '/x')).to.deep.equal({
      email: 'robin@example.com',
      fullName: 'Robin Shaw',
    })
  })

  it('gets what a wrapper makes of it, less what developers do not have', async () => {
    const requestWrapper = ({ email, fullName }: Record<string, string>) => ({
      email,
      full_name: fullName,
      organization: 'smuggled',
    })
    const attributes = 'register-request-endpoint="api/v2/developer"'
    expect(await sent({ attributes, properties: { requestWrapper } }, '/api/v2/developer')).to.deep.equal({
      email: 'robin@example.com',
      full_name: 'Robin Shaw',
    })
  })

  it('is not called when the wrapper throws, and the page is notified', async () => {
    const logged = consoleErrors()
    const mistake = new Error('A mistake of the page')
    const requestWrapper = () => {
      throw mistake
    }
    const page = await register({ kind: 'developer', properties: { requestWrapper } })
    const reported = nextEvent<{ error: unknown }>(document, 'element-error')
    await page.enter(developer)
    await page.press('Sign up')
    expect(await page.alert()).to.equal('Something went wrong. Please try again later.')
    expect((await reported).detail.error).to.equal(mistake)
    expect(logged.join()).to.include('A mistake of the page')
  })
})

it('leads to the login where the page wants it to, in words of the page', async () => {
  const page = await register({
    attributes: 'show-login-link login-link-help-text="" login-link-text="Come in"',
  })
  page.screen.element.addEventListener('navigate', (event) => event.preventDefault())
  const moved = nextEvent(document, 'navigate')
  ;(await page.screen.find('link', 'Come in')).click()
  expect((await moved).detail).to.deep.equal({ to: '/login', href: '/login', replace: false })
})
