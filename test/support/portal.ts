import { executeServerCommand } from '@web/test-runner-commands'
import type { RealPortalOptions } from './server/portal'
import type { RecordedRequest, UserFormsOptions } from './server/user-forms-api'

export type { RealPortalOptions, TestDeveloper, TestProduct } from './server/portal'

export interface BrowserPortal {
  /** `http://localhost:<port>`, of the same site as the page of the tests but another origin. */
  readonly url: string
  /** Before the end of the test only where its absence is what the test is about. */
  stop(): Promise<void>
}

const running = new Set<BrowserPortal>()

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
