import { listOperation } from '../../http/list-operation'
import { listAccessKeys } from '../../store/access-keys'

export const listOperatorAccessKeys = listOperation({
  id: 'listOperatorAccessKeys',
  read: ({ services }, section) => listAccessKeys(services.database.db, section),
})
