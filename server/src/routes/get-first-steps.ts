import { accountOf } from '../http/account'
import { operation } from '../http/operation'
import { json } from '../http/operation-response'
import { readFirstSteps } from '../rules/first-steps'

export const getFirstSteps = operation({
  id: 'getFirstSteps',
  access: 'private-developer',

  async handle(call) {
    return json({ steps: await readFirstSteps(call.services, accountOf(call)) })
  },
})
