import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const docs = join(root, 'docs')

/** In the order of their readers: embedders first, then operators. Pages that are not named come last. */
const order = [
  'embedding',
  'other-sites',
  'hosts',
  'tags',
  'builder',
  'theming-and-csp',
  'api-reference',
  'writing-a-product',
  'accounts-and-single-sign-on',
  'operating',
  'identity-providers',
  'bytes',
  'packages',
  'browsers',
  'glossary',
]

/**
 * Makes a product of the documentation of this project, so that it is read in the portal that it describes.
 *
 * @param {string} content - Folder with a folder per product.
 */
export async function addDocumentation(content) {
  const product = join(content, 'portal-elements')
  await mkdir(product)
  await cp(join(import.meta.dirname, 'product.yaml'), join(product, 'product.yaml'))
  await cp(docs, join(product, 'docs'), { recursive: true })
  const files = await readdir(docs, { recursive: true })
  await Promise.all(files.filter((file) => extname(file) === '.md').map((file) => adapt(product, file)))
}

/** Gives a page its position among the others. Links to files that the product does not have become text. */
async function adapt(product, file) {
  const text = await readFile(join(docs, file), 'utf8')
  const inside = text.replace(/\[([^\][]+)\]\(([^)#:]+)(#[^)]*)?\)/g, (link, label, path) =>
    relative(docs, join(docs, dirname(file), path)).startsWith('..') ? label : link,
  )
  const position = order.indexOf(file.replace(/\.md$/, ''))
  const frontMatter = position < 0 ? '' : `---\norder: ${position + 1}\n---\n\n`
  await writeFile(join(product, 'docs', file), frontMatter + inside)
}
