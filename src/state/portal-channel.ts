import mitt, { type Emitter } from 'mitt'
import { isRecord } from '../lib/is-record'

type PortalNews = {
  /** The stored session after someone signed in or out. */
  session: string
  /** The server gave new tokens. */
  refreshed: undefined
}

/** Link to other tabs, and to other copies of the kit on this page, that show the same portal. */
export interface PortalChannel {
  readonly heard: Emitter<PortalNews>
  tell<Kind extends keyof PortalNews>(kind: Kind, detail: PortalNews[Kind]): void
}

export function openChannel(name: string): PortalChannel {
  const channel = new BroadcastChannel(name)
  const heard = mitt<PortalNews>()
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return
    if (data.kind === 'refreshed') heard.emit('refreshed')
    if (data.kind === 'session' && typeof data.detail === 'string') heard.emit('session', data.detail)
  }
  return { heard, tell: (kind, detail) => channel.postMessage({ kind, detail }) }
}
