/** What the kit shows for a link or an image of a document: documents name each other and their images as files do. */
export type TargetPlace =
  | { kind: 'elsewhere' | 'outside' }
  | { kind: 'section'; anchor: string }
  | { kind: 'image'; path: string }
  | { kind: 'document'; name: string; anchor: string }

/** Any origin does: it only has to differ from every one that a link could name. */
const documents = 'https://documents.invalid'
const imageName = /\.(png|jpe?g|gif|webp|svg)$/i

/**
 * @param kind - An image is a file whatever its name is.
 * @param from - File of the document, below docs/.
 */
export function placeOf(target: string, kind: 'link' | 'image', from: string): TargetPlace {
  if (target === '' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(target)) return { kind: 'elsewhere' }
  const anchor = decoded(afterHash(target)).replace(/^doc-heading-/, '')
  if (kind === 'link' && target.startsWith('#')) return { kind: 'section', anchor }
  const base = `${documents}/${from.split('/').map(encodeURIComponent).join('/')}`
  if (!URL.canParse(target, base) || new URL(target, base).origin !== documents) return { kind: 'outside' }
  const path = decoded(new URL(target, base).pathname.slice(1))
  if (kind === 'image' || imageName.test(path)) return { kind: 'image', path }
  return { kind: 'document', name: documentNameOf(path), anchor }
}

function afterHash(target: string): string {
  const at = target.indexOf('#')
  return at === -1 ? '' : target.slice(at + 1)
}

/** Returns what `guides/index.de.md` and `guides.md` both name: `guides`. */
export function documentNameOf(file: string): string {
  return file
    .replace(/\/$/, '')
    .replace(/\.md$/i, '')
    .replace(/\.(en|ca|de|es|fr)$/, '')
    .replace(/(^|\/)index$/, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
