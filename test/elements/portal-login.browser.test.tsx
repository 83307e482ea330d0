import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { isMarkedRequired } from '../support/form'
import { consoleErrors, nextEvent, shows, textOf, waitUntil } from '../support/mount'
import { realPortal, type TestDeveloper } from '../support/portal'
import { isBlocked, type Screen, show, type } from '../support/screen'

const robin = { email: 'robin@example.com', password: 'Portal-demo-1', full_name: 'Robin Shaw' }

const attributesFor = (url: string) => `api-base-url="${url}" user-entity="developer" lang="en"`

interface Options {
  attributes?: string
  beside?: string
  address?: string
}

const ownAddress = location.href

/** A form as it appears: no call is made until it is sent, so most of it needs no server. */
async function login({ attributes = '', beside = '', address }: Options = {}, apiBaseUrl = location.origin) {
  if (address) history.replaceState(null, '', address)
  const common = attributesFor(apiBaseUrl)
  const screen = show(`<div>
    <portal-login ${attributes} ${common}></portal-login>
    ${beside.replaceAll('COMMON', common)}
  </div>`)
  const element = screen.element.querySelector('portal-login') as HTMLElement
  await screen.find('heading', 'Log in')
  return { screen, element }
}

/** A form and a real portal behind it. */
async function loginWith(developer: TestDeveloper, options: Options = {}) {
  const portal = await realPortal({ developers: [developer] })
  return { portal, ...(await login(options, portal.url)) }
}

afterEach(() => history.replaceState(null, '', ownAddress))

async function enter(screen: Screen, email: string, password: string) {
  type(await screen.field('Email'), email)
  type(await screen.field('Password'), password)
}

describe('signing in', () => {
  it('tells the page who it is and shows the account in the other tags', async () => {
    const { screen } = await loginWith(robin, { beside: '<portal-header COMMON></portal-header>' })
    const success = nextEvent<{ user: object }>(document, 'login-success')
    await enter(screen, ` ${robin.email} `, robin.password)
    await screen.press('Log in')

    expect((await success).detail.user).to.include({ email: robin.email, full_name: robin.full_name })
    await screen.find('button', robin.email)
    await screen.isAccessible()
  })

  it('works with the keyboard alone, and keeps the focus while it waits', async () => {
    const { screen } = await loginWith(robin)
    expect(isMarkedRequired(await screen.field('Email'))).to.be.true
    ;(await screen.field('Email')).focus()
    await sendKeys({ type: robin.email })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: robin.password })
    const success = nextEvent(document, 'login-success')
    await sendKeys({ press: 'Enter' })
    const button = await screen.find('button', 'Submitting')
    expect(button.getAttribute('aria-disabled')).to.equal('true')
    expect(document.activeElement).to.equal(await screen.field('Password'))
    await success
  })

  it('sends a password exactly as it was typed', async () => {
    const spaced = { ...robin, password: ' Portal-demo-1 ' }
    const { screen } = await loginWith(spaced)
    await enter(screen, spaced.email, spaced.password.trim())
    await screen.press('Log in')
    await screen.find('alert')

    const success = nextEvent(document, 'login-success')
    await enter(screen, spaced.email, spaced.password)
    await screen.press('Log in')
    await success
  })

  it('asks once, however often the button is pressed', async () => {
    const { screen } = await loginWith(robin)
    await enter(screen, robin.email, robin.password)
    let successes = 0
    screen.element.addEventListener('login-success', () => (successes += 1))
    const button = await screen.find('button', 'Log in')
    button.click()
    button.click()
    await shows(screen.element, 'You are logged in')
    expect(successes).to.equal(1)
  })
})

