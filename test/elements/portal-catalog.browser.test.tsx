import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { browserWorld } from '../support/browser-world'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal, sharedPortal, type TestProduct } from '../support/portal'
import { isBlocked, type Screen, show, type } from '../support/screen'

const openapi = `openapi: 3.1.0
info: { title: Tides, version: '2.0' }
paths:
  /levels:
    get: { operationId: listLevels, responses: { '200': { description: Levels. } } }
`

/** With a specification and documents, with documents alone, and with nothing to read. */
const tides: TestProduct = {
  folder: 'tides',
  product: {
    name: 'Tides',
    description: 'Water levels for every harbour.',
    versions: [{ name: '1.0' }, { name: '2.0' }],
  },
  files: { 'versions/2.0/openapi.yaml': openapi, 'docs/welcome.md': '# Welcome aboard\n\nStart here.\n' },
}
const buoys: TestProduct = {
  folder: 'buoys',
  product: { name: 'Buoys', description: 'All marks.', labels: { team: 'sea' } },
  files: { 'docs/marks.md': '# Marks\n\nRed and green.\n' },
}
const ferries: TestProduct = { folder: 'ferries', product: { name: 'Ferries' } }

const portalWith = (settings: object, products = [tides, buoys, ferries]) => ({
  settings: { public: true, ...settings },
  products,
})
const publicPortal = sharedPortal(portalWith({}))
const portalWithLabels = sharedPortal(portalWith({ flags: { public_labels: true } }))
const emptyPortal = sharedPortal(portalWith({}, []))

function catalogOf(portal: PortalAddress, attributes = ''): Screen {
  return show(`<portal-catalog api-base-url="${portal.url}" lang="en" ${attributes}></portal-catalog>`)
}

const titles = (screen: Screen) =>
  screen
    .all('heading')
    .slice(1)
    .map((heading) => heading.textContent)

it('leaves title and search to a page that has its own', async () => {
  const screen = catalogOf(await publicPortal(), 'hide-title hide-search')
  await screen.find('heading', 'Tides')
  expect(screen.all('heading').map(({ textContent }) => textContent)).to.deep.equal([
    'Buoys',
    'Ferries',
    'Tides',
  ])
  expect(screen.all('searchbox')).to.have.length(0)
  screen.element.removeAttribute('hide-title')
  await screen.find('heading', 'Product Catalog')
  screen.element.removeAttribute('hide-search')
  await screen.find('searchbox')
})

it('has the outer space that the page gives it', async () => {
  const screen = catalogOf(await publicPortal(), 'style="--portal-outer-space: 0px"')
  const first = await screen.find('heading', 'Tides')
  const card = first.closest('li') ?? first
  const { left } = screen.element.getBoundingClientRect()
  await waitUntil(() => screen.all('heading').some((one) => one.getBoundingClientRect().left === left))
  expect(card.getBoundingClientRect().left).to.be.at.least(left)
  screen.element.style.setProperty('--portal-outer-space', '40px')
  await waitUntil(() => screen.all('heading').some((one) => one.getBoundingClientRect().left === left + 40))
})

