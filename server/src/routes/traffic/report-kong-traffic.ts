import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { readKongLog } from '../../traffic/ingest/kong-log'
import { batchLimitBytes, receive } from './receive'

export const reportKongTraffic = operation({
  id: 'reportKongTraffic',
  access: 'gateway',
  bodyLimitBytes: batchLimitBytes,

  handle: async (call) => json(await receive(call, JSON.stringify(call.body), readKongLog(call.body))),
})