describe('a sign-in that is refused', () => {
  it('says so, marks both fields, and can be tried again', async () => {
    const { screen } = await loginWith(robin)
    await enter(screen, robin.email, 'not-the-password')
    await screen.press('Log in')

    const alert = await screen.find('alert')
    expect(alert.textContent).to.equal('Incorrect username or password. Please try again.')
    for (const label of ['Email', 'Password']) {
      const field = await screen.field(label)
      expect(field.getAttribute('aria-invalid')).to.equal('true')
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')).to.equal(alert)
    }
    expect(document.activeElement === (await screen.field('Email'))).to.be.true
    await screen.isAccessible()

    const success = nextEvent(document, 'login-success')
    await enter(screen, robin.email, robin.password)
    await screen.press('Log in')
    await success
    await screen.gone('alert')
  })

  it('is no longer about a field once that is edited', async () => {
    const { screen } = await loginWith(robin)
    await enter(screen, robin.email, 'not-the-password')
    await screen.press('Log in')
    await screen.find('alert')
    const [email, password] = [await screen.field('Email'), await screen.field('Password')]
    type(password, 'another')
    await waitUntil(() => !password.hasAttribute('aria-invalid'))
    expect(email.getAttribute('aria-invalid')).to.equal('true')
    expect(screen.all('alert')).to.have.length(1)
    type(email, 'kim@example.com')
    await screen.gone('alert')
    expect(email.hasAttribute('aria-invalid')).to.be.false
  })

  it('tells an account that waits that it waits', async () => {
    const { screen } = await loginWith({ ...robin, status: 'pending' })
    await enter(screen, robin.email, robin.password)
    await screen.press('Log in')
    await screen.find('heading', 'Waiting for approval')
    await shows(screen.element, 'Your account is pending approval for access')
    await shows(screen.element, `Account: ${robin.email}`)
    const steps = await screen.find('list', 'Next steps')
    expect([...steps.children].map((step) => step.getAttribute('aria-current'))).to.deep.equal([
      null,
      null,
      'step',
    ])
    expect(steps.textContent).to.include('Done: Choose a password.')
    expect(screen.all('alert')).to.deep.equal([])
    expect(screen.element.querySelector('[aria-invalid]')).to.be.null
    expect(screen.element.querySelector(':focus'), 'the focus has not been lost').not.to.be.null
    await screen.isAccessible()

    await screen.press('Log in with another account')
    expect((await screen.field('Email')).value).to.equal('')
    expect(screen.all('alert')).to.deep.equal([])
  })

  it('does not blame the fields when the server cannot be reached', async () => {
    const { screen, portal } = await loginWith(robin)
    await portal.stop()
    await enter(screen, robin.email, robin.password)
    await screen.press('Log in')
    expect((await screen.find('alert')).textContent).to.match(/could not be reached/)
    expect((await screen.field('Email')).hasAttribute('aria-invalid')).to.be.false
  })
})

describe('the button', () => {
  it('waits for both fields', async () => {
    const { screen } = await login()
    const button = await screen.find<HTMLButtonElement>('button', 'Log in')
    expect(isBlocked(button)).to.be.true
    type(await screen.field('Email'), robin.email)
    await waitUntil(() => isBlocked(button))
    type(await screen.field('Password'), 'x')
    await waitUntil(() => !isBlocked(button))
  })

  it('can be pressed when the browser has filled both fields, whose values it may still hold back', async () => {
    const { screen } = await login()
    const button = await screen.find<HTMLButtonElement>('button', 'Log in')
    const fields = await Promise.all(['Email', 'Password'].map(screen.field))
    // A field that appears says by an event of its own that nothing has filled it.
    await Promise.all(fields.flatMap((field) => field.getAnimations().map(({ finished }) => finished)))
    await nextFrame()
    for (const field of fields)
      field.dispatchEvent(
        new AnimationEvent('animationstart', { animationName: 'pe-autofill', bubbles: true }),
      )
    await waitUntil(() => !isBlocked(button))
    button.click()
    expect((await screen.find('alert')).textContent).to.match(/^Incorrect username or password/)

    const field = await screen.field('Email')
    field.dispatchEvent(
      new AnimationEvent('animationstart', { animationName: 'pe-autofill-end', bubbles: true }),
    )
    await waitUntil(() => isBlocked(button))
  })

  it('treats one empty field as wrong credentials when the form is submitted anyway', async () => {
    const { screen } = await login()
    const field = await screen.field('Email')
    type(field, robin.email)
    field.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    expect((await screen.find('alert')).textContent).to.match(/^Incorrect username or password/)
  })
})

