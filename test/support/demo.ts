import { createKey } from '../../server/src/commands/keys'
import { type DemoServices, startServicesBehind } from './demo-services'
import { realPortal, type RealPortal, type TestDeveloper } from './server/portal'

export interface Demo extends DemoServices {
  readonly portal: RealPortal
}

export const demoDeveloper: TestDeveloper = { email: 'dev@example.com', password: 'Portal-demo-1' }

/** The demo's portal, APIs, gateway and identity provider, as `npm start` puts them together. */
export async function startDemo(): Promise<Demo> {
  const portal = await startDemoPortal()
  const services = await startDemoServices(portal)
  return {
    ...services,
    portal,
    async close() {
      await services.close()
      await portal.close()
    },
  }
}

export function startDemoPortal(): Promise<RealPortal> {
  return realPortal({ products: 'demo/content', developers: [demoDeveloper] })
}

/** The APIs begin anew each time: nothing has been ordered yet. */
export async function startDemoServices({ url, database }: RealPortal): Promise<DemoServices> {
  const {
    lines: [key = ''],
  } = await createKey.run(database, { name: 'demo-gateway', role: 'gateway', replace: true })
  return startServicesBehind(url, key)
}
