import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { browserWorld } from '../support/browser-world'
import { type DeveloperElsewhere, robin, signIn } from '../support/developer'
import { nextEvent, shows, waitUntil } from '../support/mount'
import {
  type PortalAddress,
  realPortal,
  type SharedPortal,
  sharedPortal,
  type TestProduct,
} from '../support/portal'
import { type Screen, show, type } from '../support/screen'
import { levels, strategySettings } from '../support/strategies'

const path = '/developer/me/first-steps'

const guide: TestProduct = {
  ...levels,
  files: { ...levels.files, 'docs/start.md': '# Start\n\nRead a level.\n' },
}
const described = {
  openapi: '3.1.0',
  info: { title: 'Levels', version: '2.0' },
  servers: [{ url: './api' }],
  paths: {
    '/levels': {
      get: {
        operationId: 'listLevels',
        security: [{ key: [] }, {}],
        responses: { 200: { description: 'Levels' } },
      },
    },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-KEY' } } },
}
const harbour = sharedPortal({ settings: strategySettings, products: [guide] })

/** A portal, and a signed-in developer who has just got an account. */
async function portalOfNewcomer(): Promise<{ portal: SharedPortal; developer: DeveloperElsewhere }> {
  const portal = await harbour()
  const newcomer = await portal.freshDeveloper({ hasFirstSteps: true })
  return { portal, developer: await signIn(portal, newcomer) }
}

function catalogOf({ url }: PortalAddress, attributes = ''): Screen {
  const screen = show(`<portal-catalog api-base-url="${url}" lang="en" ${attributes}></portal-catalog>`)
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  return screen
}

const stepsOf = (list: HTMLElement) => [...list.querySelectorAll('ol > li')].map((item) => item.textContent)

const openSteps = [
  'Done: Email address confirmed',
  'To do: Read about an API',
  'To do: Create an application',
  'To do: Send a first request',
]

it('lead a new developer from the catalog to the first request', async () => {
  const { portal } = await portalOfNewcomer()
  const screen = catalogOf(portal)
  const list = await screen.find('region', 'First steps')
  await waitUntil(() => list.querySelectorAll('a').length === 3)
  expect(stepsOf(list)).to.deep.equal(openSteps)
  await shows(list, '1 of 4 done')
  const targets = [...list.querySelectorAll('a')].map(({ pathname }) => pathname)
  expect(targets).to.deep.equal(['/docs/levels', '/application/create', '/spec/levels'])
  const move = nextEvent<{ to: string }>(document, 'navigate')
  ;(await screen.find('link', 'Create an application')).click()
  expect((await move).detail.to).to.equal('/application/create')
})

it('are done as they happen', async () => {
  const { portal, developer } = await portalOfNewcomer()
  const docs = show(`<portal-docs api-base-url="${portal.url}" product="levels" lang="en"></portal-docs>`)
  await docs.find('heading', 'Start')
  const screen = catalogOf(portal)
  const list = await screen.find('region', 'First steps')
  await waitUntil(() => stepsOf(list)[1] === 'Done: Read about an API')
  await developer.createApplication('API key', { name: 'Tide clock' })
  screen.element.remove()
  const later = await catalogOf(portal).find('region', 'First steps')
  await waitUntil(() => stepsOf(later)[2] === 'Done: Create an application')
})

it('are done by a request with a key that succeeds, and not by one without', async () => {
  const api = await browserWorld({ 'GET /api/levels': { json: [] } })
  const files = {
    'versions/2.0/openapi.json': JSON.stringify({ ...described, servers: [{ url: `${api.url}/api` }] }),
  }
  const newcomer = { ...robin, hasFirstSteps: true }
  const portal = await realPortal({
    settings: strategySettings,
    products: [{ ...levels, files }],
    developers: [newcomer],
  })
  const developer = await signIn(portal, newcomer)
  const screen = show(
    `<portal-spec api-base-url="${portal.url}" product="levels" operation="listLevels" lang="en"></portal-spec>`,
  )
  const done = async () =>
    (await developer.call<{ steps: { name: string; is_done: boolean }[] }>(`GET ${path}`)).steps
      .filter((step) => step.is_done)
      .map(({ name }) => name)
      .join()
  await waitUntil(async () => (await done()) === 'confirm,read')
  ;(await screen.find('button', 'Try it')).click()
  const send = async (count: number) => {
    ;(await screen.find('button', 'Send')).click()
    await waitUntil(async () => (await api.count('GET /api/levels')) === count)
    await screen.find('region', 'Response body')
  }
  await send(1)
  expect(await done()).to.equal('confirm,read')
  type(await screen.find<HTMLInputElement>('textbox', 'API key: key'), 'a-key')
  await send(2)
  await waitUntil(async () => (await done()) === 'confirm,read,call')
})

it('go for good when all are done, and say so', async () => {
  const { portal, developer } = await portalOfNewcomer()
  await developer.createApplication('API key', { name: 'Tide clock' })
  for (const done of ['read', 'call']) await developer.call(`PATCH ${path}`, { done })
  const screen = catalogOf(portal)
  const list = await screen.find('region', 'First steps')
  await shows(list, 'All steps are done. The list will not be shown again.')
  expect(screen.all('button', 'Hide: First steps')).to.have.length(0)
  await screen.isAccessible()
  await waitUntil(async () => (await stepsElsewhere(developer)).length === 0)
  screen.element.remove()
  const next = catalogOf(portal)
  await next.find('heading', 'Levels')
  await next.gone('region', 'First steps')
})

const stepsElsewhere = async (developer: DeveloperElsewhere) =>
  (await developer.call<{ steps: unknown[] }>(`GET ${path}`)).steps

it('are hidden for good by keyboard, and the focus stays in their place', async () => {
  const { portal, developer } = await portalOfNewcomer()
  const screen = catalogOf(portal)
  ;(await screen.find('button', 'Hide: First steps')).focus()
  await sendKeys({ press: 'Enter' })
  await waitUntil(() => document.activeElement?.textContent === 'The first steps are hidden for good.')
  await screen.gone('region', 'First steps')
  expect(await stepsElsewhere(developer)).to.deep.equal([])
})

it('are not there for a developer from before', async () => {
  const portal = await harbour()
  await signIn(portal, await portal.freshDeveloper())
  const requests = performance.getEntriesByType('resource').length
  const screen = catalogOf(portal)
  await screen.find('heading', 'Levels')
  await screen.gone('region', 'First steps')
  const asked = performance
    .getEntriesByType('resource')
    .slice(requests)
    .filter(({ name }) => name.endsWith(path))
  expect(asked).to.deep.equal([])
})

for (const theme of ['light', 'dark'])
  it(`have no finding of axe, and fit a narrow window, ${theme}`, async () => {
    const { portal } = await portalOfNewcomer()
    await setViewport({ width: 320, height: 700 })
    try {
      for (const language of ['en', 'ca', 'de', 'es', 'fr']) {
        const screen = catalogOf(portal, `theme="${theme}"`)
        screen.element.setAttribute('lang', language)
        await waitUntil(() => screen.all('region').some((one) => one.querySelectorAll('ol a').length === 3))
        expect(screen.element.scrollWidth, language).to.be.at.most(320)
        await screen.isAccessible()
        screen.element.remove()
      }
    } finally {
      await setViewport({ width: 1280, height: 720 })
    }
  })
