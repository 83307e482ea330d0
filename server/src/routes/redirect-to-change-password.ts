import { operation } from '../http/operation'
import { portalUrlOf } from '../http/portal-url'

/** Where password managers lead to, after a leak for instance. The account page asks visitors without a session to sign in. */
export const redirectToChangePassword = operation({
  id: 'redirectToChangePassword',
  access: 'password-form',

  handle({ request, reply, services }) {
    reply.header('location', `${portalUrlOf(request, services.config)}/account`)
    return Promise.resolve({ status: 302 })
  },
})
