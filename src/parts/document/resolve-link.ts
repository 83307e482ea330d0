import { anchorOfHash } from './headings'
import type { LinkTarget } from './document-links'
import { schemeOf } from './safe-target'

/** Any origin does: it only has to differ from every one that a link could name. */
const DOCUMENTS = 'https://documents.invalid'

const languageSuffix = /\.(en|ca|de|es|fr)$/
const imageName = /\.(png|jpe?g|gif|webp|svg)$/i

/** Path of a file below the documents that something relative names from a document; undefined where it leads out of them. */
export function filePathOf(target: string, from: string): string | undefined {
  if (!URL.canParse(target, `${DOCUMENTS}/${from}`)) return undefined
  const url = new URL(target, `${DOCUMENTS}/${from}`)
  if (url.origin !== DOCUMENTS) return undefined
  try {
    return decodeURIComponent(url.pathname.slice(1))
  } catch {
    return undefined
  }
}

interface LinkBase {
  /** File of the document with the link. */
  readonly path: string
  /** Slug of the document in a file, without its ending; undefined where there is none. */
  slugOf(name: string): string | undefined
  imageUrl(path: string): string
}

/** Where a link in a document leads: documents name each other as files do. */
export function resolveLink(href: string, { path, slugOf, imageUrl }: LinkBase): LinkTarget {
  if (schemeOf(href) !== undefined || href.startsWith('//')) return { kind: 'address', href }
  if (href.startsWith('#')) return { kind: 'section', anchor: anchorOfHash(href) }
  if (href.startsWith('/')) return { kind: 'portal', path: href }
  const file = filePathOf(href, path)
  if (file === undefined) return { kind: 'broken' }
  if (imageName.test(file)) return { kind: 'address', href: imageUrl(file) }
  const hash = href.includes('#') ? href.slice(href.indexOf('#')) : ''
  const slug = slugOf(documentNameOf(file))
  return slug === undefined ? { kind: 'broken' } : { kind: 'document', slug, anchor: anchorOfHash(hash) }
}

/** `guides/index.de.md` and `guides.md` both name the document `guides`. */
export function documentNameOf(file: string): string {
  return file
    .replace(/\/$/, '')
    .replace(/\.md$/i, '')
    .replace(languageSuffix, '')
    .replace(/(^|\/)index$/, '')
}
