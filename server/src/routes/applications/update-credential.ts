import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { renameKey } from '../../rules/credentials'
import { inTransaction } from '../../store/transactions'

export const updateCredential = operation<{
  params: { applicationId: string; credentialId: string }
  body: { display_name: string }
}>({
  id: 'updateCredential',
  access: 'private-developer',

  async handle(call) {
    const { params, body, services } = call
    const change = { id: params.credentialId, displayName: body.display_name, actor: actorOf(call) }
    await inTransaction(services.database.db, (db) => renameKey(db, ownedBy(call), change))
    return { status: 200 }
  },
})
