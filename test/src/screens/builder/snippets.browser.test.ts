import { expect } from '@open-wc/testing'
import pluginTags from '../../../../package/wordpress/portal-elements/tags.json'
import { snippetsOf } from '../../../../src/screens/builder/code/snippets'
import {
  type Configuration,
  configurationQuery,
  type Host,
  initialConfiguration,
  isAttributeValue,
  readConfiguration,
  tagAttributes,
} from '../../../../src/screens/builder/configuration'
import { builderElements } from '../../../../src/screens/builder/manifest'
import { randomNumbers, randomText } from '../../../support/random-text'

const portal = 'https://portal.example.com'

/** A configuration with a valid value for about half of the attributes of a tag. */
function randomConfiguration(random: () => number, host: Host): Configuration {
  const element = builderElements[Math.floor(random() * builderElements.length)]!
  const attributes: Record<string, string> = {}
  for (const attribute of element.attributes) {
    if (random() < 0.5) continue
    const { kind, choices } = attribute
    const values = {
      flag: random() < 0.5 ? '' : 'false',
      number: String(Math.floor(random() * 100)),
      choice: choices[Math.floor(random() * choices.length)] ?? '',
    }
    const value = kind in values ? values[kind as keyof typeof values] : randomText(random)
    if (isAttributeValue(attribute, value)) attributes[attribute.name] = value
  }
  const tokens = { '--portal-accent': '#0b6470', '--portal-font-base': '"Open Sans", serif' }
  const source = random() < 0.5 ? 'script' : 'npm'
  return { tag: element.tag, attributes, tokens: random() < 0.3 ? tokens : {}, host, source, page: '' }
}

/** Attributes of the only tag of the kit in a page. */
function attributesIn(html: string, tag: string): Record<string, string> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found = page.querySelectorAll(tag)
  expect(found.length, html).to.equal(1)
  // Nothing but the tag and the lines that load the kit.
  const others = [...page.querySelectorAll('head > *, body *')].filter((element) => element !== found[0])
  expect(
    others.filter((element) => !element.matches('script[src$="/kit/loader.js"]')),
    html,
  ).to.have.length(0)
  return Object.fromEntries(Array.from(found[0]!.attributes, ({ name, value }) => [name, value]))
}

const times = 300

it('the code for HTML is read back as exactly what was chosen', () => {
  const random = randomNumbers(7)
  for (let time = 0; time < times; time += 1) {
    const configuration = randomConfiguration(random, 'html')
    const snippet = snippetsOf(configuration, portal).at(-1)
    const chosen = Object.fromEntries(tagAttributes(configuration))
    expect(attributesIn(snippet!.text, configuration.tag)).to.deep.equal(chosen)
  }
})

/** Attributes of a block, as WordPress reads its comment. */
function attributesOfBlock(text: string, tag: string): Record<string, string> {
  const [, name, json = '{}'] = /^<!-- wp:portal-elements\/([\w-]+) (\{[^\n]*\} )?\/-->$/.exec(text) ?? []
  expect(name, text).to.equal(tag)
  // What ends a comment, or begins a shortcode's markup, is escaped.
  expect(json, text).to.not.match(/--|[<>&]/)
  const values = Object.entries(JSON.parse(json) as Record<string, string | number | boolean>)
  return Object.fromEntries(
    values.map(([key, value]) => [key, value === true ? '' : value === false ? 'false' : String(value)]),
  )
}

/** Attributes of a shortcode: names alone, and names with a value in quotes, which has none inside. */
function attributesOfShortcode(text: string, tag: string): Record<string, string> {
  expect(text.startsWith(`[${tag}`) && text.endsWith(']'), text).to.equal(true)
  expect(text.slice(1, -1), text).to.not.match(/[[\]<>]/)
  const read: Record<string, string> = {}
  const pieces = text.slice(tag.length + 1, -1).split('"')
  for (let at = 0; at < pieces.length; at += 2)
    for (const name of pieces[at]!.split(' ').filter(Boolean))
      read[name.replace('=', '')] = name.endsWith('=') ? pieces[at + 1]! : ''
  return read
}

it('the code for WordPress is read back as exactly what was chosen', () => {
  const random = randomNumbers(7)
  const seen: Record<string, number> = { block: 0, shortcode: 0, html: 0 }
  for (let time = 0; time < 10 * times; time += 1) {
    const configuration = randomConfiguration(random, 'wordpress')
    const chosen = Object.fromEntries(tagAttributes(configuration))
    for (const { form, text } of snippetsOf(configuration, portal)) {
      const kind = form ?? 'html'
      seen[kind] = (seen[kind] ?? 0) + 1
      if (form === 'block') expect(attributesOfBlock(text, configuration.tag)).to.deep.equal(chosen)
      else if (form) expect(attributesOfShortcode(text, configuration.tag)).to.deep.equal(chosen)
      else expect(attributesIn(text, configuration.tag)).to.deep.equal(chosen)
      if (!form) expect(text).to.not.match(/[[\]]/)
    }
  }
  for (const count of Object.values(seen)) expect(count).to.be.greaterThan(0)
})

