import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { copiedTexts } from '../support/clipboard'
import { robin, signIn } from '../support/developer'
import { eventually, nextEvent, shows } from '../support/mount'
import { type BrowserPortal, realPortal } from '../support/portal'
import { type Screen, show, type } from '../support/screen'
import { levels, strategySettings } from '../support/strategies'

const kim = { email: 'kim@example.com', password: 'Portal-demo-1' }

async function portalOfRobin() {
  const portal = await realPortal({
    settings: strategySettings,
    products: [levels],
    developers: [robin, kim],
  })
  return { portal, developer: await signIn(portal) }
}

async function withApplication(
  strategy: string,
  fields: { name: string } & Record<string, unknown>,
  attributes = '',
) {
  const { portal, developer } = await portalOfRobin()
  const application = await developer.createApplication(strategy, fields)
  return { portal, developer, application, screen: screenOf(portal, application.id, attributes) }
}

function screenOf({ url }: BrowserPortal, application: string, attributes = ''): Screen {
  const screen = show(
    `<portal-application api-base-url="${url}" application="${application}" lang="en" ${attributes}></portal-application>`,
  )
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  return screen
}

const credentialNames = (screen: Screen) =>
  [...(screen.all('region', 'Credentials').at(-1)?.querySelectorAll('th[scope=row]') ?? [])].map(
    (cell) => cell.textContent,
  )

it('says what the application is, and leads to its form and its dashboard', async () => {
  const { application, screen } = await withApplication(
    'API key',
    { name: 'Tide clock', description: 'Shows the tide.', reference_id: 'tide-clock' },
    'theme="light"',
  )
  await screen.find('heading', 'Tide clock')
  await shows(screen.element, 'Shows the tide.')
  await shows(screen.element, 'X-Api-Key')
  await shows(screen.element, 'tide-clock')
  const path = `/application/${application.id}`
  const places = ['Edit application', 'Dashboard', 'My Apps'].map(
    (name) => (screen.all('link', name)[0] as HTMLAnchorElement | undefined)?.pathname,
  )
  expect(places).to.deep.equal([`${path}/update`, `${path}/application-dashboard`, '/my-apps'])
  await screen.find('heading', 'No credentials yet')
  await screen.find('heading', 'This App is not registered for any Product Versions')
  await screen.isAccessible()
})

describe('keys', () => {
  const copied = copiedTexts()

  it('are made under a name, shown once, renamed and revoked', async () => {
    const { screen, developer, application } = await withApplication(
      'API key',
      { name: 'Tide clock' },
      'theme="dark"',
    )
    ;(await screen.find('button', 'New credential')).click()
    await screen.find('dialog', 'New credential')
    const generate = await screen.find<HTMLButtonElement>('button', 'Generate')
    expect(generate.disabled).to.be.true
    await screen.isAccessible()
    const field = await screen.find<HTMLInputElement>('textbox', 'Name of the credential')
    field.focus()
    await sendKeys({ press: 'Enter' })
    type(field, ' laptop ')
    const created = nextEvent<{ credentialId: string }>(document, 'credential-created')
    await sendKeys({ press: 'Enter' })
    const { credentialId } = (await created).detail
    await screen.find('dialog', 'Your new key')
    await screen.isAccessible()
    ;(await screen.find('button', 'Done')).click()
    await shows(screen.element, 'You have not copied it.')
    ;(await screen.find('button', 'Copy Key')).click()
    await shows(screen.element, 'Copied to clipboard')
    await screen.gone('button', 'Close without copying')
    ;(await screen.find('button', 'Done')).click()
    await screen.gone('dialog')
    await shows(screen.element, 'Credential successfully created')
    expect(copied[0]).to.match(/^[a-z]+_\w{20,}/)
    expect(screen.element.innerHTML).not.to.include(copied[0])
    await eventually(() => credentialNames(screen)[0] === 'laptop')
    await screen.isAccessible()

    ;(await screen.find('button', 'Rename: laptop')).click()
    const name = await screen.find<HTMLInputElement>('textbox', 'Name of the credential')
    expect(name.value).to.equal('laptop')
    type(name, 'harbour office')
    ;(await screen.find('button', 'Save')).click()
    await eventually(() => credentialNames(screen)[0] === 'harbour office')

    ;(await screen.find('button', 'Revoke: harbour office')).click()
    await shows(screen.element, 'harbour office opens nothing from its next call on.')
    await screen.isAccessible()
    const revoked = nextEvent<{ credentialId: string }>(document, 'credential-revoked')
    ;(await screen.find('button', 'Revoke credential')).click()
    expect((await revoked).detail).to.deep.equal({ credentialId })
    await screen.find('heading', 'No credentials yet')
    await shows(screen.element, 'Credential successfully revoked')
    const { data } = await developer.call<{ data: unknown[] }>(
      `GET /applications/${application.id}/credentials`,
    )
    expect(data).to.deep.equal([])
  })

  it('are as many as one wishes for, however often the button is pressed', async () => {
    const { screen, developer, application } = await withApplication('API key', { name: 'Tide clock' })
    ;(await screen.find('button', 'New credential')).click()
    type(await screen.find<HTMLInputElement>('textbox', 'Name of the credential'), 'laptop')
    const generate = await screen.find<HTMLButtonElement>('button', 'Generate')
    await eventually(() => !generate.disabled)
    generate.click()
    generate.click()
    await screen.find('dialog', 'Your new key')
    const { data } = await developer.call<{ data: unknown[] }>(
      `GET /applications/${application.id}/credentials`,
    )
    expect(data).to.have.length(1)
  })

  it('have an end, which is said where one more is asked for', async () => {
    const { portal, developer } = await portalOfRobin()
    const application = await developer.createApplication('API key', { name: 'Tide clock' })
    for (let made = 0; made < 20; made += 1)
      await developer.call(`POST /applications/${application.id}/credentials`, {
        display_name: `key ${made}`,
      })
    const screen = screenOf(portal, application.id)
    await eventually(() => credentialNames(screen).length === 20)
    ;(await screen.find('button', 'New credential')).click()
    type(await screen.find<HTMLInputElement>('textbox', 'Name of the credential'), 'one more')
    ;(await screen.find('button', 'Generate')).click()
    await shows(screen.element, 'already has 20 credentials')
    expect((await screen.find<HTMLInputElement>('textbox', 'Name of the credential')).value).to.equal(
      'one more',
    )
  })
})

