import type { ExternalDocs, Json } from '../../protocol/shared-types'
import { isRecord } from '../../../lib/is-record'
import { webUrl } from '../../../lib/web-url'

/** A text that says something. Numbers count: YAML reads versions and titles as such. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export const json = (value: unknown): Json => value as Json

/** An http(s) address, made absolute where it can be. Anything else, such as `javascript:`, is none. */
export function webAddress(value: unknown, base: string | undefined): string | undefined {
  const address = text(value)?.trim()
  return address === undefined ? undefined : webUrl(address, base)?.href
}

export function externalDocs(value: unknown, base: string | undefined): ExternalDocs | undefined {
  if (!isRecord(value)) return undefined
  const url = webAddress(value.url, base)
  return url === undefined ? undefined : { url, description: text(value.description) }
}
