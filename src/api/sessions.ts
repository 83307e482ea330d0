import type { AccountClient } from './account-client'
import { pathParameter } from './parameters'
import { objectOf, type RequestOptions, unexpectedResponse } from './transport'
import type { AccountSession } from './types'

/** Sessions of the signed-in developer or user, that of this browser included. Servers without them refuse all with `not-found`. */
export interface SessionsResource {
  list(options?: RequestOptions): Promise<readonly AccountSession[]>
  /** Ends one session. */
  end(sessionId: string, options?: RequestOptions): Promise<void>
  /** Ends all sessions but that of this browser. */
  endOthers(options?: RequestOptions): Promise<void>
}

export function sessionsResource({ client, sessions }: AccountClient): SessionsResource {
  return {
    async list(given) {
      const response = await client.call('GET', sessions, given)
      const { data } = objectOf<{ data?: readonly AccountSession[] }>(response)
      if (!Array.isArray(data)) throw unexpectedResponse(response)
      return data
    },
    async end(sessionId, given) {
      await client.call('DELETE', `${sessions}/${pathParameter('endSession', 'sessionId', sessionId)}`, given)
    },
    async endOthers(given) {
      await client.call('DELETE', sessions, given)
    },
  }
}
