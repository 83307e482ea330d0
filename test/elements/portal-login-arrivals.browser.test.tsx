import { expect } from '@open-wc/testing'
import { browserWorld } from '../support/browser-world'
import { consoleErrors, shows, waitUntil } from '../support/mount'
import { isBlocked, show, type } from '../support/screen'
import type { Script } from '../support/scripted-api.mjs'

const email = 'robin@example.com'
const resetToken = '3f1c1c0e-6a2b-4d53-9d0e-6f1f6c1b7a11'
const ownAddress = location.href

afterEach(() => history.replaceState(null, '', ownAddress))

interface Arrival {
  attributes?: string
  /** What the page's address says. */
  address?: string
  script?: Script
}

/** A form as a visitor arrives at it, with a server behind it that says what the test wants. */
async function arrive({ attributes = '', address, script = {} }: Arrival) {
  const world = await browserWorld(script)
  if (address) history.replaceState(null, '', address)
  const login = `<portal-login api-base-url="${world.url}" lang="en" ${attributes}></portal-login>`
  const screen = show(`<div>${login}</div>`)
  const element = screen.element.querySelector('portal-login') as HTMLElement
  const events: [name: string, detail: unknown][] = []
  for (const name of ['idp-is-loading', 'verify-email-success', 'login-success']) {
    element.addEventListener(name, (event) => events.push([name, (event as CustomEvent<unknown>).detail]))
  }
  return { world, screen, element, events }
}

const developer = 'user-entity="developer"'

describe('a link from the mail that confirms an e-mail address', () => {
  const kinds = [
    {
      attributes: developer,
      call: 'POST /api/v2/developer/verify-email',
      response: { status: 202, json: { email, token: resetToken } },
    },
    {
      attributes: '',
      call: 'PATCH /auth/api/v1/email-verifications',
      response: { json: { email, resetToken } },
    },
  ]
  for (const { attributes, call, response } of kinds) {
    it(`is followed, and leads to choosing a password where the account has none: ${call}`, async () => {
      const address = '?token=t%201&email=another.user@example.com&passwordReset=true'
      const { screen, world, events } = await arrive({ attributes, address, script: { [call]: response } })
      const loader = await screen.find('status')
      expect(loader.textContent).to.equal('Confirming your email')
      expect(new URLSearchParams(location.search).has('token')).to.be.false

      await shows(screen.element, 'Email successfully confirmed!')
      // There is no password with which the form could be sent.
      expect(screen.element.querySelector('input')).to.equal(null)
      expect(events).to.deep.equal([['verify-email-success', { email, resetToken }]])
      expect(document.cookie).to.include('userStatus=active')
      const sent = (await world.log()).find((entry) => entry.call === call)
      expect(JSON.parse(sent?.body ?? '')).to.deep.equal({ token: 't 1' })
      await screen.isAccessible()

      const moves: unknown[] = []
      screen.element.addEventListener('navigate', (event) => {
        event.preventDefault()
        moves.push((event as CustomEvent<unknown>).detail)
      })
      ;(await screen.find('button', 'Choose a password')).click()
      const to = `/reset-password?${new URLSearchParams({ email, token: resetToken })}`
      expect(moves).to.deep.equal([{ to, href: to, replace: true }])
      expect(screen.element.innerHTML).not.to.include(resetToken)
    })
  }

  it('shows the form, filled in, where the account has a password already', async () => {
    const { screen, events } = await arrive({
      attributes: developer,
      address: '?token=t1',
      script: { 'POST /api/v2/developer/verify-email': { status: 202, json: { email } } },
    })
    await shows(screen.element, 'Email successfully confirmed!')
    expect((await screen.field('Email')).value).to.equal(email)
    expect(events).to.deep.equal([['verify-email-success', { email }]])
  })

  it('says that the account waits for approval, where the server says so', async () => {
    const { screen, events } = await arrive({
      attributes: developer,
      address: '?token=t1',
      script: {
        'POST /api/v2/developer/verify-email': { status: 202, json: { email, awaits_approval: true } },
      },
    })
    await shows(screen.element, 'Your email has been confirmed. Awaiting account approval.')
    expect(screen.element.textContent).not.to.include('Email successfully confirmed!')
    expect(events).to.deep.equal([['verify-email-success', { email, awaitsApproval: true }]])
  })

  it('that is refused says why, and blames no field', async () => {
    const detail = 'This link has been used <b>already</b>.'
    const { screen, element, events } = await arrive({
      attributes: developer,
      address: '?token=t1&email=robin@example.com',
      script: { 'POST /api/v2/developer/verify-email': { status: 410, json: { status: 410, detail } } },
    })
    const alert = (await screen.find('alert')).textContent
    expect(alert).to.include('This link has been used or has expired.')
    expect(alert).not.to.include(detail)
    expect((await screen.find<HTMLAnchorElement>('link', 'Get a new link')).pathname).to.equal(
      '/forgot-password',
    )
    await screen.isAccessible()
    const field = await screen.field('Email')
    expect(field.value).to.equal('')
    expect(field.hasAttribute('aria-invalid')).to.be.false
    expect(events).to.deep.equal([])
    expect(element.querySelector('.pe-full-screen')).to.equal(null)
  })

  for (const [what, response] of [
    ['unknown', { status: 404, json: { status: 404, detail: 'Not found.' } }],
    [
      'malformed',
      {
        status: 400,
        json: { invalid_parameters: [{ field: 'token', rule: 'is_uuid', reason: 'must be a UUID' }] },
      },
    ],
  ] as const) {
    it(`that is ${what} is said to be incomplete`, async () => {
      const { screen } = await arrive({
        attributes: `${developer} forgot-password-href="/members/forgot"`,
        address: '?token=t1',
        script: { 'POST /api/v2/developer/verify-email': response },
      })
      expect((await screen.find('alert')).textContent).to.include('This link is not complete.')
      expect(screen.element.textContent).not.to.include('UUID')
      const link = await screen.find<HTMLAnchorElement>('link', 'Get a new link')
      expect(link.pathname).to.equal('/members/forgot')
    })
  }

  it('hands its refusal to the page’s own error handler', async () => {
    const { screen, element } = await arrive({
      attributes: developer,
      address: '?token=t1',
      script: { 'POST /api/v2/developer/verify-email': { status: 404 } },
    })
    const asked: string[] = []
    Object.assign(element, {
      customErrorHandler: ({ request }: { request: string }) => {
        asked.push(request)
        return 'Please ask for another link.'
      },
    })
    expect((await screen.find('alert')).textContent).to.include('Please ask for another link.')
    expect(asked).to.deep.equal(['verify-email-request'])
  })
})

