import type { PortalSearchGroup } from '../../api'
import { fillTemplate } from '../../lib/fill-template'
import { madeOperationId } from '../../lib/made-operation-id'
import { MODELS, pageHash, withPageParameters } from '../../lib/page-location'
import { applicationPath, docsPath, specPath } from '../../router/paths'
import { headingId } from '../document/headings'

export type SearchKind = PortalSearchGroup['kind'] | 'action'

export interface SearchOption {
  readonly key: string
  readonly kind: SearchKind
  readonly title: string
  /** Where it is: product, document, method and path. */
  readonly context: string
  readonly excerpt: PortalSearchGroup['results'][number]['excerpt']
  /** Path of the portal's route table. */
  readonly path: string
  /** Address by the embedder's template, where there is one. */
  readonly href?: string
}

export interface SearchTemplates {
  /** With `{product}` and `{version}`. */
  readonly specHref?: string
  /** With `{product}`, `{slug}` and `{version}`. */
  readonly docsHref?: string
  /** With `{application}`. */
  readonly applicationHref?: string
}

interface Addresses extends SearchTemplates {
  /** Whether an address may end in a hash. */
  readonly keepsHash: boolean
}

/** Returns the results with the addresses that they lead to. */
export function optionsOf(groups: readonly PortalSearchGroup[], addresses: Addresses): SearchOption[] {
  return groups.flatMap(({ kind, results }) =>
    results.map((result, index) => {
      const { title, excerpt } = result
      return { key: `${kind}-${index}`, kind, title, excerpt, ...placeOf(result, addresses) }
    }),
  )
}

type Place = Pick<SearchOption, 'context' | 'path' | 'href'>

function placeOf(
  { title, product, version, document, operation, application_id }: PortalSearchGroup['results'][number],
  { specHref, docsHref, applicationHref, keepsHash }: Addresses,
): Place {
  if (application_id)
    return {
      context: '',
      path: applicationPath(application_id),
      href: fillTemplate(applicationHref, { application: application_id }),
    }
  const key = product?.slug ?? ''
  const name = product?.name ?? ''
  if (document) {
    const { slug, parent_slug, anchor } = document
    const hash = anchor ? `#${encodeURIComponent(headingId(anchor))}` : ''
    const section = keepsHash || !anchor ? hash : `?section=${encodeURIComponent(anchor)}`
    const href = fillTemplate(docsHref, { product: key, slug, version: '' })
    return {
      context: document.title === title ? name : `${name} › ${document.title}`,
      path: docsPath(key, ...(parent_slug ? [parent_slug, slug] : [slug])) + section,
      href: href && href + hash,
    }
  }
  const href = fillTemplate(specHref, { product: key, version: version?.id })
  if (!version) return { context: '', path: specPath({ product: key }), href }
  const operationId =
    operation && (operation.operation_id ?? madeOperationId(operation.method, operation.path))
  const where = operationId ? { operation: operationId } : { model: title }
  const hash = pageHash(operationId ? encodeURIComponent(operationId) : MODELS + encodeURIComponent(title))
  return {
    context: [
      name,
      version.name,
      ...(operation ? [`${operation.method.toUpperCase()} ${operation.path}`] : []),
    ].join(' · '),
    path: specPath({ product: key, version: version.name, query: withPageParameters('', where) }),
    href: href && href + hash,
  }
}
