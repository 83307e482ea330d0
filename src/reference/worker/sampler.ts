import { sample } from 'openapi-sampler'
import type { SampleRequest } from '../protocol/messages'
import type { Fields } from './references'

const MAX_SAMPLE_DEPTH = 8

/** A value that fits a schema; XML as its text. Undefined where none can be made. */
export function sampleValue(
  schema: Fields,
  root: Fields,
  direction: SampleRequest['direction'],
  mediaType: string | undefined,
): unknown {
  const options = {
    skipReadOnly: direction === 'request',
    skipWriteOnly: direction === 'response',
    quiet: true,
    maxSampleDepth: MAX_SAMPLE_DEPTH,
    format: mediaType !== undefined && /[/+]xml\b/i.test(mediaType) ? ('xml' as const) : ('json' as const),
  }
  try {
    return sample(schema, options, root)
  } catch {
    // Broken references and impossible schemas; the schema itself tells what is wrong.
    return undefined
  }
}
