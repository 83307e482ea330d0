import { accountOf } from '../http/account'
import { operation } from '../http/operation'
import { json } from '../http/operation-response'
import { changeFirstSteps, readFirstSteps } from '../rules/first-steps'
import { findAccount } from '../store/accounts'
import type { ReportedStep } from '../store/schema-accounts'

export const updateFirstSteps = operation<{ body: { done?: ReportedStep; is_dismissed?: true } }>({
  id: 'updateFirstSteps',
  access: 'private-developer',

  async handle(call) {
    const { services, body } = call
    const { id } = accountOf(call)
    await changeFirstSteps(services.database, id, {
      step: body.done,
      isDismissed: body.is_dismissed === true,
    })
    const account = await findAccount(services.database.db, id)
    return json({ steps: account ? await readFirstSteps(services, account) : [] })
  },
})