describe('the products of a portal', () => {
  it('are shown with description, latest version, and the links for which there is something to read', async () => {
    const screen = catalogOf(await publicPortal())
    await screen.find('heading', 'Tides')
    expect(titles(screen)).to.deep.equal(['Buoys', 'Ferries', 'Tides'])
    await shows(screen.element, 'Water levels for every harbour.')
    await shows(screen.element, 'Latest version: 2.0')
    await shows(screen.element, 'No Product Versions')
    await shows(screen.element, '1 – 3 of 3')

    const links = screen
      .all('link')
      .map((link) => [link.textContent, (link as HTMLAnchorElement).pathname.split('/')[1]])
    expect(links).to.deep.equal([
      // Older versions and registration are on the product's page, with or without a specification.
      ['Buoys', 'spec'],
      ['View documentation: Buoys', 'docs'],
      ['Ferries', 'spec'],
      ['Tides', 'spec'],
      ['View specification: Tides', 'spec'],
      ['View documentation: Tides', 'docs'],
    ])
    await screen.isAccessible()
  })

  it('lead where the page says, and tell it before they do', async () => {
    const screen = catalogOf(
      await publicPortal(),
      'spec-href="/apis/{product}?v={version}" docs-href="/read/{product}"',
    )
    const link = await screen.find<HTMLAnchorElement>('link', 'Tides')
    const opened = nextEvent<{ productId: string }>(screen.element, 'product-open')
    const moved = nextEvent<{ to: string }>(document, 'navigate')
    screen.element.addEventListener('navigate', (event) => event.preventDefault())
    link.click()
    expect((await opened).detail.productId).to.match(/^[0-9a-f-]{36}$/)
    expect(link.pathname).to.equal('/apis/tides')
    expect(new URL(link.href).searchParams.get('v')).to.match(/^[0-9a-f-]{36}$/)
    expect((await moved).detail.to).to.equal('/spec/tides')
    const documentation = await screen.find<HTMLAnchorElement>('link', 'View documentation: Buoys')
    expect(documentation.pathname).to.match(/^[/]read[/]/)
  })

  it('are asked for specifications one by one where the server does not say which there are', async () => {
    const names = ['Slow', 'None', 'Broken', 'Quick']
    const products = names.map((name) => ({
      source: { id: name, name, document_count: 0, latest_version: { id: 'v', name: '1.0' } },
    }))
    const operations = (name: string) => `GET /api/v2/products/${name}/versions/v/spec/operations`
    const world = await browserWorld({
      'GET /api/v2/portal': { json: { portal_id: 'p', name: 'Harbour', is_public: true } },
      'GET /api/v2/search/product-catalog': {
        json: { data: products, meta: { page: { total: 4, size: 12, number: 1 } } },
      },
      [operations('Slow')]: { hangs: true },
      [operations('None')]: { status: 204 },
      [operations('Broken')]: { status: 403, json: { status: 403, title: 'Forbidden' } },
      [operations('Quick')]: { json: { operations: [] } },
    })
    const screen = catalogOf(world)
    await screen.find('link', 'View specification: Quick')
    await waitUntil(async () => (await world.count(operations('Broken'))) === 1)
    expect(screen.all('link').filter((link) => /specification/.test(link.textContent))).to.have.length(1)
  })

  it('are pages of as many as the page asks for', async () => {
    const screen = catalogOf(await publicPortal(), 'page-size="2"')
    await shows(screen.element, '1 – 2 of 3')
    await screen.find('heading', 'Buoys')
    ;(await screen.find('button', 'Next')).click()
    await shows(screen.element, '3 – 3 of 3')
    expect(titles(screen)).to.deep.equal(['Tides'])
    expect((await screen.find<HTMLButtonElement>('button', 'Next')).disabled).to.be.true
    ;(await screen.find('button', 'Previous')).click()
    await shows(screen.element, '1 – 2 of 3')
  })

  it('are a table for people who scan', async () => {
    const screen = catalogOf(await portalWithLabels(), 'view="table" theme="light"')
    await screen.find('table')
    expect(screen.all('columnheader').map((cell) => cell.textContent)).to.deep.equal([
      'Title',
      'Description',
      'Latest version',
      'Details',
    ])
    await shows(screen.element, 'team: sea')
    await screen.isAccessible()
  })

  it('show their labels only where the portal says so', async () => {
    const screen = catalogOf(await publicPortal())
    await screen.find('heading', 'Buoys')
    expect(screen.all('list', 'Labels').length).to.equal(0)
  })
})

describe('cards or a table', () => {
  const pressed = (screen: Screen) =>
    ['Cards', 'Table'].map((name) => screen.all('button', name)[0]?.getAttribute('aria-pressed'))

  afterEach(() => localStorage.clear())

  it('is chosen by the visitor, and remembered whatever the page begins with', async () => {
    const portal = await publicPortal()
    const screen = catalogOf(portal)
    await screen.find('heading', 'Tides')
    expect(pressed(screen)).to.deep.equal(['true', 'false'])
    const button = await screen.find('button', 'Table')
    button.focus()
    await sendKeys({ press: 'Space' })
    await screen.find('table')
    expect(pressed(screen)).to.deep.equal(['false', 'true'])
    await screen.isAccessible()

    const later = catalogOf(portal, 'view="cards" theme="dark"')
    await later.find('table')
    await later.isAccessible()
  })

  it('follows a page that changes its mind, until the visitor does', async () => {
    localStorage.setItem('portal-elements:catalog-view', 'table')
    const screen = catalogOf(await publicPortal(), 'view="table"')
    await screen.find('table')
    screen.element.setAttribute('view', 'cards')
    await screen.gone('table')
    ;(await screen.find('button', 'Table')).click()
    await screen.find('table')
  })

  it('is no choice while there is nothing to look at', async () => {
    const screen = catalogOf(await emptyPortal())
    await screen.find('heading', 'No Products listed')
    expect(screen.all('group', 'View').length).to.equal(1)
    for (const name of ['Cards', 'Table'])
      expect((await screen.find<HTMLButtonElement>('button', name)).disabled).to.equal(true)
    await screen.isAccessible()
  })

  it('is cards where something else lies in storage', async () => {
    localStorage.setItem('portal-elements:catalog-view', '<table>')
    const screen = catalogOf(await publicPortal())
    await screen.find('heading', 'Tides')
    expect(pressed(screen)).to.deep.equal(['true', 'false'])
  })
})

