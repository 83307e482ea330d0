import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'

export const getDeveloperMe = operation({
  id: 'getDeveloperMe',
  access: 'developer',

  handle({ caller }) {
    if (!caller) throw new Problem('sessionRequired')
    const { id, email, full_name, created_at, updated_at } = caller.account
    return Promise.resolve(json({ id, email, full_name, created_at, updated_at }))
  },
})
