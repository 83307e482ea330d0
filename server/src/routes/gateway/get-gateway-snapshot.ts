import { feedOf } from '../../http/gateway-feed'
import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { readSnapshot } from '../../rules/gateway/feed'

/** What an agent of a gateway needs to decide by itself, in pages. */
export const getGatewaySnapshot = operation<{ query: { page?: string } }>({
  id: 'getGatewaySnapshot',
  access: 'gateway',
  isTranslated: true,

  async handle(call) {
    const { view, portal } = await feedOf(call)
    const page = await readSnapshot(call.services.database.db, view, call.query.page)
    if (!page) throw new Problem('snapshotRequired')
    return json({ ...page, portal })
  },
})
