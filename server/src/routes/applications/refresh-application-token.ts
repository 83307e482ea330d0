import { created } from '../../http/answer'
import { actorOf } from '../../http/actor'
import { createOnce } from '../../http/idempotency'
import { operation } from '../../http/operation'
import { lockedApplication } from '../../http/own-application'
import { Problem } from '../../http/problem'
import { newSecret, secretHash } from '../../rules/issued-secrets'
import { replaceSecret } from '../../store/applications'
import { recordChange } from '../../store/audit-log'

/** The old secret, and every token that was bought with it, is void at once. */
export const refreshApplicationToken = operation<{ params: { applicationId: string } }>({
  id: 'refreshApplicationToken',
  access: 'private-developer',

  handle: (call) =>
    createOnce(call, async (db) => {
      const { id, reference_id, auth_strategy } = await lockedApplication(call, db)
      if (auth_strategy.credential_type !== 'client_credentials') {
        throw new Problem('invalidRequest', {
          invalidParameters: [
            { field: 'applicationId', source: 'path', rule: 'invalid', reason: 'noSecret' },
          ],
        })
      }
      const secret = newSecret('clientSecret')
      await replaceSecret(db, id, secretHash(secret))
      await recordChange(db, { actor: actorOf(call), action: 'application.refresh-secret', subject: id })
      return created({ client_id: reference_id, client_secret: secret })
    }),
})
