import { imageResponse } from '../http/image-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'

export const getPortalCatalogCover = operation({
  id: 'getPortalCatalogCover',
  access: 'anyone',
  isCached: true,
  isCrossOrigin: true,

  async handle(call) {
    const image = await imageResponse(call, 'cover')
    if (!image) throw new Problem('notFound')
    return image
  },
})
