import { actorOf } from '../../http/actor'
import { noContent } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { revokeAccessCode } from '../../rules/access-codes'
import { inTransaction } from '../../store/transactions'

export const revokeOperatorAccessCode = operation<{ params: { accessCodeName: string } }>({
  id: 'revokeOperatorAccessCode',
  access: 'operator',

  async handle(call) {
    const { params, services } = call
    await inTransaction(services.database.db, (transaction) =>
      revokeAccessCode(transaction, params.accessCodeName, actorOf(call)),
    )
    return noContent
  },
})
