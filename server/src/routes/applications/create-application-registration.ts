import type { Transaction } from 'kysely'
import { created, tagOf } from '../../http/answer'
import { tellingConflicts } from '../../http/conflicts'
import { actorOf } from '../../http/actor'
import { createOnce } from '../../http/idempotency'
import { operation, type Call, type Input } from '../../http/operation'
import { lockedApplication, ownApplication } from '../../http/own-application'
import { Problem } from '../../http/problem'
import { orderMail } from '../../mail/mail-orders'
import { changeApplication, type ApplicationRecord } from '../../store/applications'
import { recordChange } from '../../store/audit-log'
import { findProductActions } from '../../store/product-access'
import { findRegistration, insertRegistration } from '../../store/registrations'
import type { Schema } from '../../store/schema'
import { findVersionOfAny, type RegistrationConfig } from '../../store/versions'
import { scopeFaults } from './application-input'
import { registrationBody } from './registration-body'

interface RegistrationInput extends Input {
  params: { applicationId: string }
  body: { product_version_id: string; scopes?: string[] }
}
type RegistrationCall = Call<RegistrationInput>

export const createApplicationRegistration = operation<RegistrationInput>({
  id: 'createApplicationRegistration',
  access: 'private-developer',

  handle: (call) =>
    createOnce(call, async (db) => {
      const application = await lockedApplication(call, db)
      const config = await configFor(call, db, application)
      await chooseScopes(call, db, application)
      const versionId = call.body.product_version_id
      const status = config.registration_auto_approve ? 'approved' : 'pending'
      const id = await tellingConflicts(
        insertRegistration(db, { applicationId: application.id, versionId, status }),
      )
      await recordChange(db, {
        actor: actorOf(call),
        action: 'registration.create',
        subject: id,
        details: { status, application: application.id, product_version: versionId },
      })
      if (status === 'pending') {
        const data = { registrationId: id }
        await orderMail(db, { to: 'operators', template: 'registration-waiting', data })
      }
      const registration = await findRegistration(db, application.id, id)
      if (!registration) throw new Problem('notFound')
      const body = registrationBody(registration, await ownApplication(call, db))
      return created(body, tagOf(body))
    }),
})

/** How the version takes this application. @throws {Problem} when it does not. */
async function configFor(
  { body, viewer }: RegistrationCall,
  db: Transaction<Schema>,
  { auth_strategy }: ApplicationRecord,
): Promise<RegistrationConfig> {
  const version = await findVersionOfAny(db, body.product_version_id)
  if (!version) throw new Problem('notFound')
  const actions = await findProductActions(db, version.product_id, viewer)
  if (!actions?.register) throw new Problem('accessDenied')
  const config = version.registration_configs.find(({ id }) => id === auth_strategy.id)
  if (config?.registration_enabled) return config
  throw new Problem('invalidRequest', {
    invalidParameters: [
      { field: 'product_version_id', source: 'body', rule: 'invalid', reason: 'noRegistration' },
    ],
  })
}

/** Clients send every scope that the application is to have; they count for all of its registrations. */
async function chooseScopes(
  { body: { scopes } }: RegistrationCall,
  db: Transaction<Schema>,
  application: ApplicationRecord,
): Promise<void> {
  const invalidParameters = scopeFaults(scopes, application.auth_strategy)
  if (invalidParameters.length > 0) throw new Problem('invalidRequest', { invalidParameters })
  if (!scopes || !application.scopes) return
  const chosen = [...new Set(scopes)]
  const isSame =
    chosen.length === application.scopes.length &&
    chosen.every((scope) => application.scopes?.includes(scope))
  if (!isSame) await changeApplication(db, application.id, { scopes: JSON.stringify(chosen) })
}
