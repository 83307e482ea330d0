import { expect } from '@open-wc/testing'
import { copiedTexts } from '../support/clipboard'
import { type Application, signIn } from '../support/developer'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { sharedPortal, type TestProduct } from '../support/portal'
import { isBlocked, type Screen, show, type } from '../support/screen'
import { levels, soundings, strategySettings } from '../support/strategies'

const openapi = `openapi: 3.1.0
info: { title: Levels, version: '2.0' }
servers: [{ url: 'https://levels.example' }]
paths:
  /levels/{station}:
    get:
      operationId: getLevel
      parameters: [{ name: station, in: path, required: true, schema: {} }]
      security: [{ key: [] }]
      responses: { '200': { description: A level. } }
  /levels:
    get:
      operationId: listLevels
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
      { name: '1.0', registration: [{ strategy: 'API key' }] },
      { name: '2.0', registration: [{ strategy: 'API key', auto_approve: true }] },
    ],
  },
  files: { 'versions/2.0/openapi.yaml': openapi },
}
const harbour = sharedPortal({
  settings: { ...strategySettings, rbac: false },
  products: [described, soundings],
})

/** The tag for a version, on a page that takes over every move; where it wanted to go. */
async function world(product = 'levels', attributes = '') {
  const portal = await harbour()
  const developer = await signIn(portal, await portal.freshDeveloper())
  const screen = show(
    `<portal-get-access api-base-url="${portal.url}" product="${product}" lang="en" ${attributes}></portal-get-access>`,
  )
  const moves: string[] = []
  screen.element.addEventListener('navigate', (event) => {
    event.preventDefault()
    moves.push((event as CustomEvent<{ to: string }>).detail.to)
  })
  return { developer, screen, moves, portal }
}

const copied = copiedTexts()

async function copyKey(screen: Screen): Promise<void> {
  await screen.press('Copy Key')
  await shows(screen.element, 'Copied to clipboard')
}

const dialogOf = (screen: Screen) => screen.find('dialog', /^Get access to /)

async function named(screen: Screen, name: string): Promise<void> {
  await screen.press('Get access')
  await dialogOf(screen)
  type(await screen.find<HTMLInputElement>('textbox', 'Name of the application'), name)
}

it('goes from a name to a key, and a sample with the key in it that is masked until asked for', async () => {
  const { developer, screen, moves } = await world('levels', 'theme="light"')
  await screen.press('Get access')
  await dialogOf(screen)
  const name = await screen.find<HTMLInputElement>('textbox', 'Name of the application')
  expect(document.activeElement ?? name).to.equal(name)
  await shows(screen.element, 'Each request carries a key.')
  await shows(screen.element, 'Access is given at once.')
  await screen.isAccessible()
  type(name, 'Tide clock')
  const granted = nextEvent<{ applicationId: string; registrationId: string }>(document, 'access-granted')
  const created = nextEvent<{ credentialId: string }>(document, 'credential-created')
  await screen.press('Get access')
  const { detail } = await granted
  expect((await developer.names('/applications'))['Tide clock']).to.equal(detail.applicationId)
  const { credentialId } = (await created).detail
  await shows(screen.element, 'Tide clock has access to Levels 2.0')
  const sample = await screen.find('region', 'Request sample')
  expect(sample.textContent).to.include('https://levels.example/levels')
  expect(sample.textContent).to.include('$API_KEY')
  const shown = await screen.find('group', 'Key')
  expect(shown.textContent).to.match(/^•+$/)
  await screen.isAccessible()
  await screen.press('Show Key')
  const key = shown.textContent ?? ''
  expect(key).not.to.match(/•/)
  await screen.press('Show secrets')
  await waitUntil(() => sample.textContent?.includes(key))
  for (const storage of [localStorage, sessionStorage]) expect(JSON.stringify(storage)).not.to.include(key)

  // It is left only once it was copied, or on purpose.
  await screen.press('Done')
  await shows(screen.element, 'You have not copied it.')
  await copyKey(screen)
  expect(copied).to.deep.equal([key])
  await screen.press('Try it with this key')
  await screen.gone('dialog')
  expect(moves).to.deep.equal(['/spec/levels/2.0?operation=listLevels'])
  expect(location.href).not.to.include(key)
  const { data } = await developer.call<{ data: { id: string }[] }>(
    `GET /applications/${detail.applicationId}/credentials`,
  )
  expect(data.map(({ id }) => id)).to.deep.equal([credentialId])
})

it('opens Try it in the reference of the same page, with the key filled in', async () => {
  const { screen, portal } = await world('levels', 'operation="listLevels"')
  const reference = show(
    `<portal-spec api-base-url="${portal.url}" product="levels" product-version="2.0" lang="en"></portal-spec>`,
  )
  await reference.find('heading', 'Levels')
  await named(screen, 'Tide clock')
  await screen.press('Get access')
  await screen.press('Show Key')
  const key = (await screen.find('group', 'Key')).textContent
  await copyKey(screen)
  await screen.press('Try it with this key')
  await reference.find('form', 'Try it')
  const field = await reference.field('API key: key')
  await waitUntil(() => field.value === key)
  location.hash = ''
})

it('asks for the scopes that the first request needs', async () => {
  const { developer, screen } = await world('soundings', 'operation="addSounding"')
  await screen.press('Get access')
  await dialogOf(screen)
  await waitUntil(() => (screen.all('checkbox', 'write')[0] as HTMLInputElement | undefined)?.checked)
  type(await screen.find<HTMLInputElement>('textbox', 'Name of the application'), 'Galley')
  await screen.press('Get access')
  await screen.find('group', 'Client secret')
  await screen.find('button', 'Try it with this secret')
  const id = (await developer.names('/applications'))['Galley']
  const { scopes } = await developer.call<Application>(`GET /applications/${id}`)
  expect(scopes).to.deep.equal(['write'])
})

describe('what is decided elsewhere meanwhile', () => {
  const realFetch = window.fetch
  afterEach(() => {
    window.fetch = realFetch
  })

  /** Answers the reads of one registration as a server does after a decision. */
  function decided(answer: (registration: object) => Response) {
    window.fetch = async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init)
      const isOne =
        request.method === 'GET' && /[/]registrations[/][0-9a-f-]{36}$/.test(new URL(request.url).pathname)
      const response = await realFetch(input, init)
      return isOne ? answer((await response.json()) as object) : response
    }
  }

  async function waiting() {
    const found = await world('levels', 'product-version="1.0"')
    await found.screen.press('Get access')
    await dialogOf(found.screen)
    // Said before it begins.
    await shows(found.screen.element, 'An operator reviews the request first.')
    type(await found.screen.find<HTMLInputElement>('textbox', 'Name of the application'), 'Tide clock')
    const pending = nextEvent<{ registrationId: string }>(document, 'access-pending')
    await found.screen.press('Get access')
    await found.screen.find('dialog', 'Registration Under Review')
    await shows(found.screen.element, 'You will be notified upon approval.')
    return { ...found, registrationId: (await pending).detail.registrationId }
  }

  it('goes on by itself once access is given', async () => {
    const { screen } = await waiting()
    await screen.isAccessible()
    const granted = nextEvent(document, 'access-granted')
    decided((registration) => Response.json({ ...registration, status: 'approved' }))
    document.dispatchEvent(new Event('visibilitychange'))
    await granted
    await screen.find('button', 'Create a key')
  })

  it('says that access was rejected and why, and leads on', async () => {
    const { screen } = await waiting()
    const decision = { status: 'rejected', decision_reason: 'Only for <b>harbours</b>' }
    decided((registration) => Response.json({ ...registration, ...decision }))
    document.dispatchEvent(new Event('visibilitychange'))
    await shows(screen.element, 'An operator rejected the access of Tide clock to Levels 1.0.')
    await shows(screen.element, 'Reason: Only for <b>harbours</b>')
    await screen.isAccessible()
    await screen.press('Choose an application')
    await screen.find('textbox', 'Name of the application')
  })

  it('says that the request was deleted elsewhere', async () => {
    const { screen, developer, registrationId } = await waiting()
    const id = (await developer.names('/applications'))['Tide clock']
    await developer.call(`DELETE /applications/${id}/registrations/${registrationId}`)
    document.dispatchEvent(new Event('visibilitychange'))
    await shows(screen.element, 'The request of Tide clock no longer exists.')
    await screen.find('button', 'Choose an application')
  })

  it('says that the application was deleted elsewhere, and offers another', async () => {
    const { screen, developer } = await world()
    const clock = await developer.createApplication('API key', { name: 'Tide clock' })
    await screen.press('Get access')
    const radio = await screen.find<HTMLInputElement>('radio', 'Tide clock')
    await waitUntil(() => radio.checked)
    await developer.call(`DELETE /applications/${clock.id}`)
    await screen.press('Get access')
    await shows(screen.element, 'This application no longer exists.')
    await screen.find('textbox', 'Name of the application')
  })

  it('forgets a key that was revoked, and creates another', async () => {
    const { screen, developer } = await world()
    await named(screen, 'Tide clock')
    const created = nextEvent<{ credentialId: string }>(document, 'credential-created')
    await screen.press('Get access')
    const { credentialId } = (await created).detail
    await copyKey(screen)
    await screen.press('Done')
    const id = (await developer.names('/applications'))['Tide clock']
    await developer.call(`DELETE /applications/${id}/credentials/${credentialId}`)
    await screen.press('Get access')
    await screen.press('go on: Tide clock')
    await shows(screen.element, 'The key that this page knew was revoked meanwhile.')
    expect(screen.all('group', 'Key')).to.have.length(0)
    await screen.press('Create a key')
    await screen.find('group', 'Key')
  })

  it('keeps an application whose registration failed, and registers it at the next attempt', async () => {
    const { screen, developer } = await world()
    await named(screen, 'Tide clock')
    window.fetch = (input, init) => {
      // The body of what is sent on may be read only once.
      const { method, url } = input instanceof Request ? input : new Request(input, init)
      return method === 'POST' && url.endsWith('/registrations')
        ? Promise.resolve(Response.json({ detail: 'Not today' }, { status: 400 }))
        : realFetch(input, init)
    }
    await screen.press('Get access')
    await shows(screen.element, 'Not today')
    const radio = await screen.find<HTMLInputElement>('radio', 'Tide clock')
    expect(radio.checked).to.be.true
    window.fetch = realFetch
    await screen.press('Get access')
    await screen.find('group', 'Key')
    expect(Object.keys(await developer.names('/applications'))).to.deep.equal(['Tide clock'])
  })
})

it('says what is wrong with a name, and keeps it', async () => {
  const { screen, developer } = await world()
  await developer.createApplication('API key', { name: 'Galley' })
  await screen.press('Get access')
  ;(await screen.find('radio', 'New application')).click()
  const name = await screen.find<HTMLInputElement>('textbox', 'Name of the application')
  await waitUntil(() => isBlocked(screen.all('button', 'Get access').at(-1) as HTMLButtonElement))
  type(name, 'Galley')
  await screen.press('Get access')
  await waitUntil(() => name.ariaInvalid === 'true' || name.getAttribute('aria-invalid') === 'true')
  expect(name.value).to.equal('Galley')
})

it('leads to the sign-in where nobody is signed in', async () => {
  const portal = await harbour()
  const screen = show(
    `<portal-get-access api-base-url="${portal.url}" product="levels" lang="en" login-href="/sign-in"></portal-get-access>`,
  )
  await (await signIn(portal, await portal.freshDeveloper())).signOut()
  await screen.press('Get access')
  await screen.find('dialog')
  await screen.find('link', /Log in/)
})

it('shows nothing without a product', async () => {
  const portal = await harbour()
  const screen = show(`<portal-get-access api-base-url="${portal.url}" lang="en"></portal-get-access>`)
  await waitUntil(() => screen.element.childElementCount > 0 || screen.element.shadowRoot !== null)
  expect(screen.all('button')).to.have.length(0)
})
