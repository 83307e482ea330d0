import { randomUUID } from 'node:crypto'
import { created } from '../../http/answer'
import { actorOf } from '../../http/actor'
import { createOnce } from '../../http/idempotency'
import { operation } from '../../http/operation'
import { lockedApplication } from '../../http/own-application'
import { Problem } from '../../http/problem'
import { newSecret, secretHash } from '../../rules/issued-secrets'
import { recordChange } from '../../store/audit-log'
import { countCredentials, insertCredential } from '../../store/credentials'
import { assertKeysAreKept } from './kept-keys'

const mostCredentials = 20

export const createCredential = operation<{
  params: { applicationId: string }
  body?: { display_name?: string } | null
}>({
  id: 'createCredential',
  access: 'private-developer',

  handle: (call) =>
    createOnce(call, async (db) => {
      // Locked, so that two requests at once do not both take the last place.
      const application = await lockedApplication(call, db)
      assertKeysAreKept(application)
      if ((await countCredentials(db, application.id)) >= mostCredentials)
        throw new Problem('credentialQuota')

      const id = randomUUID()
      const display_name = call.body?.display_name?.trim() || id
      const credential = newSecret('key')
      const keyHash = secretHash(credential)
      await insertCredential(db, { id, display_name, applicationId: application.id, keyHash })
      await recordChange(db, {
        actor: actorOf(call),
        action: 'credential.create',
        subject: id,
        details: { name: display_name, application: application.id },
      })
      return created({ id, display_name, credential })
    }),
})
