import { invalidParameters, Problem } from '../http/problem.mjs'
import { placeOrder, orderNamed } from './order.mjs'
import { cancel } from './orders.mjs'
import { orders } from './store.mjs'

/** Since when version 1 is deprecated, and when it ends. */
const notice = { deprecation: '@1767225600', sunset: 'Tue, 31 Dec 2030 00:00:00 GMT' }

/** Version 1 knows euros only. */
const RATES = { EUR: 1, GBP: 0.85, SEK: 11.2 }
const euros = ({ amount, currency }) => (amount / RATES[currency] / 100).toFixed(2)

const view = (order) => ({
  id: order.id,
  state: order.status,
  ship: order.vessel,
  berth: order.delivery.berth ?? null,
  lines: order.items.map(({ sku, quantity, unit_price }) => ({
    article: sku,
    count: quantity,
    price: euros(unit_price),
  })),
  sum: euros(order.total),
  created: order.created_at,
})

/** A refusal in the words of version 2, in those of version 1. */
function asVersion1Error(error) {
  if (!(error instanceof Problem) || !error.body.invalid_parameters) return error
  const renamed = error.body.invalid_parameters.map((each) => ({
    ...each,
    name: each.name.replace(/^items[.](\d+)[.]sku$/, 'lines.$1.article'),
  }))
  return invalidParameters(renamed)
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const version1Handlers = {
  listOrdersV1({ query: { state, offset, limit } }) {
    const found = orders
      .all()
      .filter(({ status }) => !state || status === state)
      .reverse()
    return {
      body: { orders: found.slice(offset, offset + limit).map(view), count: found.length },
      headers: notice,
    }
  },
  createOrderV1({ body: { ship, berth, lines } }) {
    const items = lines.map(({ article, count }) => ({ sku: article, quantity: count }))
    try {
      const order = placeOrder({ vessel: ship, currency: 'EUR', items, delivery: { method: 'berth', berth } })
      return { status: 201, body: view(order), headers: notice }
    } catch (error) {
      throw asVersion1Error(error)
    }
  },
  getOrderV1: ({ path }) => ({ body: view(orderNamed(path.id)), headers: notice }),
  cancelOrderV1({ path }) {
    cancel(orderNamed(path.id))
    return { status: 204, headers: notice }
  },
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const version0Handlers = {
  listTrialOrders() {
    throw new Problem(410, 'gone', 'Version 0 has ended. Use version 2.')
  },
}