describe('a client', () => {
  const copied = copiedTexts()

  it('of the portal has its ID to copy, and a secret that can only be replaced', async () => {
    const { screen, application } = await withApplication(
      'Portal client',
      { name: 'Galley', scopes: ['read', 'write', 'admin'] },
      'theme="light"',
    )
    await screen.find('heading', 'Client ID and secret')
    expect(screen.all('heading', 'Credentials')).to.have.length(0)
    ;(await screen.find('button', 'Copy Client ID')).click()
    await eventually(() => copied[0] === application.reference_id)
    await screen.isAccessible()
    ;(await screen.find('button', 'Refresh secret')).click()
    await screen.find('dialog', 'Refresh secret')
    screen.all('button', 'Refresh secret').at(-1)?.click()
    await screen.find('dialog', 'Successfully refreshed secret')
    ;(await screen.find('button', 'Copy Client secret')).click()
    await eventually(() => copied.length === 2)
    expect(copied[1]).not.to.equal(application.credentials?.client_secret)
  })

  it('of another identity provider is kept there', async () => {
    const { screen } = await withApplication('Own client', {
      name: 'Ferry',
      reference_id: 'ferry',
      redirect_uri: 'https://ferry.example.com/back',
    })
    await shows(screen.element, 'The client and its secret are kept by your identity provider.')
    await shows(screen.element, 'https://ferry.example.com/back')
    expect(screen.all('button', 'Refresh secret')).to.have.length(0)
  })
})

describe('registrations', () => {
  it('say how they stand and lead to what they are for; unregistering ends one', async () => {
    const { portal, developer } = await portalOfRobin()
    const application = await developer.createApplication('API key', { name: 'Tide clock' })
    const [approved, pending] = [
      await developer.register(application, 'Levels', '2.0'),
      await developer.register(application, 'Levels', '1.0'),
    ]
    const screen = screenOf(portal, application.id, 'theme="dark"')
    const link = await screen.find<HTMLAnchorElement>('link', 'Levels 2.0')
    expect(link.pathname).to.match(new RegExp(`^/spec/[0-9a-f-]{36}/${approved.product_version_id}$`))
    await screen.find('link', 'Levels 1.0')
    await shows(screen.element, 'Approved')
    await shows(screen.element, 'Pending')
    await screen.isAccessible()

    ;(await screen.find('button', 'Unregister: Levels 1.0')).click()
    await shows(screen.element, 'Tide clock loses its access to Levels 1.0 with its next call.')
    await screen.isAccessible()
    const ended = nextEvent(document, 'registration-deleted')
    ;(await screen.find('button', 'Unregister')).click()
    expect((await ended).detail).to.deep.equal({ registrationId: pending.id, status: 'pending' })
    await screen.gone('link', 'Levels 1.0')
    await shows(screen.element, 'Successfully unregistered')
    expect(screen.all('link', 'Levels 2.0')).to.have.length(1)
  })
})

it('is for nobody but its owner', async () => {
  const { portal, application } = await withApplication('API key', { name: 'Tide clock' })
  await signIn(portal, kim)
  const screen = screenOf(portal, application.id)
  await screen.find('heading', 'Application not found')
  expect(screen.element.textContent).not.to.include('Tide clock')
  await screen.isAccessible()
})

it('asks a visitor to sign in, and says what failed, with a way to try again', async () => {
  const { developer, portal, application } = await withApplication('API key', { name: 'Tide clock' })
  await developer.signOut()
  const visitors = screenOf(portal, application.id)
  await shows(visitors.element, 'Please log in')
  await portal.stop()
  const screen = screenOf(portal, application.id)
  await shows(screen.element, 'The server could not be reached.')
  await screen.find('button', 'Try again')
})

it('fits a narrow window', async () => {
  const { screen } = await withApplication(
    'API key',
    { name: 'A'.repeat(200), reference_id: 'r'.repeat(200) },
    'shadow',
  )
  screen.element.style.width = '320px'
  await screen.find('heading', 'No credentials yet')
  expect(screen.element.scrollWidth).to.be.at.most(320)
})
