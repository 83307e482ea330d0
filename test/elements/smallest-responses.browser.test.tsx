import { expect } from '@open-wc/testing'
import { browserWorld, type BrowserWorld } from '../support/browser-world'
import { shows, textOf, waitUntil } from '../support/mount'
import type { Script } from '../support/scripted-api.mjs'
import { type Screen, show } from '../support/screen'
import { contractOf, onlyId, smallestResponses } from '../support/contract-responses'

const [source = ''] = Object.values(
  import.meta.glob<string>('../../server/portal-api.yaml', { query: '?raw', import: 'default', eager: true }),
)
const contract = contractOf(source)

interface Expected {
  readonly attributes?: string
  /** What the screen shows with empty lists, and with lists of one item. */
  readonly texts: readonly [string, string]
}

const application = `application="${onlyId}"`
const product = `product="${onlyId}"`
const same = (text: string) => [text, text] as const

/** Every screen that reads something, by its tag. */
const screens: Readonly<Record<string, Expected>> = {
  'portal-catalog': { texts: ['No Products listed', 'Products found: 0'] },
  'portal-header': { texts: same('a@example.com') },
  'portal-login': { texts: same('Log in') },
  'portal-register': { texts: same('Create your account') },
  'portal-forgot-password': { texts: same('Forgot your password?') },
  'portal-reset-password': {
    attributes: 'token="t" email="a@example.com"',
    texts: same('Set your password'),
  },
  'portal-change-password': { texts: same('Change your password') },
  'portal-account': { texts: same('Full name') },
  'portal-my-apps': { texts: ['No Applications', 'Applications found: 0'] },
  'portal-application': {
    attributes: application,
    texts: ['This App is not registered for any Product Versions', 'Approved'],
  },
  'portal-application-form': {
    texts: ['no available application auth strategies', 'unique in this portal'],
  },
  'portal-dashboard': {
    attributes: application,
    texts: ['This App is not registered for any Product Versions', 'No requests in this period'],
  },
  'portal-docs': { attributes: product, texts: ['No documentation yet', 'x'] },
  'portal-spec': { attributes: product, texts: ['No Product Versions', 'x'] },
}

/** A server of this API without extensions, whose responses are as small as the contract allows. */
function smallestWorld(items: number, others: Script = {}): Promise<BrowserWorld> {
  const script = smallestResponses(contract, items)
  const portal = script['GET /api/v2/portal']?.json as object
  const documents = `GET /api/v2/products/${onlyId}/documents`
  return browserWorld({
    ...script,
    // A server that names the feature set of a viewer has seen a session.
    'GET /api/v2/portal': { json: { ...portal, feature_set: 'all' } },
    'GET /api/v2/stats/config': {
      json: { analytics: { percentiles: false, retention_ms: 90 * 86_400_000 } },
    },
    'GET /api/v2/search/product-catalog': script[`GET /api/v2/search/${onlyId}`] ?? {},
    // Documents are read by their slugs.
    [`${documents}/x`]: script[`${documents}/${onlyId}`] ?? {},
    [`GET /api/v2/products/${onlyId}/versions/${onlyId}/spec`]: {
      json: { openapi: '3.1.0', info: {}, paths: { '/x': { get: { operationId: 'x' } } } },
    },
    ...others,
  })
}

const open = (tag: string, { url }: BrowserWorld, attributes = ''): Screen =>
  show(`<${tag} api-base-url="${url}" lang="en" ${attributes}></${tag}>`)

for (const items of [0, 1] as const)
  describe(`the smallest responses of the contract, with lists of ${items}`, () => {
    for (const [tag, { attributes, texts }] of Object.entries(screens))
      it(`are enough for ${tag}`, async () => {
        const { element, isAccessible } = open(tag, await smallestWorld(items), attributes)
        const failures: unknown[] = []
        element.addEventListener('element-error', (event) => failures.push((event as CustomEvent).detail))
        await shows(element, texts[items])
        await isAccessible()
        expect(textOf(element)).not.to.match(/undefined|null|NaN|Invalid Date|went wrong/)
        expect(failures).to.deep.equal([])
      })
  })

