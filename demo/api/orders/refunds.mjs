import { timestamp } from '../collection.mjs'
import { conflict } from '../http/problem.mjs'
import { sendEvent } from './events.mjs'
import { repeatable } from './idempotency.mjs'
import { change, orderNamed } from './order.mjs'
import { paymentNamed, paymentsOf } from './payments.mjs'
import { refunds } from './store.mjs'

const leftOf = ({ amount, refunded }) => amount.amount - refunded.amount

function refund(payment, amount, reason) {
  const order = orderNamed(payment.order_id)
  const { currency } = payment.amount
  payment.refunded = { amount: payment.refunded.amount + amount, currency }
  change(order, { paid: { amount: order.paid.amount - amount, currency } })
  const made = refunds.add({
    payment_id: payment.id,
    amount: { amount, currency },
    reason,
    created_at: timestamp(),
  })
  sendEvent('refund.created', made)
  return made
}

/** Gives back all that was paid for an order. */
export function refundAll(order) {
  for (const payment of paymentsOf(order)) {
    if (payment.status === 'succeeded' && leftOf(payment) > 0) refund(payment, leftOf(payment), 'canceled')
  }
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const refundHandlers = {
  createRefund: repeatable('createRefund', ({ path, body }) => {
    const payment = paymentNamed(path.payment_id)
    if (payment.status !== 'succeeded') throw conflict(`A ${payment.status} payment cannot be refunded.`)
    const left = leftOf(payment)
    const amount = body.amount ?? left
    if (left === 0) throw conflict('The payment was refunded in full already.')
    if (amount > left)
      throw conflict(`Only ${left} ${payment.amount.currency} in the smallest unit are left to refund.`)
    return { status: 201, body: refund(payment, amount, body.reason) }
  }),
}
