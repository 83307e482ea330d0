import type { FastifyInstance } from 'fastify'
import { viewerOf } from '../rules/portal-state'
import { findDocument } from '../store/documents'
import { findProductAccess } from '../store/product-access'
import { contentPath, markdownEnding } from './page-paths'
import { portalUrlOf } from './portal-url'
import { Problem } from './problem'
import { pageLanguage, varyByLanguage } from './reader-language'
import type { Services } from './services'
import { accessTokenOf } from './session-cookies'
import { addVary } from './vary'

/** Serves the text of each document in Markdown, at the address of its page with `.md` behind it, to those who may read the page. */
export function serveMarkdown(app: FastifyInstance, { config, database, portal, callers }: Services): void {
  app.get('/docs/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1)
    if (!path.endsWith(markdownEnding)) return reply.callNotFound()
    const page = path.slice(0, -markdownEnding.length)
    const { product = '', rest = [] } = contentPath(page) ?? {}
    const state = await portal()
    const token = state.settings.public ? undefined : accessTokenOf({ request, config }, 'developer')
    const caller = token === undefined ? undefined : await callers.ofPage('developer', token)
    if (token !== undefined && !caller) throw new Problem('sessionExpired')
    const viewer = viewerOf(state, caller?.account.id)
    if (viewer === 'nobody') throw new Problem('sessionRequired')
    const language = pageLanguage(request, state.settings.languages)
    const access = await findProductAccess(database.db, product, viewer)
    const slug = rest.at(-1)
    const found =
      access?.actions.view && slug && (await findDocument(database.db, access.productId, slug, language))
    if (!found) throw new Problem('notFound')
    varyByLanguage(request, reply)
    addVary(reply, 'Cookie')
    return reply
      .header('cache-control', caller ? 'private, no-store' : 'private, no-cache')
      .header('content-language', language)
      .header('link', `<${portalUrlOf(request, config)}${page}>; rel="canonical"`)
      .type('text/markdown; charset=utf-8')
      .send(found.content)
  })
}
