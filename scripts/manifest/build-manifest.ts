import type { Call, Contract, Entry } from './read-contract'

/** Where what all tags have in common is declared. */
export const commonModule = 'src/element/common-contract.ts'
const commonName = 'PortalElement'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const pascal = (tag: string) => tag.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const quote = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))

/** Type and default of a property, by the kind it is declared with. */
function typeOf({ callee, args, typeArgument }: Call): {
  type: string
  initial: unknown
  hasAttribute: boolean
} {
  const plain = (type: string, initial: unknown) => ({ type, initial, hasAttribute: true })
  switch (callee) {
    case 'text':
      return plain('string', args[0])
    case 'number':
      return plain('number', args[0])
    case 'flag':
      return plain('boolean', args[0] ?? false)
    case 'choice':
      return plain((args[0] as unknown[]).map(quote).join(' | '), args[1])
    case 'json':
      return { type: typeArgument ?? 'unknown', initial: args[0], hasAttribute: true }
    case 'callback':
      return { type: `(${typeArgument})`, initial: undefined, hasAttribute: false }
    case 'replacedTexts':
      return plain('ReplacedTexts', undefined)
    case 'styleSheets':
      return plain('string | CSSStyleSheet | readonly (string | CSSStyleSheet)[]', undefined)
    default:
      throw new Error(`A property declared with "${callee}" is unknown to the manifest.`)
  }
}

interface Inheritance {
  readonly inheritedFrom?: { readonly name: string; readonly module: string }
}

const inherited: Inheritance = { inheritedFrom: { name: commonName, module: commonModule } }

function withDefault(initial: unknown) {
  return initial === undefined ? {} : { default: quote(initial) }
}

function propertiesOf(entries: readonly Entry[], inheritance: Inheritance = {}) {
  const described = entries.map(({ name, description, call }) => {
    if (!call) throw new Error(`The property "${name}" is not declared with a kind.`)
    const { type, initial, hasAttribute } = typeOf(call)
    const shared = { description, ...withDefault(initial), ...inheritance }
    return { name, hasAttribute, type, isOptional: initial === undefined, shared }
  })
  return {
    attributes: described
      .filter(({ hasAttribute }) => hasAttribute)
      .map(({ name, type, shared }) => {
        return { name: kebab(name), fieldName: name, type: { text: type }, ...shared }
      }),
    members: described.map(({ name, hasAttribute, type, isOptional, shared }) => {
      const text = isOptional ? `${type} | undefined` : type
      return {
        kind: 'field',
        name,
        type: { text },
        ...(hasAttribute ? { attribute: kebab(name) } : {}),
        ...shared,
      }
    }),
  }
}

function eventsOf(entries: readonly Entry[], inheritance: Inheritance = {}) {
  return entries.map(({ name, description, call }) => {
    const options = call?.args[0] as { cancelable?: boolean } | undefined
    const detail = !call?.typeArgument || call.typeArgument === 'void' ? '{}' : call.typeArgument
    const sentences = [description, options?.cancelable ? 'Cancelable.' : ''].filter(Boolean).join(' ')
    return { name, type: { text: `CustomEvent<${detail}>` }, description: sentences, ...inheritance }
  })
}

const namesOf = (entries: readonly Entry[]) =>
  entries.map(({ name, description }) => ({ name: name === 'default' ? '' : name, description }))

export interface CommonContract {
  readonly props: readonly Entry[]
  readonly events: readonly Entry[]
  /** Custom properties that an embedder may set, with their defaults. */
  readonly tokens: readonly { readonly name: string; readonly default: string }[]
}

const language = {
  name: 'lang',
  description: 'Language of the texts. Default: the nearest `lang` around, then the browser, then `en`.',
  type: { text: "'en' | 'ca' | 'de' | 'es' | 'fr'" },
}

function commonDeclaration(common: CommonContract) {
  const { attributes, members } = propertiesOf(common.props)
  return {
    kind: 'mixin',
    name: commonName,
    description: 'What every tag has.',
    attributes: [...attributes, language],
    members,
    events: eventsOf(common.events),
    cssProperties: common.tokens,
  }
}

function elementModule(path: string, contract: Contract, common: CommonContract) {
  const { props = [], events = [], slots = [], parts = [], tokens = [] } = contract.sections
  const [own, shared] = [propertiesOf(props), propertiesOf(common.props, inherited)]
  const name = pascal(contract.tag)
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name,
        tagName: contract.tag,
        description: contract.description,
        ...(contract.reserve && { reserve: contract.reserve }),
        mixins: [{ name: commonName, module: commonModule }],
        attributes: [...own.attributes, ...shared.attributes, { ...language, ...inherited }],
        members: [...own.members, ...shared.members],
        events: [...eventsOf(events), ...eventsOf(common.events, inherited)],
        slots: namesOf(slots),
        cssParts: namesOf(parts),
        cssProperties: namesOf(tokens),
      },
    ],
    exports: [
      { kind: 'js', name: 'default', declaration: { name } },
      { kind: 'custom-element-definition', name: contract.tag, declaration: { name } },
    ],
  }
}

/** A custom elements manifest of the elements, in the order given. */
export function buildManifest(
  common: CommonContract,
  contracts: readonly (readonly [path: string, Contract])[],
) {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      { kind: 'javascript-module', path: commonModule, declarations: [commonDeclaration(common)] },
      ...contracts.map(([path, contract]) => elementModule(path, contract, common)),
    ],
  }
}