describe('searching', () => {
  it('happens by itself when typing pauses, back on the first page', async () => {
    const screen = catalogOf(await publicPortal(), 'page-size="2"')
    await shows(screen.element, '1 – 2 of 3')
    ;(await screen.find('button', 'Next')).click()
    await shows(screen.element, '3 – 3 of 3')
    const asked = nextEvent<{ query: string; total: number }>(document, 'catalog-search')
    const field = await screen.find<HTMLInputElement>('searchbox', 'Search products')
    for (const text of ['b', 'bu', 'buoy']) type(field, text)
    expect((await asked).detail).to.deep.equal({ query: 'buoy', total: 1 })
    await shows(screen.element, '1 – 1 of 1')
    await waitUntil(() => titles(screen).join() === 'Buoys')
  })

  it('happens at once with Enter and with the button', async () => {
    const screen = catalogOf(await publicPortal())
    await screen.find('heading', 'Tides')
    const field = await screen.find<HTMLInputElement>('searchbox')
    const queries: string[] = []
    screen.element.addEventListener('catalog-search', (event) =>
      queries.push((event as CustomEvent<{ query: string }>).detail.query),
    )
    type(field, 'tides')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => queries.includes('tides'))
    type(field, 'ferries')
    ;(await screen.find('button', 'Search')).click()
    await waitUntil(() => queries.includes('ferries'))
    expect(queries).to.deep.equal(['tides', 'ferries'])
  })

  it('is reached with a slash, unless one is typing', async () => {
    const screen = show(`<div>
      <input aria-label="Elsewhere">
      <portal-catalog api-base-url="${(await publicPortal()).url}" lang="en"></portal-catalog>
    </div>`)
    const field = await screen.find<HTMLInputElement>('searchbox')
    await sendKeys({ press: '/' })
    expect(document.activeElement).to.equal(field)
    expect(field.value).to.equal('')
    const elsewhere = await screen.field('Elsewhere')
    elsewhere.focus()
    await sendKeys({ press: '/' })
    expect([document.activeElement === elsewhere, elsewhere.value]).to.deep.equal([true, '/'])
  })

  it('that finds nothing says so, and leads back to everything', async () => {
    const screen = catalogOf(await publicPortal(), 'query="zzzzzz"')
    await screen.find('heading', 'No Products listed')
    await shows(screen.element, '“zzzzzz”')
    await screen.isAccessible()
    ;(await screen.find('button', 'Show all products')).click()
    await screen.find('heading', 'Tides')
    expect((await screen.find<HTMLInputElement>('searchbox')).value).to.equal('')
  })
})

it('a portal without products says what will be here', async () => {
  const screen = catalogOf(await emptyPortal())
  await screen.find('heading', 'No Products listed')
  await shows(screen.element, 'Products appear here once they are published.')
  await shows(screen.element, 'Find an API, read how it works, and try it.')
})

it('the title, the welcome and the picture are those of the portal', async () => {
  const appearance = { primary_header: 'Build with the harbour', welcome_message: 'Every tide, as an API.' }
  const screen = catalogOf(await realPortal(portalWith({ appearance })), 'heading-level="1"')
  const heading = await screen.find('heading', 'Build with the harbour')
  expect(heading.localName).to.equal('h1')
  await shows(screen.element, 'Every tide, as an API.')
})

it('a failure says so, keeps what was on screen, and can be tried again', async () => {
  const portal = await realPortal(portalWith({}))
  const screen = catalogOf(portal)
  await screen.find('heading', 'Tides')
  const { port } = new URL(portal.url)
  await portal.stop()
  const field = await screen.find<HTMLInputElement>('searchbox')
  type(field, 'buoys')
  expect((await screen.find('alert')).textContent).to.match(/could not be reached/)
  expect(titles(screen)).to.include('Tides')
  await screen.isAccessible()

  await realPortal({ settings: { public: true }, products: [tides, buoys], environment: { PORT: port } })
  ;(await screen.find('button', 'Try again')).click()
  await waitUntil(() => titles(screen).join() === 'Buoys', 'only buoys')
  await screen.gone('alert')
})

for (const theme of ['light', 'dark']) {
  it(`has no finding of axe, ${theme}`, async () => {
    const screen = catalogOf(await portalWithLabels(), `theme="${theme}" page-size="2"`)
    await shows(screen.element, '1 – 2 of 3')
    await screen.isAccessible()
  })
}

it('is loaded again when a developer signs in or out in another element, and then shows what they may view', async () => {
  const robin = { email: 'robin@example.com', password: 'Portal-demo-1' }
  const portal = await realPortal({ products: [tides], developers: [robin] })
  const screen = catalogOf(portal)
  await shows(screen.element, 'Please log in to see this.')

  const page = `api-base-url="${portal.url}" user-entity="developer" lang="en"`
  const login = show(`<portal-login ${page}></portal-login>`)
  type(await login.field('Email'), robin.email)
  type(await login.field('Password'), robin.password)
  const button = await login.find<HTMLButtonElement>('button', 'Log in')
  await waitUntil(() => !isBlocked(button))
  button.click()
  await screen.find('heading', 'Tides')
  await screen.gone('alert')

  const header = show(`<portal-header ${page}></portal-header>`)
  header.element.addEventListener('navigate', (event) => event.preventDefault())
  ;(await header.find('button', robin.email)).click()
  ;(await header.find('menuitem', 'Logout')).click()
  await shows(screen.element, 'Please log in to see this.')
  expect(titles(screen)).to.deep.equal([])
})
