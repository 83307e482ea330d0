import { json } from '../../http/operation-response'
import { accountOf } from '../../http/account'
import { operation } from '../../http/operation'
import { filtersOn, pageBody, pageOf, type PageQuery } from '../../http/paging'
import { Problem } from '../../http/problem'
import { visibleProduct } from '../../http/visible-product'
import { listVersionApplications } from '../../store/version-applications'
import { findVersion } from '../../store/versions'

export const getApplicationsByProductVersion = operation<{
  params: { productId: string; productVersionId: string }
  query: PageQuery & { unregistered: boolean }
}>({
  id: 'getApplicationsByProductVersion',
  access: 'private-developer',
  isCompressed: true,

  async handle(call) {
    const { params, query, services } = call
    const { db } = services.database
    const productId = await visibleProduct(call, params.productId)
    if (!(await findVersion(db, productId, params.productVersionId))) throw new Problem('notFound')
    const applications = await listVersionApplications(db, {
      developerId: accountOf(call).id,
      versionId: params.productVersionId,
      unregistered: query.unregistered,
      isRestricted: call.viewer !== 'unrestricted',
      page: pageOf(query),
      filters: {
        name: filtersOn(query, 'name'),
        status: filtersOn(query, 'status'),
        strategyId: filtersOn(query, 'auth_strategy_id'),
      },
    })
    return json(pageBody(applications, query))
  },
})
