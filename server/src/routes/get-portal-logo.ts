import { builtInMark } from '../http/built-in-mark'
import { imageAnswer } from '../http/image-answer'
import { operation } from '../http/operation'

export const getPortalLogo = operation({
  id: 'getPortalLogo',
  access: 'anyone',
  remembered: true,
  crossOrigin: true,

  async handle(call) {
    return (await imageAnswer(call, 'logo')) ?? { status: 200, type: 'image/png', body: builtInMark() }
  },
})
