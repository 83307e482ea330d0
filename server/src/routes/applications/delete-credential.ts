import { noContent } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { revokeCredential } from '../../rules/credentials'
import { inTransaction } from '../../store/transactions'

export const deleteCredential = operation<{ params: { applicationId: string; credentialId: string } }>({
  id: 'deleteCredential',
  access: 'private-developer',

  async handle(call) {
    const { params, services } = call
    const change = { id: params.credentialId, actor: actorOf(call) }
    await inTransaction(services.database.db, (db) => revokeCredential(db, ownedBy(call), change))
    return noContent
  },
})
