import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'
import type { PortalImageTable } from './schema-portal'
import { defaultSettings, type IdentityProvider, type PortalSettings } from './settings'

export interface PortalRecord {
  id: string
  org_id: string
  settings: PortalSettings
  images: PortalImageKind[]
}

export type PortalImageKind = PortalImageTable['kind']

export interface PortalImage {
  content_type: string
  bytes: Buffer
  /** Of the bytes; stable, so of use as an ETag. */
  hash: string
}

/** Of providers that an older version imported. */
const newerSettings: Partial<IdentityProvider> = { email_domains: [] }

/** The portal with its settings; what was never imported has its default. */
export async function readPortal(db: Kysely<Schema>): Promise<PortalRecord> {
  const portal = await db.selectFrom('portal').select(['id', 'org_id', 'settings']).executeTakeFirstOrThrow()
  const signIn = { ...defaultSettings.sign_in, ...portal.settings.sign_in }
  const images = await db.selectFrom('portal_images').select('kind').orderBy('kind').execute()
  return {
    ...portal,
    settings: {
      ...defaultSettings,
      ...portal.settings,
      sign_in: {
        ...signIn,
        providers: signIn.providers.map((provider) => ({ ...newerSettings, ...provider })),
      },
    },
    images: images.map(({ kind }) => kind),
  }
}

/** @returns undefined when the operator gave none. */
export function findPortalImage(db: Kysely<Schema>, kind: PortalImageKind): Promise<PortalImage | undefined> {
  return db
    .selectFrom('portal_images')
    .select(['content_type', 'bytes', 'hash'])
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** Counts a change of the content, by which pages know that theirs is old. */
export async function raiseContentVersion(db: Transaction<Schema>): Promise<void> {
  await db
    .updateTable('portal')
    .set({ content_version: sql`content_version + 1` })
    .execute()
}
