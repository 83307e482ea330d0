import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { everyBlock, pierImage } from '../support/every-block'
import { nextEvent, shows, textOf, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal, sharedPortal, type TestProduct } from '../support/portal'
import { type Screen, show, type } from '../support/screen'

const tides: TestProduct = {
  folder: 'tides',
  product: { name: 'Tides', versions: [{ name: 'V1', status: 'deprecated' }, { name: 'v2' }] },
  files: {
    'docs/start.md':
      '---\norder: 1\n---\n\n# Start here\n\nRead [the basics](guides/basics.md#second-step), or [all](all.md).\n',
    'docs/all.md': `---\norder: 2\n---\n\n${everyBlock}`,
    'docs/guides.md': '---\norder: 3\n---\n\n# Guides\n\nThree of them.\n',
    'docs/guides/basics.md':
      '---\ntitle: Basics\norder: 1\n---\n\n## First step\n\nA lighthouse.\n\n## Second step\n\nA buoy. [Back](../start.md), [up](../guides.md), [lost](../nowhere.md)\n\n![Lost](lost.png)\n',
    'docs/guides/more.md': '---\ntitle: More\norder: 2\n---\n\n# More\n\nThe end.\n',
    'docs/images/pier.svg': pierImage,
  },
}
const buoys: TestProduct = {
  folder: 'buoys',
  product: { name: 'Buoys', versions: [{ name: '7' }] },
  files: {
    'docs/marks.md': '---\norder: 1\n---\n\n# Marks\n\nRed and green.\n',
    'docs/empty.md': '---\ntitle: Blank\norder: 9\n---\n',
  },
}
const ferries: TestProduct = { folder: 'ferries', product: { name: 'Ferries' } }

const content = { settings: { public: true }, products: [tides, buoys, ferries] }
const publicPortal = sharedPortal(content)

async function idOf(portal: PortalAddress, name: string): Promise<string> {
  const response = await fetch(`${portal.url}/api/v2/products?filter[name]=${name}`)
  const { data } = (await response.json()) as { data: { id: string }[] }
  return data[0]!.id
}

interface DocsOptions {
  product?: string
  attributes?: string
  /** Of the place that the element stands in. */
  width?: string
}

async function docsOf(
  portal: PortalAddress,
  { product = 'Tides', attributes = '', width = '1300px' }: DocsOptions = {},
) {
  const id = await idOf(portal, product)
  const markup = `<div style="width: ${width}"><portal-docs api-base-url="${portal.url}" product="${id}" lang="en" ${attributes}></portal-docs></div>`
  const screen = show(markup)
  return { screen, id, docs: screen.element.firstElementChild as HTMLElement }
}

const tree = async (screen: Screen) => screen.find('navigation', 'Documentation')
const entries = async (screen: Screen) =>
  [...(await tree(screen)).querySelectorAll('a')].map((link) => link.textContent)
const current = (screen: Screen) =>
  screen.element.querySelector('[aria-label="Documentation"] [aria-current=page]')?.textContent
const sections = (screen: Screen) =>
  [...screen.element.querySelectorAll('[aria-label="On this page"] a')].map((link) => link.textContent)
const sectionRead = (screen: Screen) =>
  screen.element.querySelector('[aria-label="On this page"] [aria-current]')?.textContent

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