/** Enters something and sends it. */
async function signIn(script: Script, attributes = '') {
  const arrived = await arrive({ script, attributes })
  await submit(arrived.screen)
  return arrived
}

async function submit(screen: ReturnType<typeof show>) {
  type(await screen.field('Email'), ' not an address ')
  type(await screen.field('Password'), ' secret ')
  const button = await screen.find<HTMLButtonElement>('button', 'Log in')
  await waitUntil(() => !isBlocked(button))
  button.click()
}

describe('the user kind', () => {
  const authenticate = 'POST /auth/api/v1/authenticate'

  it('signs in with any answer that is a success, and is asked for nothing more', async () => {
    const { screen, world, events } = await signIn({ [authenticate]: { status: 200, json: {} } })
    await shows(screen.element, 'You are logged in')
    expect(events).to.deep.equal([['login-success', {}]])
    const log = await world.log()
    expect(log.map(({ call }) => call)).to.deep.equal([authenticate])
    expect(JSON.parse(log[0]?.body ?? '')).to.deep.equal({ username: 'not an address', password: ' secret ' })
  })

  const refusals = [
    {
      status: 401,
      json: { title: 'Account disabled' },
      text: 'Incorrect username or password. Please try again.',
    },
    { status: 403, json: { detail: 'Said by the server.' }, text: 'Invalid access code' },
    { status: 429, json: undefined, text: 'Too many attempts. Please wait and try again shortly.' },
    { status: 503, json: { detail: 'Down.' }, text: 'Service unavailable. Please try again later.' },
    { status: 423, json: undefined, text: 'Your account has been locked. Reset your password to log in now' },
    {
      status: 400,
      json: {
        detail: 'Not shown.',
        invalid_parameters: [{ field: 'username', reason: 'username <i>must</i> be shorter' }],
      },
      text: 'Username <i>must</i> be shorter',
    },
    { status: 422, json: { detail: 'Said by the <b>server</b>.' }, text: 'Said by the <b>server</b>.' },
    {
      status: 409,
      json: { errors: [{ detail: 'an older server says so' }] },
      text: 'An older server says so',
    },
  ]
  for (const { status, json, text } of refusals) {
    it(`is refused with ${status}: ${text}`, async () => {
      const { screen } = await signIn({ [authenticate]: { status, json } })
      expect((await screen.find('alert')).textContent).to.equal(text)
      const isUnrelated = [429, 503].includes(status)
      expect((await screen.field('Email')).hasAttribute('aria-invalid')).to.equal(!isUnrelated)
    })
  }

  it('reads password requirements as a list', async () => {
    const detail = 'password does not meet the requirements: 8 characters, one digit'
    const { screen } = await signIn({ [authenticate]: { status: 400, json: { errors: [{ detail }] } } })
    const alert = await screen.find('alert')
    expect(alert.textContent).to.match(/^Password does not meet the requirements/)
    expect(Array.from(alert.querySelectorAll('li'), (item) => item.textContent)).to.deep.equal([
      '8 characters',
      'one digit',
    ])
  })
})

