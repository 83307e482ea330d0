import { expect } from '@open-wc/testing'
import { browserWorld } from '../support/browser-world'
import { expectInvalid, type FormOptions, type FormPage, formPage } from '../support/form'
import { nextEvent, shows, waitUntil } from '../support/mount'
import type { ScriptedResponse } from '../support/scripted-api.mjs'
import { isBlocked } from '../support/screen'

interface FilledForm {
  tag: string
  request: string
  call: string
  button: string
  /** A field by the name that the server gives it, and its label. */
  field: readonly [name: string, label: string]
  fill(page: FormPage): Promise<void>
}

const forms: readonly FilledForm[] = [
  {
    tag: 'portal-register',
    request: 'register-request',
    call: 'POST /auth/api/v1/register',
    button: 'Sign up',
    field: ['organization', 'Organization'],
    async fill(page) {
      await page.enter({
        'Full name': 'Robin',
        Organization: 'Harbour',
        Email: 'r@example.com',
        Password: 'Portal-demo-1',
      })
      ;(await page.screen.find('checkbox')).click()
    },
  },
  {
    tag: 'portal-forgot-password',
    request: 'reset-password-request',
    call: 'POST /auth/api/v1/password-resets',
    button: 'Recover password',
    field: ['email', 'Email'],
    fill: (page) => page.enter({ Email: 'r@example.com' }),
  },
  {
    tag: 'portal-reset-password',
    request: 'set-new-password-request',
    call: 'PATCH /auth/api/v1/password-resets',
    button: 'Set password',
    field: ['password', 'New password'],
    fill: (page) => page.enter({ 'New password': 'Portal-demo-1', 'Confirm password': 'Portal-demo-1' }),
  },
  {
    tag: 'portal-change-password',
    request: 'set-new-password-request',
    call: 'PATCH /v2/users/me/password',
    button: 'Change password',
    field: ['old_password', 'Current password'],
    fill: (page) =>
      page.enter({
        'Current password': 'x',
        'New password': 'Portal-demo-1',
        'Confirm password': 'Portal-demo-1',
      }),
  },
  {
    tag: 'portal-accept-invitation',
    request: 'accept-invitation-request',
    call: 'POST /v2/accept-invite',
    button: 'Create account',
    field: ['data.email', 'Email'],
    fill: (page) => page.enter({ 'Full name': 'Robin', Email: 'r@example.com', Password: 'Portal-demo-1' }),
  },
]

async function refused(form: FilledForm, response: ScriptedResponse, options: FormOptions = {}) {
  const world = await browserWorld({ 'GET /api/v2/portal': { json: {} }, [form.call]: response })
  const page = await formPage(form.tag, { ...options, url: world.url })
  await form.fill(page)
  await page.press(form.button)
  return { page, text: await page.alert(), world }
}

const detail = { detail: 'Never shown.' }

/** Refusals that say the same on every form, whatever their bodies say. */
const responses: readonly [what: string, response: ScriptedResponse, text: string][] = [
  ['401', { status: 401, json: detail }, 'Incorrect username or password. Please try again.'],
  ['403', { status: 403, json: detail }, 'Invalid access code'],
  ['429', { status: 429, json: detail }, 'Too many attempts. Please wait and try again shortly.'],
  ['503', { status: 503, json: detail }, 'Service unavailable. Please try again later.'],
  [
    '503 with the ID of the request',
    { status: 503, json: { ...detail, instance: 'trace:5d1c0f7ab21' } },
    'Service unavailable. Please try again later. (Request ID: trace:5d1c0f7ab21)',
  ],
  [
    'the page of a proxy',
    { status: 500, text: '<b>No</b>', headers: {} },
    'Error 500: Internal Server Error',
  ],
  [
    'an invalid parameter',
    {
      status: 400,
      json: { ...detail, invalid_parameters: [{ field: 'name', reason: 'name <i>is</i> odd' }] },
    },
    'Name <i>is</i> odd',
  ],
  [
    'a detail',
    { status: 409, json: { detail: '<img src=x onerror=alert(1)>' } },
    '<img src=x onerror=alert(1)>',
  ],
  ['an older detail', { status: 400, json: { errors: [{ detail: 'not today' }] } }, 'Not today'],
]

