import { listOperation } from '../../http/list-operation'
import { listAccessCodes } from '../../store/access-codes'

export const listOperatorAccessCodes = listOperation({
  id: 'listOperatorAccessCodes',
  read: ({ services }, section) => listAccessCodes(services.database.db, section),
})
