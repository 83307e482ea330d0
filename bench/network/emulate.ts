import type { CDPSession } from 'playwright'

export interface Profile {
  readonly name: string
  /** Milliseconds that each request takes at least. */
  readonly latencyMs: number
  /** Bits per second; undefined for no limit. */
  readonly bandwidth?: number
  /** How many times slower than it is the processor runs. */
  readonly slowdown: number
}

export const loopback: Profile = { name: 'loopback', latencyMs: 0, slowdown: 1 }

export const distant: Profile = {
  name: 'RTT 100 ms, 10 Mbit/s',
  latencyMs: 100,
  bandwidth: 10_000_000,
  slowdown: 1,
}

export const slowed: Profile = { ...distant, name: 'the same, CPU slowed 4×', slowdown: 4 }

/** Slows the network and the processor of a page. */
export async function emulate(
  session: CDPSession,
  { latencyMs, bandwidth, slowdown }: Profile,
): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bandwidth ? bandwidth / 8 : -1,
    uploadThroughput: bandwidth ? bandwidth / 8 : -1,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
