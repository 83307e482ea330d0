import { created } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { createOnce } from '../../http/idempotency'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { createCredential as create } from '../../rules/credentials'

export const createCredential = operation<{
  params: { applicationId: string }
  body?: { display_name?: string; replaces?: string } | null
}>({
  id: 'createCredential',
  access: 'private-developer',

  handle: (call) =>
    createOnce(call, async (db) => {
      const { display_name: displayName, replaces } = call.body ?? {}
      const wanted = { displayName, replaces, actor: actorOf(call) }
      return created(await create(db, ownedBy(call), wanted))
    }),
})
