import { listOperation } from '../../http/list-operation'
import { listSigningKeyPeriods } from '../../store/signing-keys'

export const listOperatorSigningKeys = listOperation({
  id: 'listOperatorSigningKeys',
  read: ({ services }, section) => listSigningKeyPeriods(services.database.db, section),
})
