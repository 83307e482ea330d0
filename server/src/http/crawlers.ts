import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressedOperations } from '../rules/addressed-operations'
import { CacheUntilChange } from '../rules/cached-until-change'
import { visitorOf } from '../rules/portal-state'
import { listReadableContent, type ReadableProduct } from '../store/readable-content'
import { docsPath, markdownEnding, operationPath, specPath } from './page-paths'
import { Problem } from './problem'
import { portalUrlOf } from './portal-url'
import type { Services } from './services'
import { sitemapFiles, type SitemapEntry } from './sitemap'

/** Short, because the database's clock decides when a version ends. */
const lifetimeMs = 10_000

interface CrawlerFiles {
  readonly sitemap: readonly string[]
  readonly llms: string
}

/** What programs read that look for pages: `robots.txt`, the sitemap and `llms.txt`. They name what every visitor may read. */
export function serveCrawlers(app: FastifyInstance, { config, database, portal }: Services): void {
  const cache = new CacheUntilChange<CrawlerFiles>(database.changes, {
    name: 'crawler-files',
    outdatedBy: ({ topic }) => topic === 'content' || topic === 'settings',
    maxSize: 1,
    lifetimeMs,
  })

  /** @throws {Problem} 404 where visitors read nothing. */
  async function filesFor(request: FastifyRequest): Promise<CrawlerFiles> {
    const state = await portal()
    const viewer = visitorOf(state)
    if (viewer === 'nobody') throw new Problem('notFound')
    const url = portalUrlOf(request, config)
    return cache.getOrLoad(url, async () => {
      const { name, languages } = state.settings
      const products = await listReadableContent(database.db, viewer, languages[0] ?? 'en')
      return {
        sitemap: sitemapFiles(entriesOf(products, url), (part) => `${url}/sitemaps/${part}.xml`),
        llms: llmsText(name, products, url),
      }
    })
  }

  app.get('/robots.txt', async (request, reply) => {
    const isClosed = visitorOf(await portal()) === 'nobody'
    const rules = isClosed
      ? 'Disallow: /'
      : `Disallow:\n\nSitemap: ${portalUrlOf(request, config)}/sitemap.xml`
    return send(reply, 'text/plain', `User-agent: *\n${rules}\n`)
  })
  app.get('/sitemap.xml', async (request, reply) =>
    send(reply, 'application/xml', (await filesFor(request)).sitemap[0]),
  )
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, number] = /^([1-9]\d{0,3})\.xml$/.exec(request.params.file) ?? []
    return send(reply, 'application/xml', (await filesFor(request)).sitemap[Number(number)])
  })
  app.get('/llms.txt', async (request, reply) => send(reply, 'text/plain', (await filesFor(request)).llms))
}

function send(reply: FastifyReply, type: string, body: string | undefined): FastifyReply {
  if (body === undefined) throw new Problem('notFound')
  return reply.header('cache-control', 'public, max-age=60').type(`${type}; charset=utf-8`).send(body)
}

function entriesOf(products: readonly ReadableProduct[], url: string): SitemapEntry[] {
  return [
    { address: `${url}/` },
    ...products.flatMap(({ slug, versions, documents }) => [
      ...versions.flatMap(({ name, updated_at: changedAt, operations }) => [
        { address: url + specPath(slug, name), changedAt },
        ...addressedOperations(operations).map(({ id }) => ({
          address: url + operationPath(slug, name, id),
          changedAt,
        })),
      ]),
      ...documents.map((one) => ({ address: url + docsPath(slug, one), changedAt: one.updated_at })),
    ]),
  ]
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** As llmstxt.org describes it: links to texts in Markdown. */
function llmsText(name: string, products: readonly ReadableProduct[], url: string): string {
  const link = (title: string, address: string) =>
    `- [${oneLine(title).replace(/[[\]]/g, '\\$&')}](${address})`
  const sections = products.map((product) =>
    [
      `## ${oneLine(product.name)}`,
      ...(product.description ? [oneLine(product.description)] : []),
      [
        ...product.documents.map((one) =>
          link(one.title, url + docsPath(product.slug, one) + markdownEnding),
        ),
        ...product.versions.map((version) =>
          link(`API reference ${version.name}`, url + specPath(product.slug, version.name) + markdownEnding),
        ),
      ].join('\n'),
    ].join('\n\n'),
  )
  return `${[`# ${oneLine(name)}`, ...sections].join('\n\n')}\n`
}
