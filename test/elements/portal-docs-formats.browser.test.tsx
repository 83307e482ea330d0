import { expect } from '@open-wc/testing'
import { documentNodes } from '../../server/src/rules/documents/document-nodes'
import { type BrowserWorld, browserWorld } from '../support/browser-world'
import { everyBlock, hostileMarkdown } from '../support/every-block'
import { formattedGuide } from '../support/formatted-guide'
import { shows, textOf, waitUntil } from '../support/mount'
import type { Script, ScriptedResponse } from '../support/scripted-api.mjs'
import { type Screen, show } from '../support/screen'

const product = '/api/v2/products/p'
const page = (data: unknown[]) => ({
  json: { data, meta: { page: { total: data.length, size: 100, number: 1 } } },
})
const tree = [{ id: 'd', parent_document_id: null, slug: 'doc', title: 'Doc', metadata: {}, children: [] }]

/** A third-party server: no search, no paths of files, and documents in one format or the other. */
const otherPortal = (document: ScriptedResponse, script: Script = {}): Promise<BrowserWorld> =>
  browserWorld({
    'GET /api/v2/portal': { json: { portal_id: 'p', name: 'Harbour', is_public: true } },
    [`GET ${product}`]: { json: { id: 'p', name: 'Tides', document_count: 1 } },
    [`GET ${product}/versions`]: page([]),
    [`GET ${product}/documents`]: page(tree),
    [`GET ${product}/documents/doc`]: document,
    ...script,
  })

const docs = (world: BrowserWorld): Screen =>
  show(`<portal-docs api-base-url="${world.url}" product="p" lang="en"></portal-docs>`)

it('says that a document which the server refuses cannot be retrieved', async () => {
  const screen = docs(await otherPortal({ status: 400, json: { title: 'Bad Request', status: 400 } }))
  await screen.find('heading', 'Unable to retrieve documentation')
  await shows(screen.element, 'Error 400')
})

const content = (value: unknown): ScriptedResponse => ({
  json: { id: 'd', slug: 'doc', title: 'Doc', content: value },
})
const nodes = (...children: unknown[]) => content({ type: 'document', version: '1', children })

/** Tags, roles that looks hang on, and words of an element: what a reader gets. */
function rendered(element: Element): string {
  // Code gets its colors when it comes into view, which is not what is compared.
  const inside = element.localName === 'pre' ? [new Text(element.textContent ?? '')] : element.childNodes
  const children = [...inside].map((child) =>
    child instanceof Element ? rendered(child) : (child.textContent ?? '').replace(/\s+/g, ' '),
  )
  const marks = [
    'data-align',
    'data-task',
    'data-checked',
    'data-lang',
    'href',
    'title',
    'alt',
    'id',
    'data-size',
    'rowspan',
    'colspan',
    'width',
    'height',
    'role',
    'value',
  ]
  const attributes = marks.flatMap((name) =>
    element.hasAttribute(name) ? ` ${name}=${element.getAttribute(name)}` : [],
  )
  return `<${element.localName}${attributes.join('')}>${children.join('')}</>`
}

async function article(screen: Screen): Promise<HTMLElement> {
  const found = await screen.find('article')
  await shows(found, 'The end.')
  // This world has no pictures; it takes a moment to find out, and pictures are asked for when they are near the window.
  await waitUntil(() => {
    const picture = found.querySelector('img')
    picture?.scrollIntoView()
    return !picture
  }, 'no image left')
  return found
}

async function guide(screen: Screen): Promise<HTMLElement> {
  const found = await screen.find('article')
  await shows(found, 'The second one.')
  return found
}

