import { expect } from '@open-wc/testing'
import axe from 'axe-core'
import { follow, onWideWindow, publicPortal, publicPortalOf, reference } from '../support/ferries'
import { consoleErrors, nextEvent, mount, waitUntil } from '../support/mount'
import type { TestProduct } from '../support/portal'
import { type Screen, type } from '../support/screen'

onWideWindow()

const stoplight = async (attributes = '') =>
  reference(await publicPortal(), `renderer="stoplight" ${attributes}`)

/** The root that the library renders into. */
async function rootOf({ element }: Screen): Promise<ShadowRoot> {
  const root = () => element.querySelector('.pe-stoplight')?.shadowRoot
  await waitUntil(() => root()?.querySelector('h1'), 'something drawn by Stoplight')
  return root() as ShadowRoot
}

const groundOf = (root: ShadowRoot) => root.querySelector('.pe-stoplight-ground') as HTMLElement

/** With a method of which the library does not know. */
const searched: TestProduct = {
  folder: 'ferries',
  product: { name: 'Ferries', versions: [{ name: 'v1' }] },
  files: {
    'versions/v1/openapi.yaml': `openapi: 3.2.0
info: { title: Ferries, version: '1' }
paths:
  /ferries:
    additionalOperations: { FIND: { operationId: find, summary: Find, responses: { '200': { description: Found. } } } }
    get: { operationId: count, summary: Count, responses: { '200': { description: Counted. } } }
`,
  },
}

const old: TestProduct = {
  folder: 'ferries',
  product: { name: 'Ferries', versions: [{ name: 'v1' }] },
  files: {
    'versions/v1/openapi.json': JSON.stringify({
      swagger: '2.0',
      info: { title: 'Old ferries', version: '1' },
      host: 'example.com',
      paths: {
        '/ferries': {
          get: {
            operationId: 'count',
            summary: 'Count',
            responses: { 200: { description: 'How many there are.', schema: { type: 'integer' } } },
          },
        },
      },
      definitions: {
        Ferry: { type: 'object', properties: { name: { type: 'string', description: 'Of the ship.' } } },
      },
    }),
  },
}

/** Named in the guide for embedders. */
const ofLibrary = [
  'aria-command-name',
  'aria-hidden-focus',
  'aria-required-attr',
  'aria-valid-attr-value',
  'button-name',
  'color-contrast',
  'label-content-name-mismatch',
  'landmark-unique',
  'scrollable-region-focusable',
]

