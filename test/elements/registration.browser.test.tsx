import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type Application, type DeveloperElsewhere, robin, signIn } from '../support/developer'
import { nextEvent, shows, waitUntil } from '../support/mount'
import {
  type PortalAddress,
  realPortal,
  type RealPortalOptions,
  sharedPortal,
  type TestProduct,
} from '../support/portal'
import { isBlocked, type Screen, show, type } from '../support/screen'
import { levels, soundings, strategySettings } from '../support/strategies'

const openapi = `openapi: 3.1.0
info: { title: Levels, version: '2.0' }
paths:
  /levels:
    get:
      operationId: listLevels
      parameters: [{ name: station, in: query, schema: { type: string } }]
      security: [{ key: [] }]
      responses: { '200': { description: Levels. } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Level-Key }
`

const described: TestProduct = {
  ...levels,
  product: {
    ...levels.product,
    versions: [
      { name: '0.8', registration: [{ strategy: 'API key', enabled: false }] },
      { name: '1.0', status: 'deprecated', registration: [{ strategy: 'API key' }] },
      { name: '2.0' },
    ],
  },
  files: { 'versions/2.0/openapi.yaml': openapi },
}

const content = { settings: { ...strategySettings, rbac: false }, products: [described, soundings] }
const harbour = sharedPortal(content)

/** The portal of this file, and a signed-in developer without applications. */
async function portalOfRobin(product?: string) {
  const portal = await harbour()
  return worldOf(portal, await signIn(portal, await portal.freshDeveloper()), product)
}

/** A portal that ends with the test. */
async function portalWith(options: RealPortalOptions) {
  const portal = await realPortal({ ...content, developers: [robin], ...options })
  return worldOf(portal, await signIn(portal))
}

async function worldOf(portal: PortalAddress, developer: DeveloperElsewhere, name = 'Levels') {
  const product = (await developer.names('/products'))[name] ?? ''
  const versions = await developer.names(`/products/${product}/versions`)
  return { portal, developer, product, versions }
}
type World = Awaited<ReturnType<typeof worldOf>>

/** The reference of a version, on a page that takes over every move; where it wanted to go. */
function referenceOf({ portal, product }: World, version = '2.0', attributes = '') {
  const screen = show(
    `<portal-spec api-base-url="${portal.url}" product="${product}" product-version="${version}" lang="en" ${attributes}></portal-spec>`,
  )
  const moves: string[] = []
  screen.element.addEventListener('navigate', (event) => {
    event.preventDefault()
    moves.push((event as CustomEvent<{ to: string }>).detail.to)
  })
  return Object.assign(screen, { moves })
}

/** Opens the dialog and waits until it shows what there is. */
async function opened(world: World, version = '2.0', attributes = ''): Promise<Screen & { moves: string[] }> {
  const screen = referenceOf(world, version, attributes)
  const button = await screen.find<HTMLButtonElement>('button', 'Get access')
  await waitUntil(() => !isBlocked(button))
  button.click()
  await screen.find('dialog', /^Get access to/)
  return screen
}

const offered = (screen: Screen) =>
  screen.all('radio').flatMap((radio) => {
    const { value } = radio as HTMLInputElement
    return value === 'new' ? [] : value
  })

const registrationsOf = (developer: World['developer'], { id }: Application) =>
  developer.call<{ data: { status: string; product_version_name: string }[] }>(
    `GET /applications/${id}/registrations`,
  )

it('approves at once where the product says so, and goes on to a key', async () => {
  const world = await portalOfRobin()
  const clock = await world.developer.createApplication('API key', { name: 'Tide clock' })
  const screen = await opened(world, '2.0', 'theme="light"')
  await screen.find('dialog', 'Get access to Levels 2.0')
  // The only one there is need not be chosen.
  await waitUntil(() => (screen.all('radio', 'Tide clock')[0] as HTMLInputElement | undefined)?.checked)
  await screen.isAccessible()
  const created = nextEvent<{ registrationId: string; status: string }>(document, 'registration-created')
  const request = await screen.find<HTMLButtonElement>('button', 'Get access')
  await waitUntil(() => !isBlocked(request))
  request.click()
  request.click()
  expect((await created).detail.status).to.equal('approved')
  await shows(screen.element, 'Tide clock has access to Levels 2.0')
  await screen.find('group', 'Key')
  const { data } = await registrationsOf(world.developer, clock)
  expect(data.map(({ status }) => status)).to.deep.equal(['approved'])
})