describe('the developer kind', () => {
  const locked = 'Your account has been locked. Reset your password to log in now'
  const refusals = [
    { status: 423, json: { title: 'Account locked', detail: locked }, text: locked },
    { status: 423, json: undefined, text: locked },
    {
      status: 400,
      json: {
        message: [
          { property: 'username', constraints: { isEmail: 'username must be an email' }, children: [] },
          { children: [{ constraints: { maxLength: 'password is too long' } }] },
        ],
      },
      text: 'Email must be a valid email address, Password is too long',
    },
  ]
  for (const response of [
    { status: 401, json: { title: 'Account disabled' } },
    { status: 403, json: { title: 'DISABLED account' } },
  ]) {
    it(`waits for approval if the title of ${response.status} says so`, async () => {
      const { screen } = await signIn({ 'POST /api/v2/developer/authenticate': response }, developer)
      await shows(screen.element, 'Your account is pending approval for access')
      await screen.find('heading', 'Waiting for approval')
      expect(screen.all('alert')).to.deep.equal([])
    })
  }

  for (const { status, json, text } of refusals) {
    it(`is refused with ${status}: ${text}`, async () => {
      const { screen } = await signIn({ 'POST /api/v2/developer/authenticate': { status, json } }, developer)
      expect((await screen.find('alert')).textContent).to.equal(text)
    })
  }
})

describe('single sign-on that cannot begin', () => {
  const mistakes = [
    {
      attributes: `${developer} idp-login-return-to="nowhere" portal-id="p1"`,
      path: '/login/sso',
      names: /idp-login-return-to/,
    },
    {
      attributes: `${developer} idp-login-return-to="https://home.example"`,
      path: '/login/sso',
      names: /portal-id/,
    },
    {
      attributes: 'idp-login-return-to="https://home.example" idp-login-callback-url="/back"',
      path: '/login/acme',
      names: /idp-login-callback-url/,
    },
  ]
  for (const { attributes, path, names } of mistakes) {
    it(`names the option, ${String(names)}, and leaves the form as it was`, async () => {
      const errors = consoleErrors()
      const { screen, element, events } = await arrive({
        attributes: `${attributes} idp-login-enabled basic-auth-login-enabled`,
        address: path,
      })
      await waitUntil(() => events.length === 2)
      expect(events).to.deep.equal([
        ['idp-is-loading', { isLoading: true }],
        ['idp-is-loading', { isLoading: false }],
      ])
      expect(errors.join()).to.match(names)
      expect(errors).to.have.length(1)
      await waitUntil(() => !element.querySelector('.pe-full-screen'))
      await screen.field('Email')
      expect((await screen.find('button', 'Continue with SSO')).getAttribute('aria-disabled')).to.equal(null)
    })
  }

  it('is tried once, when the address to return to arrives', async () => {
    const errors = consoleErrors()
    const { screen, element, events } = await arrive({
      attributes: `${developer} idp-login-enabled`,
      address: '/login/sso',
    })
    await screen.find('button', 'Continue with SSO')
    expect(events).to.deep.equal([])
    element.setAttribute('idp-login-return-to', 'nowhere')
    await waitUntil(() => events.length === 2)
    element.setAttribute('idp-login-return-to', 'nowhere else')
    element.setAttribute('login-sso-button-text', 'Go on')
    await screen.find('button', 'Go on')
    expect([events.length, errors.length]).to.deep.equal([2, 1])
  })

  for (const [why, address] of [
    ['the visitor has just signed out', '/login/sso?logout=true'],
    ['the path names none', '/login'],
    ['the path begins with something else', '/portal/login/sso'],
    ['a link from a mail is being followed', '/login/sso?token=t1'],
  ]) {
    it(`does not even try when ${why}`, async () => {
      const errors = consoleErrors()
      const { screen, events } = await arrive({
        attributes: `${developer} idp-login-enabled idp-login-return-to="nowhere"`,
        address,
      })
      await screen.find('button', 'Continue with SSO')
      expect(events).to.deep.equal([])
      expect(errors).to.deep.equal([])
    })
  }
})

