import { authorizationServer } from '../../http/authorization-server'
import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'

/** RFC 8414. */
export const getAuthorizationServer = operation({
  id: 'getAuthorizationServer',
  access: 'anyone',

  handle: ({ request, services }) => Promise.resolve(json(authorizationServer(request, services.config))),
})