describe('the documents of a product', () => {
  it('are a tree, all folded but the branch of the open one, and open in place', async () => {
    const { screen, id, docs } = await docsOf(await publicPortal())
    const opened = nextEvent<{ productId: string; slug: string }>(docs, 'document-open')
    await screen.find('heading', 'Start here')
    expect((await opened).detail).to.deep.equal({ productId: id, slug: 'start' })
    expect(await entries(screen)).to.deep.equal(['Start here', 'Every block', 'Guides'])
    expect(current(screen)).to.equal('Start here')

    const toggle = await screen.find('button', 'Pages below Guides')
    expect(toggle.getAttribute('aria-expanded')).to.equal('false')
    toggle.focus()
    await sendKeys({ press: 'Enter' })
    await screen.find('link', 'Basics')
    expect(toggle.getAttribute('aria-expanded')).to.equal('true')
    toggle.click()
    await screen.gone('link', 'Basics')
    toggle.click()

    const next = nextEvent<{ slug: string }>(docs, 'document-open')
    const link = await screen.find<HTMLAnchorElement>('link', 'Basics')
    expect(link.pathname).to.equal(`/docs/${id}/guides/basics`)
    link.click()
    const title = await screen.find('heading', 'Basics')
    expect((await next).detail.slug).to.equal('basics')
    expect(current(screen)).to.equal('Basics')
    await waitUntil(() => document.activeElement === title, 'focus on the heading of the new page')
    await screen.isAccessible()
  })

  it('are read one after the other', async () => {
    const { screen } = await docsOf(await publicPortal(), { attributes: 'slug="guides/basics"' })
    await screen.find('heading', 'Basics')
    const pager = await screen.find('navigation', 'Previous and next page')
    expect([...pager.querySelectorAll('a')].map((link) => link.textContent)).to.deep.equal([
      'Previous Guides',
      'Next More',
    ])
    pager.querySelectorAll('a')[1]?.click()
    await screen.find('heading', 'More')
    expect(textOf(await screen.find('navigation', 'Previous and next page'))).to.equal('Previous Basics')
  })

  it("lead where the page says, and follow the page's word", async () => {
    const { screen, id, docs } = await docsOf(await publicPortal(), {
      attributes: 'slug="start" docs-href="/read/{product}/{slug}?v={version}"',
    })
    const link = await screen.find<HTMLAnchorElement>('link', 'Guides')
    expect(link.pathname).to.equal(`/read/${id}/guides`)
    const moved = nextEvent<{ to: string }>(document, 'navigate')
    docs.addEventListener('navigate', (event) => event.preventDefault())
    link.click()
    expect((await moved).detail.to).to.equal(`/docs/${id}/guides`)
    const inText = await screen.find<HTMLAnchorElement>('link', 'the basics')
    expect(inText.pathname + inText.hash).to.equal(`/read/${id}/basics#doc-heading-second-step`)

    docs.setAttribute('slug', 'guides/more')
    await screen.find('heading', 'More')
    expect(current(screen)).to.equal('More')
  })

  it('of another product take their place, with versions of their own', async () => {
    const portal = await publicPortal()
    const { screen, docs } = await docsOf(portal)
    const versions = await screen.find<HTMLSelectElement>('combobox', 'Version')
    versions.value = versions.options[0]!.value
    versions.dispatchEvent(new Event('change', { bubbles: true }))
    await shows(screen.element, 'Version V1 is deprecated')

    docs.setAttribute('product', await idOf(portal, 'Buoys'))
    await screen.find('heading', 'Marks')
    expect(await entries(screen)).to.deep.equal(['Marks', 'Blank'])
    await shows(screen.element, 'Version: 7')
    expect(textOf(screen.element)).not.to.contain('deprecated')
  })
})

describe('the version', () => {
  it('is the newest, or the one that is asked for; a deprecated one says so and names the next', async () => {
    const portal = await publicPortal()
    const { screen } = await docsOf(portal)
    const versions = await screen.find<HTMLSelectElement>('combobox', 'Version')
    expect([...versions.options].map(({ text }) => text)).to.deep.equal(['V1 (deprecated)', 'v2'])
    expect(versions.selectedOptions[0]?.text).to.equal('v2')

    const { screen: older } = await docsOf(portal, { attributes: 'product-version="v1"' })
    await shows(older.element, 'Version V1 is deprecated')
    await older.isAccessible()
    ;(await older.find('button', 'Change to v2')).click()
    await waitUntil(() => !textOf(older.element).includes('is deprecated'))
  })
})

