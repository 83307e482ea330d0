import { type Declaration, declarationsOf, type Manifest } from './manifest-file'

export interface Sample {
  /** What the tag looks like, which is the text of its picture too. */
  readonly appearance: string
  readonly html: string
  /** In pixels. Default: 480, the width of a form with its margins. */
  readonly pictureWidth?: number
  /** Query of the page in the picture. */
  readonly pictureQuery?: string
  /** Stands for `html` where the sample is opened for its picture or its bytes. */
  readonly pictureHtml?: string
  /** The picture is taken without a session. */
  readonly isForVisitors?: boolean
}

/** A sample of each tag, by its name. */
export type Samples = Readonly<Record<string, Sample>>

/** Path of the picture of a tag, below `docs/`. */
export const pictureOf = (tag: string): string => `images/tags/${tag}.webp`

type Tag = Declaration & { readonly tagName: string }

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
    tags.map((tag) => [`[\`<${tag.tagName}>\`](docs/tags/${tag.tagName}.md)`, cell(tag.description)]),
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

function memberTable({ members = [], attributes = [] }: Declaration): string {
  const fields = new Set(attributes.map(({ fieldName }) => fieldName))
  const rows = members
    .filter(({ name }) => !fields.has(name))
    .map((member) => [code(member.name), code(member.type?.text), cell(member.description)])
  return rows.length > 0 ? table(['property', 'type', ''], rows) : ''
}

function slotTable({ slots = [] }: Declaration): string {
  const rows = slots.map((slot) => [code(slot.name || '(default)'), cell(slot.description)])
  return rows.length > 0 ? table(['slot', ''], rows) : ''
}

function customPropertyTable({ cssProperties = [] }: Declaration): string {
  const rows = cssProperties.map(({ name, default: initial }) => [code(name), code(initial)])
  return rows.length > 0 ? table(['custom property', 'default'], rows) : ''
}

function reserveText({ tagName, reserve }: Tag): string {
  if (!reserve) return ''
  const rule = `${tagName}:not(:defined) {\n  display: block;\n  min-block-size: ${reserve}rem;\n}`
  return `Once the tag is defined, it keeps ${reserve} rem of height free until it shows something. This rule in your style sheet does so from the first paint:\n\n\`\`\`css\n${rule}\n\`\`\``
}

const section = (title: string, content: string): string[] => (content === '' ? [] : [`## ${title}`, content])

const page = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`

const generated = 'Generated from the declarations in `elements/` by `npm run manifest`.'

/** What all tags have in common, and a link to the page of each. */
export function tagsPage(manifest: Manifest): string {
  const declarations = declarationsOf(manifest)
  const common = declarations.find((declaration) => !isTag(declaration))
  const links = declarations
    .filter(isTag)
    .map((tag) => `- [\`<${tag.tagName}>\`](tags/${tag.tagName}.md): ${cell(tag.description)}`)
  return page([
    '# Tags',
    generated,
    links.join('\n'),
    '## On every tag',
    cell(common?.description),
    common ? attributeTable(common) : '',
    common ? eventTable(common) : '',
    common ? customPropertyTable(common) : '',
  ])
}

/** A page for each tag, by its path: sample, attributes, properties without an attribute, events and slots. */
export function tagPages(manifest: Manifest, samples: Samples): Record<string, string> {
  const declarations = declarationsOf(manifest)
  const common = declarations.find((declaration) => !isTag(declaration))
  const pages = declarations.filter(isTag).map((tag) => {
    const own = ownMembers(tag, common)
    const sample = samples[tag.tagName]
    if (!sample) throw new Error(`scripts/manifest/samples.ts has no sample of <${tag.tagName}>.`)
    const text = page([
      `# ${tag.tagName}`,
      cell(tag.description),
      ...section('Sample', `\`\`\`html\n${sample.html}\n\`\`\``),
      `![${sample.appearance}](../${pictureOf(tag.tagName)})`,
      ...section('Attributes', attributeTable(own)),
      ...section('Properties without an attribute', memberTable(tag)),
      ...section('Events', eventTable(own)),
      ...section('Slots', slotTable(tag)),
      ...section('Space before it appears', reserveText(tag)),
      `Attributes, events and custom properties of every tag: [Tags](../tags.md#on-every-tag). ${generated}`,
    ])
    return [`docs/tags/${tag.tagName}.md`, text] as const
  })
  return Object.fromEntries(pages)
}
