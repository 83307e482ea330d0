import customElements from '../../../custom-elements.json'

/** How the value of an attribute is entered. */
export type AttributeKind = 'text' | 'flag' | 'number' | 'choice' | 'url' | 'path' | 'css' | 'json'

export interface BuilderAttribute {
  readonly name: string
  /** Its property of the element, which the component for React has too. */
  readonly property: string
  readonly kind: AttributeKind
  /** English; code stands between backticks. */
  readonly description: string
  /** Values of a `choice`. */
  readonly choices: readonly string[]
  /** As text; undefined without a default. */
  readonly initial: string | undefined
  /** Every tag has it. */
  readonly isCommon: boolean
  /** Changes count only for an element that connects afterwards. */
  readonly isReadOnce: boolean
}

export interface BuilderElement {
  readonly tag: string
  readonly description: string
  readonly attributes: readonly BuilderAttribute[]
  /** Names of the events of this tag alone. */
  readonly ownEvents: readonly string[]
  /** Names of all its events. */
  readonly events: readonly string[]
}

/** A custom property that an embedder may set. */
export interface ThemeToken {
  /** With the two hyphens. */
  readonly name: string
  readonly initial: string
}

interface Entry {
  readonly name: string
  readonly description?: string
  readonly type?: { readonly text: string }
  readonly default?: string
  readonly inheritedFrom?: unknown
  readonly fieldName?: string
}

/** The part of a custom elements manifest that is read. */
interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string
      readonly description?: string
      readonly attributes?: readonly Entry[]
      readonly events?: readonly Entry[]
      readonly cssProperties?: readonly Entry[]
    }[]
  }[]
}

const declarations = (customElements as Manifest).modules.flatMap((module) => module.declarations)

/** The tag that is made works with the portal that makes it, so where that is cannot be chosen. */
const fixed = ['api-base-url', 'auth-base-url']

const literals = /'([^']*)'/g

function kindOf(name: string, type: string): AttributeKind {
  if (type === 'boolean') return 'flag'
  if (type === 'number') return 'number'
  if (type.startsWith("'")) return 'choice'
  if (type.includes('CSSStyleSheet')) return 'css'
  if (type === 'ReplacedTexts') return 'json'
  if (/-(href|url|endpoint|return-to)$/.test(name)) return 'url'
  return name === 'path' || name === 'base' ? 'path' : 'text'
}

function attributeOf({ name, description = '', type, default: initial, inheritedFrom, fieldName }: Entry) {
  const kind = kindOf(name, type?.text ?? 'string')
  return {
    name,
    // `lang` is every element's own.
    property: fieldName ?? name,
    kind,
    description,
    choices:
      kind === 'choice' ? Array.from(type?.text.matchAll(literals) ?? [], ([, value = '']) => value) : [],
    initial: initial?.replace(/^'(.*)'$/, '$1'),
    isCommon: inheritedFrom !== undefined,
    isReadOnce: description.includes('Read when the element connects'),
  } satisfies BuilderAttribute
}

/** Every tag of the kit, as `custom-elements.json` describes it. */
export const builderElements: readonly BuilderElement[] = declarations.flatMap(
  ({ tagName, description = '', attributes = [], events = [] }) =>
    tagName === undefined
      ? []
      : {
          tag: tagName,
          description,
          attributes: attributes.filter(({ name }) => !fixed.includes(name)).map(attributeOf),
          ownEvents: events.filter(({ inheritedFrom }) => !inheritedFrom).map(({ name }) => name),
          events: events.map(({ name }) => name),
        },
)

export const elementOf = (tag: string): BuilderElement | undefined =>
  builderElements.find((element) => element.tag === tag)

const properties = declarations.flatMap(({ cssProperties = [] }) => cssProperties)

/** Every custom property, once, with the value it has in an element with a theme. */
export const themeTokens: readonly ThemeToken[] = properties
  .filter(({ name }, index) => properties.findIndex((other) => other.name === name) === index)
  .map(({ name, default: initial = '' }) => ({ name, initial }))

export type TokenKind = 'color' | 'length' | 'font'

export function tokenKindOf(name: string): TokenKind {
  if (name.startsWith('--portal-font-')) return 'font'
  return /^--portal-(rem|radius)/.test(name) ? 'length' : 'color'
}

/** Requests that the element makes to this URL are not for the portal. */
export const isRequested = (name: string): boolean => name === 'spec-url' || name.endsWith('-endpoint')
