import { expect } from '@open-wc/testing'
import { copiedTexts } from '../support/clipboard'
import { type Application, robin, signIn } from '../support/developer'
import { isMarkedRequired } from '../support/form'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal, sharedPortal } from '../support/portal'
import { isBlocked, choose, type Screen, show, type } from '../support/screen'
import { strategySettings } from '../support/strategies'

const harbour = sharedPortal({ settings: strategySettings })

/** The portal of this file, and a signed-in developer without applications. */
async function portalOfRobin() {
  const portal = await harbour()
  return { portal, developer: await signIn(portal, await portal.freshDeveloper()) }
}

/** A portal with other settings, which ends with the test, and a signed-in developer. */
async function portalWith(settings: object) {
  const portal = await realPortal({ settings: { ...settings }, developers: [robin] })
  return { portal, developer: await signIn(portal) }
}

/** A form on a page that takes over every move; where it wanted to go. */
function formOf({ url }: PortalAddress, attributes = ''): Screen & { moves: string[] } {
  const screen = show(
    `<portal-application-form api-base-url="${url}" lang="en" ${attributes}></portal-application-form>`,
  )
  const moves: string[] = []
  screen.element.addEventListener('navigate', (event) => {
    event.preventDefault()
    moves.push((event as CustomEvent<{ to: string }>).detail.to)
  })
  return Object.assign(screen, { moves })
}

const textbox = (screen: Screen, name: string) => screen.find<HTMLInputElement>('textbox', name)
const strategyList = (screen: Screen) => screen.find<HTMLSelectElement>('combobox', 'Auth strategy')

it('offers a portal’s only strategy without a choice, and makes up a reference ID on demand', async () => {
  const [keys] = strategySettings.auth_strategies
  const { portal, developer } = await portalWith({ auth_strategies: [keys] })
  const screen = formOf(portal, 'theme="light"')
  await screen.find('heading', 'Create New Application')
  const strategy = await strategyList(screen)
  expect([strategy.disabled, strategy.selectedOptions[0]?.label]).to.deep.equal([true, 'API key'])
  const submit = await screen.find<HTMLButtonElement>('button', 'Create application')
  expect(isBlocked(submit)).to.be.true
  type(await textbox(screen, 'Name'), '  Tide clock ')
  expect(screen.all('textbox', 'Redirect URI').length).to.equal(0)
  ;(await screen.find('button', 'Generate a reference ID')).click()
  await waitUntil(() => !isBlocked(submit))
  const reference = (await textbox(screen, 'Reference ID')).value
  expect(reference).to.match(/^[0-9a-f]{32}$/)
  await screen.isAccessible()

  const created = nextEvent<{ application: Application }>(document, 'application-created')
  submit.click()
  const { application } = (await created).detail
  expect([application.name, application.reference_id]).to.deep.equal(['Tide clock', reference])
  await waitUntil(() => screen.moves[0] === `/application/${application.id}`)
  await shows(screen.element, 'Application successfully created')
  const stored = await developer.call<Application>(`GET /applications/${application.id}`)
  expect(stored.description).to.equal(null)
})

it('leaves the reference ID to the portal where the field stays empty, and says so', async () => {
  const { portal, developer } = await portalOfRobin()
  const screen = formOf(portal, 'theme="dark"')
  choose(await strategyList(screen), 'API key')
  const reference = await textbox(screen, 'Reference ID')
  expect(isMarkedRequired(reference)).to.be.false
  const hint = screen.element.querySelector(`[id="${reference.getAttribute('aria-describedby')}"]`)
  expect(hint?.textContent).to.include('If you leave it empty, the portal makes one.')
  await screen.find('button', 'Generate a reference ID')
  type(await textbox(screen, 'Name'), 'Barometer')
  type(reference, '  ')
  await screen.isAccessible()
  const created = nextEvent<{ application: Application }>(document, 'application-created')
  await screen.press('Create application')
  const { application } = (await created).detail
  expect(application.reference_id).to.match(/^[0-9a-f-]{36}$/)
  const stored = await developer.call<Application>(`GET /applications/${application.id}`)
  expect(stored.reference_id).to.equal(application.reference_id)
})

