import { operation } from '../http/operation'
import { portalUrlOf } from '../http/portal-url'
import { Problem } from '../http/problem'
import { securityTxt } from '../http/security-txt'

/** RFC 9116. Nothing is said in place of a contact that is not set: reports would go astray. */
export const getSecurityTxt = operation({
  id: 'getSecurityTxt',
  access: 'anyone',

  handle({ request, services: { config } }) {
    if (!config.securityContact) throw new Problem('notFound')
    const body = securityTxt(config.securityContact, portalUrlOf(request, config), new Date())
    return Promise.resolve({ status: 200, type: 'text/plain; charset=utf-8', body })
  },
})
