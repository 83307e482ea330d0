import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { browserWorld } from '../support/browser-world'
import { nextEvent, waitUntil } from '../support/mount'
import { type PortalAddress, sharedPortal, type TestProduct } from '../support/portal'
import { type Screen, show, type } from '../support/screen'

const tides: TestProduct = {
  folder: 'tides',
  product: { name: 'Tides', versions: [{ name: '1' }] },
  files: {
    'docs/start.md': '# Start\n\nThe harbor.\n\n## First call\n\nSend a lantern.\n',
    'versions/1/openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Tides', version: '1' },
      paths: {
        '/lanterns': { get: { operationId: 'listLanterns', summary: 'List lanterns', responses: {} } },
      },
      components: { schemas: { Lantern: { type: 'object' } } },
    }),
  },
}
const publicPortal = sharedPortal({ settings: { public: true }, products: [tides] })

const searchOf = ({ url }: PortalAddress, attributes = 'lang="en"'): Screen =>
  show(`<portal-search api-base-url="${url}" ${attributes}></portal-search>`)

const fieldOf = (screen: Screen) => screen.find<HTMLInputElement>('combobox')
const activeIn = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

it('finds everything of the portal by kind, and opens a result by keyboard', async () => {
  const screen = searchOf(await publicPortal())
  const field = await screen.find<HTMLInputElement>('combobox', 'Search the portal')
  expect(field.getAttribute('aria-expanded')).to.equal('false')
  await sendKeys({ press: 'Control+K' })
  await waitUntil(() => document.activeElement === field, 'focus by the shortcut')
  type(field, 'lantren')
  await screen.find('option', /^List lanterns/)
  expect(
    screen.all('group').map((group) => group.querySelector('.pe-search-kind')?.textContent),
  ).to.deep.equal(['Guides', 'Operations', 'Models'])
  expect(field.getAttribute('aria-expanded')).to.equal('true')
  await waitUntil(() => screen.all('status').some((one) => one.textContent === 'Results: 3'), 'announcement')
  await screen.isAccessible()

  await waitUntil(() => activeIn(field)?.startsWith('First call'), 'first option is active')
  await sendKeys({ press: 'ArrowUp' })
  await waitUntil(() => activeIn(field)?.startsWith('Lantern'), 'last option')
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ press: 'ArrowDown' })
  await waitUntil(() => activeIn(field)?.startsWith('List lanterns'), 'second option')
  expect(document.activeElement).to.equal(field)
  const chosen = nextEvent<{ kind: string; href: string }>(screen.element, 'search-select')
  screen.element.addEventListener('search-select', (event) => event.preventDefault(), { once: true })
  await sendKeys({ press: 'Enter' })
  const { kind, href } = (await chosen).detail
  expect([kind, new URL(href, location.href).pathname]).to.deep.equal(['operation', '/spec/tides/1'])
  expect(new URL(href, location.href).search).to.equal('?operation=listLanterns')
  await screen.gone('listbox')
})

it('closes with Escape and without the focus, and says what it does not find', async () => {
  const screen = searchOf(await publicPortal())
  const field = await fieldOf(screen)
  field.focus()
  // What can be done is there before the first letter.
  await screen.find('option', 'Catalog')
  await sendKeys({ press: 'Escape' })
  await screen.gone('listbox')
  type(field, 'unfindable')
  await waitUntil(() => screen.element.textContent?.includes('Nothing matches “unfindable”.'))
  await screen.isAccessible()
  field.blur()
  await waitUntil(() => !screen.element.querySelector('.pe-search-results'), 'no results')
})

it('leads where the page says', async () => {
  const screen = searchOf(
    await publicPortal(),
    'lang="en" spec-href="/api?p={product}" docs-href="/read/{product}/{slug}"',
  )
  const field = await fieldOf(screen)
  field.focus()
  type(field, 'lantern')
  const operation = await screen.find<HTMLAnchorElement>('option', /^List lanterns/)
  expect(operation.getAttribute('href')).to.equal('/api?p=tides#/listLanterns')
  const section = await screen.find<HTMLAnchorElement>('option', /^First call/)
  expect(section.pathname).to.equal('/read/tides/start')
})

it('searches the products of a server that has no such operation', async () => {
  const world = await browserWorld({
    'GET /api/v2/portal': { json: { is_public: true, name: 'Harbour' } },
    'GET /api/v2/portal/search': { status: 404, json: {} },
    'GET /api/v2/search/product-catalog': {
      json: { data: [{ source: { id: 'p1', name: 'Tides' } }], meta: { page: { total: 1 } } },
    },
  })
  const screen = searchOf(world)
  const field = await fieldOf(screen)
  field.focus()
  type(field, 'tides')
  expect((await screen.find<HTMLAnchorElement>('option', 'Tides')).pathname).to.equal('/spec/p1')
})

it('says why a search has failed, and searches again', async () => {
  const world = await browserWorld({
    'GET /api/v2/portal': { json: { is_public: true, name: 'Harbour' } },
    'GET /api/v2/portal/search': { status: 500, json: {} },
  })
  const screen = searchOf(world)
  const field = await fieldOf(screen)
  field.focus()
  type(field, 'tides')
  const retry = await screen.find('button', 'Try again')
  await screen.isAccessible()
  const before = await world.count('GET /api/v2/portal/search')
  retry.click()
  await waitUntil(async () => (await world.count('GET /api/v2/portal/search')) > before, 'another request')
})

for (const [language, name] of [
  ['ca', 'Cerca al portal'],
  ['de', 'Portal durchsuchen'],
  ['es', 'Buscar en el portal'],
  ['fr', 'Rechercher dans le portail'],
] as const)
  it(`speaks the reader’s language: ${language}`, async () => {
    const screen = searchOf(await publicPortal(), `lang="${language}"`)
    const field = await screen.find<HTMLInputElement>('combobox', name)
    field.focus()
    const action = (await screen.find('option')).textContent ?? ''
    expect(action).not.to.equal('Catalog')
    type(field, action.slice(0, 4).toUpperCase())
    await screen.find('option', action)
    await screen.isAccessible()
  })
