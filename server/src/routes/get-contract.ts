import { contractText } from '../http/contract'
import { operation } from '../http/operation'

export const getContract = operation({
  id: 'getContract',
  access: 'anyone',
  isCached: true,
  handle: () =>
    Promise.resolve({ status: 200, type: 'application/yaml; charset=utf-8', body: contractText() }),
})