describe('a form that is sent although the button forbids it', () => {
  it('asks for what is missing and sends nothing', async () => {
    const { screen } = await login()
    const field = await screen.field('Email')
    field.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    expect((await screen.find('alert')).textContent).to.equal('Please enter your login credentials')
  })
})

describe('the page’s own error handler', () => {
  it('is told what failed and gives the words, once for each refusal', async () => {
    const { screen, element } = await loginWith(robin)
    const asked: { request: string; element: HTMLElement; status: unknown }[] = []
    Object.assign(element, {
      customErrorHandler: ({
        error,
        ...rest
      }: {
        error: { status: number }
        request: string
        element: HTMLElement
      }) => {
        asked.push({ ...rest, status: error.status })
        return asked.length === 1 ? '<b>No</b> entry' : undefined
      },
    })
    await enter(screen, robin.email, 'wrong')
    await screen.press('Log in')
    expect((await screen.find('alert')).textContent).to.equal('<b>No</b> entry')
    expect(asked).to.deep.equal([{ request: 'authenticate-request', element, status: 401 }])

    await enter(screen, robin.email, 'wrong again')
    await screen.press('Log in')
    await shows(screen.element, 'Incorrect username or password')
    expect(asked).to.have.length(2)
  })

  it('that throws is reported, and the standard words stand', async () => {
    const { screen, element } = await loginWith(robin)
    const errors = consoleErrors()
    const failure = new Error('A mistake of the page')
    const reported: unknown[] = []
    element.addEventListener('element-error', ({ detail }) => reported.push(detail.error))
    Object.assign(element, {
      customErrorHandler: () => {
        throw failure
      },
    })
    await enter(screen, robin.email, 'wrong')
    await screen.press('Log in')
    expect((await screen.find('alert')).textContent).to.match(/^Incorrect username or password/)
    expect(reported).to.include(failure)
    expect(errors.join()).to.include('A mistake of the page')
  })
})

it('names the attribute to the author of a page whose form is for users, whom the portal does not have', async () => {
  const portal = await realPortal({ developers: [robin] })
  const screen = show(`<portal-login api-base-url="${portal.url}" lang="en"></portal-login>`)
  const warnings: unknown[] = []
  const { warn } = console
  console.warn = (...given: unknown[]) => warnings.push(...given)
  await enter(screen, robin.email, robin.password)
  await screen.press('Log in')
  await screen.find('alert')
  await waitUntil(() => warnings.some((warning) => String(warning).includes('user-entity="developer"')))
  console.warn = warn
})

describe('password managers', () => {
  for (const attributes of ['', 'shadow']) {
    it(`find a real form in the light DOM and fill it behind our back${attributes && ', with a shadow root'}`, async () => {
      const { screen, element } = await loginWith(robin, { attributes })
      const form = element.querySelector('form')
      const email = form?.querySelector<HTMLInputElement>('input[name=username][autocomplete=username]')
      const password = form?.querySelector<HTMLInputElement>(
        'input[name=password][autocomplete=current-password]',
      )
      if (!form || !email || !password) throw new Error('no form in the light DOM')
      expect(form.querySelectorAll('button[type=submit]')).to.have.length(1)
      expect(email.labels?.[0]?.textContent).to.equal('Email')

      // The instance's own setter, as extensions of the page's world call it, which React takes for its own writing.
      email.value = robin.email
      password.value = robin.password
      for (const field of [email, password]) field.dispatchEvent(new Event('change', { bubbles: true }))
      const success = nextEvent(document, 'login-success')
      await waitUntil(() => form.querySelector('button[type=submit]')?.ariaDisabled !== 'true')
      await screen.press('Log in')
      await success
    })
  }

  it('let the password be shown and hidden again', async () => {
    const { screen } = await login()
    const field = await screen.field('Password')
    await screen.press('Show password')
    expect(field.type).to.equal('text')
    await screen.press('Hide password')
    expect(field.type).to.equal('password')
  })
})

