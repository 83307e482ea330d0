import { isRecord } from '../../../lib/is-record'
import { DescriptionError } from '../../protocol/failure'
import type { SampleRequest } from '../../protocol/messages'
import type { Example } from '../../protocol/shared-types'
import type { Description } from '../description'
import { Findings } from '../findings'
import { childOf, objectAt } from '../located-values'
import { keysOf } from '../pointer'
import { exampleOf } from '../read/examples'

/** @throws {DescriptionError} `not-found`. */
export async function sampleAt(
  description: Description,
  { pointer, direction, choices = [] }: SampleRequest,
): Promise<Example | null> {
  const { references, root } = description
  const context = { references, findings: new Findings() }
  const media = objectAt(context, { pointer, value: references.at(pointer) })
  if (!media) throw new DescriptionError({ code: 'not-found', values: {} })
  const keys = keysOf(pointer)
  const isModel = keys?.length === 3 && keys[0] === 'components' && keys[1] === 'schemas'
  const schema = isModel ? { pointer, value: references.at(pointer) } : childOf(media, 'schema')
  if (!isRecord(schema.value)) return null
  const mediaType = isModel ? 'application/json' : keys?.at(-1)
  const isXml = mediaType !== undefined && /[/+]xml\b/i.test(mediaType)
  const value = isXml
    ? (await import('./xml-sample')).xmlSample(schema.value, root, direction)
    : (await import('./make-value')).makeValue(references, schema, direction, new Set(choices))
  return value === undefined || value === null ? null : { name: '', ...exampleOf(value, mediaType) }
}
