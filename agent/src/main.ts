import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { checkServer } from './check-server'
import { Disk } from './disk'
import { Follower } from './follower'
import { log } from './log'
import { newMetrics } from './metrics'
import { readOptions, usage, type Options } from './options'
import { portalClient } from './portal-client'
import { AccessLog } from './traffic/access-log'
import { Outbox } from './traffic/outbox'

async function run(options: Options): Promise<void> {
  const stopping = new AbortController()
  const stoppingReports = new AbortController()
  const portal = portalClient(options.portalUrl, options.keyFile)
  const disk = new Disk(options.dataDir, options.portalUrl)
  const follower = new Follower(portal, disk, options.offlineSeconds)
  const outbox = new Outbox(join(options.dataDir, 'traffic'), portal)
  await outbox.start()
  const reporting = outbox.run(stoppingReports.signal)
  const work = [
    follower.run(stopping.signal),
    ...(options.accessLog ? [new AccessLog(options.accessLog, outbox).run(stopping.signal)] : []),
  ]
  const server = checkServer({ follower, outbox, metrics: newMetrics(), report: options.report })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  const { address, port } = server.address() as AddressInfo
  const host = address.includes(':') ? `[${address}]` : address
  log('info', `Listening at http://${host}:${port} for ${options.portalUrl}`)

  const ending = Promise.race([
    ...['SIGTERM', 'SIGINT'].map((signal) => once(process, signal)),
    ...(options.untilStdinEnds ? [once(process.stdin.resume(), 'end')] : []),
  ])
  // Work that ends by itself has failed.
  await Promise.race([ending, reporting, ...work])
  server.close()
  server.closeIdleConnections()
  stopping.abort()
  await Promise.all(work)
  // Last, because the others add to them.
  stoppingReports.abort()
  await reporting
  log('info', 'Stopped.')
}

if (process.argv.includes('--help')) {
  process.stdout.write(`${usage}\n`)
} else {
  try {
    await run(readOptions(process.argv.slice(2)))
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
