import { created } from '../../http/answer'
import { actorOf } from '../../http/actor'
import type { InvalidParameter } from '../../http/invalid-parameters'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { recordChange } from '../../store/audit-log'
import { findStrategy, insertStrategy } from '../../store/auth-strategies'
import type { CredentialType } from '../../store/settings'

interface Payload {
  name: string
  credential_type: CredentialType
  key_names?: string[]
  auth_methods?: string[]
  available_scopes?: string[]
}

export const createOperatorAuthStrategy = operation<{ body: Payload }>({
  id: 'createOperatorAuthStrategy',
  access: 'operator',

  async handle(call) {
    const { body, services } = call
    const invalidParameters = faultsOf(body)
    if (invalidParameters.length > 0) throw new Problem('invalidRequest', { invalidParameters })
    const { name, credential_type, key_names, auth_methods, available_scopes } = body
    const isKey = credential_type === 'key_auth'
    return services.database.db.transaction().execute(async (db) => {
      const id = await insertStrategy(db, {
        name: name.trim(),
        credentialType: credential_type,
        keyNames: isKey ? (key_names ?? ['apikey']) : [],
        authMethods: isKey ? [] : (auth_methods ?? ['bearer']),
        availableScopes: available_scopes ?? null,
      })
      if (id === undefined) {
        throw new Problem('conflict', {
          invalidParameters: [{ field: 'name', source: 'body', rule: 'invalid', reason: 'taken' }],
        })
      }
      await recordChange(db, {
        actor: actorOf(call),
        action: 'auth-strategy.create',
        subject: id,
        details: { name: name.trim(), credential_type },
      })
      return created(await findStrategy(db, id))
    })
  },
})

/** What only some types of strategies have, as in portal.yaml. */
const ownFields: Readonly<Record<string, readonly CredentialType[]>> = {
  key_names: ['key_auth'],
  auth_methods: ['client_credentials', 'self_managed_client_credentials'],
  available_scopes: ['client_credentials'],
}

function faultsOf(body: Payload): InvalidParameter[] {
  return Object.entries(ownFields)
    .filter(([field, types]) => field in body && !types.includes(body.credential_type))
    .map(([field]) => ({ field, source: 'body', rule: 'invalid' }))
}
