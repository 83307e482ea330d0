import { expect } from '@open-wc/testing'
import { browserWorld } from '../support/browser-world'
import { expectInvalid, type FormOptions, formPage, leave } from '../support/form'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { userForms } from '../support/portal'
import { isBlocked, show } from '../support/screen'

const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const robin = 'robin@example.com'
const good = { 'New password': ' Portal-demo-2 ', 'Confirm password': ' Portal-demo-2 ' }

const reset = (options: FormOptions = {}) =>
  formPage('portal-reset-password', { query: `?a=1&token=${token}&email=${robin}#here`, ...options })

it('sets a password exactly as it was typed, with the token of the link, which leaves the address at once', async () => {
  const api = await userForms({ tokens: { [token]: 'as-the-server-knows@example.com' } })
  const page = await reset({ url: api.url })
  await waitUntil(() => !location.href.includes(token))
  expect(location.search + location.hash).to.equal(`?a=1&email=${encodeURIComponent(robin)}#here`)
  expect((await page.screen.field('Email')).readOnly).to.be.true
  await page.screen.isAccessible()

  await page.enter(good)
  const success = nextEvent(document, 'reset-password-success')
  await page.press('Set password')
  await page.screen.find('button', 'Submitting')
  expect((await success).detail).to.deep.equal({ email: 'as-the-server-knows@example.com' })
  expect((await api.log()).filter(({ call }) => call.includes('resets'))).to.deep.equal([
    { call: 'PATCH /auth/api/v1/password-resets', body: { password: ' Portal-demo-2 ', token } },
  ])
  await shows(page.screen.element, 'Password successfully set!')
  expect(page.screen.element.querySelector('form')).to.be.null
  await page.screen.isAccessible()
})

it('reads the token behind a hash as well', async () => {
  const api = await userForms({ tokens: { [token]: robin } })
  const page = await reset({ url: api.url, query: `?x#/reset-password?token=${token}&y=1` })
  expect(location.hash).to.equal('#/reset-password?y=1')
  await page.enter(good)
  const success = nextEvent(document, 'reset-password-success')
  await page.press('Set password')
  expect((await success).detail).to.deep.equal({ email: robin })
})

it('is sent for developers as the Portal API has it; the e-mail is then that of the address', async () => {
  const world = await browserWorld({ 'POST /api/v2/developer/reset-password': { status: 204 } })
  const page = await reset({ url: world.url, kind: 'developer' })
  await page.enter(good)
  const success = nextEvent(document, 'reset-password-success')
  await page.press('Set password')
  expect((await success).detail).to.deep.equal({ email: robin })
  const call = (await world.log()).find((entry) => entry.call.includes('reset'))
  expect(JSON.parse(call!.body)).to.deep.equal({ password: ' Portal-demo-2 ', token })
})

it('wants both passwords, and the same twice', async () => {
  const page = await reset()
  const button = await page.screen.find<HTMLButtonElement>('button', 'Set password')
  page.force()
  expect(await page.alert()).to.equal('Passwords are required')
  await expectInvalid(page.screen, { 'New password': true, 'Confirm password': true })

  await page.enter({ 'New password': 'Portal-demo-2' })
  expect(page.screen.element.textContent).not.to.include('Passwords must match')
  await page.enter({ 'Confirm password': 'Portal-demo-3' })
  await waitUntil(() => button.textContent === 'Set password')
  expect(page.screen.element.textContent).not.to.include('Passwords must match')
  leave(await page.screen.field('Confirm password'))
  await shows(page.screen.element, 'Passwords must match')
  await expectInvalid(page.screen, { 'Confirm password': true, 'New password': false })
  expect(isBlocked(button)).to.be.true
  page.force()
  await shows(page.screen.element, 'Passwords do not match')
  await page.screen.isAccessible()
  await page.enter({ 'Confirm password': 'Portal-demo-2' })
  await waitUntil(() => !isBlocked(button))
  expect(page.screen.element.textContent).not.to.include('Passwords must match')
})

it('shows what the portal wants of a password, and ticks it off', async () => {
  const policy = { min_length: 3, max_length: 20, min_classes: 1 }
  const world = await browserWorld({ 'GET /api/v2/portal': { json: { password_policy: policy } } })
  const page = await reset({ url: world.url, kind: 'developer' })
  await shows(page.screen.element, '8 to 128 characters')
  ;(await page.screen.field('New password')).focus()
  await shows(page.screen.element, '3 to 20 characters')
  const met = () => [...page.screen.element.querySelectorAll('[data-met]')].map((one) => one.textContent)
  expect(met()).to.deep.equal([])
  await page.enter({ 'New password': 'é é' })
  await waitUntil(() => met().length === 3)
  expect(met()[0]).to.equal('Done: 3 to 20 characters')
  expect(met()[2]).to.equal('Done: Special character')
})

for (const [language, label, length] of [
  ['en', 'New password', '12 to 128 characters'],
  ['ca', 'Contrasenya nova', 'De 12 a 128 caràcters'],
  ['de', 'Neues Passwort', '12 bis 128 Zeichen'],
  ['es', 'Contraseña nueva', 'De 12 a 128 caracteres'],
  ['fr', 'Nouveau mot de passe', 'De 12 à 128 caractères'],
] as const) {
  it(`shows a policy without classes, as that of ASVS, as the length alone (${language})`, async () => {
    const policy = { min_length: 12, max_length: 128, min_classes: 0 }
    const world = await browserWorld({ 'GET /api/v2/portal': { json: { password_policy: policy } } })
    const page = await reset({ url: world.url, kind: 'developer', language })
    ;(await page.screen.field(label)).focus()
    await shows(page.screen.element, length)
    const requirements = () =>
      [...page.screen.element.querySelectorAll('.pe-requirement')].map((one) => one.textContent)
    await waitUntil(() => requirements().length === 1, 'one requirement')
    expect(requirements()).to.deep.equal([length])
    await page.enter({ [label]: 'twelve chars' })
    await waitUntil(() => page.screen.element.querySelector('[data-met]'), 'the requirement is met')
  })
}

