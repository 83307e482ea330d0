import type { FastifyRequest } from 'fastify'
import { type AddressedOperation, addressedOperations } from '../rules/addressed-operations'
import { CacheUntilChange } from '../rules/cached-until-change'
import { visitorOf, type PortalState } from '../rules/portal-state'
import type { SharedViewer } from '../store/product-access'
import {
  findReadableDocument,
  findReadableProduct,
  findReadableVersion,
  operationsOfRevision,
} from '../store/readable-content'
import type { Language } from '../texts/texts'
import { loggedCause } from './failures'
import {
  contentPath,
  languageAddress,
  markdownAddress,
  operationParameter,
  operationPath,
} from './page-paths'
import { portalUrlOf } from './portal-url'
import { addressLanguage } from './reader-language'
import type { Services } from './services'

/** What search engines and previews of links show of a page. */
export interface PageDetails {
  /** Of the browser's tab too. */
  readonly title: string
  readonly summary: string | null
  /** Without a hash, and with no more of the query than names an operation, and a language that the page is there in. */
  readonly address: string
  /** The same page by language, if it is there in several. */
  readonly alternates: readonly { readonly language: string; readonly address: string }[]
  readonly siteName: string
  /** Address of the portal's picture. */
  readonly picture: string | undefined
  readonly kind: 'article' | 'operation' | 'reference' | 'site'
  /** Address of the same in Markdown. */
  readonly markdown?: string
}

interface DescribedPage {
  readonly path: string
  /** ID in its query. */
  readonly operation: string | undefined
  readonly portalUrl: string
  readonly language: Language
  /** In its query. */
  readonly addressLanguage: Language | undefined
}

/** A page before it is known which language its address names. */
type FoundPage = Omit<PageDetails, 'alternates' | 'markdown'> & {
  readonly hasMarkdown: boolean
  /** Languages of its content, or of the portal's own texts around a content that has none. */
  readonly languages: readonly Language[]
}

/** An API reference that visitors read. */
interface ReadReference {
  readonly product: { readonly name: string; readonly description: string | null }
  readonly version: { readonly name: string; readonly revision_id: string | null }
  /** By ID. */
  readonly operations: ReadonlyMap<string, AddressedOperation>
}

const mostPages = 1_000
const mostReferences = 8
/** Short, because the database's clock decides when a version ends. */
const lifetimeMs = 10_000
const longestSummary = 200

/**
 * Returns a function that tells what a page is about, as far as every visitor may know it: undefined for pages that are personal, hidden
 * or unknown, which are alike.
 */
