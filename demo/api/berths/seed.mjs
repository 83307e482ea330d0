import { timestamp } from '../collection.mjs'
import { arrive, plan } from './stays.mjs'

const HOUR = 3_600_000
const vessel = (name, length, draught) => ({ name, length, draught })

/** Berth, vessel, and hours from now to arrival and departure. */
const PLANNED = [
  ['A3', vessel('Sandpiper', 9.8, 1.6), -20, 30],
  ['A5', vessel('Grey Heron', 11.2, 1.9), -4, 44],
  ['B2', vessel('Oystercatcher', 16.4, 2.4), -50, 8],
  ['B2', vessel('Kittiwake', 14.5, 2.2), 12, 60],
  ['C7', vessel('Northern Lapwing', 28, 4), 6, 90],
]

/** Fills the harbour: some vessels are there, others are expected. */
export function seedBerths() {
  for (const [berth, ship, from, until] of PLANNED) {
    const now = Date.now()
    const stay = plan({
      berth_id: berth,
      vessel: ship,
      arrives_at: timestamp(now + from * HOUR),
      departs_at: timestamp(now + until * HOUR),
    })
    if (from < 0) Object.assign(arrive(stay), { arrived_at: stay.arrives_at })
  }
}
