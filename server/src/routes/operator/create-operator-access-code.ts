import { actorOf } from '../../http/actor'
import { created } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { createAccessCode } from '../../rules/access-codes'

export const createOperatorAccessCode = operation<{
  body: { name: string; code?: string; max_uses?: number; expires_at?: string }
}>({
  id: 'createOperatorAccessCode',
  access: 'operator',

  async handle(call) {
    const { body, services } = call
    const { name, code: given, max_uses: maxUses, expires_at } = body
    const expiresAt = expires_at === undefined ? undefined : new Date(expires_at)
    const input = { name, code: given, maxUses, expiresAt }
    const { record, code } = await createAccessCode(services.database, input, actorOf(call))
    return created({ ...record, code })
  },
})