describe('a request that the server refuses', () => {
  const realFetch = window.fetch
  afterEach(() => {
    window.fetch = realFetch
  })

  it('says so until another application is chosen', async () => {
    const world = await portalOfRobin()
    for (const name of ['Tide clock', 'Barometer'])
      await world.developer.createApplication('API key', { name })
    const screen = await opened(world)
    ;(await screen.find('radio', 'Tide clock')).click()
    window.fetch = (input, init) =>
      new Request(input, init).method === 'POST'
        ? Promise.resolve(Response.json({ detail: 'Not today' }, { status: 400 }))
        : realFetch(input, init)
    await screen.press('Get access')
    expect((await screen.find('alert')).textContent).to.equal('Not today')
    ;(await screen.find('radio', 'Barometer')).click()
    await screen.gone('alert')
  })
})

it('says that an operator reviews it, if one does', async () => {
  const world = await portalOfRobin()
  const clock = await world.developer.createApplication('API key', { name: 'Tide clock' })
  const screen = await opened(world, '1.0', 'theme="dark"')
  await screen.press('Get access')
  await screen.find('dialog', 'Registration Under Review')
  await shows(screen.element, 'You will be notified upon approval.')
  await screen.isAccessible()
  await sendKeys({ press: 'Escape' })
  await screen.gone('dialog')
  expect(screen.moves).to.deep.equal([])
  expect((await registrationsOf(world.developer, clock)).data[0]?.status).to.equal('pending')

  await shows(screen.element, 'Tide clock waits for approval')
  await screen.press('Get access for another application')
  // What is registered already is not offered again, but told.
  await screen.find('dialog', 'Get access to Levels 1.0')
  await shows(screen.element, 'The registration waits for an operator’s approval.')
  expect(screen.all('radio')).to.have.length(0)
  await screen.find('textbox', 'Name of the application')
  await screen.isAccessible()
})

it('tells which applications have access and leads to them, without asking again for what it has', async () => {
  const world = await portalOfRobin()
  const clock = await world.developer.createApplication('API key', { name: 'Tide clock' })
  const galley = await world.developer.createApplication('Portal client', { name: 'Galley' })
  await world.developer.register(galley, 'Levels', '2.0')
  await world.developer.register(clock, 'Levels', '2.0')
  const screen = referenceOf(world, '2.0', 'theme="dark"')
  const list = await screen.find('list', 'Applications')
  const lines = [...list.children].map((line) => line.textContent)
  // Access comes before what waits for it.
  expect(lines).to.deep.equal([
    'Tide clock has access · manage: Tide clock',
    'Galley waits for approval · manage: Galley',
  ])
  expect(screen.all('button', 'Get access')).to.have.length(0)
  await screen.isAccessible()
  ;(await screen.find('link', 'manage: Tide clock')).click()
  expect(screen.moves).to.deep.equal([`/application/${clock.id}`])
})

it('leads on the page of an operation with its parameters, and says in one line below who has access', async () => {
  const world = await portalOfRobin()
  const clock = await world.developer.createApplication('API key', { name: 'Tide clock' })
  await world.developer.register(clock, 'Levels', '2.0')
  const screen = referenceOf(world, '2.0', 'operation="listLevels"')
  const access = await screen.find('region', 'Access to this API')
  const list = await screen.find('list', 'Applications')
  expect(list.textContent).to.equal('Tide clock has access · manage: Tide clock')
  expect(access.textContent).not.to.include('API key')
  const parameters = await screen.find('heading', /parameters$/i)
  const isBefore = parameters.compareDocumentPosition(access) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore).to.be.greaterThan(0)
})

it('shows a few of many applications with access, and the rest on demand', async () => {
  const world = await portalOfRobin()
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
    await world.developer.register(
      await world.developer.createApplication('API key', { name }),
      'Levels',
      '2.0',
    )
  const screen = referenceOf(world)
  const list = await screen.find('list', 'Applications')
  expect(list.querySelectorAll('a')).to.have.length(3)
  await screen.press('Show 2 more')
  expect(list.querySelectorAll('a')).to.have.length(5)
})