describe('a document', () => {
  it('has its sections listed, indented by two levels at most, and says which is being read', async () => {
    const { screen } = await docsOf(await publicPortal(), { attributes: 'slug="all"' })
    await screen.find('heading', 'A table')
    expect(sections(screen)).to.deep.equal([
      ...['Every block', 'Lists', 'A table', 'Code', 'Notes', 'Quote and image', 'Lists', 'Deep'],
    ])
    const indents = [...screen.element.querySelectorAll('[data-indent]')].map((item) =>
      item.getAttribute('data-indent'),
    )
    expect(indents).to.deep.equal(['0', '1', '1', '1', '1', '1', '1', '2'])
    window.scrollTo(0, 0)
    await waitUntil(() => sectionRead(screen) === 'Every block', 'the first section is marked')
    screen.all('heading', 'Code')[0]?.scrollIntoView()
    await waitUntil(() => sectionRead(screen) === 'Code', 'the section in view is marked')
    window.scrollTo(0, 0)
    await waitUntil(() => sectionRead(screen) === 'Every block', 'the mark goes back')
  })

  it('has an address for each section, also for the second of a name, and opens there', async () => {
    const portal = await publicPortal()
    const { screen } = await docsOf(portal, { attributes: 'slug="all"' })
    await screen.find('heading', 'A table')
    const links = screen.all('link', 'Lists') as HTMLAnchorElement[]
    expect(links.map(({ hash }) => hash)).to.deep.equal(['#doc-heading-lists', '#doc-heading-lists-1'])
    links[1]!.click()
    expect(location.hash).to.equal('#doc-heading-lists-1')
    await waitUntil(() => document.activeElement?.id === 'doc-heading-lists-1')
    screen.element.remove()

    const { screen: again } = await docsOf(portal, { attributes: 'slug="all"' })
    await waitUntil(() => document.activeElement?.id === 'doc-heading-lists-1', 'opened at its section')
    expect(again.element.contains(document.activeElement)).to.equal(true)
    location.hash = '#doc-heading-code'
    await waitUntil(() => document.activeElement?.id === 'doc-heading-code', 'followed the address')
  })

  it('links to sections and documents by their files, and shows its images', async () => {
    const { screen } = await docsOf(await publicPortal())
    ;(await screen.find('link', 'the basics')).click()
    await waitUntil(() => document.activeElement?.id === 'doc-heading-second-step', 'at the second step')
    expect(location.hash).to.equal('#doc-heading-second-step')
    ;(await screen.find('link', 'Back')).click()
    await screen.find('heading', 'Start here')
    expect(location.hash).to.equal('')
    ;(await screen.find('link', 'all')).click()
    const image = await screen.find<HTMLImageElement>('img', 'A pier at low tide')
    await waitUntil(() => image.complete && image.naturalWidth === 40, 'the image has arrived')
    ;(await screen.find('link', 'g')).click()
    expect(location.hash).to.equal('#doc-heading-lists')
    expect((await screen.find<HTMLAnchorElement>('link', 'a link')).href).to.equal(
      'https://example.com/a?b=c',
    )
  })

  it('says which of its links and images have no target', async () => {
    const { screen } = await docsOf(await publicPortal(), { attributes: 'slug="basics"' })
    await shows(screen.element, 'lost (This page does not exist)')
    expect(screen.all('link', /lost/)).to.deep.equal([])
    await shows(screen.element, 'Image not available: Lost')
    await screen.isAccessible()
  })

  it('without a word in it says so', async () => {
    const { screen } = await docsOf(await publicPortal(), { product: 'Buoys', attributes: 'slug="empty"' })
    await screen.find('heading', 'Blank')
    await screen.find('heading', 'This page has no content yet')
    await screen.isAccessible()
  })

  it('has its code colored and copied', async () => {
    const written: string[] = []
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    const { screen } = await docsOf(await publicPortal(), { attributes: 'slug="all"' })
    const code = await screen.find('group', 'Code, js')
    code.scrollIntoView()
    await waitUntil(() => code.querySelector('.pe-hl-keyword')?.textContent === 'const', 'colors')
    expect(code.textContent).to.equal("const tide = await fetch('/tides') // high or low\n")
    const copy = screen.all('button', 'Copy code').find((button) => code.parentElement?.contains(button))
    if (!copy) throw new Error('The code has no button that copies it.')
    expect(code.getBoundingClientRect().right, 'end of the code').to.be.at.most(
      copy.getBoundingClientRect().left,
    )
    copy.click()
    await shows(screen.element, 'Copied to clipboard')
    expect(written).to.deep.equal(["const tide = await fetch('/tides') // high or low\n"])
    Reflect.deleteProperty(navigator, 'clipboard')
  })
})

