import { listOperation } from '../../http/list-operation'
import { listAllStrategies } from '../../store/auth-strategies'

export const listOperatorAuthStrategies = listOperation({
  id: 'listOperatorAuthStrategies',
  read: ({ services }, section) => listAllStrategies(services.database.db, section),
})
