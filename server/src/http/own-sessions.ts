import { endOtherSessions, endOwnSession, listOwnSessions, type OwnSession } from '../rules/own-sessions'
import type { Caller } from '../rules/callers'
import type { AccountKind } from '../store/settings'
import { actorOf } from './actor'
import { operation, type Call, type Operation } from './operation'
import { json, noContent } from './operation-response'
import { Problem } from './problem'
import { clearSessionCookies } from './session-cookies'

/** What both kinds of account have alike. */
interface OfKind {
  readonly kind: AccountKind
  /** `operationId` in the contract. */
  readonly id: string
}

export function listSessionsOf({ kind, id }: OfKind): Operation {
  return operation({
    id,
    ...callableBy(kind),

    async handle(call) {
      const { config, database } = call.services
      const sessions = await listOwnSessions(database, callerOf(call), config.sessions)
      return json({ data: sessions.map(bodyOf) })
    },
  })
}

export function endSessionOf({ kind, id }: OfKind): Operation {
  return operation<{ params: { sessionId: string } }>({
    id,
    ...callableBy(kind),

    async handle(call) {
      const { params, request, reply, services } = call
      const { config, database } = services
      const caller = callerOf(call)
      const ending = { id: params.sessionId, actor: actorOf(call) }
      if (!(await endOwnSession(database, caller, ending, config.sessions))) throw new Problem('notFound')
      if (params.sessionId === caller.sessionId) clearSessionCookies({ request, reply, config }, kind)
      return noContent
    },
  })
}

export function endOtherSessionsOf({ kind, id }: OfKind): Operation {
  return operation({
    id,
    ...callableBy(kind),

    async handle(call) {
      await endOtherSessions(call.services.database, callerOf(call), actorOf(call))
      return noContent
    },
  })
}

const callableBy = (kind: AccountKind) => ({ access: kind, isForUsers: kind === 'user' })

function callerOf({ caller }: Pick<Call, 'caller'>): Caller {
  if (!caller) throw new Problem('sessionRequired')
  return caller
}

function bodyOf({ id, createdAt, lastUsedAt, network, device, isCurrent }: OwnSession): object {
  return {
    id,
    created_at: createdAt,
    last_used_at: lastUsedAt,
    network,
    device,
    is_current: isCurrent,
  }
}
