import { listOperation } from '../../http/list-operation'
import { listReviews } from '../../store/registration-review'
import type { RegistrationStatus } from '../../store/settings'

export const listOperatorRegistrations = listOperation<{
  'filter[status]'?: RegistrationStatus
  'filter[waiting]'?: boolean
}>({
  id: 'listOperatorRegistrations',
  isCompressed: true,
  read: ({ query, services }, section) =>
    listReviews(services.database.db, section, {
      status: query['filter[status]'],
      isUndecided: query['filter[waiting]'],
    }),
})
