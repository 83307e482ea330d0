import { ConfigError, type EnvironmentReader } from './environment'

/**
 * CLICKHOUSE_URL, or the content of CLICKHOUSE_URL_FILE: `https://user:password@host:8443/database`. The message does not repeat the
 * URL, which may contain a password.
 *
 * @throws {ConfigError}
 */
export function readClickhouseUrl(read: EnvironmentReader): string | undefined {
  const address = read.secret('CLICKHOUSE_URL')
  if (address === undefined) return undefined
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isHttp = url !== undefined && /^https?:$/.test(url.protocol)
  // Other parameters would be settings of the engine, some of which break what the server relies on.
  if (isHttp && /^\/\w*$/.test(url.pathname) && url.search === '' && url.hash === '') return address
  throw new ConfigError(
    'CLICKHOUSE_URL must look like https://user:password@host:8443/database, and this one does not.',
  )
}
