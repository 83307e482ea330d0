import { expect } from '@open-wc/testing'
import { browserWorld } from '../support/browser-world'
import { expectInvalid, type FormOptions, formPage } from '../support/form'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { userForms } from '../support/portal'
import { isBlocked } from '../support/screen'

const robin = 'robin@example.com'
const change = (options: FormOptions = {}) => formPage('portal-change-password', options)

const entered = {
  'Current password': ' Portal-demo-1',
  'New password': ' Portal-demo-2',
  'Confirm password': ' Portal-demo-2',
}

/** A user who has signed in: the cookie is the server's. */
async function signedIn() {
  const api = await userForms({ accounts: { [robin]: ' Portal-demo-1' } })
  const credentials = { username: robin, password: ' Portal-demo-1' }
  const body = JSON.stringify(credentials)
  await fetch(`${api.url}/api/v1/authenticate`, { method: 'POST', body, credentials: 'include' })
  return api
}

it('changes the password of the signed-in user, as it was typed', async () => {
  const api = await signedIn()
  const page = await change({ url: api.url })
  await page.screen.isAccessible()
  await page.enter(entered)
  const success = nextEvent(document, 'change-password-success')
  await page.press('Change password')
  await page.screen.find('button', 'Submitting')
  await success
  expect((await api.log()).at(-1)).to.deep.equal({
    call: 'PATCH /v2/users/me/password',
    body: { old_password: ' Portal-demo-1', new_password: ' Portal-demo-2' },
  })
  await shows(page.screen.element, 'Your password has been changed.')
  expect(page.screen.element.querySelector('form')).to.be.null
})

it('keeps the other sessions if the box is cleared, and ends them again once the form was emptied', async () => {
  const api = await signedIn()
  const page = await change({ url: api.url })
  const box = await page.screen.find<HTMLInputElement>('checkbox', 'End all other sessions')
  expect(box.checked).to.be.true
  box.click()
  await page.enter(entered)
  await page.press('Cancel')
  expect(box.checked).to.be.true
  box.click()
  await page.enter(entered)
  const success = nextEvent(document, 'change-password-success')
  await page.press('Change password')
  await success
  const { body } = (await api.log()).at(-1) ?? {}
  expect(body?.end_other_sessions).to.be.false
})

it('changes the password of the developer, also in a browser that has a session of a user', async () => {
  const own = 'PATCH /api/v2/developer/me/password'
  const world = await browserWorld({ [own]: { status: 202 }, 'PATCH /v2/users/me/password': { status: 202 } })
  const page = await change({ url: world.url, kind: 'developer' })
  await page.enter(entered)
  const success = nextEvent(document, 'change-password-success')
  await page.press('Change password')
  await success
  const calls = (await world.log()).map(({ call }) => call)
  expect(calls.filter((call) => call.startsWith('PATCH'))).to.deep.equal([own])
})

