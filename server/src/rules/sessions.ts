import type { SessionLimits } from '../config/config'
import { lockAccount, type CheckedAccount } from '../store/accounts'
import { recordChange, type Actor, type Origin } from '../store/audit-log'
import type { Database } from '../store/database'
import { isLinked } from '../store/linked-identities'
import { findProviderSession, insertProviderSession, type ProviderSession } from '../store/provider-sessions'
import { readSecret, type Secrets } from '../store/secrets'
import {
  createSession,
  endSession,
  findSessionOfToken,
  insertRefreshToken,
  lockRefreshToken,
  lockSessionOfToken,
  markReplaced,
  type EndReason,
} from '../store/sessions'
import type { AccountKind } from '../store/settings'
import { createAccessTokens, type AccessTokens } from './access-tokens'
import { completeLink } from './sso/pending-links'
import { newRefreshToken, refreshTokenHash, successorOf } from './refresh-tokens'
import { inTransaction } from '../store/transactions'

export interface SessionTokens {
  readonly access: string
  readonly refresh: string
}

/** `changed`: the password is another than at the check, or the identity is no longer linked. `not-approved`: the account may not sign in any more. */
export type SessionStart =
  | { outcome: 'started'; tokens: SessionTokens }
  | { outcome: 'changed' | 'not-approved' }

export interface SignInProof {
  /** Where the sign-in was, if not here. */
  readonly provider?: ProviderSession
  /** Of an identity that a sign-in with the password links to the account. */
  readonly linkSecret?: string
}

export interface Sessions {
  readonly tokens: AccessTokens
  start(account: CheckedAccount, origin: Origin, signIn?: SignInProof): Promise<SessionStart>
  /** Returns the sessions at identity providers that the tokens began with. */
  atProviders(kind: AccountKind, tokens: Partial<SessionTokens>): Promise<ProviderSession[]>
  /** @returns undefined when the token is unknown, of the other kind, expired, ended, or was used before; the last ends its session. */
  refresh(kind: AccountKind, token: string, origin: Origin): Promise<SessionTokens | undefined>
  /** Ends the sessions of the kind that the tokens belong to, which may be two, also when a token itself has expired. */
  end(
    kind: AccountKind,
    tokens: Partial<SessionTokens>,
    circumstances: { reason: EndReason; origin: Origin },
  ): Promise<void>
}

export function createSessions(database: Database, secrets: Secrets, limits: SessionLimits): Sessions {
  const { db, changes, keyring } = database
  const tokens = createAccessTokens(secrets, limits.accessSeconds)
  const lifetimeSeconds = limits.refreshSeconds

  async function end(sessionId: string, reason: EndReason, origin: Origin): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const account = await endSession(transaction, sessionId, reason)
      if (!account) return
      // An old token may be in the hands of a thief.
      const isReuse = reason === 'token-reuse'
      await recordChange(transaction, {
        actor: { ...origin, name: isReuse ? 'anonymous' : `${account.kind}:${account.id}` },
        action: isReuse ? 'session.token-reuse' : 'session.end',
        subject: account.id,
        details: { session: sessionId, reason },
      })
    })
    changes.changed('sessions', sessionId)
  }

  async function sessionsOf(
    kind: AccountKind,
    { access, refresh }: Partial<SessionTokens>,
  ): Promise<string[]> {
    const found = [
      access && (await tokens.sessionOf(kind, access)),
      refresh && (await findSessionOfToken(db, kind, refreshTokenHash(refresh))),
    ]
    return [...new Set(found)].filter((id): id is string => Boolean(id))
  }

  return {
    tokens,

    async start(account, origin, { provider, linkSecret } = {}) {
      const refresh = newRefreshToken()
      const started = await inTransaction(db, async (transaction) => {
        const current = await lockAccount(transaction, account.id, account.kind)
        if (current?.status !== 'approved') return { outcome: 'not-approved' } as const
        if (current.credential_version !== account.credential_version) return { outcome: 'changed' } as const
        if (provider && !(await isLinked(transaction, account.id, provider)))
          return { outcome: 'changed' } as const
        const id = await createSession(transaction, account, origin)
        await insertRefreshToken(transaction, {
          sessionId: id,
          tokenHash: refreshTokenHash(refresh),
          lifetimeSeconds,
        })
        const actor: Actor = { ...origin, name: `${account.kind}:${account.id}` }
        if (linkSecret !== undefined) await completeLink(transaction, account, { secret: linkSecret, actor })
        await recordChange(transaction, {
          actor,
          action: 'sign-in.success',
          subject: account.id,
          details: provider ? { session: id, provider: provider.provider } : { session: id },
        })
        if (provider) await insertProviderSession(transaction, id, provider)
        return { outcome: 'started', id } as const
      })
      if (started.outcome !== 'started') return started
      const access = await tokens.issue(account.kind, started.id, limits.absoluteSeconds)
      return { outcome: 'started', tokens: { access, refresh } }
    },

    async refresh(kind, token, origin) {
      const found = await inTransaction(db, async (transaction) => {
        const tokenHash = refreshTokenHash(token)
        // A change that ends the session goes first. The state of the session is read afterwards.
        if (!(await lockSessionOfToken(transaction, kind, tokenHash))) return undefined
        const state = await lockRefreshToken(transaction, kind, tokenHash)
        if (!state || state.isEnded) return undefined
        const { sessionId, derivedWith, replacedSecondsAgo } = state
        const secondsLeft = limits.absoluteSeconds - state.ageSeconds
        if (secondsLeft <= 0) return undefined
        // Read after the token is locked, so that a rotation counts for all who waited for it.
        const secret = await readSecret({ db: transaction, keyring }, 'refresh-token-successors')
        if (derivedWith !== null && !secret.find(derivedWith)) return undefined
        // A token that has a successor gets the same again.
        const version =
          replacedSecondsAgo === null ? secret.current : secret.find(state.successorWith ?? undefined)
        if (!version) return undefined
        const successor = successorOf(token, version.key)
        if (replacedSecondsAgo === null) {
          if (state.isExpired) return undefined
          await insertRefreshToken(transaction, {
            sessionId,
            tokenHash: refreshTokenHash(successor),
            lifetimeSeconds: Math.min(lifetimeSeconds, secondsLeft),
            derivedWith: version.kid,
          })
          await markReplaced(transaction, { tokenId: state.id, sessionId, successorWith: version.kid })
        }
        return {
          sessionId,
          successor,
          secondsLeft,
          isReuse: (replacedSecondsAgo ?? 0) >= limits.graceSeconds && replacedSecondsAgo !== null,
        }
      })
      if (!found) return undefined
      if (found.isReuse) {
        await end(found.sessionId, 'token-reuse', origin)
        return undefined
      }
      const access = await tokens.issue(kind, found.sessionId, found.secondsLeft)
      return { access, refresh: found.successor }
    },

    async atProviders(kind, given) {
      const ids = await sessionsOf(kind, given)
      const found = await Promise.all(ids.map((id) => findProviderSession(db, id)))
      return found.filter((session) => session !== undefined)
    },

    async end(kind, given, { reason, origin }) {
      for (const sessionId of await sessionsOf(kind, given)) await end(sessionId, reason, origin)
    },
  }
}
