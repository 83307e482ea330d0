import { timestamp } from '../collection.mjs'
import { createHmac } from 'node:crypto'
import { endpoints, events } from './store.mjs'

const PATIENCE = 5000
const CALLBACK_SECRET = 'whsec_callback'

/** Proof that a body came from here: time and HMAC, as the documentation has it. */
function signature(secret, body) {
  const seconds = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

/** @returns {Promise<number | null>} status of the receiver's response, null when none came */
async function post(url, secret, value) {
  const body = JSON.stringify(value)
  const headers = { 'content-type': 'application/json', 'chandlery-signature': signature(secret, body) }
  try {
    // A redirect could lead to another machine than the one that the address was checked for.
    const options = { method: 'POST', headers, body, redirect: 'manual' }
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}

/**
 * Sends an event to one endpoint.
 *
 * @returns what came of it
 */
export async function deliver(endpoint, event) {
  const status = await post(endpoint.url, endpoint.secret, event)
  const delivered = status !== null && status >= 200 && status < 300
  return { event_id: event.id, type: event.type, delivered, status, sent_at: timestamp() }
}

export const newEvent = (type, data) =>
  events.add({ type, created_at: timestamp(), data: structuredClone(data) })

/** Sends an event to every endpoint that asked for it, without waiting for them. */
export function sendEvent(type, data) {
  const listeners = endpoints.all().filter((endpoint) => endpoint.events.includes(type))
  if (listeners.length === 0) return
  const event = newEvent(type, data)
  for (const endpoint of listeners) deliver(endpoint, event).catch(console.error)
}

/** Tells the callback of an order, without waiting for it. */
export function sendCallback(url, change) {
  post(url, CALLBACK_SECRET, change).catch(console.error)
}
