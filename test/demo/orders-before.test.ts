import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ApiCaller, startDemoApis } from '../support/demo-api'

interface Order {
  id: string
  state: string
  sum: string
}

describe('Chandlery Orders, versions 0 and 1', () => {
  let apis: Awaited<ReturnType<typeof startDemoApis>>
  let trial: ApiCaller
  let shop: ApiCaller

  before(async () => {
    apis = await startDemoApis()
    trial = new ApiCaller('demo/content/chandlery-orders/versions/v0/openapi.yaml', apis.url)
    shop = new ApiCaller('demo/content/chandlery-orders/versions/v1/openapi.yaml', apis.url)
  })
  after(async () => {
    await apis.close()
    assert.deepEqual([...trial.uncalled, ...shop.uncalled], [], 'every operation was called')
  })

  it('answers that the trial is over', async () => {
    assert.equal((await trial.call('listTrialOrders')).status, 410)
  })

  it('orders, lists by offset, and cancels', async () => {
    const json = { ship: 'Turnstone', berth: 'B4', lines: [{ article: 'LAMP-DECK', count: 2 }] }
    const made = (await shop.call('createOrderV1', { json })).body as Order
    assert.equal(made.sum, '78.00')
    const { body } = await shop.call('listOrdersV1', { query: 'limit=2&offset=1' })
    assert.equal((body as { orders: Order[] }).orders.length, 2)
    const path = { id: made.id }
    assert.equal((await shop.call('cancelOrderV1', { path })).status, 204)
    assert.equal(((await shop.call('getOrderV1', { path })).body as Order).state, 'canceled')
    assert.equal((await shop.call('cancelOrderV1', { path })).status, 409)
    assert.equal((await shop.call('getOrderV1', { path: { id: 'ord_9999' } })).status, 404)
  })

  it('speaks its own words when it refuses', async () => {
    const json = { ship: 'Turnstone', berth: 'B4', lines: [{ article: 'SEXTANT', count: 1 }] }
    const { status, body } = await shop.call('createOrderV1', { json })
    assert.equal(status, 400)
    assert.match((body as { detail: string }).detail, /lines\.0\.article/)
  })
})
