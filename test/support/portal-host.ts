/**
 * Starts real portals for tests that run in a browser and cannot. Speaks with its parent process: `{ id, start: options }` is
 * answered by `{ id, url }` or `{ id, error }`, `{ id, startForms: options }` likewise, `{ id, stop: url }` and
 * `{ id, addDeveloper: { url, developer } }` and `{ id, reportTraffic: { url, requests } }` by `{ id }`. Ends with the parent.
 */
import { reportTraffic, type TrafficReport } from './server/traffic'
import { removeIdleDatabases } from './server/database-pool'
import { type RealPortal, realPortal, type RealPortalOptions, type TestDeveloper } from './server/portal'
import { userFormsApi, type UserFormsOptions } from './server/user-forms-api'

interface Order {
  readonly id: number
  readonly start?: RealPortalOptions
  readonly startForms?: UserFormsOptions
  readonly addDeveloper?: { readonly url: string; readonly developer: TestDeveloper }
  readonly reportTraffic?: TrafficReport & { readonly url: string }
  readonly stop?: string
}

interface Running extends Partial<Pick<RealPortal, 'addDeveloper' | 'database'>> {
  close(): Promise<void>
}

const portals = new Map<string, Running>()

async function carryOut(order: Order): Promise<{ url?: string }> {
  const { start, startForms, addDeveloper, stop } = order
  if (stop !== undefined) {
    await portals.get(stop)?.close()
    portals.delete(stop)
    return {}
  }
  if (addDeveloper) {
    const { url, developer } = addDeveloper
    const portal = portals.get(url)
    if (!portal?.addDeveloper) throw new Error(`No portal runs at ${url}.`)
    await portal.addDeveloper(developer)
    return {}
  }
  if (order.reportTraffic) {
    const { url, requests } = order.reportTraffic
    const database = portals.get(url)?.database
    if (!database) throw new Error(`No portal runs at ${url}.`)
    await reportTraffic({ url, database }, requests)
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
    (result) => process.send?.({ id: order.id, ...result }),
    (error: unknown) => process.send?.({ id: order.id, error: String(error) }),
  )
})
process.on('disconnect', () => {
  removeIdleDatabases().then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