const incomplete = 'This link is not complete. Open it again from the email, or get a new one.'

for (const [what, given, text] of [
  ['is used', token, 'This link has been used or has expired. Each link works once.'],
  ['is forged', '9b4e28ba-2fa1-41d2-883f-0016d3cca427', incomplete],
  ['is cut short', '9b4e28ba', incomplete],
  ['is missing', '', incomplete],
] as const) {
  it(`says so when the token ${what}`, async () => {
    const api = await userForms({ tokens: { [token]: robin } })
    const spend = { method: 'PATCH', body: JSON.stringify({ token, password: 'Portal-demo-9' }) }
    if (what === 'is used') await fetch(`${api.url}/api/v1/password-resets`, spend)
    const page = await reset({ url: api.url, query: `?token=${given}` })
    await page.enter(good)
    await page.press('Set password')
    await waitUntil(() => page.screen.element.querySelector('form') === null, 'the form is gone')
    expect(await page.alert()).to.include(text)
    expect(await page.alert()).not.to.include('uuid')
    expect((await page.screen.find<HTMLAnchorElement>('link', 'Get a new link')).pathname).to.equal(
      '/forgot-password',
    )
    await page.screen.isAccessible()
  })
}

it('says at once that a link of a mail has lost its token, and sends a new one', async () => {
  const api = await userForms({ tokens: {} })
  history.replaceState(null, '', `?email=${robin}`)
  const screen = show(
    `<portal-reset-password api-base-url="${api.url}" lang="en" forgot-password-href="/members/forgot"></portal-reset-password>`,
  )
  expect((await screen.find('alert')).textContent).to.include(incomplete)
  expect(screen.element.querySelector('form')).to.be.null
  await screen.isAccessible()

  await screen.press('Get a new link')
  await shows(screen.element, 'If an account exists for the email provided')
  expect(screen.all('alert')).to.deep.equal([])
  expect(await api.log()).to.deep.equal([
    { call: 'POST /auth/api/v1/password-resets', body: { email: robin } },
  ])
  await screen.isAccessible()
})

it('says that a new link cannot be sent now', async () => {
  const world = await browserWorld({ 'POST /auth/api/v1/password-resets': { status: 429 } })
  history.replaceState(null, '', `?email=${robin}`)
  const screen = show(`<portal-reset-password api-base-url="${world.url}" lang="en"></portal-reset-password>`)
  await screen.press('Get a new link')
  await shows(screen.element, 'Too many attempts. Please wait and try again shortly.')
})

it('leads to the page where a new link is requested, if the address names no account', async () => {
  const api = await userForms({ tokens: {} })
  const page = await reset({
    url: api.url,
    query: '?token=cut',
    language: 'de',
    attributes: 'forgot-password-href="/members/forgot"',
  })
  await page.enter({ 'Neues Passwort': 'Portal-demo-2', 'Passwort bestätigen': 'Portal-demo-2' })
  await page.press('Passwort festlegen')
  const link = await page.screen.find<HTMLAnchorElement>('link', 'Neuen Link anfordern')
  expect(link.pathname).to.equal('/members/forgot')
})

it('shows what the server wants of a password as a heading with a list', async () => {
  const api = await userForms({ tokens: { [token]: robin } })
  const page = await reset({ url: api.url })
  await page.enter({ 'New password': 'weakweak', 'Confirm password': 'weakweak' })
  await page.press('Set password')
  const alert = await page.screen.find('alert')
  expect(alert.textContent).to.match(/^The password does not meet the requirements/)
  expect(alert.querySelectorAll('li')).to.have.length(3)
  await expectInvalid(page.screen, { 'New password': true })
  await page.screen.isAccessible()
})

it('lists what the server wants of a password in the language of the page', async () => {
  const list = ['mindestens 8 Zeichen', 'höchstens 128 Zeichen', 'mindestens 3 der 4 Zeichenarten']
  const heading = 'Das Passwort erfüllt die Anforderungen nicht'
  const english = 'at least 8 characters, at most 128 characters, at least 3 of 4 character classes'
  const json = {
    detail: `${heading}: ${list.join(', ')}`,
    errors: [{ detail: `the password does not meet the requirements: ${english}` }],
    invalid_parameters: [
      { field: 'password', rule: 'min_length', minimum: 8, reason: 'braucht mindestens 8 Zeichen' },
    ],
  }
  const world = await browserWorld({ 'PATCH /auth/api/v1/password-resets': { status: 400, json } })
  const page = await reset({ url: world.url, language: 'de' })
  await page.enter({ 'Neues Passwort': 'weakweak', 'Passwort bestätigen': 'weakweak' })
  await page.press('Passwort festlegen')
  const alert = await page.screen.find('alert')
  expect([...alert.querySelectorAll('li')].map((bullet) => bullet.textContent)).to.deep.equal(list)
  expect(alert.textContent).to.equal(heading + list.join(''))
})
