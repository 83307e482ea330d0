import { isIP } from 'node:net'
import { ConfigError, type EnvironmentReader } from './environment'

export interface MetricsAddress {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
}

/** @throws {ConfigError} */
export function readMetricsAddress(read: EnvironmentReader): MetricsAddress | undefined {
  const value = read.text('METRICS_ADDRESS')
  if (value === undefined) return undefined
  const [, bracketed, name, digits] = /^(?:\[([^\]]+)\]|([^:[\]/\s]+)):(\d{1,5})$/.exec(value) ?? []
  const host = bracketed ?? name
  const port = Number(digits)
  const isRight = host !== undefined && port <= 65_535 && (bracketed === undefined || isIP(bracketed) === 6)
  if (isRight) return { host, port }
  throw new ConfigError(
    `METRICS_ADDRESS must be a network address and a port, such as 127.0.0.1:9464 or [::1]:9464, not "${value}".`,
  )
}
