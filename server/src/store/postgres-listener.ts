import { Client, type ClientConfig } from 'pg'
import { changeChannel, type ChangeHub } from './change-feed'

/** A connection that died without a word is noticed after at most two of these. */
const heartbeatMs = 2_000
const reconnectMs = 1_000

export interface Listener {
  close(): Promise<void>
}

/**
 * Keeps one connection listening for changes, for as long as the process runs. While it is down the hub says so,
 * and it is opened again every second.
 */
export function listenOnPostgres(
  connection: ClientConfig,
  hub: ChangeHub,
): { ready: Promise<void> } & Listener {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new Client({
      ...connection,
      application_name: 'portal-server changes',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: heartbeatMs,
    })
    client = next
    next.on('notification', ({ payload }) => hub.receive(payload))
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    await next.connect()
    await next.query(`listen ${changeChannel}`)
    if (closed) return
    hub.setListening(true)
    beatLater(next)
  }

  function beatLater(current: Client): void {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => beatLater(current),
        () => lost(current),
      )
    }, heartbeatMs)
    timer.unref()
  }

  function lost(current: Client): void {
    if (closed || client !== current) return
    client = undefined
    clearTimeout(timer)
    if (hub.isListening) hub.setListening(false)
    discard(current)
    timer = setTimeout(() => {
      connect().catch(() => client && lost(client))
    }, reconnectMs)
    timer.unref()
  }

  return {
    ready: connect(),
    async close() {
      closed = true
      clearTimeout(timer)
      hub.isListening = false
      await client?.end().catch(() => undefined)
    },
  }
}

function discard(client: Client): void {
  // The connection is beyond use; that closing it fails as well is no news.
  client.end().catch(() => undefined)
}
