import { expect } from '@open-wc/testing'
import { follow, onWideWindow, publicPortal, productId, reference } from '../support/ferries'
import { shows, textOf, waitUntil } from '../support/mount'
import type { PortalAddress } from '../support/portal'
import { show } from '../support/screen'

onWideWindow()

describe('a group of operations', () => {
  it('has a page with its description and its operations, to which its operations lead', async () => {
    const screen = await reference(await publicPortal(), 'operation="getCrossing"')
    await screen.find('heading', 'Get a crossing')
    await follow(screen, 'Crossings')
    const heading = await screen.find('heading', 'Crossings')
    await waitUntil(() => document.activeElement === heading, 'the reader goes on at the heading')
    expect(location.hash).to.equal('#/tags/Crossings')
    await shows(screen.element, 'What goes where.')
    const current = await screen.find('link', 'About Crossings')
    expect(current.getAttribute('aria-current')).to.equal('page')
    expect(screen.all('link', /^Get a crossing/)).to.have.length(2)
    await screen.isAccessible()
  })

  it('is reached from the overview', async () => {
    const screen = await reference(await publicPortal())
    await follow(screen, 'Crossings')
    await screen.find('heading', 'Crossings')
  })
})

describe('an operation', () => {
  it('leads to the one before and the one after', async () => {
    const screen = await reference(await publicPortal(), 'operation="bookTicket"')
    await screen.find('heading', 'Book a ticket')
    await follow(screen, /^Next POST A ferry is late/)
    await screen.find('heading', 'A ferry is late')
    await follow(screen, /^Previous POST Book a ticket/)
    await screen.find('heading', 'Book a ticket')
    await follow(screen, /^Previous GET Get a crossing/)
    await screen.find('heading', 'Get a crossing')
    expect(screen.all('link', /^Previous/)).to.deep.equal([])
    await screen.isAccessible()
  })

  it('expands and collapses everything at once, a recursive model never', async () => {
    const screen = await reference(await publicPortal(), 'operation="getCrossing"')
    const noSuch = await screen.find('button', '404 No such crossing.')
    await screen.press('Expand all')
    await shows(screen.element, 'at most 9 characters')
    expect(noSuch.getAttribute('aria-expanded')).to.equal('true')
    // It holds itself, and would never end.
    await screen.find('button', 'Show child properties: next')
    await screen.isAccessible()
    await screen.press('Collapse all')
    await waitUntil(() => !textOf(screen.element).includes('at most 9 characters'))
    expect(noSuch.getAttribute('aria-expanded')).to.equal('false')

    screen.element.setAttribute('operation', 'bookTicket')
    await screen.find('heading', 'Book a ticket')
    await screen.press('Expand all')
    await screen.find('button', 'Hide child properties: passenger')
    await screen.find('button', 'Hide child properties: fare')
    await shows(screen.element, 'price')
  })
})

describe('a sample', () => {
  it('takes the alternative that is chosen in the schema, with its discriminator', async () => {
    const screen = await reference(await publicPortal(), 'operation="bookTicket"')
    const sample = async () => textOf(await screen.find('region', 'Request sample'))
    await waitUntil(async () => (await sample()).includes('"kind": "single"'), 'the author’s example')
    ;(await screen.find('button', 'Show child properties: fare')).click()
    ;(await screen.find('button', 'Return')).click()
    await waitUntil(async () => /"kind": "return",\s*"until": "\d{4}-/.test(await sample()), 'the other form')
    expect(await sample()).not.to.include('"kind": "single"')
    ;(await screen.find('button', 'Try it')).click()
    const body = await screen.find<HTMLTextAreaElement>('textbox', 'application/json')
    expect((JSON.parse(body.value) as { fare: { kind: string } }).fare.kind).to.equal('return')
    ;(await screen.find('button', 'Single')).click()
    await waitUntil(() => body.value.includes('"kind": "single"'), 'the body follows as well')
    await screen.isAccessible()
  })
})

describe('a model', () => {
  it('says which operations and models use it', async () => {
    const screen = await reference(await publicPortal(), 'operation="schemas/Ticket"')
    const heading = await screen.find('heading', 'Used by')
    const used = heading.closest('section')?.querySelectorAll('a') ?? []
    expect([...used].map((link) => link.hash)).to.deep.equal(['#/Tickets/bookTicket'])
    screen.element.setAttribute('operation', 'schemas/Single')
    await waitUntil(() => {
      const links = [...screen.all('heading', 'Used by')].flatMap((one) => [
        ...(one.closest('section')?.querySelectorAll('a') ?? []),
      ])
      return links.length === 1 && links[0]?.hash === '#/schemas/Ticket'
    }, 'the model that holds it')
    await screen.isAccessible()
  })
})

describe('readable addresses', () => {
  const app = (portal: PortalAddress, path: string) => {
    const screen = show(
      `<portal-app api-base-url="${portal.url}" lang="en" history="memory" path="${path}"></portal-app>`,
    )
    const locations: string[] = []
    screen.element.addEventListener('route-change', (event) =>
      locations.push((event as CustomEvent<{ path: string }>).detail.path),
    )
    return { screen, locations }
  }

  it('name product and version where the server gives a slug, and titles name what is open', async () => {
    const { screen, locations } = app(await publicPortal(), '/')
    await follow(screen, 'Ferries')
    await screen.find('heading', 'Ferries')
    await waitUntil(() => locations.at(-1) === '/spec/ferries/v2', 'the newest version is named')
    expect(document.title).to.match(/^Ferries - v2 [|]/)
    await follow(screen, /^Get a crossing/)
    await screen.find('heading', 'Get a crossing')
    expect(locations.at(-1)).to.equal('/spec/ferries/v2?operation=getCrossing')
    await waitUntil(() => /^Get a crossing - Ferries - v2 [|]/.test(document.title), 'the operation is named')
    const version = await screen.find<HTMLSelectElement>('combobox', 'Version')
    version.selectedIndex = 0
    version.dispatchEvent(new Event('change', { bubbles: true }))
    await screen.find('heading', 'Get a crossing as it was')
    expect(locations.at(-1)).to.equal('/spec/ferries/v1?operation=getCrossing')
    await waitUntil(
      () => /^Get a crossing as it was - Ferries - v1 [|]/.test(document.title),
      'the other version’s operation is named',
    )
  })

  it('stand beside the IDs, which go on working and stay', async () => {
    const portal = await publicPortal()
    const id = await productId(portal, 'Ferries')
    const { screen, locations } = app(portal, `/spec/${id}/v2`)
    await screen.find('heading', 'Ferries')
    await waitUntil(() => /^[/]spec[/][-0-9a-f]{36}[/][-0-9a-f]{36}$/.test(locations.at(-1) ?? ''))
  })

  it('are what the attribute product of a tag takes as well', async () => {
    const portal = await publicPortal()
    for (const tag of ['portal-spec', 'portal-docs']) {
      const screen = show(`<${tag} api-base-url="${portal.url}" lang="en" product="ferries"></${tag}>`)
      await shows(screen.element, 'Ferries')
      screen.element.remove()
    }
  })
})
