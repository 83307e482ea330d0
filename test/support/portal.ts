import { executeServerCommand } from '@web/test-runner-commands'
import type { RealPortalOptions, TestDeveloper } from './server/portal'
import type { ReportedRequest } from './server/traffic'
import type { RecordedRequest, UserFormsOptions } from './server/user-forms-api'

export type { RealPortalOptions, TestDeveloper, TestProduct } from './server/portal'

export interface PortalAddress {
  /** `http://localhost:<port>`, of the same site as the page of the tests but another origin. */
  readonly url: string
}

/** A portal that the tests of a file have in common, and therefore none of them stops. */
export interface SharedPortal extends PortalAddress {
  /** A developer that no other test uses, for a test that writes. */
  freshDeveloper(given?: Partial<TestDeveloper>): Promise<TestDeveloper>
}

export interface BrowserPortal extends PortalAddress {
  /** Before the end of the test only where its absence is what the test is about. */
  stop(): Promise<void>
}

const running = new Set<BrowserPortal>()
const shared = new Set<string>()

/** A real Portal API server with a database of its own; gone when the test ends. */
export async function realPortal(options: RealPortalOptions = {}): Promise<BrowserPortal> {
  const { url } = await executeServerCommand<{ url: string }, RealPortalOptions>('start-portal', options)
  const portal: BrowserPortal = {
    url,
    stop: async () => {
      if (running.delete(portal)) await executeServerCommand('stop-portal', { url })
    },
  }
  running.add(portal)
  return portal
}

/**
 * Returns what gives the one portal of a file: it starts with the first test that asks for it, and is gone after the last one.
 * For tests that only read, or that write as a developer of their own; the elements of the page remember between them what
 * they remember of any portal.
 */
export function sharedPortal(options: RealPortalOptions = {}): () => Promise<SharedPortal> {
  let started: Promise<SharedPortal> | undefined
  const start = async (): Promise<SharedPortal> => {
    const { url } = await executeServerCommand<{ url: string }, RealPortalOptions>('start-portal', options)
    shared.add(url)
    return { url, freshDeveloper: (given) => addDeveloper(url, given) }
  }
  return () => (started ??= start())
}

/** Reports requests to a portal, as its gateway does. They count at once. */
export async function reportTraffic(
  { url }: PortalAddress,
  requests: readonly ReportedRequest[],
): Promise<void> {
  await executeServerCommand('report-traffic', { url, requests })
}

async function addDeveloper(url: string, given: Partial<TestDeveloper> = {}): Promise<TestDeveloper> {
  const developer: TestDeveloper = {
    email: `robin-${crypto.randomUUID()}@example.com`,
    password: 'Portal-demo-1',
    ...given,
  }
  await executeServerCommand('add-developer', { url, developer })
  return developer
}

/** A server of the forms' calls for users; gone when the test ends. */
export async function userForms(
  options: UserFormsOptions = {},
): Promise<BrowserPortal & { log(): Promise<RecordedRequest[]> }> {
  const { url } = await executeServerCommand<{ url: string }, UserFormsOptions>('start-forms-api', options)
  const api = {
    url,
    log: async () => (await (await fetch(`${url}/log`)).json()) as RecordedRequest[],
    stop: async () => {
      if (running.delete(api)) await executeServerCommand('stop-portal', { url })
    },
  }
  running.add(api)
  return api
}

afterEach(async () => {
  for (const portal of [...running]) await portal.stop()
})

after(async () => {
  for (const url of shared) await executeServerCommand('stop-portal', { url })
})
