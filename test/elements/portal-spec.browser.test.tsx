import { expect } from '@open-wc/testing'
import { follow, onWideWindow, publicPortal, reference } from '../support/ferries'
import { nextEvent, shows, textOf, waitUntil } from '../support/mount'

onWideWindow()

describe('the reference of a product', () => {
  it('begins with the newest version: its description, servers, authentication and operations', async () => {
    const screen = await reference(await publicPortal())
    expect((await screen.find('heading', 'Ferries')).localName).to.equal('h1')
    for (const text of [
      'Version 2.0',
      'Crossings and tickets.',
      'Read about crossings',
      'Ferry desk',
      'https://{harbour}.example.com/v2',
      'Where the ferry leaves.',
      'API key in the header X-Ferry-Key',
      'What goes where.',
    ])
      await shows(screen.element, text)
    for (const name of [/^Get a crossing/, /^Book a ticket/, /^A ferry is late/])
      await screen.find('link', name)
    await screen.isAccessible()
  })

  it('takes nothing of what it is told for its own: no script, no script address, no markup', async () => {
    const screen = await reference(await publicPortal())
    await screen.find('link', 'book one')
    expect(textOf(screen.element)).to.include('window.injected = true')
    expect('injected' in window).to.equal(false)
    expect(screen.all('link', 'Never')).to.deep.equal([])
  })

  it('opens an operation from the navigation, says so, and leads on from there', async () => {
    const screen = await reference(await publicPortal())
    const opened = nextEvent<{ operationId: string }>(screen.element, 'operation-open')
    await follow(screen, /^Get a crossing/)
    expect((await opened).detail).to.deep.equal({ operationId: 'getCrossing' })
    const heading = await screen.find('heading', 'Get a crossing')
    await waitUntil(() => document.activeElement === heading, 'the reader goes on at the heading')
    expect(location.hash).to.equal('#/Crossings/getCrossing')
    await screen.isAccessible()

    await follow(screen, 'Book a ticket POST')
    await screen.find('heading', 'Book a ticket')
    expect(location.hash).to.equal('#/Tickets/bookTicket')
    history.back()
    await screen.find('heading', 'Get a crossing')
  })

  it('says of an operation what a caller needs to know', async () => {
    const screen = await reference(await publicPortal(), 'operation="getCrossing"')
    await screen.find('heading', 'Get a crossing')
    for (const text of [
      'This operation is deprecated.',
      'at most 12 characters',
      '^[a-z]+$',
      'Language of the names.',
      'Allowed values',
      'X-Rest',
      'Book a place on it.',
      'curl https://north.example.com/v2/crossings/dawn',
      'X-Ferry-Key: $API_KEY',
    ])
      await shows(screen.element, text)
    const text = textOf(screen.element)
    expect(text).to.match(/id\s*string\s*required/)
    expect(text).to.match(/lang\s*string(?!\s*required)/)
    ;(await screen.find('button', '404 No such crossing.')).click()
    await shows(screen.element, 'No content')
    await screen.find('region', 'Response sample')
    expect(screen.all('region', 'Response sample').length).to.equal(1)
  })

  it('unfolds what is inside a value, level by level and as often as it repeats', async () => {
    const screen = await reference(await publicPortal(), 'operation="getCrossing"')
    ;(await screen.find('button', 'Show child properties: next')).click()
    await screen.find('button', 'Hide child properties: next')
    await shows(screen.element, 'recursive')
    ;(await screen.find('button', 'Show child properties: next')).click()
    await waitUntil(() => screen.all('button', 'Hide child properties: next').length === 2)
    const stops = screen.all('button', 'Show child properties: stops')
    stops.at(-1)?.click()
    await shows(screen.element, 'at most 9 characters')
    expect(textOf(screen.element)).to.match(/at least 1 item(?!s)/)
    await screen.isAccessible()
  })

  it('leaves what is only read out of requests, and shows one form of several at a time', async () => {
    const screen = await reference(await publicPortal(), 'operation="Tickets/bookTicket"')
    await screen.find('heading', 'Book a ticket')
    await shows(screen.element, 'write-only')
    expect(textOf(screen.element)).not.to.include('read-only')
    await shows(screen.element, '"name": "Robin"')
    ;(await screen.find('button', 'Show child properties: fare')).click()
    await shows(screen.element, 'price')
    ;(await screen.find('button', 'Return')).click()
    await shows(screen.element, 'string · date')
    expect(textOf(screen.element)).not.to.include('price')
    ;(await screen.find('button', /^POST changed/)).click()
    await shows(screen.element, '{$request.body#/callback}')

    const media = await screen.find<HTMLSelectElement>('combobox', 'Media type')
    media.value = 'text/csv'
    media.dispatchEvent(new Event('change', { bubbles: true }))
    await screen.gone('button', /inside: fare/)
    await screen.isAccessible()
  })

  it('shows a model, and a webhook, as it shows an operation', async () => {
    const screen = await reference(await publicPortal(), 'operation="schemas/Ticket"')
    await screen.find('heading', 'Ticket')
    for (const text of ['read-only', 'write-only', 'passenger']) await shows(screen.element, text)
    await screen.find('region', 'Sample of the model')
    screen.element.setAttribute('operation', 'ferryLate')
    await screen.find('heading', 'A ferry is late')
    await shows(screen.element, 'Webhook: a request that you receive')
    await screen.isAccessible()
  })

  it('follows the attribute and the address, and says when there is no such thing', async () => {
    const portal = await publicPortal()
    history.replaceState(null, '', '#/Tickets/bookTicket')
    const screen = await reference(portal)
    await screen.find('heading', 'Book a ticket')
    location.hash = '#/getCrossing'
    await screen.find('heading', 'Get a crossing')
    screen.element.setAttribute('operation', 'noSuchThing')
    await shows(screen.element, '“noSuchThing” is not part of this version.')
    await screen.find('heading', 'Ferries')
  })

  it('asks the page before it moves', async () => {
    const screen = await reference(await publicPortal())
    screen.element.addEventListener('navigate', (event) => event.preventDefault())
    const asked = nextEvent<{ to: string }>(screen.element, 'navigate')
    await follow(screen, 'Book a ticket POST')
    expect((await asked).detail.to).to.match(/#\/Tickets\/bookTicket$/)
    expect(location.hash).to.equal('')
  })
})
