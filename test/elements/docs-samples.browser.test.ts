import { expect } from '@open-wc/testing'
import manifest from '../../custom-elements.json'
import { configure } from '../../elements/index'
import { mount, textOf, waitUntil } from '../support/mount'
import { type PortalAddress, sharedPortal, type TestProduct } from '../support/portal'

const pages = import.meta.glob<string>(['/README.md', '/docs/**/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const samplesOf = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/^```html\n([^]*?)^```/gm), ([, source = '']) => source)

interface Entry {
  readonly name: string
}

interface Declaration {
  readonly tagName?: string
  readonly attributes?: readonly Entry[]
  readonly events?: readonly Entry[]
}

const declarations = (
  manifest as { modules: readonly { declarations: readonly Declaration[] }[] }
).modules.flatMap((module) => module.declarations)
const declarationOf = (tag: string) => declarations.find(({ tagName }) => tagName === tag)
const namesOf = (entries: readonly Entry[] | undefined) => (entries ?? []).map(({ name }) => name)

/** What every element may have, and what the server of the test adds. */
const globalAttributes = ['id', 'class', 'slot', 'style', 'hidden', 'lang', 'title', 'api-base-url']

const tides: TestProduct = {
  folder: 'tides',
  product: { name: 'Tides', visibility: 'everyone', versions: [{ name: '2.0' }] },
  files: {
    'versions/2.0/openapi.yaml': `openapi: 3.1.0
info: { title: Tides, version: '2.0' }
paths:
  /levels:
    get: { operationId: listLevels, responses: { '200': { description: Levels. } } }
`,
    'docs/welcome.md': '# Welcome\n\nStart here.\n',
  },
}

const readByEveryone = sharedPortal({ settings: { reading: 'everyone' }, products: [tides] })

/** Scripts of parsed markup never run, so each is run by itself, as the page would. */
const runScript = (source: string) => new Function('configure', source).call(window, configure) as unknown

function mountSample(source: string, portal: PortalAddress): HTMLElement[] {
  const template = document.createElement('template')
  template.innerHTML = source
  const scripts = [
    ...template.content.querySelectorAll<HTMLScriptElement>('script:not([type="application/json"])'),
  ]
  for (const script of scripts) script.remove()
  const tags = [...template.content.querySelectorAll<HTMLElement>('*')].filter(({ localName }) =>
    localName.startsWith('portal-'),
  )
  for (const tag of tags) tag.setAttribute('api-base-url', portal.url)
  const area = document.createElement('div')
  area.append(template.content)
  mount(area)
  for (const script of scripts) if (!script.src) runScript(script.textContent)
  return tags
}

describe('samples in the documentation', () => {
  it('are there for every tag', () => {
    const documented = Object.keys(pages).flatMap(
      (path) => /tags\/(portal-[\w-]+)\.md$/.exec(path)?.[1] ?? [],
    )
    const declared = declarations.flatMap(({ tagName }) => tagName ?? [])
    expect(documented.sort()).to.deep.equal(declared.sort())
  })

  for (const [path, markdown] of Object.entries(pages)) {
    samplesOf(markdown).forEach((source, index) => {
      it(`${path}, sample ${index + 1}: every tag renders, and every attribute and event is declared`, async () => {
        const tags = mountSample(source, await readByEveryone())
        expect(tags).to.have.length.above(0)
        for (const tag of tags) {
          const declaration = declarationOf(tag.localName)
          expect(declaration, tag.localName).to.exist
          const unknown = tag
            .getAttributeNames()
            .filter((name) => ![...namesOf(declaration?.attributes), ...globalAttributes].includes(name))
          expect(unknown, tag.localName).to.deep.equal([])
          await waitUntil(() => textOf(tag) !== '', `${tag.localName} renders`)
        }
        const events = tags.flatMap(({ localName }) => namesOf(declarationOf(localName)?.events))
        const listened = Array.from(source.matchAll(/addEventListener\('([\w-]+)'/g), ([, name = '']) => name)
        expect(listened.filter((name) => !events.includes(name))).to.deep.equal([])
      })
    })
  }
})
