import { created } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { createOnce } from '../../http/idempotency'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { Problem } from '../../http/problem'
import { replaceClientSecret } from '../../rules/applications'

export const refreshApplicationToken = operation<{ params: { applicationId: string } }>({
  id: 'refreshApplicationToken',
  access: 'private-developer',

  handle: (call) =>
    createOnce(call, async (db) => {
      const client = await replaceClientSecret(db, ownedBy(call), actorOf(call))
      if (client) return created({ client_id: client.clientId, client_secret: client.clientSecret })
      throw new Problem('invalidRequest', {
        invalidParameters: [{ field: 'applicationId', source: 'path', rule: 'invalid', reason: 'noSecret' }],
      })
    }),
})
