import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { receiverOf } from '../rules/analytics/receiver'
import { findAccessKeyNamed } from '../store/access-keys'
import { readPortal } from '../store/portal'
import { receiveBatch } from '../traffic/ingest/batch'
import { readJsonLines } from '../traffic/ingest/json-lines'
import { refuse, type TrafficCommand } from './command'

export interface ImportTrafficOptions {
  /** Absolute path of newline-delimited JSON, as gateways report it. */
  file: string
  /** Name of the gateway key under which the requests count as reported. */
  gateway: string
}

const linesAtOnce = 5_000
/** Of invalid lines. The number of all is always said. */
const mostShown = 20

/** Stores requests of a file. The same part of a file under the same gateway counts once. */
export const importTraffic: TrafficCommand<ImportTrafficOptions> = {
  async run({ db }, { file, gateway }, openTraffic) {
    const key = await findAccessKeyNamed(db, gateway)
    if (key?.role !== 'gateway')
      refuse(
        `There is no gateway key named "${gateway}". Make one: portal-server keys create ${gateway} --role gateway`,
      )
    await access(file).catch(() => refuse(`${file} cannot be read.`))
    const { settings } = await readPortal(db)
    const receiver = await receiverOf({ db, traffic: await openTraffic() }, settings)
    let accepted = 0
    const rejected: { line: number; reason: string }[] = []
    for await (const { body, before } of partsOf(file)) {
      const outcome = await receiveBatch(receiver, {
        gatewayId: key.id,
        id: undefined,
        body,
        lines: readJsonLines(body),
      })
      accepted += outcome.accepted
      for (const { line, reason } of outcome.rejected) rejected.push({ line: before + line, reason })
    }
    return {
      lines: [
        `Requests stored: ${accepted}`,
        ...(rejected.length > 0 ? [`Not stored, because they are invalid: ${rejected.length}`] : []),
        ...rejected.slice(0, mostShown).map(({ line, reason }) => `${file}:${line}: ${reason}`),
        ...(rejected.length > mostShown ? [`… and ${rejected.length - mostShown} more.`] : []),
      ],
      records: [{ accepted, rejected }],
      exitCode: rejected.length > 0 ? 1 : 0,
    }
  },
}

/** @param before - How many lines of the file come before the part. */
async function* partsOf(file: string): AsyncGenerator<{ body: string; before: number }> {
  let part: string[] = []
  let before = 0
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    part.push(line)
    if (part.length < linesAtOnce) continue
    yield { body: part.join('\n'), before }
    before += part.length
    part = []
  }
  if (part.length > 0) yield { body: part.join('\n'), before }
}
