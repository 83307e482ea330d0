import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { ApiCaller, startDemoApis } from '../support/demo-api'
import { startReceiver } from '../support/webhook-receiver'

interface Money {
  amount: number
  currency: string
}

interface Order {
  id: string
  status: string
  vessel: string
  total: Money
  paid: Money
  note: string | null
  metadata: Record<string, string>
}

interface Payment {
  id: string
  status: string
  refunded: Money
}

interface Page {
  data: Order[]
  next_cursor: string | null
}

const basket = {
  vessel: 'Turnstone',
  currency: 'EUR',
  items: [{ sku: 'TEA-500', quantity: 2 }],
  delivery: { method: 'berth', berth: 'A12' },
}
const card = { method: { type: 'card', token: 'tok_visitor' } }

describe('Chandlery Orders, version 2', () => {
  let apis: Awaited<ReturnType<typeof startDemoApis>>
  let shop: ApiCaller

  before(async () => {
    apis = await startDemoApis()
    shop = new ApiCaller('demo/content/chandlery-orders/versions/v2/openapi.yaml', apis.url)
  })
  after(async () => {
    await apis.close()
    assert.deepEqual(shop.uncalled, [], 'every operation was called')
  })

  const newOrder = async (fields: object = {}) =>
    (await shop.call('createOrder', { json: { ...basket, ...fields } })).body as Order
  const pay = (order: Order, json: unknown, headers = {}) =>
    shop.call('createPayment', { path: { order_id: order.id }, json, headers })
  const read = async ({ id }: Order) =>
    (await shop.call('getOrder', { path: { order_id: id } })).body as Order

  it('lists articles of the categories asked for', async () => {
    const { body } = await shop.call('listArticles', { query: 'category=rope,lighting' })
    const categories = (body as { data: { category: string }[] }).data.map(({ category }) => category)
    assert.deepEqual(new Set(categories), new Set(['rope', 'lighting']))
  })

  it('pages through all orders once, though new ones arrive', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await shop.call('listOrders', { query: `limit=7${cursor && `&cursor=${cursor}`}` })
      const page = body as Page
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
      await newOrder()
    }
    assert.equal(new Set(seen).size, seen.length)
    assert(seen.length >= 24)
    assert.equal((await shop.call('listOrders', { query: 'cursor=nonsense' })).status, 400)
  })

  it('follows the link to the next page with the same filters', async () => {
    const first = await shop.call('listOrders', { query: 'limit=2&status=paid&status=delivered' })
    const next = /<([^<>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
    const second = (await (await fetch(next)).json()) as Page
    assert.equal(second.data.length, 2)
    for (const { status } of second.data) assert(['paid', 'delivered'].includes(status))
  })

  it('filters by vessel and by the time of the order', async () => {
    const { vessel } = await newOrder({ vessel: 'Little Egret' })
    const { body } = await shop.call('listOrders', { query: 'vessel=EGRET' })
    assert.deepEqual(
      (body as Page).data.map((order) => order.vessel),
      [vessel],
    )
    const none = await shop.call('listOrders', { query: 'created[from]=2099-01-01T00:00:00Z' })
    assert.deepEqual((none.body as Page).data, [])
    assert.equal((await shop.call('listOrders', { query: 'created[from]=yesterday' })).status, 400)
    assert.equal(
      (await shop.call('listOrders', { query: 'created[since]=2099-01-01T00:00:00Z' })).status,
      400,
    )
  })

  it('creates one order for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-attempt-0001' }
    const first = await shop.call('createOrder', { json: basket, headers })
    const again = await shop.call('createOrder', { json: basket, headers })
    assert.equal((again.body as Order).id, (first.body as Order).id)
    const other = await shop.call('createOrder', { json: { ...basket, vessel: 'Other' }, headers })
    assert.equal(other.status, 422)
  })

  it('says what is wrong with an order', async () => {
    const reasons = async (json: unknown) => {
      const { status, body } = await shop.call('createOrder', { json })
      const { invalid_parameters: invalid } = body as {
        invalid_parameters?: { name: string; reason: string }[]
      }
      return `${status} ${(invalid ?? []).map(({ name, reason }) => `${name} ${reason}`).join('; ')}`
    }
    assert.equal(await reasons({ ...basket, items: [] }), '400 items must have at least 1 item')
    assert.equal(
      await reasons({ ...basket, items: [{ sku: 'ROPE-0', quantity: 1 }] }),
      '400 items.0.sku names no article: "ROPE-0"',
    )
    assert.equal(
      await reasons({ ...basket, delivery: { method: 'drone' } }),
      '400 delivery must have a known `method`',
    )
    assert.equal(await reasons({ ...basket, color: 'red' }), '400 color is not known here')
    assert.match(
      await reasons({ ...basket, callback_url: 'http://example.com/' }),
      /^400 callback_url must match/,
    )
    assert.match(await reasons({ ...basket, items: [{ sku: 'LAMP-MAST', quantity: 999 }] }), /^409/)
  })

  it('refuses bodies that are no JSON, or of another type', async () => {
    const send = (body: string, type: string) =>
      fetch(`${apis.url}/orders/v2/orders`, { method: 'POST', body, headers: { 'content-type': type } })
    assert.equal((await send('{"vessel":', 'application/json')).status, 400)
    assert.equal((await send('vessel=x', 'application/x-www-form-urlencoded')).status, 415)
    assert.equal((await send(' '.repeat(3_000_000), 'application/json')).status, 413)
  })

  it('changes an order unless another request did', async () => {
    const order = await newOrder({ note: 'Ring twice.', metadata: { voyage: '1', crew: '6' } })
    const path = { order_id: order.id }
    const { headers } = await shop.call('getOrder', { path })
    const ifMatch = { 'if-match': headers.get('etag')! }
    const json = { note: null, metadata: { voyage: '2', crew: null } }
    const changed = (await shop.call('updateOrder', { path, json, headers: ifMatch })).body as Order
    assert.deepEqual([changed.note, changed.metadata], [null, { voyage: '2' }])
    assert.equal((await shop.call('updateOrder', { path, json, headers: ifMatch })).status, 412)
    assert.equal((await shop.call('updateOrder', { path, json: {} })).status, 400)
  })

  it('takes payments in parts, and no more than is due', async () => {
    const order = await newOrder()
    assert.equal((await pay(order, { amount: 900, ...card })).status, 201)
    assert.equal((await read(order)).status, 'open')
    assert.equal((await pay(order, { amount: 5000, ...card })).status, 409)
    assert.equal((await pay(order, { method: { type: 'harbour_account', account: 'HA-20417' } })).status, 201)
    assert.equal((await read(order)).status, 'paid')
    assert.equal((await pay(order, card)).status, 409)
    const { body } = await shop.call('listPayments', { path: { order_id: order.id } })
    assert.equal((body as { data: unknown[] }).data.length, 2)
  })

  it('declines a bad card and leaves the order as it was', async () => {
    const order = await newOrder()
    assert.equal((await pay(order, { method: { type: 'card', token: 'tok_declined' } })).status, 402)
    assert.equal((await read(order)).paid.amount, 0)
  })

  it('refunds in parts, and everything when a paid order is canceled', async () => {
    const order = await newOrder()
    const payment = (await pay(order, card)).body as Payment
    const path = { payment_id: payment.id }
    const refund = (json: unknown) => shop.call('createRefund', { path, json })
    assert.equal((await refund({ amount: 400, reason: 'damaged' })).status, 201)
    assert.equal((await refund({ amount: 99_999, reason: 'damaged' })).status, 409)
    const canceled = await shop.call('cancelOrder', {
      path: { order_id: order.id },
      json: { reason: 'too_late' },
    })
    assert.deepEqual([(canceled.body as Order).status, (canceled.body as Order).paid.amount], ['canceled', 0])
    const now = (await shop.call('getPayment', { path })).body as Payment
    assert.equal(now.refunded.amount, order.total.amount)
    assert.equal((await shop.call('cancelOrder', { path: { order_id: order.id } })).status, 409)
  })

  it('keeps a file as it was sent', async () => {
    const path = { order_id: (await newOrder()).id }
    const picture = readFileSync('demo/content/logo.png')
    const form = (bytes: Buffer, name: string, kind = 'photograph') => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(bytes)]), name)
      body.set('kind', kind)
      return shop.call('createAttachment', { path, body })
    }
    const made = await form(picture, '../"sign".png')
    const { id, file_name: name } = made.body as { id: string; file_name: string }
    assert.equal(name, '_sign_.png')
    const attached = { attachment_id: id }
    const download = await fetch(`${apis.url}/orders/v2/attachments/${id}/content`)
    assert(picture.equals(Buffer.from(await download.arrayBuffer())))
    await shop.call('downloadAttachment', { path: attached })
    assert.equal((await form(Buffer.from('<script>'), 'a.png')).status, 415)
    assert.equal((await form(Buffer.alloc(2_100_000, picture), 'a.png')).status, 413)
    assert.equal((await form(picture, 'a.png', 'poem')).status, 400)
    assert.equal(((await shop.call('listAttachments', { path })).body as { data: unknown[] }).data.length, 1)
    assert.equal((await shop.call('deleteAttachment', { path: attached })).status, 204)
    assert.equal((await shop.call('downloadAttachment', { path: attached })).status, 404)
  })

  it('sends signed events that fit the description', async () => {
    const receiver = await startReceiver()
    const made = await shop.call('createWebhookEndpoint', {
      json: { url: receiver.url, events: ['order.paid', 'payment.succeeded'] },
    })
    const { id, secret } = made.body as { id: string; secret: string }
    const order = await newOrder()
    await pay(order, { method: { type: 'transfer', reference: 'Turnstone' } })
    const { headers, text } = await receiver.waitFor(({ text }) => text.includes('"order.paid"'))
    const event = JSON.parse(text) as { data: Order }
    assert.equal(event.data.id, order.id)
    const validate = shop.document.validator('/components/schemas/Event')
    assert(validate(event), JSON.stringify(validate.errors))
    const [, time, proof] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['chandlery-signature']))!
    assert.equal(proof, createHmac('sha256', secret).update(`${time}.${text}`).digest('hex'))

    const path = { endpoint_id: id }
    const list = await shop.call('listWebhookEndpoints')
    assert(!JSON.stringify(list.body).includes(secret), 'a secret is shown once')
    const test = await shop.call('testWebhookEndpoint', { path })
    assert.deepEqual((test.body as { delivered: boolean }).delivered, true)
    receiver.close()
    const failed = await shop.call('testWebhookEndpoint', { path })
    assert.equal((failed.body as { status: unknown }).status, null)
    const json = { url: 'http://localhost:9/other', events: ['order.created'] }
    assert.equal((await shop.call('replaceWebhookEndpoint', { path, json })).status, 200)
    assert.equal((await shop.call('createWebhookEndpoint', { json })).status, 409)
    assert.equal((await shop.call('deleteWebhookEndpoint', { path })).status, 204)
    assert.equal((await shop.call('deleteWebhookEndpoint', { path })).status, 404)
  })

  it('calls back for the order that asked for it', async () => {
    const receiver = await startReceiver()
    const order = await newOrder({ callback_url: receiver.url })
    await pay(order, card)
    const { text } = await receiver.waitFor(({ text }) => text.includes(order.id))
    assert.equal((JSON.parse(text) as { status: string }).status, 'paid')
    receiver.close()
  })
})
