import { changeable, tagOf } from '../../http/answer'
import { tellingConflicts } from '../../http/conflicts'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { lockedApplication, ownApplication } from '../../http/own-application'
import { assertMatch } from '../../http/preconditions'
import { Problem } from '../../http/problem'
import { changeApplication, type ApplicationRecord } from '../../store/applications'
import { recordChange } from '../../store/audit-log'
import { cleanInput, type ApplicationInput } from './application-input'

export const updateApplication = operation<{ params: { applicationId: string }; body: ApplicationInput }>({
  id: 'updateApplication',
  access: 'private-developer',

  handle(call) {
    const { body, request, services } = call
    return services.database.db.transaction().execute(async (db) => {
      const application = await lockedApplication(call, db)
      assertMatch(request, tagOf(application))
      const changes = differences(application, cleanInput(body, application.auth_strategy))
      const fields = Object.keys(changes)
      if (fields.length === 0) return changeable(application)
      assertReferenceIsFree(application, changes)

      const { scopes, ...texts } = changes
      await tellingConflicts(
        changeApplication(db, application.id, {
          ...texts,
          ...(scopes ? { scopes: JSON.stringify(scopes) } : {}),
        }),
      )
      await recordChange(db, {
        actor: actorOf(call),
        action: 'application.update',
        subject: application.id,
        details: { fields },
      })
      return changeable(await ownApplication(call, db))
    })
  },
})

function differences(application: ApplicationRecord, input: ApplicationInput): ApplicationInput {
  const entries = Object.entries(input).filter(
    ([field, value]) =>
      JSON.stringify(application[field as keyof ApplicationInput]) !== JSON.stringify(value) &&
      // Forms send an empty list where there is nothing to choose.
      (field !== 'scopes' || application.scopes),
  )
  return Object.fromEntries(entries) as ApplicationInput
}

/** @throws {Problem} 400 when the reference ID is emptied, or is a client ID, which clients send back unchanged. */
function assertReferenceIsFree(
  { auth_strategy }: ApplicationRecord,
  { reference_id }: ApplicationInput,
): void {
  if (reference_id === undefined) return
  const field = { field: 'reference_id', source: 'body' } as const
  if (auth_strategy.credential_type === 'client_credentials')
    throw new Problem('invalidRequest', {
      invalidParameters: [{ ...field, rule: 'invalid', reason: 'fixed' }],
    })
  if (reference_id === '')
    throw new Problem('invalidRequest', {
      invalidParameters: [{ ...field, rule: 'min_length', minimum: 1 }],
    })
}
