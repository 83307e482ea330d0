import { sql, type Kysely } from 'kysely'
import { inOrder, newestFirst, sectionOf, type Listed, type Section } from './paging'
import type { Schema } from './schema'

const table = (db: Kysely<Schema>) => db.selectFrom('applications')

/** @param from - Some of the table. Default: all of it. */
const applications = (db: Kysely<Schema>, from: ReturnType<typeof table> = table(db)) =>
  db
    .selectFrom(from.selectAll().as('applications'))
    .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
    .innerJoin('auth_strategies', 'auth_strategies.id', 'applications.strategy_id')
    .select([
      'applications.id',
      'applications.name',
      'applications.description',
      'applications.developer_id',
      'accounts.email as developer_email',
      'accounts.full_name as developer_name',
      'auth_strategies.name as auth_strategy',
      'applications.reference_id',
      'applications.redirect_uri',
      'applications.created_at',
      'applications.updated_at',
      sql<number>`(select count(*)::integer from credentials where application_id = applications.id)`.as(
        'credentials_count',
      ),
      sql<number>`(select count(*)::integer from registrations where application_id = applications.id)`.as(
        'registrations_count',
      ),
    ])

/** An application as operators look at it. */
export type ReviewedApplication = Awaited<ReturnType<typeof findApplicationsNamed>>[number]

export interface ReviewedApplicationFilters {
  developerId?: string
  /** Part of the name. */
  search?: string
}

/** Newest first. */
export function listReviewedApplications(
  db: Kysely<Schema>,
  section: Section,
  { developerId, search }: ReviewedApplicationFilters,
): Promise<Listed<ReviewedApplication>> {
  const order = newestFirst('applications')
  let matching = table(db)
  if (developerId !== undefined) matching = matching.where('applications.developer_id', '=', developerId)
  if (search !== undefined)
    matching = matching.where(sql<boolean>`position(lower(${search}) in lower(applications.name)) > 0`)
  const show = (some: typeof matching) => inOrder(applications(db, some), order)
  return sectionOf(db, { matching, order, show }, section)
}

/** More with one name are told apart by nobody who reads their list. */
const mostNamed = 20

/** Returns the application with this ID, or those with this name: developers may choose the same. */
export function findApplicationsNamed(db: Kysely<Schema>, named: { id: string } | { name: string }) {
  const found = applications(db).orderBy('applications.created_at').limit(mostNamed)
  return 'id' in named
    ? found.where('applications.id', '=', named.id).execute()
    : found.where('applications.name', '=', named.name).execute()
}

/** Returns whose applications these are. */
export function findOwners(
  db: Kysely<Schema>,
  applicationIds: readonly string[],
): Promise<{ application_id: string; id: string; email: string; name: string }[]> {
  return table(db)
    .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
    .select([
      'applications.id as application_id',
      'accounts.id',
      'accounts.email',
      'accounts.full_name as name',
    ])
    .where(sql<boolean>`applications.id = any(${applicationIds}::uuid[])`)
    .execute()
}
