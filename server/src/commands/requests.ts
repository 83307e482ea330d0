import { requestsPeriodOf } from '../rules/analytics/period'
import { findRequestedApplications, readRequests, type ReadRequest } from '../rules/analytics/read-requests'
import { databaseTime } from '../store/clock'
import type { Database } from '../store/database'
import { readPortal } from '../store/portal'
import { findOwners } from '../store/reviewed-applications'
import { isUuid } from '../store/uuid'
import { requireApplication } from './applications'
import { refuse } from './command'
import { requireNamed } from './decide-account'
import { trafficListCommand, type ListOptions } from './list-command'

export interface ListRequestsOptions extends ListOptions {
  /** E-mail address or ID. */
  developer?: string
  /** ID, also of one that was deleted, or name. */
  application?: string
  /** Rule by which a gateway refused the request. */
  reason?: string
}

type OwnedRequest = ReadRequest & {
  /** Null if the application was deleted. */
  developer: { id: string; email: string; name: string } | null
}

/** One line per request, the latest first: time, status, method and path, version, IDs and names of application and developer, reason. */
export const listRequests = trafficListCommand<OwnedRequest, ListRequestsOptions>({
  async read({ db }, { size }, { developer, application, reason }, openTraffic) {
    const period = requestsPeriodOf((await readPortal(db)).settings)
    if (period === 0)
      refuse('The portal keeps no single requests. Set `requests` in portal.yaml to keep them.')
    const page = await readRequests(
      { db, traffic: await openTraffic() },
      {
        applications: await findRequestedApplications(db, {
          developerId: developer && (await requireNamed(db, 'developer', developer)).id,
          applicationId: application && (await applicationIdOf(db, application)),
        }),
        since: new Date((await databaseTime(db)).getTime() - period),
        size,
        filters: { reason },
      },
    )
    const ids = [...new Set(page.data.map(({ application }) => application.id))]
    const owners = new Map(
      (await findOwners(db, ids)).map(({ application_id, ...owner }) => [application_id, owner]),
    )
    return {
      data: page.data.map((request) => ({
        ...request,
        developer: owners.get(request.application.id) ?? null,
      })),
      next: page.next && [page.next.startedAt, page.next.read],
    }
  },
  lineOf({ started_at, status, method, path, product_version, application, developer, reason }) {
    const { product, name = product_version.id } = product_version
    return [
      started_at.toISOString(),
      reason === null ? String(status) : `${status} ${reason}`,
      `${method} ${path}`,
      product ? `${product.slug}/${name}` : name,
      developer?.email ?? '-',
      application.id,
      // Last, because a developer chooses it: it may look like a column.
      application.name ?? 'deleted',
    ].join('  ')
  },
  none: ({ developer, application, reason }) =>
    (developer ?? application ?? reason) === undefined
      ? 'No gateway has reported a request that can still be read.'
      : 'There are no such requests.',
})

/** An application that was deleted has requests still. */
async function applicationIdOf(db: Database['db'], named: string): Promise<string> {
  return isUuid(named) ? named : (await requireApplication(db, named)).id
}
