/**
 * Starts real portals for tests that run in a browser and cannot. Speaks with its parent process: `{ id, start: options }` is
 * answered by `{ id, url }` or `{ id, error }`, `{ id, stop: url }` by `{ id }`. Ends with the parent.
 */
import { realPortal, type RealPortal, type RealPortalOptions } from './server/portal'

interface Order {
  readonly id: number
  readonly start?: RealPortalOptions
  readonly stop?: string
}

const portals = new Map<string, RealPortal>()

async function carryOut({ start, stop }: Order): Promise<{ url?: string }> {
  if (stop !== undefined) {
    await portals.get(stop)?.close()
    portals.delete(stop)
    return {}
  }
  // Ports of this machine are the tests' own pages.
  const environment = { ALLOWED_ORIGINS: 'http://localhost:*', LOG_LEVEL: 'silent', ...start?.environment }
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
