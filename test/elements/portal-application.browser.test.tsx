import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { copiedTexts } from '../support/clipboard'
import { type Application, robin, signIn } from '../support/developer'
import { isMarkedRequired } from '../support/form'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal, sharedPortal, type TestProduct } from '../support/portal'
import { isBlocked, type Screen, show, type } from '../support/screen'
import { levels, soundings, strategySettings } from '../support/strategies'

const harbour = sharedPortal({ settings: strategySettings, products: [levels] })

/** The portal of this file, and a signed-in developer without applications. */
async function portalOfRobin() {
  const portal = await harbour()
  return { portal, developer: await signIn(portal, await portal.freshDeveloper()) }
}

/** A portal that ends with the test, and a signed-in developer. */
async function ownPortalOfRobin(products: readonly TestProduct[] = [levels]) {
  const portal = await realPortal({ settings: strategySettings, products, developers: [robin] })
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

function screenOf(
  { url }: PortalAddress,
  application: string,
  attributes = '',
): Screen & { moves: string[] } {
  const screen = show(
    `<portal-application api-base-url="${url}" application="${application}" lang="en" ${attributes}></portal-application>`,
  )
  const moves: string[] = []
  screen.element.addEventListener('navigate', (event) => {
    event.preventDefault()
    moves.push((event as CustomEvent<{ to: string }>).detail.to)
  })
  return Object.assign(screen, { moves })
}

const hrefs =
  'my-apps-href="/members/apps" update-href="/members/apps/{application}/edit" home-href="/apis" spec-href="/apis/{product}/{version}"'

const credentialNames = (screen: Screen) =>
  [...(screen.all('region', 'Credentials').at(-1)?.querySelectorAll('th[scope=row]') ?? [])].map(
    (cell) => cell.textContent,
  )

it('says what the application is, and leads to its form, its dashboard and the other applications', async () => {
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
  for (const [name, location] of [
    ['Edit application', `${path}/update`],
    ['Dashboard', `${path}/application-dashboard`],
    ['My Apps', '/my-apps'],
  ] as const)
    expect((await screen.find<HTMLAnchorElement>('link', name)).pathname).to.equal(location)
  await screen.find('heading', 'No credentials')
  await screen.find('heading', 'This App is not registered for any Product Versions')
  await screen.isAccessible()
})

it('is deleted from its page, after a question, which leads to the other applications', async () => {
  const { portal, developer } = await portalOfRobin()
  const application = await developer.createApplication('API key', { name: 'Galley' })
  const screen = show(
    `<portal-application api-base-url="${portal.url}" application="${application.id}" lang="en" my-apps-href="#my-apps"></portal-application>`,
  )
  const moves: string[] = []
  screen.element.addEventListener('navigate', (event) =>
    moves.push((event as CustomEvent<{ to: string }>).detail.to),
  )
  const button = await screen.find('button', 'Delete Galley')
  expect(screen.all('button').at(-1)).to.equal(button)
  button.click()
  await screen.find('dialog', 'Delete application')
  ;(await screen.find('button', 'Cancel')).click()
  await screen.gone('dialog')
  button.click()
  const deleted = nextEvent<{ applicationId: string }>(document, 'application-deleted')
  ;(await screen.find('button', 'Delete application')).click()
  expect((await deleted).detail).to.deep.equal({ applicationId: application.id })
  await waitUntil(() => location.hash === '#my-apps')
  expect(moves).to.deep.equal(['/my-apps'])
  expect(await developer.names('/applications')).to.deep.equal({})
})

it('leads to the pages that the page around it has', async () => {
  const { application, screen, developer, portal } = await withApplication('API key', { name: 'Quay' }, hrefs)
  const path = async (name: string) => (await screen.find<HTMLAnchorElement>('link', name)).pathname
  expect(await path('My Apps')).to.equal('/members/apps')
  expect(await path('Edit application')).to.equal(`/members/apps/${application.id}/edit`)
  expect(await path('Catalog')).to.equal('/apis')
  await developer.register(application, 'Levels', '2.0')
  // Tags that are on the page together share what one of them has just loaded.
  screen.element.remove()
  const registered = screenOf(portal, application.id, hrefs)
  const reference = await registered.find<HTMLAnchorElement>('link', 'Levels 2.0')
  expect(reference.pathname).to.match(/^\/apis\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/)
})

describe('keys', () => {
  const copied = copiedTexts()
  const realFetch = window.fetch
  afterEach(() => {
    window.fetch = realFetch
  })

  it('say at the name what the server has against it, until that is edited', async () => {
    const { screen } = await withApplication('API key', { name: 'Tide clock' })
    const alerts = () => screen.all('alert').flatMap(({ textContent }) => textContent || [])
    await screen.press('New credential')
    const field = await screen.find<HTMLInputElement>('textbox', 'Name of the credential')
    type(field, 'laptop')
    const refusal = { status: 400, invalid_parameters: [{ field: 'display_name', reason: 'is odd' }] }
    window.fetch = (input, init) =>
      new Request(input, init).method === 'POST'
        ? Promise.resolve(Response.json(refusal, { status: 400 }))
        : realFetch(input, init)
    await screen.press('Generate')
    await waitUntil(() => field.getAttribute('aria-invalid') === 'true', 'the mark at the field')
    await shows(screen.element, 'Is odd')
    expect(alerts()).to.deep.equal([])
    await waitUntil(() => document.activeElement === field, 'focus on the field')
    type(field, 'phone')
    await waitUntil(() => !field.hasAttribute('aria-invalid'), 'no mark at the field')
    expect(screen.element.textContent).not.to.include('s odd')
    expect(alerts()).to.deep.equal([])
  })

  it('are made under a name, shown once, renamed and revoked', async () => {
    const { screen, developer, application } = await withApplication(
      'API key',
      { name: 'Tide clock' },
      'theme="dark"',
    )
    ;(await screen.find('button', 'New credential')).click()
    await screen.find('dialog', 'New credential')
    const generate = await screen.find<HTMLButtonElement>('button', 'Generate')
    expect(isBlocked(generate)).to.be.true
    await screen.isAccessible()
    const field = await screen.find<HTMLInputElement>('textbox', 'Name of the credential')
    expect(isMarkedRequired(field)).to.be.true
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
    await waitUntil(() => credentialNames(screen)[0] === 'laptop')
    await screen.isAccessible()

    ;(await screen.find('button', 'Rename: laptop')).click()
    const name = await screen.find<HTMLInputElement>('textbox', 'Name of the credential')
    expect(name.value).to.equal('laptop')
    type(name, 'harbour office')
    ;(await screen.find('button', 'Save')).click()
    await waitUntil(() => credentialNames(screen)[0] === 'harbour office')

    ;(await screen.find('button', 'Revoke: harbour office')).click()
    await shows(screen.element, 'If you revoke harbour office, requests with it are rejected at once.')
    await screen.isAccessible()
    const revoked = nextEvent<{ credentialId: string }>(document, 'credential-revoked')
    ;(await screen.find('button', 'Revoke credential')).click()
    expect((await revoked).detail).to.deep.equal({ credentialId })
    await screen.find('heading', 'No credentials')
    await shows(screen.element, 'Credential successfully revoked')
    const { data } = await developer.call<{ data: unknown[] }>(
      `GET /applications/${application.id}/credentials`,
    )
    expect(data).to.deep.equal([])
  })

  it('show what tells them apart, and are sorted by it', async () => {
    const { portal, developer } = await ownPortalOfRobin()
    const application = await developer.createApplication('API key', { name: 'Tide clock' })
    const start: Record<string, string> = {}
    for (const display_name of ['office', 'Boat', 'laptop']) {
      const { credential } = await developer.call<{ credential: string }>(
        `POST /applications/${application.id}/credentials`,
        { display_name },
      )
      start[display_name] = `${credential.slice(0, 8)}…`
    }
    const screen = screenOf(portal, application.id, 'theme="light"')
    await screen.find('rowheader', 'laptop')
    expect(credentialNames(screen)).to.deep.equal(['laptop', 'Boat', 'office'])
    const cells = screen.all('cell').map((cell) => cell.textContent)
    expect(cells[0]).to.equal(start['laptop'])
    expect(cells[1]).to.match(/\d{4}/)
    expect(cells[2]).to.equal('Not yet')
    const headings = () =>
      screen.all('columnheader').map((heading) => heading.getAttribute('aria-sort') ?? '')
    expect(headings()).to.deep.equal(['', '', 'descending', '', ''])
    await screen.isAccessible()

    const byName = await screen.find('button', 'Name of the credential')
    byName.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => credentialNames(screen)[0] === 'Boat')
    expect(credentialNames(screen)).to.deep.equal(['Boat', 'laptop', 'office'])
    expect(headings()).to.deep.equal(['ascending', '', '', '', ''])
    expect(document.activeElement).to.equal(byName)
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => credentialNames(screen)[0] === 'office')

    // Where rows become blocks, the list can still be sorted.
    screen.element.style.width = '340px'
    await screen.press('Created')
    await waitUntil(() => credentialNames(screen)[0] === 'laptop')
    await screen.isAccessible()
    expect(screen.element.scrollWidth).to.be.at.most(340)
  })

  it('of another system are marked, and renewed by one of the portal', async () => {
    const { portal, developer } = await portalOfRobin()
    const application = await developer.createApplication('API key', { name: 'Tide clock' })
    const path = `/applications/${application.id}/credentials`
    const { id } = await developer.call<{ id: string }>(`POST ${path}`, { display_name: 'Old laptop' })
    await developer.call(`POST ${path}`, { display_name: 'office' })
    // As an operator's import leaves it.
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const response = await realFetch(request)
      if (request.method !== 'GET' || !request.url.includes(path)) return response
      const body = (await response.json()) as { data: { id: string }[] }
      const data = body.data.map((one) => ({ ...one, is_imported: one.id === id }))
      return Response.json({ ...body, data })
    }
    const screen = screenOf(portal, application.id)
    await shows(screen.element, 'Imported')
    expect(screen.all('button', /^Renew/)).to.have.length(1)
    ;(await screen.find('button', 'Renew: Old laptop')).click()
    await screen.find('dialog', 'Renew credential')
    await shows(screen.element, 'The new key replaces Old laptop')
    await screen.isAccessible()
    const field = await screen.find<HTMLInputElement>('textbox', 'Name of the credential')
    expect(field.value).to.equal('Old laptop')
    await screen.press('Generate')
    await screen.find('dialog', 'Your new key')
    ;(await screen.find('button', 'Copy Key')).click()
    await shows(screen.element, 'Copied to clipboard')
    ;(await screen.find('button', 'Done')).click()
    await waitUntil(() => screen.all('button', /^Renew/).length === 0, 'nothing to renew')
    expect(credentialNames(screen).toSorted()).to.deep.equal(['Old laptop', 'office'])
    const { data } = await developer.call<{ data: { id: string }[] }>(`GET ${path}`)
    expect(data.map((one) => one.id)).not.to.include(id)
  })

  it('are as many as one wishes for, however often the button is pressed', async () => {
    const { screen, developer, application } = await withApplication('API key', { name: 'Tide clock' })
    ;(await screen.find('button', 'New credential')).click()
    type(await screen.find<HTMLInputElement>('textbox', 'Name of the credential'), 'laptop')
    const generate = await screen.find<HTMLButtonElement>('button', 'Generate')
    await waitUntil(() => !isBlocked(generate))
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
    await waitUntil(() => credentialNames(screen).length === 20)
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
    await waitUntil(() => copied[0] === application.reference_id)
    await screen.isAccessible()
    ;(await screen.find('button', 'Refresh secret')).click()
    await screen.find('dialog', 'Refresh secret')
    screen.all('button', 'Refresh secret').at(-1)?.click()
    await screen.find('dialog', 'Successfully refreshed secret')
    ;(await screen.find('button', 'Copy Client secret')).click()
    await waitUntil(() => copied.length === 2)
    expect(copied[1]).not.to.equal(application.credentials?.client_secret)
  })

  it('of another identity provider is kept there', async () => {
    const { screen } = await withApplication('Own client', {
      name: 'Ferry',
      reference_id: 'ferry',
      redirect_uri: 'https://ferry.example.com/back',
    })
    await shows(screen.element, 'Your identity provider manages the client and its secret.')
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
    await shows(screen.element, 'If you unregister Tide clock, it loses its access to Levels 1.0 at once.')
    await screen.isAccessible()
    const ended = nextEvent(document, 'registration-deleted')
    ;(await screen.find('button', 'Unregister')).click()
    expect((await ended).detail).to.deep.equal({ registrationId: pending.id, status: 'pending' })
    await screen.gone('link', 'Levels 1.0')
    await shows(screen.element, 'Successfully unregistered')
    expect(screen.all('link', 'Levels 2.0')).to.have.length(1)
  })
})

