import { timestamp, without } from '../collection.mjs'
import { notFound } from '../http/problem.mjs'
import { take } from './articles.mjs'
import { sendCallback, sendEvent } from './events.mjs'
import { orders } from './store.mjs'

/** @param {string} id */
export function orderNamed(id) {
  const order = orders.get(id)
  if (!order) throw notFound(`There is no order "${id}".`)
  return order
}

/** What readers of version 2 see of an order. */
export const view = (order) => without(order, 'revision', 'callback_url')

export const tagOf = ({ revision }) => `"${revision}"`

/** The response that has an order. */
export const orderResponse = (order) => ({ body: view(order), headers: { etag: tagOf(order) } })

/** @param {object} wanted an order as version 2 takes it */
export function placeOrder({ items, currency, note, metadata, ...rest }, createdAt = timestamp()) {
  const taken = take(items, currency)
  const amount = taken.reduce((sum, item) => sum + item.quantity * item.unit_price.amount, 0)
  const order = orders.add({
    status: 'open',
    vessel: rest.vessel,
    items: taken,
    delivery: rest.delivery,
    total: { amount, currency },
    paid: { amount: 0, currency },
    note: note ?? null,
    metadata: metadata ?? {},
    created_at: createdAt,
    updated_at: createdAt,
    callback_url: rest.callback_url,
    revision: 1,
  })
  sendEvent('order.created', view(order))
  return order
}

/** Changes an order in place, and tells its callback when the status is another. */
export function change(order, fields) {
  const isNewStatus = fields.status !== undefined && fields.status !== order.status
  Object.assign(order, fields, { updated_at: timestamp(), revision: order.revision + 1 })
  if (isNewStatus && order.callback_url) {
    sendCallback(order.callback_url, {
      order_id: order.id,
      status: order.status,
      changed_at: order.updated_at,
    })
  }
}