it('says what the server has against it between fields and buttons, and at its field', async () => {
  const api = await signedIn()
  const page = await change({ url: api.url })
  await page.enter({ ...entered, 'Current password': 'Portal-demo-1' })
  await page.press('Change password')
  const alert = await page.screen.find('alert')
  expect(alert.textContent).to.equal('Old password is not your password')
  await expectInvalid(page.screen, { 'Current password': true, 'New password': false })
  await shows(page.screen.element, 'Is not your password')
  const confirm = await page.screen.field('Confirm password')
  expect(confirm.compareDocumentPosition(alert)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
  const button = await page.screen.find('button', 'Change password')
  expect(alert.compareDocumentPosition(button)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
  await page.screen.isAccessible()
})

it('names the field that is refused as the page does, in the language of the page', async () => {
  const reason = 'ist nicht Ihr aktuelles Passwort'
  const json = { invalid_parameters: [{ field: 'old_password', rule: 'invalid', source: 'body', reason }] }
  const world = await browserWorld({ 'PATCH /v2/users/me/password': { status: 400, json } })
  const page = await change({ url: world.url, language: 'de' })
  await page.enter({
    'Aktuelles Passwort': 'x',
    'Neues Passwort': 'Portal-demo-2',
    'Passwort bestätigen': 'Portal-demo-2',
  })
  await page.press('Passwort ändern')
  expect(await page.alert()).to.equal('Aktuelles Passwort ist nicht Ihr aktuelles Passwort')
})

it('tells the page what the new password has, each time that changes', async () => {
  const page = await change()
  const details: object[] = []
  page.screen.element.addEventListener('password-requirements', (event) =>
    details.push((event as CustomEvent<object>).detail),
  )
  const none = { uppercase: false, lowercase: false, number: false, special: false, length: false }
  for (const [typed, expected] of [
    ['a', { ...none, lowercase: true }],
    ['aB', { ...none, lowercase: true, uppercase: true }],
    ['aB_', { ...none, lowercase: true, uppercase: true, special: true }],
    ['é ', { ...none, special: true }],
    ['12345678', { ...none, number: true, length: true }],
    ['1'.repeat(129), { ...none, number: true }],
  ] as const) {
    const before = details.length
    await page.enter({ 'New password': typed })
    await waitUntil(() => details.length > before, typed)
    expect(details.at(-1), typed).to.deep.equal(expected)
  }
})

it('lets nothing be sent or taken back while the rules are broken', async () => {
  const page = await change()
  const send = await page.screen.find<HTMLButtonElement>('button', 'Change password')
  const cancel = await page.screen.find<HTMLButtonElement>('button', 'Cancel')
  const locked = () => [isBlocked(send), cancel.disabled]
  page.force()
  expect(await page.alert()).to.equal('Please complete all required fields')
  for (const [typed, text] of [
    [{ ...entered, 'New password': 'weak', 'Confirm password': 'weak' }, 'does not meet the requirements'],
    [{ ...entered, 'Confirm password': 'other' }, 'Passwords do not match'],
  ] as const) {
    await page.enter(typed)
    expect(locked()).to.deep.equal([true, true])
    page.force()
    await shows(page.screen.element, text)
  }
  await page.enter(entered)
  await waitUntil(() => !locked().includes(true))
  cancel.click()
  await waitUntil(() => locked().every(Boolean))
  for (const label of Object.keys(entered)) expect((await page.screen.field(label)).value).to.equal('')
  await page.screen.gone('alert')
})

it('takes nothing but 202 for a success', async () => {
  const world = await browserWorld({ 'PATCH /v2/users/me/password': { status: 200, json: {} } })
  const page = await change({ url: world.url })
  await page.enter(entered)
  await page.press('Change password')
  expect(await page.alert()).to.include('Error 200')
})

it('links to the sign-in if the session cannot be renewed', async () => {
  const world = await browserWorld({
    'GET /api/v2/portal': { json: {} },
    'PATCH /v2/users/me/password': { status: 401 },
    'POST /api/v1/refresh': { status: 401 },
  })
  const page = await change({ url: world.url })
  await page.enter(entered)
  await page.press('Change password')
  await shows(page.screen.element, 'Your session has ended. Please log in again.')
  expect((await page.screen.find<HTMLAnchorElement>('link', 'Log in')).pathname).to.equal('/login')
  expect(page.screen.all('alert')).to.deep.equal([])
})

it('renews a session that ended while one typed, once', async () => {
  const refresh = 'POST /api/v1/refresh'
  const patch = 'PATCH /v2/users/me/password'
  const world = await browserWorld({
    'GET /api/v2/portal': { json: {} },
    [refresh]: { status: 200 },
    [patch]: { status: 401, until: refresh, then: { status: 202 } },
  })
  const page = await change({ url: world.url })
  await page.enter(entered)
  const success = nextEvent(document, 'change-password-success')
  await page.press('Change password')
  await success
  expect([await world.count(refresh), await world.count(patch)]).to.deep.equal([1, 2])
})
