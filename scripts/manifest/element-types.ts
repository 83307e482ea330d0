import type { Described, DescribedAttribute, DescribedEvent, DescribedTags } from './described-tags'

const generated = `// Generated from the declarations in elements/ by \`npm run manifest\`.
import type { ReplacedTexts } from './texts.js'`

/** Names that every HTML element has already. */
const inHtml = new Set(['lang'])

const safe = (text: string) => text.replaceAll('*/', '* /')
const comment = (text: string, indent = '') => (text ? `${indent}/** ${safe(text)} */\n` : '')
const key = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`)

function attributeType({ type, default: initial }: DescribedAttribute): string {
  if (type === 'boolean') {
    // React leaves an attribute out if its value is false, which restores the default.
    return initial === 'true' ? "'' | 'true' | 'false'" : "boolean | '' | 'true' | 'false'"
  }
  if (type === 'number') return 'number | `${number}`'
  if (type === 'ReplacedTexts') return 'string | ReplacedTexts'
  return type.startsWith('string |') ? 'string' : type
}

function members(lines: readonly string[]): string {
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`
}

const attributesOf = ({ attributes }: Described) =>
  members(
    attributes
      .filter(({ name }) => !inHtml.has(name))
      .map(
        (attribute) =>
          `${comment(attribute.description, '  ')}  ${key(attribute.name)}?: ${attributeType(attribute)} | undefined`,
      ),
  )

const propertiesOf = ({ properties }: Described) =>
  members(properties.map(({ name, description, type }) => `${comment(description, '  ')}  ${name}: ${type}`))

const eventsOf = (events: readonly DescribedEvent[]) =>
  members(events.map(({ name, description, type }) => `${comment(description, '  ')}  ${key(name)}: ${type}`))

/** An interface of the own members of one tag that extends what all tags have in common. */
function extended(name: string, base: string, body: string): string {
  return `export interface ${name} extends ${base} ${body}`
}

/**
 * Returns `package/types/elements.d.ts`: attributes, properties and events of each element, the elements themselves, and a map from
 * their tags, which the types for frameworks read.
 */
export function elementTypes({ common, tags }: DescribedTags): string {
  const shared = [
    `${comment('Attributes of every tag.')}export interface PortalElementAttributes ${attributesOf(common)}`,
    `${comment('Properties of every element.')}export interface PortalElementProperties ${propertiesOf(common)}`,
    `${comment('Events of every element.')}export interface PortalElementEvents ${eventsOf(common.events)}`,
    `/** An element of the kit. Listeners are typed by the name of the event. */
export interface PortalElement<Events extends PortalElementEvents> extends HTMLElement, PortalElementProperties {
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (this: this, event: Events[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (this: this, event: Events[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}`,
  ]
  const own = tags.flatMap((tag) => [
    extended(`${tag.name}Attributes`, 'PortalElementAttributes', attributesOf(tag)),
    extended(`${tag.name}Properties`, 'PortalElementProperties', propertiesOf(tag)),
    extended(`${tag.name}Events`, 'PortalElementEvents', eventsOf(tag.events)),
    `${comment(tag.description)}export interface ${tag.name} extends PortalElement<${tag.name}Events>, ${tag.name}Properties {}`,
  ])
  const map = tags.map(
    ({ tag, name }) =>
      `  '${tag}': { element: ${name}; attributes: ${name}Attributes; properties: ${name}Properties; events: ${name}Events }`,
  )
  const names = tags.map(({ tag, name }) => `    '${tag}': ${name}`)
  return `${[
    generated,
    ...shared,
    ...own,
    `/** What each tag has, by its name. */\nexport interface PortalTags ${members(map)}`,
    `type EventsOfAnyTag = PortalTags[keyof PortalTags]['events']
type NamesOf<Events> = Events extends unknown ? keyof Events : never

/** Every event of the kit by its name, as listeners on elements around a tag, the document and the window get it. */
export type PortalEvents = {
  [Name in NamesOf<EventsOfAnyTag>]: Extract<EventsOfAnyTag, Record<Name, unknown>>[Name]
}`,
    `declare global {\n  interface HTMLElementTagNameMap ${members(names).replace(/\n}$/, '\n  }')}\n  interface GlobalEventHandlersEventMap extends PortalEvents {}\n}`,
  ].join('\n\n')}\n`
}
