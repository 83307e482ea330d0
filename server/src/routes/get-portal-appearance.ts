import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { appearanceOf } from '../http/portal-appearance'

export const getPortalAppearance = operation({
  id: 'getPortalAppearance',
  access: 'anyone',
  isCached: true,

  handle: ({ portal }) => Promise.resolve(json(appearanceOf(portal))),
})