describe('both formats of a document', () => {
  it('are drawn alike, every kind of block', async () => {
    const markdown = docs(await otherPortal(content(everyBlock)))
    const first = rendered(await article(markdown))
      .replace(/ ?<\/>/g, '</>')
      .replace(/> /g, '>')
    markdown.element.remove()
    const asNodes = docs(await otherPortal(content(documentNodes(everyBlock))))
    const second = rendered(await article(asNodes))
      .replace(/ ?<\/>/g, '</>')
      .replace(/> /g, '>')
    for (const tag of [
      'h2',
      'h3',
      'ul',
      'ol',
      'li data-task=true',
      'table',
      'th data-align=center',
      'blockquote',
      'hr',
      'br',
      'em',
      'strong',
      'del',
      'code',
      'pre',
    ])
      expect(first).to.contain(`<${tag}`)
    expect(second).to.equal(first)
    await asNodes.isAccessible()
  })

  it('are drawn alike, with alerts, footnotes and HTML that gives form', async () => {
    const markdown = docs(await otherPortal(content(formattedGuide)))
    const asMarkdown = rendered(await guide(markdown))
    for (const tag of [
      'kbd',
      'sub',
      'sup',
      'mark',
      'ins',
      'summary',
      'details',
      'td data-align=none rowspan=2',
      'img',
    ])
      expect(asMarkdown).to.contain(`<${tag}`)
    for (const title of ['Note', 'Tip', 'Important', 'Warning', 'Caution'])
      expect(asMarkdown).to.contain(title)
    markdown.element.remove()

    const screen = docs(await otherPortal(content(documentNodes(formattedGuide))))
    const text = await guide(screen)
    expect(rendered(text)).to.equal(asMarkdown)
    await screen.isAccessible()
    const image = text.querySelector('img')
    await waitUntil(() => image?.width === 120 && image.height === 60, 'the image has its size')
    const details = text.querySelector('details')
    details?.querySelector('summary')?.click()
    await waitUntil(() => details?.open === true, 'the details are open')

    const [reference] = text.querySelectorAll<HTMLElement>('sup a')
    reference?.click()
    const note = text.querySelector('[id="doc-heading-footnote-1"]')
    await waitUntil(() => note?.matches(':focus') ?? false, 'the footnote has the focus')
    note?.querySelector<HTMLElement>(':scope > a')?.click()
    await waitUntil(
      () => reference?.parentElement?.matches(':focus') ?? false,
      'the text has the focus again',
    )
  })

  for (const [format, response] of [
    ['Markdown', content(hostileMarkdown)],
    ['nodes made of it', content(documentNodes(hostileMarkdown))],
    [
      'nodes that try it themselves',
      nodes(
        { type: 'html', text: "<script>window.hacked = 'node'</script>" },
        { type: 'script', children: [{ type: 'text', text: "window.hacked = 'script'" }] },
        {
          type: 'paragraph',
          dangerouslySetInnerHTML: { __html: '<img src=x onerror="window.hacked=1">' },
          children: [
            { type: 'text', text: '<img src=x onerror="window.hacked=2">' },
            { type: 'link', href: 'javascript:window.hacked=3', children: [{ type: 'text', text: 'link' }] },
            {
              type: 'link',
              href: ' java\nscript:window.hacked=4',
              children: [{ type: 'text', text: 'other' }],
            },
            { type: 'image', url: 'javascript:window.hacked=5', alt: 'image' },
            { type: 'image', url: 'data:image/svg+xml,<svg onload="window.hacked=6"/>', alt: 'drawing' },
          ],
        },
        { type: 'paragraph', children: [{ type: 'text', text: 'The end.' }] },
      ),
    ],
  ] as const) {
    it(`run nothing: ${format}`, async () => {
      const screen = docs(await otherPortal(response))
      const text = await article(screen)
      expect(
        text.querySelectorAll('script, iframe, style, object, embed, [onclick], [onerror], [onload]'),
      ).to.have.length(0)
      const addresses = [...text.querySelectorAll('a, img')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      )
      for (const address of addresses) expect(address).to.match(/^(#|https?:|\/|data:image\/)/)
      expect('hacked' in window).to.equal(false)
    })
  }
})

describe('documents of another server', () => {
  it('show nodes of an unknown kind for what they are, with the words in them', async () => {
    const screen = docs(
      await otherPortal(
        nodes(
          { type: 'video', children: [{ type: 'text', text: 'A film of the tide' }] },
          { type: 'paragraph', children: [{ type: 'sticker' }, { type: 'text', text: 'The end.' }] },
          { children: [] },
          { type: 'table', alignments: null, children: 'none' },
        ),
      ),
    )
    await article(screen)
    await shows(screen.element, 'Content that cannot be shown here (video)A film of the tide')
    await shows(screen.element, 'Content that cannot be shown here (sticker)')
    await screen.isAccessible()
  })

  it('are read without a list of them, which is said on top and beside, with a retry', async () => {
    const failed = {
      status: 500,
      json: { title: 'Internal Server Error', status: 500, detail: 'The shelf fell.' },
    }
    const world = await otherPortal(content('# Doc\n\nThe end.\n'), { [`GET ${product}/documents`]: failed })
    const screen = show(
      `<portal-docs api-base-url="${world.url}" product="p" slug="doc" lang="en"></portal-docs>`,
    )
    await article(screen)
    await waitUntil(() => screen.element.querySelector('.pe-toast'), 'a toast')
    await shows(screen.element, 'Unable to retrieve documentation. The shelf fell.')
    expect(screen.all('alert').map((alert) => textOf(alert))).to.include('Unable to retrieve documentation')
    ;(await screen.find('button', 'Contents')).click()
    const before = await world.count(`GET ${product}/documents`)
    ;(await screen.find('button', 'Try again')).click()
    await waitUntil(async () => (await world.count(`GET ${product}/documents`)) > before)
  })

  it('say once that their list cannot be had, where there is no page to read either', async () => {
    const failed = { status: 500, text: '<html>A proxy</html>' }
    const world = await otherPortal(content('# Doc'), { [`GET ${product}/documents`]: failed })
    const screen = show(`<portal-docs api-base-url="${world.url}" product="p" lang="en"></portal-docs>`)
    const failure = await screen.find('alert')
    await waitUntil(() => textOf(failure).includes('Error 500: '), 'the reason')
    expect(screen.all('alert')).to.deep.equal([failure])
    expect(textOf(screen.element).match(/Unable to retrieve documentation/g)).to.have.length(1)
    await screen.isAccessible()
  })

  it('that cannot be had say their error, and are asked for again', async () => {
    const world = await otherPortal({
      status: 503,
      json: { title: 'Service Unavailable', status: 503, instance: 'trace:5d1c0f7ab21' },
    })
    const screen = docs(world)
    await screen.find('heading', 'Unable to retrieve documentation')
    await shows(screen.element, 'Error 503')
    await shows(screen.element, '(Request ID: trace:5d1c0f7ab21)')
    await screen.isAccessible()
    const before = await world.count(`GET ${product}/documents/doc`)
    ;(await screen.find('button', 'Try again')).click()
    await waitUntil(async () => (await world.count(`GET ${product}/documents/doc`)) > before)
  })

  it('that are no documents are an error, not a crash', async () => {
    const screen = docs(await otherPortal({ text: '<html>A proxy</html>' }))
    await screen.find('heading', 'Unable to retrieve documentation')
  })

  it('show a skeleton while they are on their way', async () => {
    const screen = docs(await otherPortal({ hangs: true }))
    await shows(screen.element, 'Loading')
    await screen.isAccessible()
  })
})
