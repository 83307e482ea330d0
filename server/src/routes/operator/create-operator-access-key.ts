import { actorOf } from '../../http/actor'
import { created } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { createAccessKey } from '../../rules/access-keys'
import type { AccessKeyRole } from '../../store/settings'

export const createOperatorAccessKey = operation<{
  body: { name: string; role: AccessKeyRole; replace?: boolean }
}>({
  id: 'createOperatorAccessKey',
  access: 'operator',

  async handle(call) {
    const { body, services } = call
    const { record, key } = await services.database.db
      .transaction()
      .execute((transaction) => createAccessKey(transaction, body, actorOf(call)))
    return created({ ...record, key })
  },
})
