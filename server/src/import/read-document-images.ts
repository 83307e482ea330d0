import { createHash } from 'node:crypto'
import type { DocumentImageContent } from './content'
import { documentImageTypeOf } from './image-type'
import { documentsFolder } from './read-documents'
import { sizeLimits, type SourceFolder } from './source-folder'

const imageName = /\.(png|jpe?g|gif|webp|svg)$/i

/** The images beside the documents of a product, in whatever folders they lie. */
export async function readDocumentImages(
  folder: SourceFolder,
  product: string,
): Promise<DocumentImageContent[]> {
  const root = documentsFolder(product)
  const images: DocumentImageContent[] = []
  for (const file of await imagesBelow(folder, root)) {
    const bytes = await folder.readBytes(file, sizeLimits.image)
    if (!bytes) continue
    const contentType = documentImageTypeOf(bytes)
    if (!contentType) {
      folder.mistakes.add(file, 'is not a PNG, JPEG, GIF, WebP or SVG image')
      continue
    }
    const hash = createHash('sha256').update(bytes).digest('hex')
    images.push({ path: file.slice(root.length + 1), contentType, bytes, hash })
  }
  return images
}

async function imagesBelow(folder: SourceFolder, path: string): Promise<string[]> {
  const { folders, files } = await folder.list(path)
  const own = files.filter((file) => imageName.test(file)).map((file) => `${path}/${file}`)
  const below = await Promise.all(folders.map((name) => imagesBelow(folder, `${path}/${name}`)))
  return [...own, ...below.flat()]
}
