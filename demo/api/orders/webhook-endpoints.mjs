import { timestamp, without } from '../collection.mjs'
import { randomBytes } from 'node:crypto'
import { conflict, notFound } from '../http/problem.mjs'
import { deliver, newEvent } from './events.mjs'
import { endpoints } from './store.mjs'

const MOST = 20

const view = (endpoint) => without(endpoint, 'secret')

function endpointNamed(id) {
  const endpoint = endpoints.get(id)
  if (!endpoint) throw notFound(`There is no endpoint "${id}".`)
  return endpoint
}

function refuseSecond(url, own) {
  const other = endpoints.all().find((endpoint) => endpoint.url === url && endpoint !== own)
  if (other) throw conflict(`${other.id} has this address already.`)
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const webhookEndpointHandlers = {
  listWebhookEndpoints: () => ({ body: { data: endpoints.all().map(view) } }),
  createWebhookEndpoint({ body: { url, events } }) {
    refuseSecond(url)
    if (endpoints.all().length >= MOST) throw conflict(`There are ${MOST} endpoints already.`)
    const secret = `whsec_${randomBytes(12).toString('hex')}`
    return { status: 201, body: endpoints.add({ url, events, created_at: timestamp(), secret }) }
  },
  replaceWebhookEndpoint({ path, body: { url, events } }) {
    const endpoint = endpointNamed(path.endpoint_id)
    refuseSecond(url, endpoint)
    return { body: view(Object.assign(endpoint, { url, events })) }
  },
  deleteWebhookEndpoint({ path }) {
    endpoints.remove(endpointNamed(path.endpoint_id).id)
    return { status: 204 }
  },
  async testWebhookEndpoint({ path }) {
    return { body: await deliver(endpointNamed(path.endpoint_id), newEvent('ping', {})) }
  },
}
