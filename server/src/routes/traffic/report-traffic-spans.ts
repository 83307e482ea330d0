import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { readSpans } from '../../traffic/ingest/otlp-spans'
import { batchLimitBytes, receive } from './receive'

/** Exporters of OpenTelemetry read only how many spans were refused, and one message. */
export const reportTrafficSpans = operation({
  id: 'reportTrafficSpans',
  access: 'gateway',
  bodyLimitBytes: batchLimitBytes,

  async handle(call) {
    const { rejected } = await receive(call, JSON.stringify(call.body), readSpans(call.body))
    const partialSuccess =
      rejected.length === 0 ? {} : { rejectedSpans: rejected.length, errorMessage: rejected[0]?.reason }
    return json({ partialSuccess })
  },
})