it('marks in the dialog what is registered, waits or is impossible, with the reason', async () => {
  const world = await portalOfRobin()
  const create = world.developer.createApplication
  await create('Own client', { name: 'Harbour board', reference_id: 'harbour-board' })
  await create('API key', { name: 'Barometer' })
  const clock = await create('API key', { name: 'Tide clock' })
  const galley = await create('Portal client', { name: 'Galley' })
  await world.developer.register(clock, 'Levels', '2.0')
  await world.developer.register(galley, 'Levels', '2.0')
  const screen = referenceOf(world, '2.0', 'theme="light"')
  await screen.press('Get access for another application')
  const shut = await screen.find('list', 'Not available')
  const lines = [...shut.children].map((line) => line.textContent)
  expect(lines).to.deep.equal([
    'GalleyPendingThe registration waits for an operator’s approval. manage: Galley',
    'Tide clockApprovedHas access already. manage: Tide clock · go on: Tide clock',
    'Harbour boardNot possibleIts auth strategy is “Own client”, but this version accepts only: API key, Portal client.',
  ])
  // The only one that may be chosen is.
  expect((await screen.find<HTMLInputElement>('radio', 'Barometer')).checked).to.be.true
  await screen.isAccessible()
  ;(await screen.find('link', 'manage: Tide clock')).click()
  expect(screen.moves).to.deep.equal([`/application/${clock.id}`])
  await screen.press('Get access for another application')
  await screen.press('Get access')
  await shows(screen.element, 'Barometer has access')
})

it('offers scopes with those preselected that the application has, and changes them for all of it', async () => {
  const world = await portalOfRobin()
  const fields = { name: 'Galley', scopes: ['write'] }
  const galley = await world.developer.createApplication('Portal client', fields)
  await world.developer.createApplication('Portal client', { name: 'Bridge', scopes: ['admin'] })
  const screen = await opened(world)
  ;(await screen.find('radio', 'Bridge')).click()
  const box = (name: string) => screen.find<HTMLInputElement>('checkbox', name)
  await waitUntil(() => (screen.all('checkbox', 'admin')[0] as HTMLInputElement | undefined)?.checked)
  ;(await screen.find('radio', 'Galley')).click()
  await waitUntil(() => (screen.all('checkbox', 'write')[0] as HTMLInputElement | undefined)?.checked)
  expect((await box('admin')).checked).to.be.false
  ;(await box('read')).click()
  await screen.isAccessible()
  await screen.press('Get access')
  await screen.find('dialog', 'Registration Under Review')
  const stored = await world.developer.call<Application>(`GET /applications/${galley.id}`)
  expect(stored.scopes).to.have.members(['read', 'write'])
})

const boxOf = (screen: Screen, name: string) => screen.find<HTMLInputElement>('checkbox', name)

it('describes scopes, begins with those that the API needs, and requires one where every operation does', async () => {
  const world = await portalOfRobin('Soundings')
  const galley = await world.developer.createApplication('Portal client', { name: 'Galley' })
  const screen = await opened(world, '1.0')
  const read = await boxOf(screen, 'read')
  expect(read.checked).to.be.true
  expect((await boxOf(screen, 'write')).checked).to.be.false
  await shows(screen.element, 'See all soundings')
  await shows(screen.element, '<b>Add</b> soundings')
  await shows(screen.element, 'Every operation of this version needs a scope: choose at least one.')
  await screen.isAccessible()
  read.click()
  const request = await screen.find<HTMLButtonElement>('button', 'Get access')
  await waitUntil(() => isBlocked(request))
  request.click()
  await shows(screen.element, 'Choose a scope first.')
  read.click()
  await waitUntil(() => !isBlocked(request))
  request.click()
  await shows(screen.element, 'Galley has access to Soundings 1.0')
  const stored = await world.developer.call<Application>(`GET /applications/${galley.id}`)
  expect(stored.scopes).to.deep.equal(['read'])
})

it('begins with the scopes of the operation that is open', async () => {
  const world = await portalOfRobin('Soundings')
  await world.developer.createApplication('Portal client', { name: 'Galley' })
  const screen = await opened(world, '1.0', 'operation="addSounding"')
  expect((await boxOf(screen, 'write')).checked).to.be.true
  expect((await boxOf(screen, 'read')).checked).to.be.false
})

it('asks for a name and how requests identify themselves, where there is no application yet', async () => {
  const world = await portalOfRobin()
  const screen = await opened(world)
  expect((await screen.find<HTMLInputElement>('radio', 'API key')).checked).to.be.true
  await shows(screen.element, 'Access is given at once.')
  ;(await screen.find('radio', 'Portal client')).click()
  await shows(screen.element, 'An operator reviews the request first.')
  const fields = await screen.find<HTMLInputElement>('textbox', 'Name of the application')
  type(fields, 'Galley')
  ;(await boxOf(screen, 'read')).click()
  await screen.press('Get access')
  await screen.find('dialog', 'Registration Under Review')
  await screen.find('group', 'Client secret')
  await screen.isAccessible()
  const id = (await world.developer.names('/applications'))['Galley']
  const stored = await world.developer.call<Application>(`GET /applications/${id}`)
  expect(stored.scopes).to.deep.equal(['read'])
})

