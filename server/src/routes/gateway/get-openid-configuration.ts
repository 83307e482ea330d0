import { openidConfiguration } from '../../http/authorization-server'
import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'

/** For gateways that find the published keys in no other way. */
export const getOpenidConfiguration = operation({
  id: 'getOpenidConfiguration',
  access: 'anyone',

  handle: ({ request, services }) => Promise.resolve(json(openidConfiguration(request, services.config))),
})
