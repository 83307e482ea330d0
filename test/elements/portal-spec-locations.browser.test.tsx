import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { ferries, follow, onWideWindow, productId, publicPortal, reference } from '../support/ferries'
import { shows, textOf, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal } from '../support/portal'
import { show, type } from '../support/screen'

onWideWindow()

describe('the versions of a product', () => {
  it('are named by ID or by name, in any case; the one that is deprecated says so', async () => {
    const screen = await reference(await publicPortal(), 'product-version="V1"')
    await screen.find('heading', 'Ferries')
    await shows(screen.element, 'Version 1.0')
    await shows(screen.element, 'Version v1 is deprecated.')
    const versions = await screen.find<HTMLSelectElement>('combobox', 'Version')
    expect([...versions.options].map(({ text }) => text)).to.deep.equal(['v1 (deprecated)', 'v2'])
    await screen.isAccessible()

    ;(await screen.find('button', 'Change to v2')).click()
    await shows(screen.element, 'Version 2.0')
    await waitUntil(() => !textOf(screen.element).includes('Version v1 is deprecated.'))
  })

  it('without a description, without any version, and without a product each say what is missing', async () => {
    const portal = await publicPortal()
    const bare = await reference(portal, '', 'Buoys')
    await bare.find('heading', 'No specification')
    await bare.isAccessible()
    const empty = await reference(portal, '', 'Lights')
    await empty.find('heading', 'No Product Versions')
    const unknown = show(
      `<portal-spec api-base-url="${portal.url}" lang="en" product="00000000-0000-4000-8000-000000000000"></portal-spec>`,
    )
    await unknown.find('heading', 'This product does not exist')
  })

  it('say how an application gets in, on a portal where one signs in', async () => {
    const robin = { email: 'robin@example.com', password: 'Portal-demo-1' }
    const portal = await realPortal({
      settings: { auth_strategies: [{ name: 'Ferry key', type: 'key_auth', key_names: ['X-Ferry-Key'] }] },
      products: [{ ...ferries, product: { ...ferries.product, registration: [{ strategy: 'Ferry key' }] } }],
      developers: [robin],
    })
    const screen = show(
      `<portal-app api-base-url="${portal.url}" lang="en" history="memory" path="/"></portal-app>`,
    )
    for (const [label, value] of [
      ['Email', robin.email],
      ['Password', robin.password],
    ] as const)
      type(await screen.field(label), value)
    ;(await screen.find('button', 'Log in')).click()
    ;(await screen.find('link', 'Ferries')).click()
    await screen.find('region', 'Access to this API')
    await shows(screen.element, 'Ferry key')
    expect(document.title).to.match(/^Ferries - v2 [|]/)
  })
})

describe('inside the portal', () => {
  const app = (portal: PortalAddress, attributes: string) =>
    show(`<portal-app api-base-url="${portal.url}" lang="en" ${attributes}></portal-app>`)

  it('an address without a version, or with a name, becomes one with the ID; what is open stays open', async () => {
    const portal = await publicPortal()
    const id = await productId(portal, 'Ferries')
    for (const version of ['', '/V2', '/v2%2520x', '/nonsense']) {
      const screen = app(
        portal,
        `history="memory" path="/spec/${id}${version}?operation=bookTicket&application=x"`,
      )
      const locations: string[] = []
      screen.element.addEventListener('route-change', (event) =>
        locations.push((event as CustomEvent<{ path: string }>).detail.path),
      )
      await screen.find('heading', 'Book a ticket')
      const whole = /^[/]spec[/][-0-9a-f]{36}[/][-0-9a-f]{36}[?]operation=bookTicket&application=x$/
      await waitUntil(() => whole.test(locations.at(-1) ?? ''), `${version} becomes an ID`)
      // A registration goes on here, and not once more on the next page.
      const next = await screen.find<HTMLAnchorElement>('link', 'Overview')
      expect(next.getAttribute('href')).not.to.include('application')
      screen.element.remove()
    }
  })

  it('operations, models and groups have addresses of their own; other ways to name them lead to these', async () => {
    const portal = await publicPortal()
    const id = await productId(portal, 'Ferries')
    const pages = [
      ['operation=bookTicket', 'Book a ticket', 'operation=bookTicket'],
      ['operation=Tickets%2FbookTicket', 'Book a ticket', 'operation=bookTicket'],
      ['operation=schemas%2FTicket', 'Ticket', 'model=Ticket'],
      ['model=Ticket', 'Ticket', 'model=Ticket'],
      ['tag=Crossings', 'Crossings', 'tag=Crossings'],
    ]
    for (const [asked, heading = '', shown = ''] of pages) {
      const screen = app(portal, `history="memory" path="/spec/${id}/v2?${asked}"`)
      let path = ''
      screen.element.addEventListener('route-change', (event) => {
        ;({ path } = (event as CustomEvent<{ path: string }>).detail)
      })
      await screen.find('heading', heading)
      await waitUntil(() => path.endsWith(`?${shown}`), `${asked} becomes ${shown}`)
      screen.element.remove()
    }
  })

  it('what is open travels in the query where the address is not the portal’s own', async () => {
    const portal = await publicPortal()
    const screen = app(portal, `history="hash"`)
    location.hash = `#/spec/${await productId(portal, 'Ferries')}`
    const link = await screen.find<HTMLAnchorElement>('link', /^Book a ticket/)
    expect(link.getAttribute('href')).to.match(/^#[/]spec[/].*[?]operation=bookTicket$/)
    link.click()
    await screen.find('heading', 'Book a ticket')
    expect(location.hash).to.match(/[?]operation=bookTicket$/)
    await follow(screen, 'Overview')
    await waitUntil(() => !location.hash.includes('operation='))
  })
})

describe('searching', () => {
  it('forgives typos, is worked by the keyboard, and leads to operations and models', async () => {
    const screen = await reference(await publicPortal())
    const field = await screen.find<HTMLInputElement>('searchbox', 'Search operations and models')
    await sendKeys({ press: '/' })
    expect(document.activeElement).to.equal(field)
    type(field, 'tickt')
    await screen.find('list', 'Search results')
    await screen.find('link', /^Book a ticket/)
    await screen.isAccessible()
    await sendKeys({ press: 'ArrowDown' })
    expect(document.activeElement?.textContent).to.match(/icket/)
    await sendKeys({ press: 'Escape' })
    expect(document.activeElement).to.equal(field)
    type(field, 'ferry is late')
    await waitUntil(() => screen.all('link', /^A ferry is late/).length === 1)
    await sendKeys({ press: 'Enter' })
    await screen.find('heading', 'A ferry is late')
    type(field, 'zzzzqqq')
    await shows(screen.element, 'Nothing matches “zzzzqqq”.')
    type(field, '')
    await screen.find('link', 'Overview')
  })
})
