import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type BrowserWorld, browserWorld } from '../support/browser-world'
import { copiedTexts } from '../support/clipboard'
import { type DeveloperElsewhere, robin, signIn } from '../support/developer'
import { onWideWindow } from '../support/ferries'
import { shows, waitUntil } from '../support/mount'
import { type BrowserPortal, realPortal } from '../support/portal'
import { choose, type Screen, show, type } from '../support/screen'
import { strategySettings } from '../support/strategies'

onWideWindow()
const copied = copiedTexts()

const kim = { email: 'kim@example.com', password: 'Portal-demo-1' }

/** Levels are read with a key, and set with a token. Another key is nobody's whom the portal knows. */
const describedAt = (url: string) => ({
  openapi: '3.1.0',
  info: { title: 'Levels', version: '2.0' },
  servers: [{ url: `${url}/api` }],
  paths: {
    '/levels': {
      get: {
        operationId: 'listLevels',
        security: [{ key: [], tenant: [] }],
        responses: { 200: { description: 'Levels' } },
      },
      post: {
        operationId: 'setLevel',
        security: [{ client: ['write'] }],
        responses: { 201: { description: 'Set' } },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-API-KEY' },
      tenant: { type: 'apiKey', in: 'header', name: 'X-Tenant' },
      client: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: `${url}/token`, scopes: { write: 'Sets levels.' } } },
      },
    },
  },
})

async function harbour() {
  const api = await browserWorld({
    'GET /api/levels': { json: [] },
    'POST /api/levels': { status: 201 },
    'POST /token': { json: { access_token: 'a-token', token_type: 'Bearer', expires_in: 600 } },
  })
  const kinds = ['API key', 'Portal client', 'Own client']
  const portal = await realPortal({
    settings: { ...strategySettings, rbac: false },
    products: [
      {
        folder: 'levels',
        product: {
          name: 'Levels',
          registration: kinds.map((strategy) => ({ strategy, auto_approve: true })),
          versions: [{ name: '2.0' }],
        },
        files: { 'versions/2.0/openapi.json': JSON.stringify(describedAt(api.url)) },
      },
    ],
    developers: [robin, kim],
  })
  const developer = await signIn(portal)
  const product = (await developer.names('/products'))['Levels'] ?? ''
  return { api, portal, developer, product }
}
type Harbour = Awaited<ReturnType<typeof harbour>>

const stays = (screen: Screen): Screen => {
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  return screen
}

/** Opens Try it on an operation of the reference. */
async function trying({ portal, product }: Harbour, operation: string): Promise<Screen> {
  const screen = stays(
    show(
      `<portal-spec api-base-url="${portal.url}" product="${product}" operation="${operation}" lang="en"></portal-spec>`,
    ),
  )
  ;(await screen.find('button', 'Try it')).click()
  await screen.find('form', 'Try it')
  return screen
}

const ownApplication = (screen: Screen) => screen.find<HTMLSelectElement>('combobox', 'Your application')

async function registered(developer: DeveloperElsewhere, strategy: string, name: string) {
  const application = await developer.createApplication(strategy, { name })
  await developer.register(application, 'Levels', '2.0')
  return application
}

/** Makes a key on the application's page, which is another element of the same page, and leaves that page. */
async function makesKey({ url }: BrowserPortal, application: string, name: string): Promise<string> {
  const screen = stays(
    show(
      `<portal-application api-base-url="${url}" application="${application}" lang="en"></portal-application>`,
    ),
  )
  ;(await screen.find('button', 'New credential')).click()
  type(await screen.find<HTMLInputElement>('textbox', 'Name of the credential'), name)
  ;(await screen.find('button', 'Generate')).click()
  ;(await screen.find('button', 'Copy Key')).click()
  await shows(screen.element, 'Copied to clipboard')
  ;(await screen.find('button', 'Done')).click()
  await screen.gone('dialog')
  screen.element.remove()
  return copied.at(-1) ?? ''
}

const sentTo = async (api: BrowserWorld, call: string) =>
  (await api.log()).findLast((entry) => entry.call === call)

it('fills in the key that this page has shown, under its name only, the newest first', async () => {
  const world = await harbour()
  const clock = await registered(world.developer, 'API key', 'Tide clock')
  await registered(world.developer, 'API key', 'Harbour board')
  // Not registered, and so not offered.
  await world.developer.createApplication('API key', { name: 'Galley' })
  const first = await makesKey(world.portal, clock.id, 'laptop')
  const second = await makesKey(world.portal, clock.id, 'office')
  expect(second).not.to.equal(first)
  const screen = await trying(world, 'listLevels')
  const applications = await ownApplication(screen)
  expect([...applications.options].map(({ label }) => label)).to.deep.equal([
    'None: enter credentials manually',
    'Harbour board',
    'Tide clock',
  ])
  const key = await screen.field('API key: key')
  choose(applications, 'Tide clock')
  await waitUntil(() => key.value === second)
  expect((await screen.field('API key: tenant')).value).to.equal('')
  await screen.isAccessible()
  choose(await screen.find<HTMLSelectElement>('combobox', 'Key'), 'laptop')
  await waitUntil(() => key.value === first)
  ;(await screen.find('button', 'Send')).click()
  await shows(screen.element, 'Status 200')
  expect((await sentTo(world.api, 'GET /api/levels'))?.headers).to.include({ 'x-api-key': first })
  // Samples are copied into tickets.
  expect(screen.element.textContent).not.to.include(first)

  choose(applications, 'Harbour board')
  await shows(screen.element, 'The keys of this application were shown once')
  expect(key.value).to.equal('')
  const make = await screen.find<HTMLAnchorElement>('link', 'Harbour board')
  expect(make.pathname).to.match(/^[/]application[/][0-9a-f-]{36}$/)
  await screen.isAccessible()
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.to.include(second)
})

