import { builtInMark } from '../http/built-in-mark'
import { imageResponse } from '../http/image-response'
import { operation } from '../http/operation'

export const getPortalFavicon = operation({
  id: 'getPortalFavicon',
  access: 'anyone',
  isCached: true,
  isCrossOrigin: true,

  async handle(call) {
    return (await imageResponse(call, 'favicon')) ?? { status: 200, type: 'image/png', body: builtInMark() }
  },
})
