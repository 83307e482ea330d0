import type { Pointer } from '../../protocol/shared-types'
import { DescriptionError } from '../../protocol/failure'
import type { SchemaNode } from '../../protocol/schema'
import type { Description } from '../description'
import { Findings } from '../findings'
import { readSchemaIfAny } from '../schema/read-schema'

/** @throws {DescriptionError} `not-found`. */
export function schemaAt({ references }: Description, pointer: Pointer): SchemaNode {
  const node = readSchemaIfAny(
    { references, findings: new Findings() },
    { pointer, value: references.at(pointer) },
  )
  if (!node) throw new DescriptionError({ code: 'not-found', values: {} })
  return node
}
