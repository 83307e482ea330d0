import type { SessionDeveloper } from '../../src/state'
import { encodeSession } from '../../src/state/stored-session'
import type { PortalAddress, TestDeveloper } from './portal'
import type { Application, Page, Registration } from './server/applications'

export type { Application, Registration }

export const robin: TestDeveloper = { email: 'robin@example.com', password: 'Portal-demo-1' }

/** What a developer does elsewhere than in the element that is looked at: in another tab, or before. */
export interface DeveloperElsewhere {
  /** The parsed answer; one that is not a success throws. */
  call<T>(line: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} ${string}`, body?: unknown): Promise<T>
  /** IDs by names. */
  names(path: string): Promise<Readonly<Record<string, string>>>
  /** @param strategy - Its name. */
  createApplication(
    strategy: string,
    fields: { name: string } & Record<string, unknown>,
  ): Promise<Application>
  register(application: Application, product: string, version: string): Promise<Registration>
  signOut(): Promise<void>
}

/** Tells elements of the portal that are on the page, or were, as another tab does. */
async function tellPage(url: string, developer: SessionDeveloper): Promise<void> {
  const name = `portal-elements:developer:${url}`
  const [sender, receiver] = [new BroadcastChannel(name), new BroadcastChannel(name)]
  // Channels get a message in the order in which they were opened, so the elements of the page have it by then.
  const isReceived = new Promise((resolve) => receiver.addEventListener('message', resolve, { once: true }))
  sender.postMessage({ kind: 'session', detail: encodeSession({ developer }) })
  await isReceived
  for (const channel of [sender, receiver]) channel.close()
}

/** Signs a developer in on this page: whatever element of the portal is shown next is theirs. */
export async function signIn({ url }: PortalAddress, developer = robin): Promise<DeveloperElsewhere> {
  const call: DeveloperElsewhere['call'] = async <T>(line: string, body?: unknown) => {
    const [method, path] = line.split(' ')
    const response = await fetch(`${url}/api/v2${path}`, {
      method,
      credentials: 'include',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${line} answered ${response.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
  const names: DeveloperElsewhere['names'] = async (path) => {
    const { data } = await call<Page<{ id: string; name: string }>>(`GET ${path}`)
    return Object.fromEntries(data.map(({ id, name }) => [name, id]))
  }
  await call('POST /developer/authenticate', { username: developer.email, password: developer.password })
  await tellPage(url, await call('GET /developer/me'))
  return {
    call,
    names,
    async createApplication(strategy, fields) {
      const strategies = await names('/applications/auth-strategies')
      return call('POST /applications', { auth_strategy_id: strategies[strategy], ...fields })
    },
    async register({ id }, product, version) {
      const products = await names('/products')
      const versions = await names(`/products/${products[product]}/versions`)
      return call(`POST /applications/${id}/registrations`, { product_version_id: versions[version] })
    },
    async signOut() {
      await call('POST /developer/logout')
    },
  }
}
