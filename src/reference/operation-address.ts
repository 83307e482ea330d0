import { GROUPS, MODELS, type PageParameters } from '../lib/page-location'
import type { OperationSummary, Outline } from './protocol/outline'

/**
 * The grammar of what can be open in an API description. An operation's address is `{tag}/{operationId}`, that of a group
 * `tags/{name}`, that of a model `schemas/{name}`, that of the overview empty; each segment is percent-encoded. It follows `#/` in the URL of a host's page.
 * The portal's own pages have the same in their query: see `pageParameters`.
 */
export type ReferencePage =
  | { readonly kind: 'overview' }
  | { readonly kind: 'operation'; readonly tag: string; readonly operation: OperationSummary }
  /** A tag with its operations. */
  | { readonly kind: 'group'; readonly tag: string }
  | { readonly kind: 'model'; readonly name: string }

export const overview: ReferencePage = { kind: 'overview' }

/** Tags of operations without a tag. */
const UNTAGGED = 'default'
const WEBHOOKS = 'webhooks'

/** Returns the hash of an operation, without `#`. @param tag - Empty for operations without a tag. */
export const operationHash = (tag: string, id: string): string =>
  `/${encodeURIComponent(tag)}/${encodeURIComponent(id)}`

export interface LinkedOperation {
  /** Empty for operations without a tag, and for webhooks. */
  readonly tag: string
  readonly operation: OperationSummary
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Returns the IDs that a hash may contain, the likeliest first: links of other viewers do not encode slashes in tags and IDs, and
 * some links contain the ID alone.
 */
export function candidateIds(hash: string): string[] {
  const text = hash.replace(/^#/, '').replace(/^\//, '')
  const cuts = [...text.matchAll(/\//g)].map(({ index }) => text.slice(index + 1))
  return [...new Set([...cuts, text].flatMap((cut) => [decoded(cut), cut]))].filter((id) => id !== '')
}

/** Returns the operation of a hash, with or without its `#`. If it has several tags, the one in the hash. */
export function findOperation(outline: Outline, hash: string): LinkedOperation | undefined {
  const ids = candidateIds(hash)
  const all: LinkedOperation[] = [
    ...outline.tags.flatMap(({ name, operations }) =>
      operations.map((operation) => ({ tag: name, operation })),
    ),
    ...outline.webhooks.map((operation) => ({ tag: '', operation })),
  ]
  for (const id of ids) {
    const found = all.filter(({ operation }) => operation.id === id)
    const exact = found.find(({ tag }) => hash.replace(/^#/, '') === operationHash(tag, id))
    if (found.length > 0) return exact ?? found[0]
  }
  return undefined
}

/** Returns the address of a page. */
export function pagePath(page: ReferencePage): string {
  if (page.kind === 'overview') return ''
  if (page.kind === 'group') return `${GROUPS}${encodeURIComponent(page.tag)}`
  if (page.kind === 'model') return `${MODELS}${encodeURIComponent(page.name)}`
  const { tag, operation } = page
  const group = operation.kind === 'webhook' ? WEBHOOKS : tag || UNTAGGED
  return operationHash(group, operation.id).slice(1)
}

/** Returns the query parameters of a page, which are the same wherever its operation is named. */
export function pageParameters(page: ReferencePage, outline: Outline): PageParameters {
  if (page.kind === 'overview') return {}
  if (page.kind === 'group') return { tag: page.tag }
  if (page.kind === 'model') return { model: page.name }
  const { id } = page.operation
  return { operation: id, tag: firstTags(outline).get(id) === page.tag ? undefined : page.tag }
}

const knownFirstTags = new WeakMap<Outline, ReadonlyMap<string, string>>()

/** The tag in which each operation stands first, by its ID. */
function firstTags(outline: Outline): ReadonlyMap<string, string> {
  const known = knownFirstTags.get(outline)
  if (known) return known
  const found = new Map(outline.webhooks.map(({ id }) => [id, '']))
  for (const { name, operations } of outline.tags)
    for (const { id } of operations) if (!found.has(id)) found.set(id, name)
  knownFirstTags.set(outline, found)
  return found
}

export function isSamePage(one: ReferencePage, other: ReferencePage): boolean {
  if (one.kind === 'operation')
    return other.kind === 'operation' && one.operation.id === other.operation.id && one.tag === other.tag
  return one.kind === other.kind && pagePath(one) === pagePath(other)
}

/**
 * Returns the page of an address.
 *
 * @param address - `{tag}/{operationId}`, `tags/{name}`, `schemas/{name}` or an operation's ID alone, encoded or not, with or
 *   without `#/`.
 * @returns undefined if the description has nothing of that name.
 */
export function findPage(address: string, outline: Outline): ReferencePage | undefined {
  const text = address.replace(/^#?[/]?/, '')
  if (text === '') return overview
  const found = findOperation(outline, `/${text}`)
  const operation: ReferencePage | undefined = found && { kind: 'operation', ...found }
  if (operation && pagePath(operation) === text) return operation
  // A tag or a model may be named as an operation is.
  const group =
    text.startsWith(GROUPS) &&
    outline.tags.find(({ name }) => name && isEncoded(text.slice(GROUPS.length), name))
  if (group) return { kind: 'group', tag: group.name }
  const model =
    text.startsWith(MODELS) && outline.models.find(({ name }) => isEncoded(text.slice(MODELS.length), name))
  if (model) return { kind: 'model', name: model.name }
  if (operation) return operation
  // An address as a whole was given as an ID.
  return text.includes('/') || decoded(text) === text ? undefined : findPage(decoded(text), outline)
}

const isEncoded = (text: string, name: string): boolean => text === name || text === encodeURIComponent(name)
