import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { readContentStatus, readServerStatus } from '../../rules/server-status'

export const getOperatorStatus = operation({
  id: 'getOperatorStatus',
  access: 'operator',

  async handle({ services: { database } }) {
    const { status } = await readServerStatus(database)
    return json({ ...status, ...(await readContentStatus(database)) })
  },
})
