import { isRecord } from '../../lib/is-record'
import type { Example } from '../protocol/shared-types'
import { DescriptionError } from '../protocol/failure'
import type { SampleRequest } from '../protocol/messages'
import type { Description } from './description'
import { Findings } from './findings'
import { childOf, objectAt } from './located-values'
import { exampleOf } from './read/examples'
import { keysOf } from './pointer'

/** @throws {DescriptionError} `not-found`. */
export async function sampleAt(
  description: Description,
  { pointer, direction }: SampleRequest,
): Promise<Example | null> {
  const context = { references: description.references, findings: new Findings() }
  const media = objectAt(context, { pointer, value: description.references.at(pointer) })
  if (!media) throw new DescriptionError({ code: 'not-found', values: {} })
  const keys = keysOf(pointer)
  const isModel = keys?.length === 3 && keys[0] === 'components' && keys[1] === 'schemas'
  const schema = isModel ? media.value : childOf(media, 'schema').value
  if (!isRecord(schema)) return null
  const mediaType = isModel ? 'application/json' : keys?.at(-1)
  const { sampleValue } = await import('./sampler')
  const value = sampleValue(schema, description.root, direction, mediaType)
  return value === undefined || value === null ? null : { name: '', ...exampleOf(value, mediaType) }
}
