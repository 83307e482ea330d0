import { listOperation } from '../../http/list-operation'
import { listOrganizations } from '../../store/organizations'

export const listOperatorOrganizations = listOperation({
  id: 'listOperatorOrganizations',
  isCompressed: true,
  read: ({ services }, section) => listOrganizations(services.database.db, section),
})