it('begins with the application that has access, of several with the one used last, until credentials are entered by hand', async () => {
  const world = await harbour()
  const clock = await registered(world.developer, 'API key', 'Tide clock')
  await registered(world.developer, 'API key', 'Harbour board')
  const made = await makesKey(world.portal, clock.id, 'laptop')
  const screen = await trying(world, 'listLevels')
  const key = await screen.field('API key: key')
  // This page knows its key.
  await waitUntil(() => key.value === made)
  const applications = await ownApplication(screen)
  expect(applications.selectedOptions[0]?.label).to.equal('Tide clock')
  choose(applications, 'Harbour board')
  await shows(screen.element, 'The keys of this application were shown once')
  screen.element.remove()

  const again = await trying(world, 'listLevels')
  const chosen = await ownApplication(again)
  await waitUntil(() => chosen.selectedOptions[0]?.label === 'Harbour board')
  await again.isAccessible()
  choose(chosen, 'None: enter credentials manually')
  type(await again.field('API key: key'), 'of my own')
  ;(await again.field('API key: key')).focus()
  await sendKeys({ press: 'Escape' })
  ;(await again.find('button', 'Try it')).click()
  expect((await again.field('API key: key')).value).to.equal('of my own')
  expect((await ownApplication(again)).value).to.equal('')
})

it('fills in the client ID always, and the secret where this page has seen it', async () => {
  const world = await harbour()
  const galley = await registered(world.developer, 'Portal client', 'Galley')
  const screen = await trying(world, 'setLevel')
  const secret = await screen.field('Client secret')
  choose(await ownApplication(screen), 'Galley')
  // The application is still loading.
  type(secret, 'pasted')
  await waitUntil(async () => (await screen.field('Client ID')).value === galley.reference_id)
  expect((await screen.field('Client secret')).value).to.equal('pasted')
  await shows(screen.element, 'The secret was shown once, when it was created')
  await screen.isAccessible()
  screen.element.remove()

  const myApps = stays(show(`<portal-my-apps api-base-url="${world.portal.url}" lang="en"></portal-my-apps>`))
  ;(await myApps.find('button', 'Refresh secret: Galley')).click()
  await myApps.find('dialog', 'Refresh secret')
  myApps.all('button', 'Refresh secret').at(-1)?.click()
  ;(await myApps.find('button', 'Copy Client secret')).click()
  await shows(myApps.element, 'Copied to clipboard')
  ;(await myApps.find('button', 'Done')).click()
  await myApps.gone('dialog')
  myApps.element.remove()

  const again = await trying(world, 'setLevel')
  choose(await ownApplication(again), 'Galley')
  await waitUntil(async () => (await again.field('Client secret')).value === copied[0])
  await shows(again.element, 'Filled in: this page remembers it')
  ;(await again.find('button', 'Get a token')).click()
  await shows(again.element, 'You have a token')
  const bought = await sentTo(world.api, 'POST /token')
  const sent = atob((bought?.headers.authorization ?? '').replace('Basic ', ''))
  expect(decodeURIComponent(sent)).to.equal(`${galley.reference_id}:${copied[0]}`)
  ;(await again.find('button', 'Send')).click()
  await shows(again.element, 'Status 201')
  // Another client, another token.
  choose(await ownApplication(again), 'None: enter credentials manually')
  await again.field('Token: client')
  expect((await again.field('Client ID')).value).to.equal('')
})

it('leaves the secret of another identity provider to it, and says when nothing fits', async () => {
  const world = await harbour()
  const fields = { name: 'Ferry', reference_id: 'ferry' }
  const ferry = await world.developer.createApplication('Own client', fields)
  await world.developer.register(ferry, 'Levels', '2.0')
  const screen = await trying(world, 'setLevel')
  choose(await ownApplication(screen), 'Ferry')
  await shows(screen.element, 'Your identity provider keeps its secret.')
  await waitUntil(async () => (await screen.field('Client ID')).value === 'ferry')
  screen.element.setAttribute('operation', 'listLevels')
  await shows(
    screen.element,
    'You have no application with access to Levels 2.0 and a matching auth strategy.',
  )
  await screen.isAccessible()
})

it('forgets everything as soon as another developer signs in', async () => {
  const world = await harbour()
  const clock = await registered(world.developer, 'API key', 'Tide clock')
  await makesKey(world.portal, clock.id, 'laptop')
  const login = show(
    `<portal-login api-base-url="${world.portal.url}" user-entity="developer" lang="en"></portal-login>`,
  )
  // The reference has told the tag of the developer before.
  ;(await login.find('button', 'Log out')).click()
  type(await login.field('Email'), kim.email)
  type(await login.field('Password'), kim.password)
  ;(await login.find('button', 'Log in')).click()
  await waitUntil(async () => {
    const me = await fetch(`${world.portal.url}/api/v2/developer/me`, { credentials: 'include' })
    return ((await me.json()) as { email: string }).email === kim.email
  })
  await waitUntil(() => Object.values({ ...localStorage }).length > 0)
  login.element.remove()
  await signIn(world.portal)
  const screen = await trying(world, 'listLevels')
  choose(await ownApplication(screen), 'Tide clock')
  await shows(screen.element, 'The keys of this application were shown once')
  expect((await screen.field('API key: key')).value).to.equal('')
})
