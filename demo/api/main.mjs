/**
 * The APIs that the demo's products describe, on one port: `DEMO_API_PORT`, 4011 by default, 0 for any free one. What
 * is written stays in memory until the process ends.
 */
import { resolve } from 'node:path'
import { serve } from '../serve.mjs'
import { seedBerths } from './berths/seed.mjs'
import { berthControlHandlers } from './berths/version-1.mjs'
import { coastHandlers } from './coast/version-1.mjs'
import { readOperations } from './http/contract.mjs'
import { createApiServer } from './http/server.mjs'
import { seedOrders } from './orders/seed.mjs'
import { version0Handlers, version1Handlers } from './orders/version-1.mjs'
import { version2Handlers } from './orders/version-2.mjs'

const content = resolve(import.meta.dirname, '../content')

/** @param {string} version a product's folder and the name of its version */
function api(version, handlers) {
  const [product, name] = version.split(' ')
  return { operations: readOperations(resolve(content, product, 'versions', name, 'openapi.yaml')), handlers }
}

seedOrders()
seedBerths()
const server = createApiServer([
  api('coast-forecast v1', coastHandlers),
  api('chandlery-orders v0', version0Handlers),
  api('chandlery-orders v1', version1Handlers),
  api('chandlery-orders v2', version2Handlers),
  api('berth-control v1', berthControlHandlers),
])

serve('demo APIs', server, process.env.DEMO_API_PORT ?? '4011')
