import { protocol, type PGlite } from '@electric-sql/pglite'
import type { EngineThread } from './engine-thread'

type BackendMessage = Parameters<Parameters<protocol.Parser['parse']>[1]>[0]

const simpleQuery = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const flush = 'H'.charCodeAt(0)

/**
 * What the engine's driver configuration needs of an engine, spoken across a thread: `waitReady` and
 * `execProtocolStream`. The driver sends Parse, Bind, Describe, Execute and Sync one by one and waits for no response
 * before Sync, so they cross together; one crossing instead of five is most of the speed.
 *
 * @param onNotification - Called for each NOTIFY, before the query that carried it resolves.
 */
export function wireSession(thread: EngineThread, onNotification: (payload: string) => void): PGlite {
  const parser = new protocol.Parser()
  let pending: Uint8Array[] = []

  async function execProtocolStream(message: Uint8Array): Promise<BackendMessage[]> {
    pending.push(message)
    const kind = message[0]
    if (kind !== simpleQuery && kind !== sync && kind !== flush) return []
    const batch = Buffer.concat(pending)
    pending = []

    const messages: BackendMessage[] = []
    parser.parse(await thread.protocol(batch), (reply) => {
      messages.push(reply)
      if (reply instanceof protocol.messages.NotificationResponseMessage) onNotification(reply.payload)
    })
    return messages
  }

  // The driver's configuration asks for a whole PGlite and uses these two members of it.
  return { waitReady: thread.ready, execProtocolStream } as unknown as PGlite
}
