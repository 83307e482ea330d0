import type { Transaction } from 'kysely'
import { stringify } from 'yaml'
import type { ProductFile, RegistrationEntry, VersionEntry } from '../import/file-shapes'
import { productFile } from '../import/read-product'
import type { Schema } from '../store/schema'
import {
  storedProducts,
  storedRegistration,
  storedSpecification,
  storedVersions,
} from '../store/stored-content'
import type { ContentFile } from './content-file'
import { documentFiles } from './document-files'

/** Returns the files of each product, one product after the other. */
export async function* productFiles(db: Transaction<Schema>): AsyncGenerator<ContentFile> {
  const products = await storedProducts(db)
  for (const product of products) {
    const { slug, name, description, public_labels: labels, servers } = product
    const versions: VersionEntry[] = []
    for await (const { entry, specification } of versionsOf(db, product.id)) {
      versions.push(entry)
      if (specification) yield { ...specification, path: `${slug}/${specification.path}` }
    }
    const visibility = product.is_open
      ? 'everyone'
      : product.view_access === 'granted'
        ? 'granted'
        : undefined
    const file: ProductFile = {
      name,
      ...(description !== null && { description }),
      ...(Object.keys(labels).length > 0 && { labels }),
      ...(visibility && { visibility }),
      ...(product.register_access === 'granted' && { access: { register: 'granted' } }),
      ...(servers && { servers }),
      versions,
    }
    yield { path: `${slug}/${productFile}`, content: stringify(file, { lineWidth: 0 }) }
    yield* documentFiles(db, product)
  }
}

/** Names that are the same in every file system. */
const folderName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

async function* versionsOf(
  db: Transaction<Schema>,
  productId: string,
): AsyncGenerator<{ entry: VersionEntry; specification: ContentFile | undefined }> {
  const versions = await storedVersions(db, productId)
  for (const [index, { id, name, revision_id, gateway, status, sunsetAt }] of versions.entries()) {
    const stored = await storedSpecification(db, revision_id)
    const isNamed = folderName.test(name)
    const path = stored && `versions/${isNamed ? name : `version-${index + 1}`}/openapi.${stored.format}`
    const registration = await registrationOf(db, id)
    const entry: VersionEntry = {
      name,
      ...(status !== 'published' && { status }),
      ...(sunsetAt && { sunset: sunsetAt.toISOString().slice(0, 'yyyy-mm-dd'.length) }),
      ...(path !== undefined && !isNamed && { specification: path }),
      ...(registration.length > 0 && { registration }),
      ...(gateway && { gateway }),
    }
    yield { entry, specification: stored && path !== undefined ? { path, content: stored.text } : undefined }
  }
}

async function registrationOf(db: Transaction<Schema>, versionId: string): Promise<RegistrationEntry[]> {
  const entries = await storedRegistration(db, versionId)
  return entries.map((entry) => ({
    strategy: entry.name,
    ...(!entry.registration_enabled && { enabled: false }),
    ...(entry.registration_auto_approve && { auto_approve: true }),
    ...(entry.auto_approve_scopes && { auto_approve_scopes: entry.auto_approve_scopes }),
  }))
}
