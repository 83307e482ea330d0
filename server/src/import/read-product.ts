import { contentHash } from './content-hash'
import type { ProductContent } from './content'
import type { ProductFile } from './file-shapes'
import { readDocumentImages } from './read-document-images'
import { readDocuments } from './read-documents'
import { readVersions } from './read-versions'
import { checkedProduct } from './schema-check'
import { sizeLimits, type SourceFolder } from './source-folder'
import { warnOfDocuments } from './warnings/document-warnings'
import { warnOfRequests } from './warnings/request-warnings'
import { YamlSource } from '../lib/yaml/yaml-source'

export const productFile = 'product.yaml'

/**
 * @param strategies - Names that registrations may use, with their scopes; undefined: they cannot be judged.
 * @returns undefined when mistakes were noted.
 */
export async function readProduct(
  folder: SourceFolder,
  slug: string,
  strategies: ReadonlyMap<string, readonly string[]> | undefined,
): Promise<ProductContent | undefined> {
  const path = `${slug}/${productFile}`
  const { documents, texts } = await readDocuments(folder, slug)
  const documentImages = await readDocumentImages(folder, slug)
  warnOfDocuments(texts, documentImages, folder.mistakes)
  const text = await folder.readText(path, sizeLimits.settings)
  const source = text === undefined ? undefined : YamlSource.parse(path, text, folder.mistakes)
  const file = source && checkedProduct(source, folder.mistakes)
  if (!file) return undefined
  if (file.visibility && file.access?.view)
    folder.mistakes.add(
      path,
      '`visibility` and `access.view` both say who sees the product: remove `access.view`',
      source.positionOfKey(['access'], 'view'),
    )

  const product = {
    slug,
    name: file.name.trim(),
    description: file.description?.trim() || null,
    labels: file.labels ?? {},
    viewAccess: viewAccessOf(file),
    registerAccess: file.access?.register ?? 'everyone',
    // Left out where the file says nothing, so that the hash stays that of earlier versions.
    ...(file.visibility === 'everyone' && { isOpen: true as const }),
    ...(file.servers && { servers: originsOf(file.servers, source, folder) }),
    versions: await readVersions({ folder, slug, file, source, strategies }),
    documents,
    documentImages,
  }
  warnOfRequests(texts, product, folder.mistakes)
  return { ...product, hash: hashOf(product) }
}

const viewAccessOf = ({ visibility, access }: ProductFile): ProductContent['viewAccess'] =>
  (visibility ?? access?.view) === 'granted' ? 'granted' : 'everyone'

function originsOf(servers: readonly string[], source: YamlSource, { mistakes }: SourceFolder): string[] {
  const origins = servers.flatMap((server, index) => {
    if (URL.canParse(server)) return new URL(server).origin
    mistakes.add(source.file, `"${server}" is no address`, source.positionOf(['servers', index]))
    return []
  })
  return [...new Set(origins)]
}

/** Versions, documents and images count by their hashes: together they may be a text of many megabytes. */
function hashOf({ versions, documents, documentImages, ...product }: Omit<ProductContent, 'hash'>): string {
  return contentHash({
    ...product,
    versions: versions.map(({ hash }) => hash),
    documents: documents.map(({ hash }) => hash),
    images: documentImages.map(({ path, hash }) => ({ path, hash })),
  })
}
