import type { RecordedCall, Script } from './scripted-api.mjs'

export interface BrowserWorld {
  /** API base address of this test's own server. */
  readonly url: string
  /** How often a call, such as `GET /api/v2/portal`, has arrived. */
  count(call: string): Promise<number>
  log(): Promise<RecordedCall[]>
}

/** A scripted API of a test's own, behind the server that the browser tests are loaded from. */
export async function browserWorld(script: Script): Promise<BrowserWorld> {
  const url = `${location.origin}/scripted/${crypto.randomUUID()}`
  await fetch(`${url}/script`, { method: 'PUT', body: JSON.stringify(script) })
  const log = async () => (await (await fetch(`${url}/log`)).json()) as RecordedCall[]
  return { url, log, count: async (call) => (await log()).filter((entry) => entry.call === call).length }
}
