import { created, tagOf } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { createOnce } from '../../http/idempotency'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { requestRegistration } from '../../rules/registrations'

export const createApplicationRegistration = operation<{
  params: { applicationId: string }
  body: { product_version_id: string; scopes?: string[] }
}>({
  id: 'createApplicationRegistration',
  access: 'private-developer',

  handle: (call) =>
    createOnce(call, async (db) => {
      const { body, viewer } = call
      const registration = await requestRegistration(db, ownedBy(call), {
        versionId: body.product_version_id,
        scopes: body.scopes,
        viewer,
        actor: actorOf(call),
      })
      return created(registration, tagOf(registration))
    }),
})