describe('an application with a client of the portal', () => {
  const copied = copiedTexts()

  it('is given ID and secret once, before anything else happens, and its event has neither', async () => {
    const { portal, developer } = await portalOfRobin()
    const screen = formOf(portal, 'theme="dark"')
    const strategy = await strategyList(screen)
    // A toast of the test before stays for a while.
    await waitUntil(() => !screen.element.textContent?.includes('successfully'))
    expect(strategy.disabled).to.be.false
    choose(strategy, 'Portal client')
    type(await textbox(screen, 'Name'), 'Galley')
    type(await textbox(screen, 'Redirect URI'), 'https://galley.example.com/back')
    expect(screen.all('textbox', 'Reference ID').length).to.equal(0)
    ;(await screen.find('checkbox', 'write')).click()
    ;(await screen.find('checkbox', 'read')).click()
    await screen.isAccessible()
    const created = nextEvent<{ application: Application }>(document, 'application-created')
    ;(await screen.find('button', 'Create application')).click()
    const { application } = (await created).detail
    expect(application).not.to.have.property('credentials')
    expect(application.scopes).to.have.members(['read', 'write'])
    await screen.find('dialog', 'Your client ID and secret')
    await screen.isAccessible()
    expect(screen.moves).to.deep.equal([])
    expect(screen.element.textContent).not.to.include('successfully')
    ;(await screen.find('button', 'Copy Client secret')).click()
    await shows(screen.element, 'Copied to clipboard')
    ;(await screen.find('button', 'Done')).click()
    await waitUntil(() => screen.moves[0] === `/application/${application.id}`)
    const response = await fetch(`${portal.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: application.reference_id,
        client_secret: copied[0] ?? '',
      }),
    })
    expect(response.status).to.equal(200)
    const stored = await developer.call<Application>(`GET /applications/${application.id}`)
    expect(stored.redirect_uri).to.equal('https://galley.example.com/back')
  })
})

it('asks for the client ID of a client that the portal does not keep', async () => {
  const { portal } = await portalOfRobin()
  const screen = formOf(portal)
  choose(await strategyList(screen), 'Own client')
  type(await textbox(screen, 'Name'), 'Ferry')
  await shows(screen.element, 'Enter the same ID here.')
  expect(isMarkedRequired(await textbox(screen, 'Reference ID'))).to.be.true
  await textbox(screen, 'Redirect URI')
  const submit = await screen.find<HTMLButtonElement>('button', 'Create application')
  expect(isBlocked(submit)).to.be.true
  type(await textbox(screen, 'Reference ID'), 'ferry-client')
  const created = nextEvent<{ application: Application }>(document, 'application-created')
  await waitUntil(() => !isBlocked(submit))
  submit.click()
  expect((await created).detail.application.reference_id).to.equal('ferry-client')
})

it('begins with the strategy that is named, and leads back to the registration that waits', async () => {
  const { portal, developer } = await portalOfRobin()
  const strategies = await developer.names('/applications/auth-strategies')
  const screen = formOf(
    portal,
    `auth-strategy="${strategies['API key']}" product="a/b" product-version="c d"`,
  )
  const strategy = await strategyList(screen)
  expect(strategy.selectedOptions[0]?.label).to.equal('API key')
  expect(strategy.disabled).to.be.false
  const canceled = nextEvent(document, 'form-cancel')
  ;(await screen.find('button', 'Cancel')).click()
  await canceled
  expect(screen.moves).to.deep.equal(['/spec/a%2Fb/c%20d'])
  type(await textbox(screen, 'Name'), 'Tide & clock')
  type(await textbox(screen, 'Reference ID'), 'tide-clock')
  ;(await screen.find('button', 'Create application')).click()
  await waitUntil(() => screen.moves[1] === '/spec/a%2Fb/c%20d?application=Tide+%26+clock')
})

it('leaves the scopes to the registration that waits', async () => {
  const { portal, developer } = await portalOfRobin()
  const strategies = await developer.names('/applications/auth-strategies')
  const screen = formOf(
    portal,
    `auth-strategy="${strategies['Portal client']}" product="levels" product-version="2.0"`,
  )
  await textbox(screen, 'Redirect URI')
  expect(screen.all('checkbox')).to.have.length(0)
})

it('begins with no choice when the strategy that is named does not exist', async () => {
  const { portal } = await portalOfRobin()
  const screen = formOf(portal, 'auth-strategy="<b>nonsense</b>"')
  expect((await strategyList(screen)).value).to.equal('')
})

it('shows beside its field what the server has against it, and keeps everything that was typed', async () => {
  const { portal, developer } = await portalOfRobin()
  await developer.createApplication('API key', { name: 'Taken', reference_id: 'also-taken' })
  const screen = formOf(portal)
  choose(await strategyList(screen), 'API key')
  const name = await textbox(screen, 'Name')
  type(name, 'Taken')
  type(await textbox(screen, 'Reference ID'), 'free')
  ;(await screen.find('button', 'Create application')).click()
  await waitUntil(() => name.getAttribute('aria-invalid') === 'true')
  const reason = document.getElementById(name.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).to.have.length.above(5)
  await waitUntil(() => document.activeElement === name)
  expect(name.value).to.equal('Taken')
  await screen.isAccessible()
  type(name, 'Free')
  await waitUntil(() => !name.hasAttribute('aria-invalid'))
  expect(screen.all('alert').flatMap(({ textContent }) => textContent || [])).to.deep.equal([])
  type(await textbox(screen, 'Reference ID'), 'also-taken')
  ;(await screen.find('button', 'Create application')).click()
  const reference = await textbox(screen, 'Reference ID')
  await waitUntil(() => reference.getAttribute('aria-invalid') === 'true')
  expect(name.hasAttribute('aria-invalid')).to.be.false
})

describe('one wish creates one application', () => {
  const realFetch = window.fetch
  afterEach(() => {
    window.fetch = realFetch
  })

  async function readyToCreate() {
    const { portal, developer } = await portalOfRobin()
    const screen = formOf(portal)
    choose(await strategyList(screen), 'API key')
    type(await textbox(screen, 'Name'), 'Tide clock')
    type(await textbox(screen, 'Reference ID'), `tide-clock-${crypto.randomUUID()}`)
    const submit = await screen.find<HTMLButtonElement>('button', 'Create application')
    await waitUntil(() => !isBlocked(submit))
    const stored = async () => Object.keys(await developer.names('/applications'))
    return { screen, submit, stored }
  }

  it('when the button is pressed twice', async () => {
    const { screen, submit, stored } = await readyToCreate()
    submit.click()
    submit.click()
    await waitUntil(() => screen.moves.length > 0)
    expect(await stored()).to.deep.equal(['Tide clock'])
    expect(screen.element.textContent).to.include('Application successfully created')
  })

  it('when an answer was lost and the same is sent again', async () => {
    const { screen, submit, stored } = await readyToCreate()
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const response = await realFetch(request)
      if (request.method !== 'POST') return response
      window.fetch = realFetch
      throw new TypeError('The connection broke.')
    }
    submit.click()
    await shows(screen.element, 'The server could not be reached.')
    expect(await stored()).to.deep.equal(['Tide clock'])
    expect((await textbox(screen, 'Name')).value).to.equal('Tide clock')
    submit.click()
    await waitUntil(() => screen.moves.length > 0)
    expect(await stored()).to.deep.equal(['Tide clock'])
  })
})

describe('changing an application', () => {
  async function changing(strategy: string, fields: { name: string } & Record<string, unknown>) {
    const { portal, developer } = await portalOfRobin()
    const application = await developer.createApplication(strategy, fields)
    const screen = formOf(portal, `application="${application.id}" theme="dark"`)
    await screen.find('button', 'Update application')
    const stored = () => developer.call<Application>(`GET /applications/${application.id}`)
    return { screen, developer, application, stored }
  }

  it('begins with what is known, leaves the strategy as it is, and clears what was emptied', async () => {
    const { screen, application, stored } = await changing('Portal client', {
      name: 'Galley',
      description: 'Orders tea.',
      redirect_uri: 'https://galley.example.com',
      scopes: ['read'],
    })
    await screen.find('heading', 'Update Application')
    const strategy = await strategyList(screen)
    expect([strategy.disabled, strategy.selectedOptions[0]?.label]).to.deep.equal([true, 'Portal client'])
    expect((await textbox(screen, 'Name')).value).to.equal('Galley')
    expect((await screen.find<HTMLInputElement>('checkbox', 'read')).checked).to.be.true
    await screen.isAccessible()
    type(await textbox(screen, 'Description'), '')
    type(await textbox(screen, 'Redirect URI'), '')
    ;(await screen.find('checkbox', 'admin')).click()
    const updated = nextEvent<{ application: Application }>(document, 'application-updated')
    ;(await screen.find('button', 'Update application')).click()
    expect((await updated).detail.application.scopes).to.have.members(['read', 'admin'])
    await waitUntil(() => screen.moves[0] === `/application/${application.id}`)
    await shows(screen.element, 'Application successfully updated')
    const { name, description, redirect_uri } = await stored()
    expect([name, description, redirect_uri]).to.deep.equal(['Galley', null, null])
  })

  it('never writes over what another tab has saved meanwhile without having shown it', async () => {
    const { screen, developer, application, stored } = await changing('API key', {
      name: 'Tide clock',
      description: 'Old words.',
    })
    type(await textbox(screen, 'Name'), 'Mine')
    await developer.call(`PATCH /applications/${application.id}`, {
      name: 'Theirs',
      description: 'New words.',
    })
    ;(await screen.find('button', 'Update application')).click()
    await shows(screen.element, 'This application was changed elsewhere since you opened it.')
    await shows(screen.element, 'Name, saved elsewhere: Theirs')
    await screen.isAccessible()
    expect((await stored()).name).to.equal('Theirs')
    expect((await textbox(screen, 'Name')).value).to.equal('Mine')
    expect((await textbox(screen, 'Description')).value).to.equal('New words.')
    ;(await screen.find('button', 'Update application')).click()
    await waitUntil(() => screen.moves.length > 0)
    const { name, description } = await stored()
    expect([name, description]).to.deep.equal(['Mine', 'New words.'])
  })

  it('lets go of what was typed in favour of what was saved elsewhere, when told to', async () => {
    const { screen, developer, application } = await changing('API key', { name: 'Tide clock' })
    type(await textbox(screen, 'Name'), 'Mine')
    await developer.call(`PATCH /applications/${application.id}`, { name: 'Theirs' })
    ;(await screen.find('button', 'Update application')).click()
    ;(await screen.find('button', 'Discard my changes')).click()
    const name = await textbox(screen, 'Name')
    await waitUntil(() => name.value === 'Theirs')
    await screen.gone('button', 'Discard my changes')
  })

  it('is for nobody but its owner', async () => {
    const { portal, developer } = await portalOfRobin()
    const application = await developer.createApplication('API key', { name: 'Tide clock' })
    await signIn(portal, await portal.freshDeveloper())
    const screen = formOf(portal, `application="${application.id}"`)
    await screen.find('heading', 'Application not found')
    expect(screen.element.textContent).not.to.include('Tide clock')
    const nonsense = formOf(portal, 'application="../a1"')
    await nonsense.find('heading', 'Application not found')
    await nonsense.isAccessible()
  })
})

it('offers nothing to fill in where no application could identify itself', async () => {
  const { portal } = await portalWith({})
  const screen = formOf(portal)
  await shows(screen.element, 'You cannot create an application')
  expect(screen.all('textbox').length).to.equal(0)
})

it('fits a narrow window', async () => {
  const { portal } = await portalOfRobin()
  const screen = formOf(portal, 'shadow')
  screen.element.style.width = '288px'
  choose(await strategyList(screen), 'Own client')
  await textbox(screen, 'Reference ID')
  expect(screen.element.scrollWidth).to.be.at.most(288)
})
