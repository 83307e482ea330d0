import { setTimeout as wait } from 'node:timers/promises'
import { feedOf } from '../../http/gateway-feed'
import { json } from '../../http/operation-response'
import { operation, type Call } from '../../http/operation'
import { Problem } from '../../http/problem'
import { readFeedChanges, type FeedChanges } from '../../rules/gateway/feed'

/** A look at an index that finds nothing. Far below the time in which a revoked key has to be refused. */
const betweenLooksMs = 250

/** What has changed for an agent since its cursor. Waits for a change, if the agent lets it. */
export const listGatewayChanges = operation<{ query: { cursor: string; seconds?: number } }>({
  id: 'listGatewayChanges',
  access: 'gateway',
  isTranslated: true,

  async handle(call) {
    const { query, services, request } = call
    const until = Date.now() + (query.seconds ?? 0) * 1000
    let { cursor } = query
    for (;;) {
      const { view, portal } = await feedOf(call)
      const changes = await readFeedChanges(services.database.db, view, cursor)
      if (!changes) throw new Problem('snapshotRequired')
      if (!isEmpty(changes) || Date.now() >= until || isEnding(request)) return json({ ...changes, portal })
      ;({ cursor } = changes)
      await wait(betweenLooksMs)
    }
  },
})

/** Whether the agent has gone, or the server stops, for which it waits for pending requests. */
function isEnding({ raw, server }: Call['request']): boolean {
  return raw.socket.destroyed || !server.server.listening
}

function isEmpty({ is_complete, versions, signing_keys, applications, removed }: FeedChanges): boolean {
  return is_complete && !versions && !signing_keys && applications.length + removed.length === 0
}
