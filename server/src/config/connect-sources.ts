import { ConfigError, type EnvironmentReader } from './environment'

/** A scheme, or a host with an optional scheme, port and path. Nothing in it may end the directive that it becomes part of. */
const scheme = /^[a-z][a-z0-9+.-]*:$/i
const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:\*\.)?[a-z0-9.-]+(?::(?:\d{1,5}|\*))?(?:\/[\w./%~-]*)?$/i

/** @throws {ConfigError} */
export function readConnectSources(read: EnvironmentReader): string[] {
  const sources = read.list('CONNECT_SOURCES')
  const wrong = sources.find((source) => !scheme.test(source) && !host.test(source))
  if (wrong === undefined) return sources
  throw new ConfigError(`CONNECT_SOURCES must be origins such as https://api.example.com, not "${wrong}".`)
}
