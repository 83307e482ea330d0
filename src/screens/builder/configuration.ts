import { type BuilderAttribute, elementOf, themeTokens, tokenKindOf } from './manifest'

/** Where the tag is pasted. */
export const hosts = ['html', 'react', 'vue', 'angular', 'wordpress'] as const
export type Host = (typeof hosts)[number]

/** What brings the kit into the page. The plugin for WordPress does so by itself. */
export const sources = ['script', 'npm'] as const
export type Source = (typeof sources)[number]

/** The choices of the author. Everything in it is valid. */
export interface Configuration {
  readonly tag: string
  /** By name. A flag that is set is an empty string. */
  readonly attributes: Readonly<Record<string, string>>
  /** Custom properties by name, with their hyphens. */
  readonly tokens: Readonly<Record<string, string>>
  readonly host: Host
  readonly source: Source
  /** Origin of the page that gets the tag. Empty: not known. */
  readonly page: string
}

export const initialConfiguration: Configuration = {
  tag: 'portal-login',
  attributes: {},
  tokens: {},
  host: 'html',
  source: 'script',
  page: '',
}

const longestValue = 2000
const longestToken = 200

// A page cannot contain most of them, whatever stands for them.
const controlCharacters = /(?![\t\n])\p{Cc}|\p{Cs}/u

function isJsonObject(text: string): boolean {
  try {
    return Object.prototype.toString.call(JSON.parse(text)) === '[object Object]'
  } catch {
    return false
  }
}

/** Whether an attribute may have the value. */
export function isAttributeValue({ kind, choices }: BuilderAttribute, value: string): boolean {
  if (value.length > longestValue || controlCharacters.test(value)) return false
  if (kind === 'flag') return value === '' || value === 'false'
  if (kind === 'choice') return choices.includes(value)
  if (kind === 'json') return isJsonObject(value)
  return kind !== 'number' || (value.trim() !== '' && Number.isFinite(Number(value)))
}

/** Text that ends a declaration, begins another, or loads something. */
const beyondValue = /[;{}<>\\@]|\/\*|\*\/|url\(|image\(|image-set\(/i
const propertyOfKind = { color: 'color', length: 'border-radius', font: 'font-family' } as const

/** Whether a token may have the value: one that its kind of property takes, and nothing else. */
export function isTokenValue(name: string, value: string): boolean {
  const isPlain = value.trim() !== '' && value.length <= longestToken && !beyondValue.test(value)
  return isPlain && !controlCharacters.test(value) && CSS.supports(propertyOfKind[tokenKindOf(name)], value)
}

/** Returns the origin of a page, or undefined if the text has none of the web. */
export function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}

/** A configuration of an address, and the names of what in it is not valid and left out. */
export interface ReadConfiguration {
  readonly configuration: Configuration
  readonly refused: readonly string[]
}

/** Reads a configuration. The author of the address is not trusted: what is unknown or invalid is left out. */
export function readConfiguration(parameters: URLSearchParams): ReadConfiguration {
  const tag = parameters.get('element') ?? initialConfiguration.tag
  const element = elementOf(tag)
  if (!element) return { configuration: initialConfiguration, refused: ['element'] }
  const attributes: Record<string, string> = {}
  const tokens: Record<string, string> = {}
  const refused = new Set<string>()
  let { host, source, page } = initialConfiguration
  for (const [name, value] of parameters) {
    const attribute = element.attributes.find((known) => known.name === name)
    const chosenHost = hosts.find((known) => known === value)
    const chosenSource = sources.find((known) => known === value)
    const origin = originOf(value)
    if (name === 'element') continue
    if (name === 'host' && chosenHost) host = chosenHost
    else if (name === 'source' && chosenSource) source = chosenSource
    else if (name === 'page' && origin) page = origin
    else if (attribute && isAttributeValue(attribute, value)) attributes[name] = value
    else if (themeTokens.some((token) => token.name === name) && isTokenValue(name, value))
      tokens[name] = value.trim()
    else refused.add(name)
  }
  return { configuration: { tag, attributes, tokens, host, source, page }, refused: [...refused] }
}

/** Returns the query of the address that `readConfiguration` reads. */
export function configurationQuery(configuration: Configuration): URLSearchParams {
  const { tag, attributes, tokens, host, source, page } = configuration
  const query = new URLSearchParams({ element: tag, ...attributes, ...tokens })
  if (host !== initialConfiguration.host) query.set('host', host)
  if (source !== initialConfiguration.source) query.set('source', source)
  if (page) query.set('page', page)
  return query
}

/** Attributes of the tag as they are written: in the order of the documentation, tokens as a rule in `css`. */
export function tagAttributes({ tag, attributes, tokens }: Configuration): [name: string, value: string][] {
  const declarations = Object.entries(tokens).map(([name, value]) => `${name}: ${value}`)
  const rule = declarations.length > 0 ? `& { ${declarations.join('; ')} }` : ''
  const css = [rule, attributes['css']].filter(Boolean).join('\n')
  const all: Readonly<Record<string, string>> = css ? { ...attributes, css } : attributes
  const names = elementOf(tag)?.attributes.map(({ name }) => name) ?? []
  return names.flatMap((name): [string, string][] => {
    const value = all[name]
    return value === undefined ? [] : [[name, value]]
  })
}
