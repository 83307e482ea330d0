import { sql, type Kysely } from 'kysely'
import { strategySummary, type AuthStrategyRecord } from './auth-strategies'
import { effectiveStatus } from './open-registrations'
import { pageOf, textConditions, type Page, type Paged, type TextFilter } from './paging'
import type { Schema } from './schema'
import type { RegistrationStatus } from './settings'

/** An application seen from one version, as the wire shows it. */
export interface VersionApplicationRecord {
  id: string
  name: string
  /** Null where the application is not registered for the version, like the status. */
  registration_id: string | null
  registration_status: RegistrationStatus | null
  auth_strategy: AuthStrategyRecord
  created_at: Date
  updated_at: Date
}

export interface VersionApplicationOptions {
  developerId: string
  versionId: string
  /** True: applications without a registration for the version; false: those with one. */
  unregistered: boolean
  /** Whether the portal has access control. */
  isRestricted: boolean
  page: Page
  filters: {
    name?: readonly TextFilter[]
    status?: readonly TextFilter[]
    strategyId?: readonly TextFilter[]
  }
}

/** One developer's applications, newest first. */
export async function listVersionApplications(
  db: Kysely<Schema>,
  { developerId, versionId, unregistered, isRestricted, page, filters }: VersionApplicationOptions,
): Promise<Paged<VersionApplicationRecord>> {
  const status = sql<RegistrationStatus | null>`case when registrations.id is not null then ${effectiveStatus(isRestricted)} end`
  const matching = db
    .selectFrom('applications')
    .innerJoin('auth_strategies', 'auth_strategies.id', 'applications.strategy_id')
    .innerJoin('product_versions', (join) => join.on('product_versions.id', '=', versionId))
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .leftJoin('registrations', (join) =>
      join
        .onRef('registrations.application_id', '=', 'applications.id')
        .on('registrations.version_id', '=', versionId),
    )
    .where('applications.developer_id', '=', developerId)
    .where('registrations.id', unregistered ? 'is' : 'is not', null)
    .where((eb) =>
      eb.and([
        ...textConditions(eb.ref('applications.name'), filters.name),
        ...textConditions(status, filters.status),
        ...textConditions(eb.ref('applications.strategy_id'), filters.strategyId),
      ]),
    )
  return pageOf(
    matching
      .select([
        'applications.id',
        'applications.name',
        'registrations.id as registration_id',
        status.as('registration_status'),
        strategySummary.as('auth_strategy'),
        'applications.created_at',
        'applications.updated_at',
      ])
      .orderBy('applications.created_at', 'desc')
      .orderBy('applications.id'),
    page,
  )
}
