import { sql, type Kysely, type Transaction } from 'kysely'
import { isAvailable } from './products'
import type { Schema } from './schema'
import type { VersionStep } from './schema-content'

type Db = Kysely<Schema> | Transaction<Schema>

/** A version whose step is another one than developers were told of. */
export interface ChangedStep {
  version_id: string
  /** Null for a version without a step, such as one that was published again. */
  step: VersionStep | null
  sunset_at: Date | null
  told_step: VersionStep | null
}

const currentStep = sql<VersionStep | null>`case
  when not (${isAvailable}) then 'sunset'
  when product_versions.status = 'deprecated' then 'deprecated'
  when product_versions.sunset_at is not null then 'sunset-announced' end`

/** @param of - Products, or all versions whose sunset has come. */
export function findChangedSteps(db: Db, of: readonly string[] | 'due'): Promise<ChangedStep[]> {
  return db
    .selectFrom('product_versions')
    .leftJoin('version_notices', 'version_notices.version_id', 'product_versions.id')
    .select(['product_versions.id as version_id', currentStep.as('step'), 'product_versions.sunset_at'])
    .select('version_notices.step as told_step')
    .where(
      of === 'due'
        ? sql<boolean>`product_versions.sunset_at <= now()`
        : sql<boolean>`product_versions.product_id = any(${of}::uuid[])`,
    )
    .where(
      sql<boolean>`(${currentStep} is distinct from version_notices.step
        or ${currentStep} <> 'sunset' and product_versions.sunset_at is distinct from version_notices.sunset_at)`,
    )
    .execute()
}

/** @returns whether no other process has stored the same since. */
export async function saveNotice(
  db: Transaction<Schema>,
  { version_id, step, sunset_at }: ChangedStep,
): Promise<boolean> {
  if (step === null) {
    await db.deleteFrom('version_notices').where('version_id', '=', version_id).execute()
    return true
  }
  const saved = await db
    .insertInto('version_notices')
    .values({ version_id, step, sunset_at })
    .onConflict((conflict) =>
      conflict
        .column('version_id')
        .doUpdateSet({ step, sunset_at, noticed_at: new Date() })
        .where(
          sql<boolean>`(version_notices.step, version_notices.sunset_at)
            is distinct from (excluded.step, excluded.sunset_at)`,
        ),
    )
    .returning('version_id')
    .execute()
  return saved.length > 0
}

/** Returns the accounts of developers whose applications may use a version. */
export async function findDevelopersUsing(db: Db, versionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
    .select('accounts.id')
    .distinct()
    .where('registrations.version_id', '=', versionId)
    .where('registrations.status', '=', 'approved')
    .where('accounts.status', '=', 'approved')
    .execute()
  return rows.map(({ id }) => id)
}

export interface EndingVersion {
  product: string
  version: string
  step: VersionStep | null
  sunset_at: Date | null
  /** Of the recipient, by name. */
  applications: string[]
  /** `Tides 2.0`: what an operator named, else the newest version of the product that stays. */
  replacement: string | null
}

/** Returns what a mail says of a version to a developer. */
export function findEndingVersion(
  db: Db,
  versionId: string,
  developerId: string,
): Promise<EndingVersion | undefined> {
  const named = sql<string>`(
    select named_product.name || ' ' || named.name
    from version_decisions
    join product_versions named on named.id = version_decisions.replaced_by
    join products named_product on named_product.id = named.product_id
    where version_decisions.version_id = product_versions.id)`
  const newest = sql<string>`(
    select products.name || ' ' || newer.name from product_versions newer
    where newer.product_id = product_versions.product_id and newer.created_at > product_versions.created_at
      and newer.status = 'published' and newer.sunset_at is null
    order by newer.created_at desc limit 1)`
  const applications = sql<string[]>`(
    select coalesce(jsonb_agg(applications.name order by applications.name), '[]')
    from registrations join applications on applications.id = registrations.application_id
    where registrations.version_id = product_versions.id and registrations.status = 'approved'
      and applications.developer_id = ${developerId})`
  return db
    .selectFrom('product_versions')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .select(['products.name as product', 'product_versions.name as version', 'product_versions.sunset_at'])
    .select([currentStep.as('step'), applications.as('applications')])
    .select(sql<string | null>`coalesce(${named}, ${newest})`.as('replacement'))
    .where('product_versions.id', '=', versionId)
    .executeTakeFirst()
}
