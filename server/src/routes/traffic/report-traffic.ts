import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { readJsonLines } from '../../traffic/ingest/json-lines'
import { batchLimitBytes, receive } from './receive'

export const reportTraffic = operation({
  id: 'reportTraffic',
  access: 'gateway',
  isJsonLines: true,
  bodyLimitBytes: batchLimitBytes,

  async handle(call) {
    const { body } = call
    if (typeof body !== 'string') throw new Problem('unsupportedMediaType')
    return json(await receive(call, body, readJsonLines(body)))
  },
})
