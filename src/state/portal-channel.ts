import mitt, { type Emitter } from 'mitt'
import { isRecord } from '../lib/is-record'

type ChannelMessages = {
  /** The stored session after someone signed in or out. */
  session: string
  /** The same, after the server denied the session. */
  lost: string
  /** The server gave new tokens. */
  refreshed: undefined
}

/** Link to other tabs, and to other copies of the kit on this page, that show the same portal. */
export interface PortalChannel {
  readonly messages: Emitter<ChannelMessages>
  send<Kind extends keyof ChannelMessages>(kind: Kind, detail: ChannelMessages[Kind]): void
}

/** Where the browser allows no channel, nothing is sent or heard. */
export function openChannel(name: string): PortalChannel {
  const messages = mitt<ChannelMessages>()
  const channel = broadcastChannel(name)
  if (!channel) return { messages, send: () => undefined }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return
    if (data.kind === 'refreshed') messages.emit('refreshed')
    if ((data.kind === 'session' || data.kind === 'lost') && typeof data.detail === 'string')
      messages.emit(data.kind, data.detail)
  }
  return { messages, send: (kind, detail) => channel.postMessage({ kind, detail }) }
}

/** Browsers that keep no data of a page refuse it as well. */
function broadcastChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch (failure) {
    console.warn(failure)
    return undefined
  }
}