describe('coming back from the form', () => {
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))

  it('goes on with the application that the address names, which is gone from it afterwards', async () => {
    const world = await portalOfRobin()
    for (const name of ['Tide clock', 'Galley']) await world.developer.createApplication('API key', { name })
    const query = new URL(address)
    query.searchParams.set('application', 'Tide clock')
    history.replaceState(null, '', query)
    const screen = referenceOf(world)
    await screen.find('dialog', 'Get access to Levels 2.0')
    await waitUntil(() => (screen.all('radio', 'Tide clock')[0] as HTMLInputElement | undefined)?.checked)
    expect(offered(screen)).to.have.length(1)
    ;(await screen.find('button', 'Cancel')).click()
    await screen.gone('dialog')
    expect(location.search).not.to.include('application')
  })
})

it('finds one among a thousand, by pages and by what is typed', async () => {
  const applications = { count: 1000, strategy: 'API key', name: 'Buoy' }
  const world = await portalWith({ developers: [{ ...robin, applications }] })
  const screen = await opened(world)
  await shows(screen.element, '1 – 5 of 1000')
  expect(offered(screen)).to.have.length(5)
  const request = await screen.find<HTMLButtonElement>('button', 'Get access')
  expect(isBlocked(request)).to.be.true
  const before = offered(screen)
  ;(await screen.find('button', 'Next')).click()
  await shows(screen.element, '6 – 10 of 1000')
  await waitUntil(() => offered(screen)[0] !== before[0])
  type(await screen.find<HTMLInputElement>('searchbox', 'Search applications'), 'buoy 0777')
  const found = await screen.find<HTMLInputElement>('radio', 'Buoy 0777')
  await waitUntil(() => offered(screen).length === 1 && found.checked && !isBlocked(request))
  type(await screen.find<HTMLInputElement>('searchbox', 'Search applications'), 'submarine')
  await shows(screen.element, 'No Applications Found')
  await shows(screen.element, 'No name contains “submarine”.')
  expect(isBlocked(request)).to.be.true
})

it('is refused with the server’s reason where another tab was faster, and then no longer offers it', async () => {
  const world = await portalOfRobin()
  const clock = await world.developer.createApplication('API key', { name: 'Tide clock' })
  await world.developer.createApplication('API key', { name: 'Galley' })
  const screen = await opened(world)
  ;(await screen.find('radio', 'Tide clock')).click()
  await world.developer.register(clock, 'Levels', '2.0')
  ;(await screen.find('button', 'Get access')).click()
  await shows(screen.element, 'already has a registration')
  await screen.gone('radio', 'Tide clock')
  await shows(screen.element, 'Has access already.')
  await screen.find('radio', 'Galley')
})

const registerButton = (screen: Screen) => screen.find<HTMLButtonElement>('button', 'Get access')

it('says why it is not open to developers whom access control does not let register', async () => {
  const readersOnly = { ...described, product: { ...described.product, access: { register: 'granted' } } }
  const world = await portalWith({ settings: strategySettings, products: [readersOnly] })
  const screen = referenceOf(world)
  await shows(screen.element, 'You do not have permission to get access to Levels.')
  const button = await registerButton(screen)
  expect(isBlocked(button)).to.be.true
  expect(button.getAttribute('aria-describedby')).to.be.a('string')
  await screen.isAccessible()
})

it('says so where a version takes no registrations', async () => {
  const screen = referenceOf(await portalOfRobin(), '0.8')
  await shows(screen.element, 'Levels 0.8 gives no access to further applications.')
  expect((await registerButton(screen)).disabled).to.be.true
})

it('is not offered on a public portal', async () => {
  const portal = await realPortal({ settings: { ...strategySettings, public: true }, products: [described] })
  const response = (await (await fetch(`${portal.url}/api/v2/products`)).json()) as { data: { id: string }[] }
  const screen = show(
    `<portal-spec api-base-url="${portal.url}" product="${response.data[0]?.id}" lang="en"></portal-spec>`,
  )
  await screen.find('heading', 'Levels')
  expect(screen.all('button', 'Get access')).to.have.length(0)
})