describe('the reference, drawn by Stoplight', () => {
  it('opens what the attribute names, says so, and follows navigation and history as ours does', async () => {
    const screen = await stoplight('operation="getCrossing"')
    const opened: unknown[] = []
    screen.element.addEventListener('operation-open', (event) => opened.push((event as CustomEvent).detail))
    const root = await rootOf(screen)
    await screen.find('heading', 'Get a crossing')
    for (const text of ['Language of the names.', 'X-Rest', '>= 1 items'])
      expect(root.textContent).to.include(text)
    expect(opened).to.deep.equal([{ operationId: 'getCrossing' }])

    await follow(screen, 'Book a ticket POST')
    const heading = await screen.find('heading', 'Book a ticket')
    expect(location.hash).to.equal('#/Tickets/bookTicket')
    await waitUntil(() => root.activeElement === heading, 'the reader goes on at the heading')
    history.back()
    await screen.find('heading', 'Get a crossing')
    expect(opened).to.have.length(3)
  })

  it('begins with the API as a whole, leads from words to operations, and shows models and webhooks', async () => {
    const screen = await stoplight()
    const root = await rootOf(screen)
    await screen.find('heading', 'Ferries')
    await screen.find('button', 'Download YAML')
    expect(root.textContent).to.include('window.injected = true')
    expect('injected' in window).to.equal(false)
    expect(screen.all('link', 'Never')).to.deep.equal([])
    await follow(screen, 'book one')
    await screen.find('heading', 'Book a ticket')
    screen.element.setAttribute('operation', 'schemas/Ticket')
    await screen.find('heading', 'Ticket')
    await waitUntil(() => root.textContent?.includes('passenger'))
    screen.element.setAttribute('operation', 'ferryLate')
    await screen.find('heading', 'A ferry is late')
  })

  it('offers to send a request, unless the page does not want it', async () => {
    const screen = await stoplight('operation="getCrossing"')
    await screen.find('button', 'Send API Request')
    screen.element.setAttribute('hide-try-it', '')
    await screen.gone('button', 'Send API Request')
  })

  it('takes the scheme of the place it stands in, and changes with it', async () => {
    const screen = await stoplight('theme="dark"')
    const ground = groundOf(await rootOf(screen))
    await waitUntil(() => ground.dataset['theme'] === 'dark', 'dark')
    screen.element.setAttribute('theme', 'light')
    await waitUntil(() => ground.dataset['theme'] === 'light', 'light')
    screen.element.removeAttribute('theme')
    document.body.style.color = 'white'
    try {
      await waitUntil(() => ground.dataset['theme'] === 'dark', 'dark on a page of its own colors')
    } finally {
      document.body.style.color = ''
    }
  })

  it('styles nothing of the page, and nothing of the page styles it', async () => {
    const page = mount<HTMLElement>(
      '<section><h1>Title</h1><p>Words</p><button>Press</button><a href="#">Link</a></section>',
    )
    const schemes = () =>
      [page, ...page.children].map((element) => {
        const { font, margin, padding, color, backgroundColor, border } = getComputedStyle(element)
        return [font, margin, padding, color, backgroundColor, border]
      })
    const before = schemes()
    const root = await rootOf(await stoplight('operation="getCrossing"'))
    expect(schemes()).to.deep.equal(before)
    const rules = [...document.adoptedStyleSheets, ...document.styleSheets].flatMap((sheet) =>
      Array.from(sheet.cssRules, ({ cssText }) => cssText),
    )
    expect(rules.filter((rule) => /[.]sl-|svg-inline--fa/.test(rule))).to.deep.equal([])
    expect(document.documentElement.hasAttribute('data-theme')).to.equal(false)

    const heading = root.querySelector('h1') as HTMLElement
    const { font, color, textTransform } = getComputedStyle(heading)
    const hostile = new CSSStyleSheet()
    hostile.replaceSync('h1, * { font: 99px serif; color: red; text-transform: uppercase }')
    document.adoptedStyleSheets.push(hostile)
    try {
      const now = getComputedStyle(heading)
      expect([now.font, now.color, now.textTransform]).to.deep.equal([font, color, textTransform])
    } finally {
      document.adoptedStyleSheets.pop()
    }
    const icon = root.querySelector('svg.svg-inline--fa') as SVGElement
    expect(icon.getBoundingClientRect().width).to.be.lessThan(30)
  })

  it('remembers nothing: what is entered stays in memory, and survives a move of the element', async () => {
    const kept = JSON.stringify({ ...localStorage })
    const screen = await stoplight('operation="getCrossing"')
    type(await screen.find<HTMLInputElement>('textbox', /^X-Ferry-Key/), 's3cret')
    await waitUntil(async () => (await rootOf(screen)).textContent?.includes('s3cret'))
    const elsewhere = mount<HTMLElement>('<div></div>')
    elsewhere.append(screen.element)
    expect((await screen.find<HTMLInputElement>('textbox', /^X-Ferry-Key/)).value).to.equal('s3cret')
    expect(JSON.stringify({ ...localStorage })).to.equal(kept)
    expect(['Prism', 'process', 'global'].filter((name) => name in window)).to.deep.equal([])
    screen.element.remove()
    await waitUntil(() => screen.element.childElementCount === 0, 'nothing is left')
  })

  it('gives way to ours for what it cannot show, and goes on with the rest', async () => {
    const screen = await reference(await publicPortalOf([searched]), 'renderer="stoplight" operation="find"')
    const failed = nextEvent(screen.element, 'element-error')
    await screen.find('alert')
    expect((await failed).detail).to.have.property('error')
    await screen.isAccessible()
    await follow(screen, 'Count GET')
    await rootOf(screen)
    await follow(screen, 'Find FIND')
    ;(await screen.find('button', 'Use the built-in viewer')).click()
    await screen.find('heading', 'Find')
    expect(screen.all('alert')).to.deep.equal([])
  })

  it('reads Swagger 2.0 as well', async () => {
    const screen = await reference(await publicPortalOf([old]), 'renderer="stoplight" operation="count"')
    const root = await rootOf(screen)
    await screen.find('heading', 'Count')
    expect(root.textContent).to.include('How many there are.')
    screen.element.setAttribute('operation', 'schemas/Ferry')
    await screen.find('heading', 'Ferry')
    await waitUntil(() => root.textContent?.includes('Of the ship.'))
    screen.element.removeAttribute('operation')
    await screen.find('heading', 'Old ferries')
  })

  it('is known by its name alone: any other means the usual one, and is told of once', async () => {
    const errors = consoleErrors()
    const screen = await reference(await publicPortal(), 'renderer="redoc" operation="getCrossing"')
    await screen.find('heading', 'Get a crossing')
    expect(screen.element.querySelector('.pe-stoplight')).to.equal(null)
    expect(
      errors.filter((text) => text.includes('renderer: expected one of portal, stoplight')),
    ).to.have.length(1)
  })

  it('has no finding of axe but those that are known of the library', async () => {
    const screen = await stoplight('operation="getCrossing"')
    await rootOf(screen)
    await screen.find('heading', 'Get a crossing')
    const { violations } = await axe.run(screen.element, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
    const where = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ id, isInside: Array.isArray(target[0]) })),
    )
    expect(where.filter(({ isInside }) => !isInside)).to.deep.equal([])
    expect(where.map(({ id }) => id).filter((id) => !ofLibrary.includes(id))).to.deep.equal([])
  })
})
