import { created, tagOf } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { accountOf } from '../../http/account'
import { createOnce } from '../../http/idempotency'
import { operation } from '../../http/operation'
import type { ApplicationInput } from '../../rules/application-input'
import { createApplication as create } from '../../rules/applications'

type Payload = ApplicationInput & { name: string; auth_strategy_id?: string | null }

export const createApplication = operation<{ body: Payload }>({
  id: 'createApplication',
  access: 'private-developer',

  handle: (call) =>
    createOnce(call, async (db) => {
      const { auth_strategy_id: strategyId, ...input } = call.body
      const { application, clientSecret } = await create(db, input, {
        developerId: accountOf(call).id,
        strategyId,
        quota: call.services.config.applicationsPerDeveloper,
        actor: actorOf(call),
      })
      const { reference_id } = application
      const credentials = clientSecret
        ? { credentials: { client_id: reference_id, client_secret: clientSecret } }
        : {}
      return created({ ...application, ...credentials }, tagOf(application))
    }),
})
