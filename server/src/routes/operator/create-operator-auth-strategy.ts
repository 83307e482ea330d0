import { created } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { createStrategy, type StrategyInput } from '../../rules/auth-strategies'
import { inTransaction } from '../../store/transactions'

export const createOperatorAuthStrategy = operation<{ body: StrategyInput }>({
  id: 'createOperatorAuthStrategy',
  access: 'operator',

  async handle(call) {
    const { body, services } = call
    const { db } = services.database
    return created(await inTransaction(db, (transaction) => createStrategy(transaction, body, actorOf(call))))
  },
})
