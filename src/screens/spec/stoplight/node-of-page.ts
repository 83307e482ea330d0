import { isRecord } from '../../../lib/is-record'
import type { RenderedPage } from '../renderer'
import {
  type DocumentedNode,
  OPERATION_CONFIG,
  transformOas2Operation,
  transformOas2Service,
  transformOas3Operation,
  transformOas3Service,
  WEBHOOK_CONFIG,
} from './libraries'

const partAt = (document: unknown, ...names: string[]): unknown =>
  names.reduce((part, name) => (isRecord(part) ? part[name] : undefined), document)

/** One place of a description in the library's own terms; all others stay as they are. */
export function nodeOfPage(page: RenderedPage, document: unknown): DocumentedNode {
  const isSwagger = isRecord(document) && 'swagger' in document
  if (page.kind === 'overview') {
    const transform = isSwagger ? transformOas2Service : transformOas3Service
    return { type: 'http_service', data: transform({ document }) }
  }
  if (page.kind === 'model') {
    const models = isSwagger ? ['definitions'] : ['components', 'schemas']
    return { type: 'model', data: partAt(document, ...models, page.name) }
  }
  const { kind, path, method } = page.operation
  const isWebhook = kind === 'webhook'
  const transform = isSwagger ? transformOas2Operation : transformOas3Operation
  return {
    type: isWebhook ? 'http_webhook' : 'http_operation',
    data: transform({
      document,
      name: path,
      method: method.toLowerCase(),
      config: isWebhook ? WEBHOOK_CONFIG : OPERATION_CONFIG,
    }),
  }
}