describe('the address of the page', () => {
  it('fills the e-mail in and says that a password was set', async () => {
    const { screen } = await login({ address: '?email=robin%40example.com&passwordReset=true' })
    expect((await screen.field('Email')).value).to.equal(robin.email)
    expect((await screen.find('status')).textContent).to.equal('Password successfully set!')
    await screen.isAccessible()
  })

  it('says that a registration has ended, in words of the page if it has any, and leaves the mark of an account', async () => {
    const { screen } = await login({
      address: '?registered=true',
      attributes: 'register-success-text="Welcome aboard"',
    })
    await shows(screen.element, 'Welcome aboard')
    expect(document.cookie).to.include('userStatus=active')
  })

  it('forces the form where only single sign-on is offered', async () => {
    const { screen } = await login({ address: '?basicAuth=true', attributes: 'idp-login-enabled' })
    await screen.field('Email')
    await screen.find('button', 'Continue with SSO')
  })
})

describe('the ways that are offered', () => {
  it('are single sign-on alone for developers, where the form is off', async () => {
    const { screen } = await login({ attributes: 'idp-login-enabled login-sso-button-text="Use Acme"' })
    await screen.find('button', 'Use Acme')
    expect(screen.element.querySelector('form')).to.be.null
    await screen.isAccessible()
  })

  it('are a link to the form for users, whom no provider knows here', async () => {
    const { screen, element } = await login({ attributes: 'idp-login-enabled user-entity="user"' })
    expect(screen.all('button', 'Continue with SSO').length).to.equal(0)
    expect(screen.all('textbox').length).to.equal(0)
    const link = await screen.find<HTMLAnchorElement>('link', 'Log in with email and password')
    expect(new URL(link.href).search).to.equal('?basicAuth=true')
    const moves: string[] = []
    element.addEventListener('navigate', (event) => {
      event.preventDefault()
      moves.push((event as CustomEvent<{ to: string }>).detail.to)
    })
    link.click()
    expect(moves).to.deep.equal(['/login?basicAuth=true'])
  })

  it('change with the attributes', async () => {
    const { screen, element } = await login()
    element.toggleAttribute('idp-login-enabled', true)
    element.toggleAttribute('basic-auth-login-enabled', true)
    await screen.find('button', 'Continue with SSO')
    element.toggleAttribute('idp-login-enabled', false)
    await screen.gone('button', 'Continue with SSO')
  })
})

describe('links', () => {
  it('ask the page, which may take over at either of two moments', async () => {
    const { screen, element } = await login({ attributes: 'show-forgot-password-link show-register-link' })
    const moves: string[] = []
    element.addEventListener('navigate', (event) => {
      event.preventDefault()
      moves.push((event as CustomEvent<{ to: string }>).detail.to)
    })
    const forgot = await screen.find<HTMLAnchorElement>('link', 'Forgot your password?')
    expect(new URL(forgot.href).pathname).to.equal('/forgot-password')
    forgot.click()
    element.addEventListener('click-register-link', (event) => event.preventDefault())
    ;(await screen.find('link', 'Sign up')).click()
    expect(moves).to.deep.equal(['/forgot-password'])
  })

  it('take an empty text for an empty text', async () => {
    const { screen } = await login({ attributes: 'show-register-link register-link-help-text=""' })
    await screen.find('link', 'Sign up')
    expect(textOf(screen.element)).not.to.include("Don't have an account?")
  })
})

it('follows the language of the element, down to what was refused', async () => {
  const { screen, element } = await loginWith(robin)
  await enter(screen, robin.email, 'wrong')
  await screen.press('Log in')
  await screen.find('alert')
  element.lang = 'de'
  await shows(screen.element, 'Anmelden')
  expect((await screen.find('alert')).textContent).to.match(/^Benutzername oder Passwort/)
  expect((await screen.field('E-Mail')).value).to.equal(robin.email)
})

for (const theme of ['light', 'dark']) {
  it(`has no finding of axe, ${theme}, in every face`, async () => {
    const { screen } = await loginWith(robin, {
      attributes: `theme="${theme}" show-register-link show-forgot-password-link idp-login-enabled basic-auth-login-enabled`,
    })
    await screen.isAccessible()
    await enter(screen, robin.email, 'wrong')
    await screen.press('Log in')
    await screen.find('alert')
    await screen.isAccessible()
  })
}
