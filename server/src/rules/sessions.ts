import type { SessionLimits } from '../config/config'
import type { Database } from '../store/database'
import { secretNamed } from '../store/secrets'
import {
  createDeveloperSession,
  endSession,
  findSessionOfToken,
  insertRefreshToken,
  lockRefreshToken,
  markReplaced,
  type EndReason,
} from '../store/sessions'
import { createAccessTokens, type AccessTokens } from './access-tokens'
import { newRefreshToken, refreshTokenHash, successorOf } from './refresh-tokens'

export interface SessionTokens {
  readonly access: string
  readonly refresh: string
}

export interface Sessions {
  readonly tokens: AccessTokens
  start(developerId: string): Promise<SessionTokens>
  /** @returns undefined when the token is unknown, expired, ended, or was used before; the last ends its session. */
  refresh(token: string): Promise<SessionTokens | undefined>
  /** Ends the sessions that the tokens belong to, which may be two, also when a token itself has expired. */
  end(tokens: Partial<SessionTokens>, reason: EndReason): Promise<void>
}

export async function createSessions(database: Database, limits: SessionLimits): Promise<Sessions> {
  const { db, changes } = database
  const tokens = createAccessTokens(await secretNamed(db, 'access-tokens'), limits.accessSeconds)
  const successorKey = await secretNamed(db, 'refresh-token-successors')
  const lifetimeSeconds = limits.refreshSeconds

  async function end(sessionId: string, reason: EndReason): Promise<void> {
    await db.transaction().execute((transaction) => endSession(transaction, sessionId, reason))
    changes.changed('sessions', sessionId)
  }

  return {
    tokens,

    async start(developerId) {
      const refresh = newRefreshToken()
      const sessionId = await db.transaction().execute(async (transaction) => {
        const id = await createDeveloperSession(transaction, developerId)
        await insertRefreshToken(transaction, {
          sessionId: id,
          tokenHash: refreshTokenHash(refresh),
          lifetimeSeconds,
        })
        return id
      })
      return { access: await tokens.issue(sessionId, limits.absoluteSeconds), refresh }
    },

    async refresh(token) {
      const successor = successorOf(token, successorKey)
      const found = await db.transaction().execute(async (transaction) => {
        const state = await lockRefreshToken(transaction, refreshTokenHash(token))
        if (!state || state.isEnded) return undefined
        const { sessionId, replacedSecondsAgo } = state
        const secondsLeft = limits.absoluteSeconds - state.ageSeconds
        if (secondsLeft <= 0) return undefined
        if (replacedSecondsAgo === null) {
          if (state.isExpired) return undefined
          await insertRefreshToken(transaction, {
            sessionId,
            tokenHash: refreshTokenHash(successor),
            lifetimeSeconds: Math.min(lifetimeSeconds, secondsLeft),
          })
          await markReplaced(transaction, state.id, sessionId)
        }
        return {
          sessionId,
          secondsLeft,
          isReuse: (replacedSecondsAgo ?? 0) >= limits.graceSeconds && replacedSecondsAgo !== null,
        }
      })
      if (!found) return undefined
      if (found.isReuse) {
        await end(found.sessionId, 'token-reuse')
        return undefined
      }
      return { access: await tokens.issue(found.sessionId, found.secondsLeft), refresh: successor }
    },

    async end({ access, refresh }, reason) {
      const found = [
        access && (await tokens.sessionOf(access)),
        refresh && (await findSessionOfToken(db, refreshTokenHash(refresh))),
      ]
      for (const sessionId of new Set(found)) if (sessionId) await end(sessionId, reason)
    },
  }
}
