import { json } from '../../http/answer'
import { operation } from '../../http/operation'
import { ownApplication } from '../../http/own-application'
import { filtersOn, pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listRegistrations } from '../../store/registrations'
import { registrationBody } from './registration-body'

export const listApplicationRegistrations = operation<{
  params: { applicationId: string }
  query: PageQuery
}>({
  id: 'listApplicationRegistrations',
  access: 'private-developer',

  async handle(call) {
    const { query, services } = call
    const { db } = services.database
    const application = await ownApplication(call, db)
    const { data, total } = await listRegistrations(db, application.id, pageOf(query), {
      id: filtersOn(query, 'id'),
      status: filtersOn(query, 'status'),
      productName: filtersOn(query, 'product_name'),
      versionName: filtersOn(query, 'product_version_name'),
    })
    const bodies = data.map((registration) => registrationBody(registration, application))
    return json(pageBody({ data: bodies, total }, query))
  },
})
