import { change, placeOrder } from './order.mjs'
import { pay } from './payments.mjs'
import { timestamp } from '../collection.mjs'

const VESSELS = ['Sandpiper', 'Grey Heron', 'Northern Lapwing', 'Kittiwake', 'Oystercatcher']
const BASKETS = [
  [{ sku: 'TEA-500', quantity: 12 }],
  [
    { sku: 'ROPE-12-50', quantity: 2 },
    { sku: 'LAMP-MAST', quantity: 1 },
  ],
  [{ sku: 'FLARE-RED-4', quantity: 2 }],
  [
    { sku: 'BISCUIT-1K', quantity: 8 },
    { sku: 'TEA-500', quantity: 3 },
  ],
]
const LATER = ['delivered', 'delivered', 'shipped', 'paid', 'open']
const COUNT = 24
const EVERY = 7 * 3_600_000

/** Fills the shop with the orders of the last week. */
export function seedOrders() {
  for (let i = 0; i < COUNT; i++) {
    const order = placeOrder(
      {
        vessel: VESSELS[i % VESSELS.length],
        currency: i % 6 === 5 ? 'GBP' : 'EUR',
        items: BASKETS[i % BASKETS.length],
        delivery:
          i % 3 === 0
            ? { method: 'collect', person: 'First mate' }
            : { method: 'berth', berth: `${'ABC'[i % 3]}${(i % 9) + 1}` },
        metadata: { voyage: `26-${100 + i}` },
      },
      timestamp(Date.now() - (COUNT - i) * EVERY),
    )
    const status = LATER[Math.floor((i / COUNT) * LATER.length)]
    if (status === 'open') continue
    pay(order, { method: { type: 'card', token: 'tok_visitor' } })
    if (status !== 'paid') change(order, { status })
  }
}
