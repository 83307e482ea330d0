import type { DocumentContent } from './content'
import { parseDocument } from './document-text'
import { languageCodes, slugOf, titleFromName } from './document-names'
import { emptyNotes, type MarkdownNotes } from '../rules/documents/markdown-notes'
import { preparedDocument, type WrittenText } from './prepare-document'
import type { ReadText } from './warnings/document-warnings'
import { sizeLimits, type SourceFolder } from './source-folder'
import type { Position } from '../lib/yaml/yaml-source'

/** A document before its place among its siblings is known. */
interface Draft {
  slug: string
  /** Its main text's file, which is not there when it has nothing but children. */
  file: string
  slugAt: Position
  order: number
  texts: Map<string, WrittenText>
  /** Where the texts were written, by language. */
  sources: Map<string, { file: string; firstLine: number }>
  children: Draft[]
}

export interface ReadDocuments {
  /** Parents before their children. */
  documents: DocumentContent[]
  texts: ReadText[]
}

/** Folders in folders in folders are a mistake sooner than a structure. */
const deepest = 8
const unordered = Number.POSITIVE_INFINITY
const start: Position = { line: 1, column: 1 }

export const documentsFolder = (product: string): string => `${product}/docs`

/**
 * The documents under docs/. A folder is a document too: `guides/` with the text of `guides.md` beside it or of
 * `guides/index.md`. Siblings stand by `order` in their front matter, then by file name.
 */
export async function readDocuments(folder: SourceFolder, product: string): Promise<ReadDocuments> {
  const root = documentsFolder(product)
  const drafts = await readLevel(folder, root, 1)
  checkSlugs(folder, drafts)
  return flatten(drafts, null, root.length + 1)
}

async function readLevel(folder: SourceFolder, path: string, depth: number): Promise<Draft[]> {
  if (depth > deepest) {
    folder.mistakes.add(path, `is nested deeper than ${deepest} folders`)
    return []
  }
  const { folders, files } = await folder.list(path)
  const names = new Set(
    files.filter((file) => file.endsWith('.md')).map((file) => nameAndLanguage(file).name),
  )
  if (depth > 1) names.delete('index')

  const drafts: Draft[] = []
  for (const name of [...names, ...folders.filter((each) => !names.has(each))]) {
    const isFolder = folders.includes(name)
    const children = isFolder ? await readLevel(folder, `${path}/${name}`, depth + 1) : []
    const inside = isFolder ? await readTexts(folder, `${path}/${name}`, 'index') : undefined
    const beside = names.has(name) ? await readTexts(folder, path, name) : undefined
    if (inside && beside) folder.mistakes.add(inside.file, `is a second text beside ${beside.file}`)
    const own = beside ?? inside
    // A folder of images, for example.
    if (!own && children.length === 0) continue
    drafts.push({
      ...(own ?? emptyDocument(`${path}/${name}/index.md`, name)),
      slug: own?.slug ?? slugOf(name),
      children,
    })
  }
  return drafts
}

type OwnText = Omit<Draft, 'children'>

/** All languages of one document. @returns undefined when no file has that name. */
async function readTexts(folder: SourceFolder, path: string, name: string): Promise<OwnText | undefined> {
  const { files } = await folder.list(path)
  const own = files.filter((file) => file.endsWith('.md') && nameAndLanguage(file).name === name)
  if (own.length === 0) return undefined

  const texts = new Map<string, WrittenText>()
  const mainFile = `${path}/${name}.md`
  const fallback = name === 'index' ? (path.split('/').at(-1) ?? name) : name
  const sources: OwnText['sources'] = new Map()
  let main: OwnText = {
    slug: slugOf(fallback),
    file: mainFile,
    slugAt: start,
    order: unordered,
    texts,
    sources,
  }
  for (const file of own) {
    const { language } = nameAndLanguage(file)
    const text = await folder.readText(`${path}/${file}`, sizeLimits.document)
    const parsed = text === undefined ? undefined : parseDocument(`${path}/${file}`, text, folder.mistakes)
    if (!parsed) continue
    texts.set(language, { ...parsed.text, title: parsed.text.title || titleFromName(fallback) })
    sources.set(language, { file: `${path}/${file}`, firstLine: parsed.firstLine })
    if (language !== '') continue
    main = {
      ...main,
      slug: parsed.slug ?? main.slug,
      slugAt: parsed.slugAt,
      order: parsed.order ?? unordered,
    }
  }
  if (!own.includes(`${name}.md`)) {
    folder.mistakes.add(`${path}/${own[0]}`, `has no ${name}.md beside it for readers of other languages`)
  }
  return main
}

function emptyDocument(file: string, name: string): OwnText {
  const text: WrittenText = { title: titleFromName(name), content: '', metadata: {} }
  const texts = new Map([['', text]])
  return { slug: slugOf(name), file, slugAt: start, order: unordered, texts, sources: new Map() }
}

function nameAndLanguage(file: string): { name: string; language: string } {
  const name = file.slice(0, -'.md'.length)
  const language = languageCodes.find((code) => name.endsWith(`.${code}`))
  return language ? { name: name.slice(0, -language.length - 1), language } : { name, language: '' }
}

function checkSlugs(folder: SourceFolder, drafts: readonly Draft[], seen = new Map<string, string>()): void {
  for (const { slug, file, slugAt, children } of drafts) {
    const other = seen.get(slug)
    if (slug === '') folder.mistakes.add(file, 'its name holds no letter or digit; give it a `slug`')
    else if (other)
      folder.mistakes.add(file, `has the slug "${slug}" as ${other} has; give it another \`slug\``, slugAt)
    else seen.set(slug, file)
    checkSlugs(folder, children, seen)
  }
}

function flatten(drafts: readonly Draft[], parentSlug: string | null, rootLength: number): ReadDocuments {
  // Stable, so equal orders keep the order of their names.
  const siblings = drafts.toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order))
  const read: ReadDocuments = { documents: [], texts: [] }
  for (const [position, draft] of siblings.entries()) {
    const { slug, file, texts, children } = draft
    const path = file.slice(rootLength)
    const { document, notes } = preparedDocument({ slug, parentSlug, path, position, texts })
    const below = flatten(children, slug, rootLength)
    read.documents.push(document, ...below.documents)
    read.texts.push(...readTextsOf(draft, document, notes), ...below.texts)
  }
  return read
}

function readTextsOf(
  { sources }: Draft,
  { path, texts }: DocumentContent,
  notes: ReadonlyMap<string, MarkdownNotes>,
): ReadText[] {
  return [...texts].flatMap(([language, { sections }]) => {
    const [found, source] = [notes.get(language), sources.get(language)]
    // A folder without a text of its own has neither, but others may link to it.
    const { file, firstLine } = source ?? { file: path, firstLine: 1 }
    return [
      {
        file,
        firstLine,
        path,
        language,
        anchors: sections.map(({ anchor }) => anchor),
        ...(found ?? emptyNotes()),
      },
    ]
  })
}
