import { conflict, invalidParameters, Problem } from '../http/problem.mjs'
import { putBack } from './articles.mjs'
import { sendEvent } from './events.mjs'
import { repeatable } from './idempotency.mjs'
import { change, orderResponse, orderNamed, placeOrder, tagOf, view } from './order.mjs'
import { refundAll } from './refunds.mjs'
import { orders } from './store.mjs'

const MOST_METADATA = 20

const encode = (id) => Buffer.from(id).toString('base64url')

function positionOf(cursor) {
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!/^ord_\d+$/.test(id)) {
    throw invalidParameters([{ name: 'cursor', in: 'query', reason: 'must be a `next_cursor` of this list' }])
  }
  return Number(id.slice(4))
}

function nextLink(base, query, cursor) {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...query, cursor })) {
    if (Array.isArray(value)) value.forEach((each) => search.append(key, each))
    else if (typeof value === 'object')
      Object.entries(value).forEach(([k, v]) => search.append(`${key}[${k}]`, v))
    else search.append(key, String(value))
  }
  return `<${base}/orders/v2/orders?${search}>; rel="next"`
}

const numberOf = ({ id }) => Number(id.slice(4))

function matches(order, { status, created, vessel }) {
  return (
    (!status || status.includes(order.status)) &&
    (!created?.from || Date.parse(order.created_at) >= Date.parse(created.from)) &&
    (!created?.until || Date.parse(order.created_at) < Date.parse(created.until)) &&
    (!vessel || order.vessel.toLowerCase().includes(vessel.toLowerCase()))
  )
}

function mergedMetadata(before, changes = {}) {
  const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null)
  if (merged.length > MOST_METADATA) {
    const reason = `must leave the order with at most ${MOST_METADATA} texts`
    throw invalidParameters([{ name: 'metadata', in: 'body', reason }])
  }
  return Object.fromEntries(merged)
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const orderHandlers = {
  listOrders({ query, base }) {
    const before = query.cursor === undefined ? Infinity : positionOf(query.cursor)
    const found = orders
      .all()
      .filter((order) => numberOf(order) < before && matches(order, query))
      .sort((a, b) => numberOf(b) - numberOf(a))
    const page = found.slice(0, query.limit)
    const next = found.length > page.length ? encode(page.at(-1).id) : null
    return {
      body: { data: page.map(view), next_cursor: next },
      headers: next ? { link: nextLink(base, query, next) } : {},
    }
  },
  createOrder: repeatable('createOrder', ({ body }) => {
    const order = placeOrder(body)
    return {
      status: 201,
      body: view(order),
      headers: { location: `/orders/v2/orders/${order.id}`, etag: tagOf(order) },
    }
  }),
  getOrder: ({ path }) => orderResponse(orderNamed(path.order_id)),
  updateOrder({ path, headers, body }) {
    const order = orderNamed(path.order_id)
    const expected = headers['If-Match']
    if (expected && expected !== '*' && expected !== tagOf(order)) {
      throw new Problem(412, 'precondition-failed', `The order has changed; its ETag is now ${tagOf(order)}.`)
    }
    if (body.delivery && order.status !== 'open') {
      throw conflict('The delivery can be changed only while the order is open.')
    }
    change(order, { ...body, metadata: mergedMetadata(order.metadata, body.metadata) })
    return orderResponse(order)
  },
  cancelOrder: ({ path }) => orderResponse(cancel(orderNamed(path.order_id))),
}

/** Cancels an order, puts its articles back and refunds what was paid. */
export function cancel(order) {
  if (order.status !== 'open' && order.status !== 'paid') {
    throw conflict(`A ${order.status} order cannot be canceled.`)
  }
  refundAll(order)
  putBack(order.items)
  change(order, { status: 'canceled' })
  sendEvent('order.canceled', view(order))
  return order
}
