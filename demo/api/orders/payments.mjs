import { timestamp } from '../collection.mjs'
import { conflict, notFound, Problem } from '../http/problem.mjs'
import { sendEvent } from './events.mjs'
import { repeatable } from './idempotency.mjs'
import { change, orderNamed, view } from './order.mjs'
import { payments } from './store.mjs'

const BANK_DELAY = 2000

/** @param {string} id */
export function paymentNamed(id) {
  const payment = payments.get(id)
  if (!payment) throw notFound(`There is no payment "${id}".`)
  return payment
}

export const paymentsOf = (order) => payments.all().filter(({ order_id }) => order_id === order.id)

/** What nobody has paid or promised yet. */
function dueOf(order) {
  const pending = paymentsOf(order).filter(({ status }) => status === 'pending')
  return order.total.amount - order.paid.amount - pending.reduce((sum, { amount }) => sum + amount.amount, 0)
}

/** Pays for an open order. */
export function pay(order, { amount, method }) {
  if (order.status !== 'open') throw conflict(`The order is ${order.status} and takes no payment.`)
  const due = dueOf(order)
  const wanted = amount ?? due
  if (due === 0) throw conflict('Payments for the whole order are under way.')
  if (wanted > due) throw conflict(`Only ${due} ${order.total.currency} in the smallest unit are due.`)
  if (method.type === 'card' && method.token === 'tok_declined') {
    throw new Problem(402, 'payment-declined', 'The card was declined.')
  }
  const { currency } = order.total
  const payment = payments.add({
    order_id: order.id,
    status: 'pending',
    amount: { amount: wanted, currency },
    refunded: { amount: 0, currency },
    method,
    created_at: timestamp(),
  })
  if (method.type === 'transfer') setTimeout(() => settle(order, payment), BANK_DELAY).unref()
  else settle(order, payment)
  return payment
}

/** The money is there. */
function settle(order, payment) {
  // The order may have been canceled while the bank was at work.
  payment.status = order.status === 'open' ? 'succeeded' : 'failed'
  sendEvent(`payment.${payment.status}`, payment)
  if (payment.status === 'failed') return
  const paid = order.paid.amount + payment.amount.amount
  const isComplete = paid >= order.total.amount
  change(order, {
    paid: { ...order.paid, amount: paid },
    status: isComplete ? 'paid' : order.status,
  })
  if (isComplete) sendEvent('order.paid', view(order))
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const paymentHandlers = {
  listPayments: ({ path }) => ({ body: { data: paymentsOf(orderNamed(path.order_id)) } }),
  createPayment: repeatable('createPayment', ({ path, body }) => {
    return { status: 201, body: pay(orderNamed(path.order_id), body) }
  }),
  getPayment: ({ path }) => ({ body: paymentNamed(path.payment_id) }),
}