for (const form of forms) {
  it(`<${form.tag}> says what was refused, never as HTML, and can be sent again`, async () => {
    for (const [what, response, expected] of responses) {
      // There a 401 says that the session is gone.
      if (what === '401' && form.tag === 'portal-change-password') continue
      const { page, text } = await refused(form, response)
      expect(text, what).to.equal(expected)
      expect(page.screen.element.querySelector('img, b, i'), what).to.be.null
      const button = await page.screen.find<HTMLButtonElement>('button', form.button)
      expect(isBlocked(button), what).to.be.false
      if (what === '429') await page.screen.isAccessible()
    }
  })

  it(`<${form.tag}> moves the focus to the first field that is refused, and only then`, async () => {
    const [field, label] = form.field
    const named = { invalid_parameters: [{ field, reason: 'is odd' }] }
    const response = { status: 400, json: named, until: form.call, then: { status: 503 } }
    const { page } = await refused(form, response)
    const refusedField = await page.screen.field(label)
    await waitUntil(() => document.activeElement === refusedField, 'focus on the refused field')

    const button = await page.screen.find('button', form.button)
    button.focus()
    button.click()
    await shows(page.screen.element, 'Service unavailable')
    expect(document.activeElement === button).to.be.true
  })

  it(`<${form.tag}> no longer says what the server has against a field once that is edited`, async () => {
    const [field, label] = form.field
    const json = { invalid_parameters: [{ field, reason: 'is odd' }] }
    const { page } = await refused(form, { status: 400, json })
    await shows(page.screen.element, 'Is odd')
    await expectInvalid(page.screen, { [label]: true })

    await page.enter({ [label]: label === 'Email' ? 'kim@example.com' : 'Portal-demo-2' })
    await page.screen.gone('alert')
    await expectInvalid(page.screen, { [label]: false })
    expect(page.screen.element.textContent).not.to.include('s odd')
    await page.screen.find('button', form.button)
  })

  it(`<${form.tag}> gives the page's own handler the first word`, async () => {
    const asked: object[] = []
    const customErrorHandler = ({ request, element }: { request: string; element: HTMLElement }) => {
      asked.push({ request, tag: element.localName })
      return '<b>Not</b> so fast'
    }
    const { text } = await refused(form, { status: 429 }, { properties: { customErrorHandler } })
    expect(text).to.equal('<b>Not</b> so fast')
    expect(asked).to.deep.equal([{ request: form.request, tag: form.tag }])
  })

  it(`<${form.tag}> asks once, however often the button is pressed`, async () => {
    const world = await browserWorld({ [form.call]: { status: 503, delayMs: 100 } })
    const page = await formPage(form.tag, { url: world.url })
    await form.fill(page)
    const button = await page.screen.find('button', form.button)
    button.click()
    button.click()
    page.force()
    await page.screen.find('button', 'Submitting')
    await page.alert()
    expect(await world.count(form.call)).to.equal(1)
  })

  it(`<${form.tag}> speaks the language of the page, also when it changes`, async () => {
    const { page } = await refused(form, { status: 429 })
    for (const [lang, text] of [
      ['de', 'Zu viele Versuche'],
      ['ca', 'Massa intents'],
      ['es', 'Demasiados intentos'],
      ['fr', 'Trop de tentatives'],
    ] as const) {
      page.screen.element.lang = lang
      await shows(page.screen.element, text)
    }
    await page.screen.isAccessible()
  })
}

it('a refusal that only its sentence names as one of the password moves the focus there', async () => {
  const register = forms[0] as FilledForm
  const refusal = { errors: [{ detail: 'password was used before' }] }
  const { page } = await refused(register, { status: 400, json: refusal })
  const password = await page.screen.field('Password')
  await waitUntil(() => document.activeElement === password, 'focus on the password')
})

it('a developer who may not sign in yet reads that the account waits, in every form', async () => {
  const world = await browserWorld({
    'POST /api/v1/password-resets': { status: 401, json: { title: 'Account disabled' } },
  })
  const page = await formPage('portal-forgot-password', { url: world.url, kind: 'developer' })
  await page.enter({ Email: 'robin@example.com' })
  await page.press('Recover password')
  expect(await page.alert()).to.equal('Your account is pending approval for access')
})

it('of two fields that are refused, the one that was not edited is still named, and a refusal of none stays', async () => {
  const register = forms[0] as FilledForm
  const invalid_parameters = [
    { field: 'organization', reason: 'is odd' },
    { field: 'data.full_name', reason: 'is short' },
  ]
  const response = { status: 400, json: { invalid_parameters }, until: register.call, then: { status: 503 } }
  const { page, text } = await refused(register, response)
  expect(text).to.equal('Organization is odd')
  await page.enter({ Organization: 'Pier' })
  await shows(page.screen.element, 'Full name is short')
  await expectInvalid(page.screen, { Organization: false, 'Full name': true })

  await page.press('Sign up')
  await shows(page.screen.element, 'Service unavailable')
  await page.enter({ Organization: 'Quay', 'Full name': 'Kim' })
  expect(await page.alert()).to.match(/^Service unavailable/)
})

it('a server that is not there is named as that', async () => {
  const page = await formPage('portal-forgot-password', { url: 'http://localhost:9' })
  await page.enter({ Email: 'robin@example.com' })
  await page.press('Recover password')
  expect(await page.alert()).to.match(/could not be reached/)
})

it('a form that is filled keeps what was entered when the element moves, and its events name it', async () => {
  const world = await browserWorld({ 'POST /auth/api/v1/password-resets': { status: 200 } })
  const page = await formPage('portal-forgot-password', { url: world.url, attributes: 'shadow theme="dark"' })
  await page.enter({ Email: 'robin@example.com' })
  const box = document.createElement('section')
  page.screen.element.parentElement?.append(box)
  box.append(page.screen.element)
  expect((await page.screen.field('Email')).value).to.equal('robin@example.com')
  const success = nextEvent(document, 'forgot-password-success')
  await page.press('Recover password')
  const event = await success
  expect([event.bubbles, event.composed, event.target === page.screen.element]).to.deep.equal([
    true,
    true,
    true,
  ])
})
