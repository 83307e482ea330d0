import type { Content, PortalContent, ProductContent, VersionContent } from './content'
import { noteGatewayCollisions } from './gateway-collisions'
import { ImportRefused } from './import-refused'
import { MistakeList } from '../lib/yaml/mistakes'
import { portalFile, readPortalFile } from './read-portal'
import { productFile, readProduct } from './read-product'
import { SourceFolder } from './source-folder'

/** What the database has, which decides what may be left out. */
export interface Existing {
  strategies: readonly ExistingStrategy[]
  /** By slug. */
  productHashes: ReadonlyMap<string, string>
}

export interface ExistingStrategy {
  name: string
  made_by: 'import' | 'operator'
  /** Null where developers choose none. */
  available_scopes: string[] | null
}

/**
 * Reads a folder with portal.yaml and a folder per product.
 *
 * @param existing - Of the database. Auth strategies that an import made count only while no portal.yaml decides on them.
 * @param isConfined - Whether nothing outside of the folder is read, whatever the files say.
 * @throws {ImportRefused} with every mistake in all of its files.
 */
export async function readContent(
  path: string,
  { strategies: existing, productHashes }: Existing,
  isConfined = false,
): Promise<Content> {
  const mistakes = new MistakeList()
  const folder = await SourceFolder.open(path, mistakes, isConfined)
  if (!folder)
    throw new ImportRefused([{ file: path, line: 1, column: 1, reason: 'there is no such folder' }])

  const portal = await readPortalFile(folder)
  const hasPortal = await folder.has(portalFile)
  const strategies = scopesOfStrategies(portal, hasPortal, existing)

  const products: ProductContent[] = []
  const placed: Pick<ProductContent, 'slug' | 'versions'>[] = []
  const others: string[] = []
  for (const slug of (await folder.list('')).folders) {
    if (await folder.has(`${slug}/${productFile}`)) {
      const product = await readProduct(folder, slug, strategies)
      if (!product) continue
      placed.push({ slug, versions: product.versions.map(withoutSpecification) })
      products.push(productHashes.get(slug) === product.hash ? withoutParts(product) : product)
    } else if (await hasProductFolders(folder, slug)) {
      mistakes.add(slug, `has versions or documents but no ${productFile}`)
    } else others.push(slug)
  }
  for (const name of others.filter((each) => !folder.isUsed(each)))
    mistakes.warn(
      name,
      `has no ${productFile}, so it is no product; add one, or remove the folder (a name that begins with a dot is left out)`,
    )
  noteGatewayCollisions(placed, (slug) => `${slug}/${productFile}`, mistakes)
  if (!hasPortal && products.length === 0) {
    mistakes.add('.', `holds neither a ${portalFile} nor a folder with a ${productFile}`)
  }
  if (mistakes.mistakes.length > 0) throw new ImportRefused(mistakes.mistakes)
  return { portal, products, warnings: mistakes.warnings }
}

const withoutSpecification = (version: VersionContent): VersionContent => ({
  ...version,
  specification: null,
})

/** All of a portal with its descriptions would not fit into memory. */
function withoutParts(product: ProductContent): ProductContent {
  return { ...product, versions: [], documents: [], documentImages: [], isStored: true }
}

/**
 * Returns the auth strategies that registrations may name, with the scopes of each.
 *
 * @returns undefined when portal.yaml is broken: it says nothing then, and one mistake is not to become many.
 */
function scopesOfStrategies(
  portal: PortalContent | undefined,
  hasPortal: boolean,
  existing: readonly ExistingStrategy[],
): Map<string, readonly string[]> | undefined {
  if (hasPortal && !portal) return undefined
  const kept = existing.filter(({ made_by }) => !hasPortal || made_by === 'operator')
  return new Map([
    ...kept.map(({ name, available_scopes }) => [name, available_scopes ?? []] as const),
    ...(portal?.strategies ?? []).map(({ name, availableScopes }) => [name, availableScopes ?? []] as const),
  ])
}

async function hasProductFolders(folder: SourceFolder, slug: string): Promise<boolean> {
  const { folders } = await folder.list(slug)
  return folders.includes('versions') || folders.includes('docs')
}
