import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { filtersOn, pageBody, pageOf, type PageQuery } from '../../http/paging'
import { ownedApplication } from '../../rules/applications'
import { withScopes } from '../../rules/registration-scopes'
import { listRegistrations } from '../../store/registrations'

export const listApplicationRegistrations = operation<{
  params: { applicationId: string }
  query: PageQuery
}>({
  id: 'listApplicationRegistrations',
  access: 'private-developer',
  isCompressed: true,

  async handle(call) {
    const { query, services, viewer } = call
    const { db } = services.database
    const application = await ownedApplication(db, ownedBy(call))
    const { data, total } = await listRegistrations(
      db,
      application.id,
      { page: pageOf(query), isRestricted: viewer !== 'unrestricted' },
      {
        id: filtersOn(query, 'id'),
        status: filtersOn(query, 'status'),
        productName: filtersOn(query, 'product_name'),
        versionName: filtersOn(query, 'product_version_name'),
      },
    )
    const registrations = data.map((registration) => withScopes(registration, application))
    return json(pageBody({ data: registrations, total }, query))
  },
})
