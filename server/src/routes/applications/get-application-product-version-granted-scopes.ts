import { operation } from '../../http/operation'
import { ownApplication } from '../../http/own-application'
import { Problem } from '../../http/problem'
import { findVersionOfAny } from '../../store/versions'
import { grantedScopes } from './granted-scopes'

export const getApplicationProductVersionGrantedScopes = operation<{
  params: { applicationId: string; productVersionId: string }
}>({
  id: 'getApplicationProductVersionGrantedScopes',
  access: 'private-developer',

  async handle(call) {
    const { db } = call.services.database
    const application = await ownApplication(call, db)
    if (!(await findVersionOfAny(db, call.params.productVersionId))) throw new Problem('notFound')
    return grantedScopes(application)
  },
})