describe('an application whose auth strategy the server does not name', () => {
  const versionPath = `/api/v2/products/${onlyId}/versions/${onlyId}`
  const configuration = {
    id: onlyId,
    name: 'API key',
    credential_type: 'key_auth',
    registration_enabled: true,
    registration_auto_approve: true,
  }
  const version = { id: onlyId, name: '1.0', deprecated: false, registration_configs: [configuration] }
  const page = (...data: object[]) => ({
    json: { data, meta: { page: { total: data.length, size: 100, number: 1 } } },
  })
  const unregistered = (id: string, name: string) => ({
    id,
    name,
    registration_id: null,
    registration_status: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  })
  const clock = unregistered(onlyId, 'Tide clock')
  const barometer = unregistered(onlyId.replace(/1$/, '2'), 'Barometer')
  const applications = `GET ${versionPath}/applications`
  const all = 'page[size]=100&page[number]=1&unregistered=true'
  const script: Script = {
    [`GET /api/v2/products/${onlyId}/versions`]: page(version),
    [`GET ${versionPath}`]: { json: version },
    [applications]: page(),
    [`${applications}?${all}`]: page(clock, barometer),
    [`${applications}?${all}&filter[auth_strategy_id][eq]=${onlyId}`]: page(clock),
    [`GET /api/v2/applications/${onlyId}/registrations`]: page(),
  }
  const registered = async (world: BrowserWorld) =>
    (await world.log()).filter(({ call }) => call.startsWith('POST') && call.endsWith('/registrations'))

  it('can be registered from the version', async () => {
    const world = await smallestWorld(1, script)
    const screen = open('portal-spec', world, product)
    screen.element.addEventListener('navigate', (event) => event.preventDefault())
    await screen.press('Get access')
    await screen.find('radio', 'Tide clock')
    expect(screen.all('radio', 'Tide clock')).to.have.length(1)
    await screen.press('Get access')
    await waitUntil(async () => (await registered(world)).length === 1, 'the registration')
  })

  it('can be registered from the application', async () => {
    const world = await smallestWorld(1, script)
    const screen = open('portal-application', world, application)
    await screen.press('Get access to an API')
    ;(await screen.find('radio')).click()
    await screen.press('Continue')
    await screen.find('radio', '1.0')
    await screen.press('Get access')
    await waitUntil(async () => (await registered(world)).length === 1, 'the registration')
  })
})

it('the period that the portal allows limits the dashboard, however long requests are kept', async () => {
  const screen = open('portal-dashboard', await smallestWorld(0), application)
  const periods = await screen.find('combobox', 'Period')
  expect(textOf(periods)).to.include('24 hours').and.not.to.include('7 days')
})

describe('a failure that a tag shows without offering another attempt for the whole of it', () => {
  interface Failed {
    readonly error: Error & { readonly status: number; readonly request: string }
  }
  function failuresOf({ element }: Screen): Failed[] {
    const heard: Failed[] = []
    element.addEventListener('element-error', (event) => heard.push((event as CustomEvent<Failed>).detail))
    return heard
  }

  it('is told to the page once for each figure that could not be read', async () => {
    const figures = { 'POST /api/v2/stats': { status: 503 } }
    const screen = open('portal-my-apps', await smallestWorld(1, figures))
    const failures = failuresOf(screen)
    await shows(screen.element, 'Unable to fetch Traffic')
    await shows(screen.element, 'Unable to fetch P99 latency')
    await waitUntil(() => failures.length > 0, 'what the page is told')
    expect(failures.map(({ error }) => error.status)).to.deep.equal([503, 503])
  })

  for (const [tag, title] of [
    ['portal-spec', 'This product does not exist'],
    ['portal-docs', 'Not Found'],
  ] as const)
    it(`is told to the page by ${tag} for a product that nobody knows`, async () => {
      const unknown = { [`GET /api/v2/products/${onlyId}`]: { status: 404 } }
      const screen = open(tag, await smallestWorld(1, unknown), product)
      const failures = failuresOf(screen)
      await screen.find('heading', title)
      await waitUntil(() => failures.length > 0, 'what the page is told')
      expect(failures.map(({ error }) => error.status)).to.deep.equal([404])
    })
})
