import { createKey } from '../../server/src/commands/keys'
import { startDemoApis, startDemoService } from './demo-api'
import { realPortal, type RealPortal, type TestDeveloper } from './server/portal'

/** What stands before a portal's demo APIs, and they themselves. */
export interface DemoServices {
  /** Where callers reach the APIs. */
  readonly gateway: string
  /** Where clients that are not the portal's get their tokens. */
  readonly issuer: string
  close(): Promise<void>
}

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
export async function startDemoServices(portal: RealPortal): Promise<DemoServices> {
  const [apis, issuer, [key = '']] = await Promise.all([
    startDemoApis(),
    startDemoService('demo/identity-provider/main.mjs', { DEMO_ISSUER_PORT: '0' }),
    createKey.run(portal.database, { name: 'demo-gateway', role: 'gateway', replace: true }),
  ])
  const gateway = await startDemoService('demo/gateway/main.mjs', {
    DEMO_API_PORT: '0',
    DEMO_API_URL: apis.url,
    DEMO_ISSUER: issuer.url,
    PORTAL_URL: portal.url,
    GATEWAY_KEY: key,
  })
  return {
    gateway: gateway.url,
    issuer: issuer.url,
    async close() {
      await Promise.all([gateway, issuer, apis].map((service) => service.close()))
    },
  }
}
