import { LIST_PAGE_SIZE } from '../../lib/limits'
import { analyticsConfigRead } from '../../parts/analytics/analytics-config-read'
import { applicationRead } from '../../parts/applications/application-read'
import { registrationsRead } from '../../parts/registration/load-registrations'
import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/reads/query-client'

export async function prefetch(portal: Portal, { application }: { application?: string }): Promise<void> {
  if (!application) return
  const registrations = registrationsRead(application, { 'page[size]': LIST_PAGE_SIZE, 'page[number]': 1 })
  await prefetchReads(portal, [applicationRead(application), registrations, analyticsConfigRead])
}