it('says so when the identity provider has refused, and blames no field', async () => {
  const { screen } = await arrive({
    attributes: `${developer} idp-login-enabled basic-auth-login-enabled`,
    address: '/login?logout=true&error=access_denied',
  })
  expect((await screen.find('alert')).textContent).to.match(/^Account could not be authenticated/)
  expect((await screen.field('Email')).hasAttribute('aria-invalid')).to.be.false
  await screen.isAccessible()
})

it('asks for the password that links an identity provider, with the address filled in', async () => {
  const { screen } = await arrive({
    attributes: `${developer} idp-login-enabled`,
    address: `/login?logout=true&error=password_required&basicAuth=true&email=${email}&link=harbour`,
  })
  expect((await screen.find('alert')).textContent).to.equal(
    'Your account has a password. Enter it once to link the account to “harbour”. From then on you can sign in there alone.',
  )
  const field = (await screen.field('Email')) as HTMLInputElement
  expect([field.value, field.hasAttribute('aria-invalid')]).to.deep.equal([email, false])
  await screen.isAccessible()
})

it('takes a profile that the server does not give for an account to ask the administrator about', async () => {
  const script = {
    'POST /api/v2/developer/authenticate': { status: 204 },
    'GET /api/v2/developer/me': { status: 401 },
    'GET /api/v2/portal': { json: {} },
  }
  const { screen, world, events } = await signIn(script, developer)
  expect((await screen.find('alert')).textContent).to.match(/^Account could not be authenticated/)
  const calls = (await world.log()).map(({ call }) => call)
  expect(calls).to.include.members(['GET /api/v2/developer/me', 'GET /api/v2/portal'])
  expect(events).to.deep.equal([])
})

describe('an error that nobody expects', () => {
  const unexpected = new Error('The browser refuses')

  /** Makes the next message to other tabs fail, as a browser may while it closes a page. */
  function failToTellOtherTabs() {
    const { postMessage } = BroadcastChannel.prototype
    BroadcastChannel.prototype.postMessage = () => {
      BroadcastChannel.prototype.postMessage = postMessage
      throw unexpected
    }
  }

  it('ends a sign-in with a message, is reported, and the form can be submitted again', async () => {
    const errors = consoleErrors()
    const script = {
      'POST /api/v2/developer/authenticate': { status: 204 },
      'GET /api/v2/developer/me': { json: { id: 'd1', email, full_name: 'Robin' } },
      'GET /api/v2/portal': { json: {} },
    }
    const { screen, element, events } = await arrive({ attributes: developer, script })
    const reported: unknown[] = []
    element.addEventListener('element-error', (event) => reported.push((event as CustomEvent).detail.error))
    failToTellOtherTabs()
    await submit(screen)
    expect((await screen.find('alert')).textContent).to.not.equal('')
    expect(reported).to.deep.equal([unexpected])
    expect(errors.join()).to.include('The browser refuses')

    await submit(screen)
    await waitUntil(() => events.some(([name]) => name === 'login-success'), 'the sign-in')
  })

  it('does not hide the form when the browser refuses the cookie of a confirmed address', async () => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set() {
        throw new DOMException('The document is sandboxed', 'SecurityError')
      },
    })
    const { screen } = await arrive({
      attributes: developer,
      address: '?token=t1',
      script: { 'POST /api/v2/developer/verify-email': { status: 202, json: { email } } },
    })
    await shows(screen.element, 'Email successfully confirmed!')
    Object.defineProperty(document, 'cookie', cookie)
  })
})

it('a developer has one way of single sign-on; every other leads to the sign-in', async () => {
  const moves: string[] = []
  const follow = (event: Event) => {
    event.preventDefault()
    moves.push((event as CustomEvent<{ to: string }>).detail.to)
  }
  document.addEventListener('navigate', follow)
  try {
    const attributes = `${developer} idp-login-enabled idp-login-return-to="nowhere"`
    const { events } = await arrive({ attributes, address: `/login/acme?email=${email}` })
    await waitUntil(() => moves.length > 0, 'the move')
    expect(moves).to.deep.equal([`/login?email=${email}`])
    expect(events).to.deep.equal([])
  } finally {
    document.removeEventListener('navigate', follow)
  }
})
