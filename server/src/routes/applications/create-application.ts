import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { created, tagOf } from '../../http/answer'
import { tellingConflicts } from '../../http/conflicts'
import { actorOf } from '../../http/actor'
import { developerOf } from '../../http/developer'
import { createOnce } from '../../http/idempotency'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { newSecret, secretHash } from '../../rules/issued-secrets'
import { findApplication, insertApplication } from '../../store/applications'
import { recordChange } from '../../store/audit-log'
import { findDefaultStrategy, findStrategy, type AuthStrategyRecord } from '../../store/auth-strategies'
import type { Schema } from '../../store/schema'
import { cleanInput, type ApplicationInput } from './application-input'

type Payload = ApplicationInput & { name: string; auth_strategy_id?: string | null }

export const createApplication = operation<{ body: Payload }>({
  id: 'createApplication',
  access: 'private-developer',

  handle: (call) =>
    createOnce(call, async (db) => {
      const { auth_strategy_id, ...given } = call.body
      const strategy = await strategyFor(db, auth_strategy_id)
      const input = cleanInput(given, strategy)
      const developerId = developerOf(call).id
      const identity = identityFor(strategy, input.reference_id)
      const id = await tellingConflicts(
        insertApplication(db, {
          developer_id: developerId,
          strategy_id: strategy.id,
          name: input.name ?? '',
          description: input.description ?? null,
          redirect_uri: input.redirect_uri ?? null,
          reference_id: identity.referenceId,
          scopes: JSON.stringify(input.scopes ?? []),
          secret_hash: identity.secret ? secretHash(identity.secret) : null,
        }),
      )
      await recordChange(db, {
        actor: actorOf(call),
        action: 'application.create',
        subject: id,
        details: { name: input.name ?? '', auth_strategy: strategy.name },
      })
      const application = await findApplication(db, { id, developerId })
      const credentials = identity.secret
        ? { credentials: { client_id: identity.referenceId, client_secret: identity.secret } }
        : {}
      return created({ ...application, ...credentials }, tagOf(application))
    }),
})

async function strategyFor(db: Transaction<Schema>, id?: string | null): Promise<AuthStrategyRecord> {
  if (id) {
    const strategy = await findStrategy(db, id)
    if (!strategy) throw new Problem('notFound')
    return strategy
  }
  const strategy = await findDefaultStrategy(db)
  if (strategy) return strategy
  throw new Problem('invalidRequest', {
    invalidParameters: [
      { field: 'auth_strategy_id', source: 'body', rule: 'required', reason: 'noDefaultStrategy' },
    ],
  })
}

/** What tells the application to gateways. The portal keeps clients of its own, and then gives both parts. */
function identityFor(
  { credential_type }: AuthStrategyRecord,
  referenceId: string | undefined,
): { referenceId: string; secret?: string } {
  if (credential_type !== 'client_credentials') return { referenceId: referenceId || randomUUID() }
  if (!referenceId) return { referenceId: randomUUID(), secret: newSecret('clientSecret') }
  throw new Problem('invalidRequest', {
    invalidParameters: [{ field: 'reference_id', source: 'body', rule: 'invalid', reason: 'givenByPortal' }],
  })
}
