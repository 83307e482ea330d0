import { created } from '../../http/answer'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { rotateSigningKeys } from '../../rules/signing-keys'

export const rotateOperatorSigningKeys = operation<{ body: { at_once?: boolean } }>({
  id: 'rotateOperatorSigningKeys',
  access: 'operator',

  async handle(call) {
    const { body, services } = call
    const { db, keyring } = services.database
    const rotation = {
      keyring,
      actor: actorOf(call),
      tokenSeconds: services.config.clientTokens.lifetimeSeconds,
      atOnce: body.at_once,
    }
    const id = await db.transaction().execute((transaction) => rotateSigningKeys(transaction, rotation))
    return created({ id })
  },
})
