import { imageAnswer } from '../http/image-answer'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'

export const getPortalCatalogCover = operation({
  id: 'getPortalCatalogCover',
  access: 'anyone',
  remembered: true,
  crossOrigin: true,

  async handle(call) {
    const image = await imageAnswer(call, 'cover')
    if (!image) throw new Problem('notFound')
    return image
  },
})