it('blocks and shortcodes have the attributes that the plugin knows', () => {
  const known = new Map(pluginTags.map(({ tag, attributes }) => [tag, attributes.map(({ name }) => name)]))
  for (const { tag, attributes } of builderElements)
    for (const { name, kind, choices } of attributes) {
      const value = { flag: '', number: '1', choice: choices[0] ?? '' }[kind as string] ?? '/x'
      const configuration = {
        ...initialConfiguration,
        tag,
        attributes: { [name]: value },
        host: 'wordpress',
      } as const
      const isBlock = snippetsOf(configuration, portal).some(({ form }) => form === 'block')
      expect(isBlock, `${tag} ${name}`).to.equal(known.get(tag)?.includes(name))
    }
})

it('the template for Vue is read back as exactly what was chosen', () => {
  const random = randomNumbers(8)
  for (let time = 0; time < times; time += 1) {
    const configuration = randomConfiguration(random, 'vue')
    const text = snippetsOf(configuration, portal).at(-1)!.text
    const [, template = ''] = /<template>\n([^]*)\n<\/template>$/.exec(text) ?? []
    const written = Object.entries(attributesIn(template, configuration.tag))
    const read = Object.fromEntries(written.filter(([name]) => !name.startsWith('@')))
    expect(read).to.deep.equal(Object.fromEntries(tagAttributes(configuration)))
  }
})

it('the template for Angular is read back as exactly what was chosen', () => {
  const random = randomNumbers(9)
  for (let time = 0; time < times; time += 1) {
    const configuration = randomConfiguration(random, 'angular')
    const text = snippetsOf(configuration, portal).at(-1)!.text
    const read: Record<string, string> = {}
    for (const [name, value] of Object.entries(attributesIn(text, configuration.tag))) {
      // Angular interpolates in every value, and evaluates those of bindings; its strings have the escapes of JavaScript.
      expect(value, name).to.not.match(/\{\{|\}\}/)
      const [, bound] = /^\[attr\.(.+)\]$/.exec(name) ?? []
      if (bound) read[bound] = new Function(`return ${value}`)() as string
      else if (!name.startsWith('(')) read[name] = value
    }
    expect(read).to.deep.equal(Object.fromEntries(tagAttributes(configuration)))
  }
})

it('the link has the whole configuration', () => {
  const random = randomNumbers(10)
  for (let time = 0; time < times; time += 1) {
    const configuration = { ...randomConfiguration(random, 'react'), page: 'https://www.example.com' }
    const query = new URLSearchParams(configurationQuery(configuration).toString())
    expect(readConfiguration(query)).to.deep.equal({ configuration, refused: [] })
  }
})

describe('a link of an untrusted author', () => {
  const read = (query: string) => readConfiguration(new URLSearchParams(query))

  it('to a tag that does not exist leads to the first configuration', () => {
    for (const tag of ['portal-x', 'script', '', '__proto__'])
      expect(read(`element=${tag}&theme=dark`)).to.deep.equal({
        configuration: initialConfiguration,
        refused: ['element'],
      })
  })

  it('keeps what is valid, and names what is not', () => {
    const query = new URLSearchParams({
      element: 'portal-catalog',
      view: 'heap',
      'page-size': 'many',
      query: 'tide',
      onclick: 'alert(1)',
      'api-base-url': 'https://evil.example',
      '--portal-accent': 'red',
      '--portal-link': 'red; background: url(https://evil.example)',
      '--portal-text': 'url(https://evil.example)',
      '--portal-other': 'red',
      'spec-href': 'a\u0000b',
      shadow: 'perhaps',
      host: 'cobol',
      source: 'ftp',
      texts: '{"en": ',
      page: 'javascript:alert(1)',
    })
    const { configuration, refused } = readConfiguration(query)
    expect(configuration).to.deep.equal({
      tag: 'portal-catalog',
      attributes: { query: 'tide' },
      tokens: { '--portal-accent': 'red' },
      host: 'html',
      source: 'script',
      page: '',
    })
    expect(refused).to.deep.equal([
      'view',
      'page-size',
      'onclick',
      'api-base-url',
      '--portal-link',
      '--portal-text',
      '--portal-other',
      'spec-href',
      'shadow',
      'host',
      'source',
      'texts',
      'page',
    ])
  })

  it('has no value of more than 2000 characters', () => {
    expect(read(`element=portal-login&instruction-text=${'x'.repeat(2001)}`).refused).to.deep.equal([
      'instruction-text',
    ])
  })
})
