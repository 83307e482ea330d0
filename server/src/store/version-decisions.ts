import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'
import type { VersionStatus } from './reviewed-products'

type Db = Kysely<Schema> | Transaction<Schema>

/** Status of a version and the moment from which it is sunset, whatever its status says. */
export interface Lifecycle {
  status: VersionStatus
  sunsetAt: Date | null
}

/** What an operator decided beside the files. */
export interface VersionDecision extends Lifecycle {
  status: Exclude<VersionStatus, 'published'>
  replacedBy: string | null
}

export interface NamedVersionRecord extends Lifecycle {
  id: string
  productId: string
  /** `tides/1.0`. */
  name: string
  isSunset: boolean
}

const ranks: Readonly<Record<VersionStatus, number>> = { published: 0, deprecated: 1, sunset: 2 }

/** Returns what counts: the later of two steps, and the date of the decision before that of the files. */
export function furthest(file: Lifecycle, decision: Lifecycle | undefined): Lifecycle {
  if (!decision) return file
  const status = ranks[decision.status] > ranks[file.status] ? decision.status : file.status
  return { status, sunsetAt: decision.sunsetAt ?? file.sunsetAt }
}

/** @param named - ID, or folder of the product and name of the version: `tides/1.0`. */
export function findVersionNamed(db: Db, named: string): Promise<NamedVersionRecord | undefined> {
  const name = sql<string>`products.slug || '/' || product_versions.name`
  return db
    .selectFrom('product_versions')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .select(['product_versions.id', 'product_versions.product_id as productId', 'product_versions.status'])
    .select(['product_versions.sunset_at as sunsetAt', name.as('name')])
    .select(
      sql<boolean>`product_versions.status = 'sunset' or coalesce(product_versions.sunset_at <= now(), false)`.as(
        'isSunset',
      ),
    )
    .where(sql<boolean>`${name} = ${named} or product_versions.id::text = lower(${named})`)
    .executeTakeFirst()
}

/** Returns what the files say of a version that was decided on. */
export async function findFileLifecycle(db: Db, versionId: string): Promise<Lifecycle | undefined> {
  return db
    .selectFrom('version_decisions')
    .select(['file_status as status', 'file_sunset_at as sunsetAt'])
    .where('version_id', '=', versionId)
    .executeTakeFirst()
}

/** Returns decisions by the ID of the version. */
export async function findDecisions(
  db: Db,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, Lifecycle>> {
  const rows = await db
    .selectFrom('version_decisions')
    .select(['version_id', 'status', 'sunset_at'])
    .where(sql<boolean>`version_id = any(${versionIds}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ version_id, status, sunset_at }) => [version_id, { status, sunsetAt: sunset_at }]),
  )
}

/** Stores a decision, in place of an earlier one, and makes the version what counts now. */
export async function saveDecision(
  db: Transaction<Schema>,
  versionId: string,
  { decision, file }: { decision: VersionDecision; file: Lifecycle },
): Promise<void> {
  const { status, sunsetAt, replacedBy } = decision
  const decided = { status, sunset_at: sunsetAt, replaced_by: replacedBy }
  await db
    .insertInto('version_decisions')
    .values({ version_id: versionId, ...decided, file_status: file.status, file_sunset_at: file.sunsetAt })
    .onConflict((conflict) =>
      conflict.column('version_id').doUpdateSet({ ...decided, decided_at: new Date() }),
    )
    .execute()
  await setLifecycle(db, versionId, furthest(file, decision))
}

/** Leaves the version to the files again. */
export async function removeDecision(
  db: Transaction<Schema>,
  versionId: string,
  file: Lifecycle,
): Promise<void> {
  await db.deleteFrom('version_decisions').where('version_id', '=', versionId).execute()
  await setLifecycle(db, versionId, file)
}

/** Keeps what the files say of versions that were decided on. */
export async function keepFileLifecycle(
  db: Transaction<Schema>,
  versionId: string,
  { status, sunsetAt }: Lifecycle,
): Promise<void> {
  await db
    .updateTable('version_decisions')
    .set({ file_status: status, file_sunset_at: sunsetAt })
    .where('version_id', '=', versionId)
    .execute()
}

async function setLifecycle(
  db: Transaction<Schema>,
  id: string,
  { status, sunsetAt }: Lifecycle,
): Promise<void> {
  await db
    .updateTable('product_versions')
    .set({ status, sunset_at: sunsetAt, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}