/** From the button to the choice of a version. */
async function choosesProduct(screen: Screen, product: string) {
  ;(await screen.find('button', 'Get access to an API')).click()
  await screen.find('dialog', /^Get access to an API for /)
  const radio = await screen.find<HTMLInputElement>('radio', new RegExp(`^${product}`))
  radio.click()
  const next = await screen.find<HTMLButtonElement>('button', 'Continue')
  await waitUntil(() => !isBlocked(next))
  next.click()
}

describe('registering', () => {
  const notOffered = (screen: Screen) =>
    [...(screen.all('list', 'Not available')[0]?.children ?? [])].map((line) => line.textContent)

  it('marks products and versions with what the application has of them, or why it can have nothing', async () => {
    const product = (name: string, registration: readonly object[], access = {}): TestProduct => ({
      folder: name.toLowerCase(),
      product: { name, registration, versions: [{ name: 'v1' }], ...access },
    })
    const key = { strategy: 'API key' }
    const { portal, developer } = await ownPortalOfRobin([
      levels,
      product('Tides', [{ ...key, auto_approve: true }]),
      product('Winds', [key]),
      product('Tokens', [{ strategy: 'Portal client' }]),
      product('Charts', [{ ...key, enabled: false }]),
    ])
    const application = await developer.createApplication('API key', { name: 'Tide clock' })
    await developer.register(application, 'Tides', 'v1')
    await developer.register(application, 'Winds', 'v1')
    await developer.register(application, 'Levels', '2.0')
    const screen = screenOf(portal, application.id, 'theme="dark"')
    ;(await screen.find('button', 'Get access to an API')).click()
    await screen.find('radio', /^Levels/)
    expect(radios(screen)).to.deep.equal(['LevelsApproved: 2.0'])
    expect(notOffered(screen)).to.deep.equal([
      'ChartsNot possibleNo version gives access to further applications.',
      'TidesApprovedApproved: v1',
      'TokensNot possibleNo version accepts the auth strategy “API key” of Tide clock. Create an application with “Portal client”',
      'WindsPendingPending: v1',
    ])
    await screen.isAccessible()
    await screen.press('Continue')
    await screen.find('radio', /^1[.]0/)
    expect(notOffered(screen)).to.deep.equal(['2.0ApprovedHas access already.'])
    // Nobody begins with a version that is about to go.
    expect(screen.all('radio').map((radio) => (radio as HTMLInputElement).checked)).to.deep.equal([false])
    await screen.isAccessible()
  })

  it('begins with the version that is current, and leads to an application for one that takes others', async () => {
    const product: TestProduct = {
      folder: 'berths',
      product: {
        name: 'Berths',
        registration: [{ strategy: 'Portal client' }],
        versions: [
          { name: '1', status: 'deprecated', registration: [{ strategy: 'API key' }] },
          { name: '2' },
        ],
      },
    }
    const { portal, developer } = await ownPortalOfRobin([levels, product])
    const { id } = await developer.createApplication('API key', { name: 'Tide clock' })
    const screen = screenOf(
      portal,
      id,
      'theme="light" create-href="/new?of={product}&in={version}&by={strategy}"',
    )
    await choosesProduct(screen, 'Levels')
    expect((await screen.find<HTMLInputElement>('radio', /^2[.]0/)).checked).to.be.true
    expect((await screen.find<HTMLInputElement>('radio', /^1[.]0/)).checked).to.be.false
    ;(await screen.find('button', 'Back')).click()

    ;(await screen.find('radio', /^Berths/)).click()
    ;(await screen.find('button', 'Continue')).click()
    expect((await screen.find<HTMLInputElement>('radio', /^1 /)).checked).to.be.false
    const request = await screen.find<HTMLButtonElement>('button', 'Get access')
    expect(isBlocked(request)).to.be.true
    await screen.isAccessible()
    const create = await screen.find<HTMLAnchorElement>('link', 'Create an application with “Portal client”')
    const products = await developer.names('/products')
    const versions = await developer.names(`/products/${products.Berths}/versions`)
    const strategies = await developer.names('/applications/auth-strategies')
    expect(create.pathname + create.search).to.equal(
      `/new?of=${products.Berths}&in=${versions['2']}&by=${strategies['Portal client']}`,
    )
    create.click()
    await screen.gone('dialog')
    expect(screen.moves).to.have.length(1)
  })

  const radios = (screen: Screen) => screen.all('radio').map((radio) => radio.parentElement?.textContent)

  it('finds one among many APIs and versions, and has it at once where the product says so', async () => {
    const key = [{ strategy: 'API key', auto_approve: true }]
    const many = Array.from({ length: 7 }, (_, location): TestProduct => ({
      folder: `buoys-${location}`,
      product: { name: `Buoys ${location}`, registration: key, versions: [{ name: 'v1' }] },
    }))
    const versions = Array.from({ length: 12 }, (_, location) => ({ name: `2026.${location + 1}` }))
    const tides = { folder: 'tides', product: { name: 'Tides', registration: key, versions } }
    const { portal, developer } = await ownPortalOfRobin([...many, tides])
    const application = await developer.createApplication('API key', { name: 'Tide clock' })
    const screen = screenOf(portal, application.id, 'theme="light"')
    const open = await screen.find('button', 'Get access to an API')
    open.focus()
    open.click()
    await shows(screen.element, '1 – 5 of 8')
    await screen.isAccessible()
    type(await screen.find<HTMLInputElement>('searchbox', 'Search APIs'), 'tide')
    // The only one that is found need not be chosen.
    await waitUntil(() => radios(screen).length === 1)
    ;(await screen.find('button', 'Continue')).click()
    await screen.find('dialog', 'Get access to Tides for Tide clock')
    await shows(screen.element, '1 – 5 of 12')
    expect(radios(screen)[0]).to.equal('2026.12')
    await screen.isAccessible()
    ;(await screen.find('button', 'Next')).click()
    await shows(screen.element, '6 – 10 of 12')
    type(await screen.find<HTMLInputElement>('searchbox', 'Search versions'), '.7')
    await waitUntil(() => radios(screen).length === 1)
    const created = nextEvent<{ registrationId: string; status: string }>(document, 'registration-created')
    const request = await screen.find('button', 'Get access')
    request.click()
    request.click()
    expect((await created).detail.status).to.equal('approved')
    await screen.gone('dialog')
    await shows(screen.element, 'Tide clock has access to Tides 2026.7')
    await screen.find('link', 'Tides 2026.7')
    await shows(screen.element, 'Approved')
    expect(document.activeElement).to.equal(open)
    const { data } = await developer.call<{ data: unknown[] }>(
      `GET /applications/${application.id}/registrations`,
    )
    expect(data).to.have.length(1)
  })

  it('asks with scopes, beginning with those that are granted, and is pending if an operator reviews it', async () => {
    const { screen, developer, application } = await withApplication(
      'Portal client',
      { name: 'Galley', scopes: ['write'] },
      'theme="dark"',
    )
    await choosesProduct(screen, 'Levels')
    await screen.find('dialog', 'Get access to Levels for Galley')
    // The only version that takes clients; the old one takes keys only.
    await waitUntil(() => (screen.all('radio')[0] as HTMLInputElement | undefined)?.checked)
    expect(radios(screen)).to.deep.equal(['2.0An operator reviews the request first.'])
    expect(notOffered(screen)).to.deep.equal([
      '1.0Not possibleAccepts only: API key. The application uses “Portal client”. Create an application with “API key”',
    ])
    await waitUntil(() => (screen.all('checkbox', 'write')[0] as HTMLInputElement | undefined)?.checked)
    ;(await screen.find('checkbox', 'read')).click()
    await screen.isAccessible()
    ;(await screen.find('button', 'Get access')).click()
    await screen.find('dialog', 'Registration Under Review')
    await shows(screen.element, 'You will be notified upon approval.')
    await screen.isAccessible()
    screen.all('button', 'Close').at(-1)?.click()
    await screen.gone('dialog')
    await shows(screen.element, 'Pending')
    const stored = await developer.call<Application>(`GET /applications/${application.id}`)
    expect(stored.scopes).to.have.members(['read', 'write'])
    // What the application may do is shown as it is now.
    await waitUntil(() => /read/.test(screen.element.querySelector('dl')?.textContent ?? ''))
  })

  it('says which scopes wait, before and after it asks for them', async () => {
    const client = { strategy: 'Portal client', auto_approve: true, auto_approve_scopes: ['read'] }
    const product = { name: 'Watch', registration: [client], versions: [{ name: '1' }, { name: '2' }] }
    const { portal, developer } = await ownPortalOfRobin([{ folder: 'watch', product }])
    const fields = { name: 'Galley', scopes: ['read'] }
    const { id } = await developer.createApplication('Portal client', fields)
    const screen = screenOf(portal, id, 'theme="dark"')
    await choosesProduct(screen, 'Watch')
    ;(await screen.find('radio', '1')).click()
    await waitUntil(() => (screen.all('checkbox', 'read')[0] as HTMLInputElement | undefined)?.checked)
    expect(screen.element.textContent).not.to.contain('must approve')
    ;(await screen.find('checkbox', 'write')).click()
    await shows(screen.element, 'An operator must approve these scopes before they work: write.')
    await screen.isAccessible()
    ;(await screen.find('button', 'Get access')).click()
    await screen.gone('dialog')
    const waiting = await screen.find('list', 'Waiting for approval')
    expect(waiting.textContent).to.equal('write')
    await shows(screen.element, 'Approved')
    await screen.isAccessible()

    await choosesProduct(screen, 'Watch')
    await shows(screen.element, 'Waiting for approval: write. The new registration asks for them, too.')
    expect(screen.all('checkbox', 'write')).to.have.length(0)
    ;(await screen.find('checkbox', 'read')).click()
    await screen.isAccessible()
    ;(await screen.find('button', 'Get access')).click()
    await screen.gone('dialog')
    // What waits stays; what was granted and is left out ends.
    const stored = await developer.call<Application>(`GET /applications/${id}`)
    expect(stored.scopes).to.deep.equal(['write'])
    await waitUntil(() => screen.all('list', 'Waiting for approval').length === 2)
  })

  it('begins with the scopes that every operation needs, and warns of a registration without any', async () => {
    const { portal, developer } = await ownPortalOfRobin([soundings])
    const { id } = await developer.createApplication('Portal client', { name: 'Galley' })
    const screen = screenOf(portal, id, 'theme="light"')
    await choosesProduct(screen, 'Soundings')
    const read = await screen.find<HTMLInputElement>('checkbox', 'read')
    expect(read.checked).to.be.true
    await shows(screen.element, 'See all soundings')
    await screen.isAccessible()
    ;(await screen.find('button', 'Get access')).click()
    await screen.gone('dialog')
    await shows(screen.element, 'Soundings 1.0')
    expect(screen.element.textContent).not.to.contain('every request is refused')

    const bare = await developer.createApplication('Portal client', { name: 'Bosun' })
    await developer.register(bare, 'Soundings', '1.0')
    const other = screenOf(portal, bare.id, 'theme="dark"')
    await shows(other.element, 'Without a scope, every request is refused.')
    await other.isAccessible()
    ;(await other.find('link', 'Change the scopes')).click()
    expect(other.moves).to.deep.equal([`/application/${bare.id}/update`])
  })

  it('says why there is nothing to choose, and the server’s reason when another tab was faster', async () => {
    const closed: TestProduct = {
      folder: 'closed',
      product: { ...levels.product, name: 'Closed', access: { register: 'granted' } },
    }
    const { portal, developer } = await ownPortalOfRobin([levels, closed])
    const application = await developer.createApplication('API key', { name: 'Tide clock' })
    const screen = screenOf(portal, application.id)
    ;(await screen.find('button', 'Get access to an API')).click()
    const product = await screen.find<HTMLInputElement>('radio', 'Levels')
    await shows(screen.element, 'You do not have permission to get access to Closed.')
    expect(screen.all('radio', /Closed/)).to.have.length(0)
    await screen.isAccessible()
    product.click()
    ;(await screen.find('button', 'Continue')).click()
    ;(await screen.find('radio', /^1[.]0/)).click()
    await developer.register(application, 'Levels', '1.0')
    ;(await screen.find('button', 'Get access')).click()
    await shows(screen.element, 'already has a registration')
    await screen.gone('radio', /^1[.]0/)
    await developer.register(application, 'Levels', '2.0')
    ;(await screen.find('button', 'Get access')).click()
    await shows(screen.element, 'Tide clock cannot get access to any other version of Levels.')
    expect(notOffered(screen)).to.deep.equal([
      '1.0PendingThe registration waits for an operator’s approval.',
      '2.0ApprovedHas access already.',
    ])
    await screen.isAccessible()
  })
})

it('is for nobody but its owner', async () => {
  const { portal, application } = await withApplication('API key', { name: 'Tide clock' })
  await signIn(portal, await portal.freshDeveloper())
  const screen = screenOf(portal, application.id)
  await screen.find('heading', 'Application not found')
  expect(screen.element.textContent).not.to.include('Tide clock')
  await screen.isAccessible()
})

it('asks a visitor to sign in, and says what failed, with a way to try again', async () => {
  const { developer, portal } = await ownPortalOfRobin()
  const application = await developer.createApplication('API key', { name: 'Tide clock' })
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
  await screen.find('heading', 'No credentials')
  expect(screen.element.scrollWidth).to.be.at.most(320)
})
