import { parseArgs } from 'node:util'

export interface Options {
  portalUrl: string
  /** Has the key of the gateway. Read anew before each request, so that it can be replaced. */
  keyFile: string
  host: string
  port: number
  dataDir: string
  /** For how long the agent decides without the portal. */
  offlineSeconds: number
  /** Which of its own checks it reports: all, those that it refused, because a log has the others, or none. */
  report: 'checks' | 'refusals' | 'none'
  /** Of the gateway, with a line of JSON for each request. */
  accessLog?: string
  /** For a parent process that may be killed. */
  untilStdinEnds: boolean
}

export const usage = `portal-gateway --portal <url> --key-file <file> [options]

  --portal <url>           where the portal is
  --key-file <file>        has the key of the gateway: portal-server keys create <name> --role gateway
  --listen <host:port>     default: 127.0.0.1:4020
  --data-dir <folder>      snapshot and reports that wait; default: ./portal-gateway
  --offline-seconds <n>    for how long to decide without the portal; default: 600
  --report <which>         of its checks: checks, refusals or none; default: checks, or refusals with --access-log
  --access-log <file>      of the gateway, to report its requests
  --until-stdin-ends       stop also when the standard input ends`

/** Throws an error with a sentence for the operator. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      portal: { type: 'string' },
      'key-file': { type: 'string' },
      listen: { type: 'string', default: '127.0.0.1:4020' },
      'data-dir': { type: 'string', default: './portal-gateway' },
      'offline-seconds': { type: 'string', default: '600' },
      report: { type: 'string' },
      'access-log': { type: 'string' },
      'until-stdin-ends': { type: 'boolean', default: false },
    },
  })
  const portalUrl = values.portal?.replace(/\/$/, '')
  if (!portalUrl || !URL.canParse(portalUrl)) throw new Error('--portal must be the URL of the portal.')
  if (!values['key-file']) throw new Error('--key-file must name the file with the key of the gateway.')
  const [, host, port] = /^\[?([^[\]]+?)\]?:(\d{1,5})$/.exec(values.listen) ?? []
  if (!host || Number(port) > 65_535) throw new Error('--listen must be a host and a port: 127.0.0.1:4020.')
  const offlineSeconds = Number(values['offline-seconds'])
  if (!Number.isInteger(offlineSeconds) || offlineSeconds < 0)
    throw new Error('--offline-seconds must be a number of seconds.')
  const accessLog = values['access-log']
  const report = values.report ?? (accessLog ? 'refusals' : 'checks')
  if (report !== 'checks' && report !== 'refusals' && report !== 'none')
    throw new Error('--report must be checks, refusals or none.')
  return {
    ...{ portalUrl, host, port: Number(port), offlineSeconds, report, accessLog },
    keyFile: values['key-file'],
    dataDir: values['data-dir'],
    untilStdinEnds: values['until-stdin-ends'],
  }
}
