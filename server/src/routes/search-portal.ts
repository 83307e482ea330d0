import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { excerptOf } from '../rules/documents/excerpt'
import { countMissedSearch } from '../store/missed-searches'
import { searchApplications, type FoundApplication } from '../store/application-search'
import {
  searchPortal as findMatches,
  type FoundVersionPart,
  type PortalMatches,
} from '../store/portal-search'
import { searchTerms } from '../store/search-terms'

/** Applications are the caller's own, so the response is never shared. */
export const searchPortal = operation<{ query: { query: string; limit: number; is_complete: boolean } }>({
  id: 'searchPortal',
  access: 'reader',
  isCompressed: true,
  isTranslated: true,

  async handle({ query: { query, limit, is_complete: isComplete }, viewer, language, caller, services }) {
    const { db } = services.database
    const terms = searchTerms(query)
    if (terms.length === 0) return json({ data: [] })
    const [matches, applications] = await Promise.all([
      findMatches(db, { viewer, language, terms, limit }),
      caller ? searchApplications(db, caller.account.id, { terms, limit }) : [],
    ])
    const data = groupsOf(matches, applications, terms)
    if (data.length === 0 && isComplete) await countMissedSearch(db, query, terms)
    return json({ data })
  },
})

const nowhere = { product: null, version: null, document: null, operation: null, application_id: null }

function groupsOf(
  { products, documents, operations, models }: PortalMatches,
  applications: readonly FoundApplication[],
  terms: readonly string[],
) {
  const excerpt = (text: string) => (text === '' ? [] : excerptOf(text, terms))
  const groups = {
    product: products.map(({ title, product, description }) => ({
      ...nowhere,
      title,
      product,
      excerpt: excerpt(description ?? ''),
    })),
    document: documents.map(({ title, product, document, anchor, content }) => ({
      ...nowhere,
      title,
      product,
      document: { ...document, anchor: anchor || null },
      excerpt: excerpt(content),
    })),
    operation: operations.map(partOfVersion),
    model: models.map(partOfVersion),
    application: applications.map(({ id, name }) => ({
      ...nowhere,
      title: name,
      application_id: id,
      excerpt: [],
    })),
  }
  return Object.entries(groups).flatMap(([kind, results]) => (results.length > 0 ? [{ kind, results }] : []))
}

function partOfVersion({ title, product, version, detail }: FoundVersionPart) {
  return { ...nowhere, title, product, version, operation: 'path' in detail ? detail : null, excerpt: [] }
}
