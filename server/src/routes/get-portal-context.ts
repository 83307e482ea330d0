import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { contextOf } from '../http/portal-context'

export const getPortalContext = operation({
  id: 'getPortalContext',
  access: 'anyone',

  async handle(call) {
    return json(await contextOf(call))
  },
})