for (const theme of ['light', 'dark']) {
  it(`every block has no finding of axe, ${theme}`, async () => {
    const { screen } = await docsOf(await publicPortal(), { attributes: `slug="all" theme="${theme}"` })
    const code = await screen.find('group', 'Code, js')
    code.scrollIntoView()
    await waitUntil(() => code.querySelector('.pe-hl-keyword'), 'colors')
    await screen.isAccessible()
  })
}

describe('the search', () => {
  it('finds sections, opens them, and is left with Escape', async () => {
    const { screen } = await docsOf(await publicPortal())
    const field = await screen.find<HTMLInputElement>('searchbox', 'Search these pages')
    await sendKeys({ press: '/' })
    expect(document.activeElement).to.equal(field)
    type(field, 'buoy')
    const result = await screen.find('link', /^Basics › Second step/)
    expect(result.querySelector('mark')?.textContent).to.equal('buoy')
    expect(screen.all('navigation', 'Documentation')).to.deep.equal([])
    await shows(screen.element, '1 section found')
    await screen.isAccessible()

    await sendKeys({ press: 'ArrowDown' })
    expect(document.activeElement).to.equal(result)
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => document.activeElement?.id === 'doc-heading-second-step', 'at the section')
    expect(current(screen)).to.equal('Basics')

    type(field, 'zzzzzz')
    await shows(screen.element, 'Nothing matches “zzzzzz”.')
    await sendKeys({ press: 'Escape' })
    expect(field.value).to.equal('')
    await tree(screen)
  })
})