export function pageDetails({ config, database, portal }: Services) {
  const cache = new CacheUntilChange<PageDetails>(database.changes, {
    name: 'page-details',
    outdatedBy: ({ topic }) => topic === 'content' || topic === 'settings',
    maxSize: mostPages,
    lifetimeMs,
  })
  // A program that looks at each operation would have all of it read each time.
  const references = new CacheUntilChange<ReadReference>(database.changes, {
    name: 'references',
    outdatedBy: ({ topic }) => topic === 'content' || topic === 'settings',
    maxSize: mostReferences,
    lifetimeMs,
  })

  return async (
    request: FastifyRequest,
    url: string,
    language: Language,
  ): Promise<PageDetails | undefined> => {
    const state = await portal()
    if (visitorOf(state) === 'nobody') return undefined
    const [path = '/', query] = url.split('?', 2)
    const page = {
      path,
      operation: new URLSearchParams(query).get(operationParameter) || undefined,
      portalUrl: portalUrlOf(request, config),
      language,
      addressLanguage: addressLanguage(request, state.settings.languages),
    }
    try {
      return await cache.getOrLoad(JSON.stringify(page), async () => {
        const found = await read(state, page)
        return found && inLanguages(found, page.addressLanguage)
      })
    } catch (error) {
      // The page itself tells what is wrong.
      request.log.warn(
        { request_id: request.id, err: loggedCause(error) },
        'the page has no details for search engines',
      )
      return undefined
    }
  }

  async function read(
    state: PortalState,
    { path, operation, portalUrl, language }: DescribedPage,
  ): Promise<FoundPage | undefined> {
    const address = portalUrl + path.replace(/(?<=.)\/$/, '')
    const { name: siteName, appearance, languages } = state.settings
    const shared = {
      address,
      siteName,
      languages,
      hasMarkdown: false,
      picture: state.images.includes('cover')
        ? new URL('/api/v2/portal/catalog-cover', address).href
        : undefined,
    }
    if (path === '/') {
      const { primary_header: header, welcome_message: welcome } = appearance
      return { ...shared, kind: 'site', title: header ?? siteName, summary: shortened(welcome) }
    }
    const content = contentPath(path)
    if (!content) return undefined
    const last = content.rest.at(-1)
    const visitor = visitorOf(state)
    if (content.kind === 'spec' && (last !== undefined || operation !== undefined)) {
      const key = JSON.stringify([visitor, content.product, last])
      const reference = await references.getOrLoad(key, () => readReference(visitor, content.product, last))
      if (!reference) return undefined
      const { product, version } = reference
      if (operation === undefined)
        return {
          ...shared,
          kind: 'reference',
          title: product.name,
          summary: shortened(product.description),
          hasMarkdown: version.revision_id !== null,
        }
      const found = reference.operations.get(operation)
      if (!found) return undefined
      const name = `${product.name} ${version.name}`
      return {
        ...shared,
        address: portalUrl + operationPath(content.product, version.name, found.id),
        kind: 'operation',
        hasMarkdown: true,
        title: `${found.title} | ${name}`,
        summary: shortened(
          `${found.method.toUpperCase()} ${found.path} (${name}). ${product.description ?? ''}`,
        ),
      }
    }
    const product = await findReadableProduct(database.db, content.product, visitor)
    if (!product) return undefined
    const about = { ...shared, title: product.name, summary: shortened(product.description) }
    if (content.kind === 'spec') return { ...about, kind: 'reference' }
    // It shows the first document.
    if (last === undefined) return { ...about, kind: 'article', languages: [] }
    const found = await findReadableDocument(database.db, product.id, last, language)
    return (
      found && {
        ...shared,
        kind: 'article',
        title: `${found.title} | ${product.name}`,
        summary: shortened(found.summary) ?? about.summary,
        hasMarkdown: true,
        // A text without a language is in the portal's own, which is the first.
        languages: languages.filter(
          (one, index) => found.languages.includes(one) || (index === 0 && found.languages.includes('')),
        ),
      }
    )
  }

  async function readReference(
    visitor: SharedViewer,
    slug: string,
    name: string | undefined,
  ): Promise<ReadReference | undefined> {
    const product = await findReadableProduct(database.db, slug, visitor)
    const version = product && (await findReadableVersion(database.db, product.id, name))
    if (!product || !version) return undefined
    const operations = addressedOperations(await operationsOfRevision(database.db, version.revision_id))
    return { product, version, operations: new Map(operations.map((one) => [one.id, one])) }
  }
}

function inLanguages(
  { languages, hasMarkdown, address, ...page }: FoundPage,
  named: Language | undefined,
): PageDetails {
  const own = named && languages.includes(named) ? languageAddress(address, named) : address
  const alternates = languages.map((language) => ({
    language,
    address: languageAddress(address, language),
  }))
  return {
    ...page,
    address: own,
    alternates: alternates.length > 1 ? [...alternates, { language: 'x-default', address }] : [],
    ...(hasMarkdown && { markdown: markdownAddress(own) }),
  }
}

/** One line that ends with a word. */
function shortened(text: string | null): string | null {
  const line = text?.replace(/\s+/g, ' ').trim() ?? ''
  if (line.length <= longestSummary) return line === '' ? null : line
  const end = line.lastIndexOf(' ', longestSummary)
  return `${line.slice(0, end > 0 ? end : longestSummary)} …`
}
