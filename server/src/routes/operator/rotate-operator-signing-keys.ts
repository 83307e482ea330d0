import { created } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { replaceSigningKey } from '../../rules/signing-keys'

export const rotateOperatorSigningKeys = operation<{ body: { at_once?: boolean } }>({
  id: 'rotateOperatorSigningKeys',
  access: 'operator',

  async handle(call) {
    const { body, services } = call
    const { db, keyring, changes } = services.database
    const rotation = {
      keyring,
      actor: actorOf(call),
      tokenSeconds: services.config.clientTokens.lifetimeSeconds,
      atOnce: body.at_once,
    }
    const id = await replaceSigningKey(db, rotation)
    changes.changed('keys')
    return created({ id })
  },
})
