import { nearestName } from '../../lib/nearest-name'
import type { FoundTarget, MarkdownNotes } from '../../rules/documents/markdown-notes'
import type { GroupFault, GroupKind } from '../../rules/documents/markup/groups'
import { safeTarget } from '../../rules/documents/targets'
import type { MistakeList } from '../../lib/yaml/mistakes'
import { documentNameOf, placeOf } from './link-targets'

/** A text of a document with what was noticed when it was read. */
export interface ReadText extends MarkdownNotes {
  /** Relative to the imported folder. */
  file: string
  /** Line of the file on which the Markdown begins. */
  firstLine: number
  /** Of the document, below docs/. */
  path: string
  language: string
  anchors: readonly string[]
}

interface Documents {
  /** By name of document, then by language; the empty one is there always. */
  anchors: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>
  images: ReadonlySet<string>
}

/** Notes links and images of a product's documents that lead to nothing, and HTML that is left out. */
export function warnOfDocuments(
  texts: readonly ReadText[],
  images: readonly { path: string }[],
  mistakes: MistakeList,
): void {
  const documents = { anchors: anchorsOf(texts), images: new Set(images.map(({ path }) => path)) }
  for (const text of texts) {
    const warn = (line: number, reason: string) =>
      mistakes.warn(text.file, reason, { line: text.firstLine + line - 1, column: 1 })
    for (const found of text.targets) {
      const reason = reasonFor(found, text, documents)
      if (reason) warn(found.line, reason)
    }
    for (const [what, line] of firstPlaces(text.leftOut))
      warn(line, `${what} is left out; write it without, in Markdown or in HTML that only gives form`)
    for (const { kind, fault, line } of text.groupFaults) warn(line, groupReasons[fault](kind))
  }
}

const groupReasons: Readonly<Record<GroupFault, (kind: GroupKind) => string>> = {
  'no-end': (kind) => `the ${kind} have no end; write \`<!-- ${kind}:end -->\` behind them`,
  'no-start': (kind) => `\`<!-- ${kind}:end -->\` ends nothing; write \`<!-- ${kind}:start -->\` before`,
  'no-heading': (kind) => `the ${kind} have no heading; each of them begins with one`,
}

/** An element that is left out is left out throughout the text. */
function firstPlaces(leftOut: ReadText['leftOut']): Map<string, number> {
  const places = new Map<string, number>()
  for (const { what, line } of leftOut) if (!places.has(what)) places.set(what, line)
  return places
}

function anchorsOf(texts: readonly ReadText[]) {
  const anchors = new Map<string, Map<string, ReadonlySet<string>>>()
  for (const text of texts) {
    const name = documentNameOf(text.path)
    anchors.set(name, (anchors.get(name) ?? new Map()).set(text.language, new Set(text.anchors)))
  }
  return anchors
}

function reasonFor({ kind, target }: FoundTarget, text: ReadText, documents: Documents): string | undefined {
  if (safeTarget(target, kind) === undefined)
    return `${article[kind]} to "${target}" is left out, because its scheme is not one of ${schemesOf(kind)}`
  const place = placeOf(target, kind, text.path)
  switch (place.kind) {
    case 'elsewhere':
      return undefined
    case 'outside':
      return `${article[kind]} to "${target}" leads out of the documents`
    case 'section':
      return sectionReason(target, place.anchor, text.anchors)
    case 'image':
      return documents.images.has(place.path)
        ? undefined
        : `there is no image "${place.path}" in docs${nearTo(place.path, documents.images)}`
    case 'document': {
      const languages = documents.anchors.get(place.name)
      if (!languages)
        return `a link leads to "${target}", and there is no document "${place.name}"${nearTo(place.name, documents.anchors.keys())}`
      const anchors = languages.get(text.language) ?? languages.get('') ?? []
      return place.anchor === '' ? undefined : sectionReason(target, place.anchor, [...anchors])
    }
  }
}

const article = { link: 'a link', image: 'an image' } as const

const schemesOf = (kind: FoundTarget['kind']) =>
  kind === 'image' ? 'http and https' : 'http, https, mailto and tel'

function sectionReason(target: string, anchor: string, anchors: readonly string[]): string | undefined {
  if (anchor === '' || anchors.includes(anchor)) return undefined
  return `a link leads to "${target}", and no heading has the anchor "${anchor}"${nearTo(anchor, anchors)}`
}

function nearTo(name: string, known: Iterable<string>): string {
  const meant = nearestName(name, known, 3)
  return meant ? `; did you mean "${meant}"?` : ''
}
