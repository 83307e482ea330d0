import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DescriptionTexts } from '../rendering/description-texts'
import { CacheUntilChange } from '../rules/cached-until-change'
import { viewerOf } from '../rules/portal-state'
import { findDocument } from '../store/documents'
import { findProductAccess } from '../store/product-access'
import { descriptionOfRevision, findReadableVersion } from '../store/readable-content'
import type { Language } from '../texts/texts'
import { loggedCause } from './failures'
import { contentPath, markdownEnding, operationParameter, operationPath, specPath } from './page-paths'
import { portalUrlOf } from './portal-url'
import { Problem } from './problem'
import { pageLanguage, varyByLanguage } from './reader-language'
import type { Services } from './services'
import { accessTokenOf } from './session-cookies'
import { addVary } from './vary'

/** A request for a text of a product that the viewer may see. */
interface Asked {
  readonly request: FastifyRequest
  readonly language: Language
  /** Without the ending. */
  readonly path: string
  readonly product: { readonly id: string; readonly slug: string }
  /** What follows the product in the path. */
  readonly rest: readonly string[]
}

interface MarkdownText {
  readonly text: string
  /** Address of the page, below the portal's. */
  readonly page: string
}

type FindText = (asked: Asked) => Promise<MarkdownText | undefined>

const cacheBytes = 32 * 1024 * 1024
/** Seconds, for `Retry-After`. */
const retryAfter = 10

/** Serves documents and references in Markdown, at the addresses of their pages with `.md` behind the path, to those who may read the page. */
export function serveMarkdown(app: FastifyInstance, services: Services): void {
  app.get('/docs/*', answerWith(services, documentTexts(services)))
  const findReference = referenceTexts(app, services)
  if (findReference) app.get('/spec/*', answerWith(services, findReference))
}

function answerWith({ config, database, portal, callers }: Services, find: FindText) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?', 1)
    if (!path.endsWith(markdownEnding)) return reply.callNotFound()
    const page = path.slice(0, -markdownEnding.length)
    const { product = '', rest = [] } = contentPath(page) ?? {}
    const state = await portal()
    const token = state.settings.public ? undefined : accessTokenOf({ request, config }, 'developer')
    const caller = token === undefined ? undefined : await callers.of('developer', token)
    if (token !== undefined && !caller) throw new Problem('sessionExpired')
    const viewer = viewerOf(state, caller?.account.id)
    if (viewer === 'nobody') throw new Problem('sessionRequired')
    const language = pageLanguage(request, state.settings.languages)
    const access = await findProductAccess(database.db, product, viewer)
    const found =
      access?.actions.view &&
      (await find({ request, language, path: page, product: { id: access.productId, slug: product }, rest }))
    if (!found) throw new Problem('notFound')
    varyByLanguage(request, reply)
    addVary(reply, 'Cookie')
    return reply
      .header('cache-control', caller ? 'private, no-store' : 'private, no-cache')
      .header('content-language', language)
      .header('link', `<${portalUrlOf(request, config)}${found.page}>; rel="canonical"`)
      .type('text/markdown; charset=utf-8')
      .send(found.text)
  }
}

function documentTexts({ database }: Services): FindText {
  return async ({ language, path, product, rest }) => {
    const slug = rest.at(-1)
    const found = slug && (await findDocument(database.db, product.id, slug, language))
    return found ? { text: found.content, page: path } : undefined
  }
}

/** @returns undefined without a build of the kit, which has what writes them. */
function referenceTexts(app: FastifyInstance, { config, database }: Services): FindText | undefined {
  const file = config.kitDir && join(resolve(config.kitDir), 'rendering/description-thread.mjs')
  if (!file || !existsSync(file)) return undefined
  const texts = new DescriptionTexts(pathToFileURL(file))
  app.addHook('onClose', () => texts.close())
  const cache = new CacheUntilChange<string>(database.changes, {
    name: 'markdown',
    outdatedBy: ({ topic }) => topic === 'content' || topic === 'settings',
    maxSize: cacheBytes,
    maxEntrySize: cacheBytes / 8,
    sizeOf: (key, text) => 2 * (key.length + text.length),
  })
  return async ({ request, language, product, rest: [name, ...more] }) => {
    if (name === undefined || more.length > 0) return undefined
    const version = await findReadableVersion(database.db, product.id, name)
    const revision = version?.revision_id
    if (!version || !revision) return undefined
    const operation = new URL(request.url, 'http://portal').searchParams.get(operationParameter) || undefined
    const path = specPath(product.slug, version.name)
    const wanted = { revision, operation, language, address: portalUrlOf(request, config) + path }
    const load = () => texts.write(wanted, () => descriptionOfRevision(database.db, revision))
    try {
      const text = await cache.getOrLoad(JSON.stringify(wanted), load)
      const page = operation === undefined ? path : operationPath(product.slug, version.name, operation)
      return text === undefined ? undefined : { text, page }
    } catch (error) {
      request.log.warn(
        { request_id: request.id, err: loggedCause(error) },
        'a text of an API description was not written',
      )
      throw new Problem('busy', { retryAfter })
    }
  }
}
