import { findOperation, operationHash, type OperationSummary, type Outline } from '../../../reference'

/** Something of a description that can be open. */
export type ReferencePage =
  | { readonly kind: 'overview' }
  | { readonly kind: 'operation'; readonly tag: string; readonly operation: OperationSummary }
  | { readonly kind: 'model'; readonly name: string }

export const overview: ReferencePage = { kind: 'overview' }

/** Stand where an operation has no tag. */
const UNTAGGED = 'default'
const WEBHOOKS = 'webhooks'
const MODELS = 'schemas/'

/** What an address says of a place, `{tag}/{operationId}`; empty for the overview. */
export function pagePath(page: ReferencePage): string {
  if (page.kind === 'overview') return ''
  if (page.kind === 'model') return `${MODELS}${encodeURIComponent(page.name)}`
  const { tag, operation } = page
  const group = operation.kind === 'webhook' ? WEBHOOKS : tag || UNTAGGED
  return operationHash(group, operation.id).slice(1)
}

export function isSamePage(one: ReferencePage, other: ReferencePage): boolean {
  if (one.kind === 'operation')
    return other.kind === 'operation' && one.operation.id === other.operation.id && one.tag === other.tag
  return one.kind === 'model' ? other.kind === 'model' && one.name === other.name : other.kind === 'overview'
}

/**
 * The place that an address means.
 *
 * @param address - `{tag}/{operationId}`, `schemas/{name}` or an operation's ID alone, encoded or not, with or without `#/`.
 * @returns undefined when the description has nothing of that name.
 */
export function findPage(address: string, outline: Outline): ReferencePage | undefined {
  const text = address.replace(/^#?[/]?/, '')
  if (text === '') return overview
  const found = findOperation(outline, `/${text}`)
  if (found) return { kind: 'operation', ...found }
  const model =
    text.startsWith(MODELS) && outline.models.find(({ name }) => isEncoded(text.slice(MODELS.length), name))
  return model ? { kind: 'model', name: model.name } : undefined
}

const isEncoded = (text: string, name: string): boolean => text === name || text === encodeURIComponent(name)
