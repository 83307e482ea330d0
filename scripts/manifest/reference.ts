interface Entry {
  readonly name: string
  readonly description?: string
  readonly type?: { readonly text: string }
  readonly default?: string
}

interface Declaration {
  readonly tagName?: string
  readonly description?: string
  readonly attributes?: readonly Entry[]
  readonly events?: readonly Entry[]
  readonly slots?: readonly Entry[]
}

/** What the tables read of `custom-elements.json`. */
interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[]
}

type Tag = Declaration & { readonly tagName: string }

const declarationsOf = (manifest: Manifest): Declaration[] =>
  manifest.modules.flatMap((module) => module.declarations)
const isTag = (declaration: Declaration): declaration is Tag => declaration.tagName !== undefined
const cell = (text = '') => text.replace(/\s+/g, ' ').replace(/\|/g, '\\|').trim()
const code = (text: string | undefined) => (text ? `\`${cell(text)}\`` : '')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The tags with a sentence each, for the README. */
export function tagTable(manifest: Manifest): string {
  const tags = declarationsOf(manifest).filter(isTag)
  return table(
    ['tag', ''],
    tags.map((tag) => [`[\`<${tag.tagName}>\`](docs/tags.md#${tag.tagName})`, cell(tag.description)]),
  )
}

function attributeTable({ attributes = [] }: Declaration): string {
  const rows = attributes.map((attribute) => [
    code(attribute.name),
    code(attribute.type?.text),
    code(attribute.default),
    cell(attribute.description),
  ])
  return rows.length > 0 ? table(['attribute', 'type', 'default', ''], rows) : ''
}

function eventTable({ events = [] }: Declaration): string {
  const rows = events.map((event) => [code(event.name), code(event.type?.text), cell(event.description)])
  return rows.length > 0 ? table(['event', 'type', ''], rows) : ''
}

/** What stands on every tag is said once, at the top. */
function ownMembers(tag: Tag, common: Declaration | undefined): Tag {
  const isOwn = (shared: readonly { name: string }[] = []) => {
    const names = new Set(shared.map((entry) => entry.name))
    return (entry: { name: string }) => !names.has(entry.name)
  }
  return {
    ...tag,
    attributes: tag.attributes?.filter(isOwn(common?.attributes)),
    events: tag.events?.filter(isOwn(common?.events)),
  }
}

/** Attributes, events and slots of every tag, as a page. */
export function referencePage(manifest: Manifest): string {
  const declarations = declarationsOf(manifest)
  const common = declarations.find((declaration) => !isTag(declaration))
  const sections = declarations.filter(isTag).map((tag) => {
    const own = ownMembers(tag, common)
    const slots = (tag.slots ?? []).map((slot) => [code(slot.name || '(default)'), cell(slot.description)])
    return [
      `## ${tag.tagName}`,
      cell(tag.description),
      attributeTable(own),
      eventTable(own),
      slots.length > 0 ? table(['slot', ''], slots) : '',
    ]
  })
  const parts = [
    ['# Tags', 'Generated from the declarations in `elements/` by `npm run manifest`.'],
    common ? ['## On every tag', cell(common.description), attributeTable(common), eventTable(common)] : [],
    ...sections,
  ]
  return `${parts
    .flat()
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}
