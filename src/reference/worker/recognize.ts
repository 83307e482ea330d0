import { isRecord } from '../../lib/is-record'
import { DescriptionError } from '../protocol/failure'
import type { JsonObject } from './references'

export interface Version {
  readonly family: 'openapi' | 'swagger'
  /** As written. */
  readonly version: string
  /** Newer than what is known, and read as the newest known. */
  readonly isNewer: boolean
}

const NEWEST_MINOR = 2

const written = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

const notOne = (found: string) => new DescriptionError({ code: 'not-a-description', values: { found } })
const unsupported = (version: string) =>
  new DescriptionError({ code: 'unsupported-version', values: { version } })

/**
 * An OpenAPI 3 description out of what was parsed; Swagger 2.0 is converted.
 *
 * @throws {DescriptionError} `not-a-description`, `unsupported-version`.
 */
export async function recognize(value: unknown): Promise<{ root: JsonObject; version: Version }> {
  if (!isRecord(value)) throw notOne('other')
  const [openapi, swagger] = [written(value.openapi), written(value.swagger ?? value.swaggerVersion)]
  if (openapi) {
    const minor = /^3(?:[.](\d+))?/.exec(openapi)
    if (!minor) throw unsupported(`OpenAPI ${openapi}`)
    const isNewer = Number(minor[1] ?? 0) > NEWEST_MINOR
    return { root: value, version: { family: 'openapi', version: openapi, isNewer } }
  }
  if (swagger) {
    if (!/^2([.]0*)?$/.test(swagger)) throw unsupported(`Swagger ${swagger}`)
    const { convertSwagger } = await import('./convert-swagger')
    return { root: convertSwagger(value), version: { family: 'swagger', version: swagger, isNewer: false } }
  }
  const asyncapi = written(value.asyncapi)
  throw notOne(asyncapi ? `AsyncAPI ${asyncapi}` : 'other')
}
