import { actorOf } from '../../http/actor'
import { noContent } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { revokeAccessKey } from '../../rules/access-keys'
import { inTransaction } from '../../store/transactions'

export const revokeOperatorAccessKey = operation<{ params: { accessKeyName: string } }>({
  id: 'revokeOperatorAccessKey',
  access: 'operator',

  async handle(call) {
    const { params, services } = call
    await inTransaction(services.database.db, (transaction) =>
      revokeAccessKey(transaction, params.accessKeyName, actorOf(call)),
    )
    services.database.changes.changed('keys')
    return noContent
  },
})
