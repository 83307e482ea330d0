import { actorOf } from '../../http/actor'
import { created } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { createAccessKey } from '../../rules/access-keys'
import type { AccessKeyRole } from '../../store/settings'
import { inTransaction } from '../../store/transactions'

export const createOperatorAccessKey = operation<{
  body: { name: string; role: AccessKeyRole; expires_at?: string; replace?: boolean }
}>({
  id: 'createOperatorAccessKey',
  access: 'operator',

  async handle(call) {
    const { accessKey, body, services } = call
    const { expires_at, ...given } = body
    const input = { ...given, expiresAt: expires_at === undefined ? undefined : new Date(expires_at) }
    const { record, key } = await inTransaction(services.database.db, (transaction) =>
      createAccessKey(transaction, input, actorOf(call), accessKey),
    )
    if (body.replace) services.database.changes.changed('keys')
    return created({ ...record, key })
  },
})