describe('on a narrow page', () => {
  const narrow = async () => {
    const { screen } = await docsOf(await publicPortal(), { width: '360px', attributes: 'slug="all"' })
    const contents = await screen.find('button', 'Contents')
    return { screen, contents, onThisPage: await screen.find('button', 'On this page') }
  }

  it('the tree is in a drawer that keeps the focus, and closes with Escape, beside it, and with a choice', async () => {
    const { screen, contents } = await narrow()
    expect(screen.all('navigation', 'Documentation')).to.deep.equal([])
    contents.focus()
    contents.click()
    await tree(screen)
    const drawer = await screen.find('dialog', 'Contents')
    await screen.isAccessible()
    for (let times = 0; times < 12; times += 1) {
      await sendKeys({ press: 'Tab' })
      expect(drawer.contains(document.activeElement) || document.activeElement === document.body).to.equal(
        true,
      )
    }
    await sendKeys({ press: 'Escape' })
    await screen.gone('dialog')
    expect(document.activeElement).to.equal(contents)

    contents.click()
    ;(await screen.find('dialog', 'Contents')).click()
    await screen.gone('dialog')

    contents.click()
    ;(await screen.find('link', 'Guides')).click()
    await screen.find('heading', 'Guides')
    await screen.gone('dialog')
    expect(textOf(document.activeElement ?? document.body)).to.include('Guides')
  })

  it('the drawer moves in, shortly and without fading, and not at all with reduced motion', async () => {
    const { screen, contents } = await narrow()
    // As it is styled: the animation itself may be over before a busy machine looks at it.
    const animationOf = async () => {
      contents.click()
      const { animationName, animationDuration } = getComputedStyle(await screen.find('dialog', 'Contents'))
      return { name: animationName, seconds: Number.parseFloat(animationDuration) }
    }
    const { name, seconds } = await animationOf()
    expect(seconds).to.be.within(0.12, 0.2)
    const keyframes = document.adoptedStyleSheets
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .find((rule): rule is CSSKeyframesRule => rule instanceof CSSKeyframesRule && rule.name === name)
    expect(keyframes?.cssText).to.include('translate').and.not.include('opacity')
    await sendKeys({ press: 'Escape' })
    await screen.gone('dialog')
    await emulateMedia({ reducedMotion: 'reduce' })
    try {
      expect((await animationOf()).seconds).to.equal(0)
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' })
    }
  })

  it('the sections are in a drawer, and choosing one leads to it', async () => {
    const { screen, onThisPage } = await narrow()
    onThisPage.click()
    const sections = await screen.find('navigation', 'On this page')
    const links = sections.querySelectorAll('a')
    const last = links[links.length - 1]
    last?.click()
    await screen.gone('dialog')
    expect(textOf(document.activeElement ?? document.body)).to.include(textOf(last ?? document.body))
  })

  it('the name of the product stays in sight', async () => {
    const { screen } = await narrow()
    const [name] = [...screen.element.querySelectorAll<HTMLElement>('.pe-shell-name')].filter(
      ({ offsetParent }) => offsetParent,
    )
    const isInSight = () => {
      const box = name?.getBoundingClientRect()
      return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight
    }
    expect(textOf(name ?? document.body)).to.not.equal('')
    const pages = [...screen.element.querySelectorAll('h2, h3')]
    pages.at(-1)?.scrollIntoView({ behavior: 'instant' })
    expect(screen.element.getBoundingClientRect().top).to.be.lessThan(0)
    expect(isInSight()).to.equal(true)
  })
})

describe('what is not there', () => {
  it('is said: no documents, no such document, no such product, no product at all', async () => {
    const portal = await publicPortal()
    const { screen: none } = await docsOf(portal, { product: 'Ferries' })
    await none.find('heading', 'No documentation yet')
    await shows(none.element, 'Guides to Ferries appear here')
    await shows(none.element, 'No Product Versions')
    await none.isAccessible()

    const { screen: lost } = await docsOf(portal, { attributes: 'slug="nowhere"' })
    await lost.find('heading', 'Not Found')
    await tree(lost)

    for (const product of ['00000000-0000-4000-8000-000000000000', 'no-uuid']) {
      const unknown = show(
        `<portal-docs api-base-url="${portal.url}" product="${product}" lang="en"></portal-docs>`,
      )
      await shows(unknown.element, 'Sorry. We cannot find the page you are looking for.')
    }
    const reference = show(
      `<portal-spec api-base-url="${portal.url}" product="no-uuid" lang="en"></portal-spec>`,
    )
    await reference.find('heading', 'This product does not exist')

    const unnamed = show(`<portal-docs api-base-url="${portal.url}" lang="en"></portal-docs>`)
    await unnamed.find('heading', 'No product selected')
  })

  it('is asked for again after a failure', async () => {
    const portal = await realPortal(content)
    const id = await idOf(portal, 'Tides')
    await portal.stop()
    const screen = show(`<portal-docs api-base-url="${portal.url}" product="${id}" lang="en"></portal-docs>`)
    await screen.find('heading', 'Unable to retrieve documentation')
    await shows(
      screen.element,
      'An unexpected error occurred when trying to load the requested document. Please try again later',
    )
    await shows(screen.element, 'could not be reached')
    await screen.isAccessible()
    await screen.find('button', 'Try again')
  })
})
