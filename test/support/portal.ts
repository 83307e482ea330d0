import { executeServerCommand } from '@web/test-runner-commands'
import type { RealPortalOptions } from './server/portal'

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

afterEach(async () => {
  for (const portal of [...running]) await portal.stop()
})
