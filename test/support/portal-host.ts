/**
 * Starts real portals for tests that run in a browser and cannot. Speaks with its parent process: `{ id, start: options }` is
 * answered by `{ id, url }` or `{ id, error }`, `{ id, startForms: options }` likewise, `{ id, stop: url }` by `{ id }`. Ends with
 * the parent.
 */
import { realPortal, type RealPortalOptions } from './server/portal'
import { userFormsApi, type UserFormsOptions } from './server/user-forms-api'

interface Order {
  readonly id: number
  readonly start?: RealPortalOptions
  readonly startForms?: UserFormsOptions
  readonly stop?: string
}

const portals = new Map<string, { close(): Promise<void> }>()

async function carryOut({ start, startForms, stop }: Order): Promise<{ url?: string }> {
  if (stop !== undefined) {
    await portals.get(stop)?.close()
    portals.delete(stop)
    return {}
  }
  if (startForms) {
    const api = await userFormsApi(startForms)
    portals.set(api.url, api)
    return { url: api.url }
  }
  // Ports of this machine are the tests' own pages.
  const environment = { ALLOWED_ORIGINS: 'http://localhost:*', LOG_LEVEL: 'warn', ...start?.environment }
  const portal = await realPortal({ ...start, environment })
  portals.set(portal.url, portal)
  return { url: portal.url }
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    (answer) => process.send?.({ id: order.id, ...answer }),
    (error: unknown) => process.send?.({ id: order.id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
