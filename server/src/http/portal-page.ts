import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formsPrefix } from './contract-operations'
import { Problem } from './problem'
import { replyWithProblem } from './problem-replies'
import { addVary } from './vary'
import { pageLanguage, varyByLanguage } from './reader-language'
import { captchaSources } from './captcha-sources'
import { pageSources } from './page-sources'
import { pageHeaders } from './security-headers'
import type { Services } from './services'

/** Below these, a path without a route is a mistake and no page of the portal. */
const notPages = ['/api/', '/v2/', `${formsPrefix}/`, '/kit/', '/oauth/', '/.well-known/']

/** A file, because the page's policy refuses styles in the page. */
const pageStyles = `:root { color-scheme: var(--portal-color-scheme, light dark) }
body { display: flex; min-height: 100vh; min-height: 100dvh; margin: 0 }
portal-app { display: flex; flex: 1; min-width: 0 }
portal-builder { flex: 1; min-width: 0 }
`

/** Every other path is the portal page: its router knows which paths exist. */
export function servePortalPage(app: FastifyInstance, services: Services): void {
  app.get('/portal.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(pageStyles),
  )
  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) return replyWithProblem(new Problem('notFound'), request, reply)
    const { settings } = await services.portal()
    const headers = pageHeaders(await pageSources(services, request), captchaSources(settings.captcha))
    return sendPage(request, reply, settings.name, headers)
  })
}

function asksForPage({ method, raw, headers: { accept } }: FastifyRequest): boolean {
  const path = raw.url?.split('?', 1)[0] ?? '/'
  if (!/^(GET|HEAD)$/.test(method) || notPages.some((prefix) => `${path}/`.startsWith(prefix))) return false
  if (accept?.includes('text/html')) return true
  // A script or an image that is missing should not turn out to be a page.
  return (accept === undefined || accept.includes('*/*')) && !/\.\w+$/.test(path)
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  title: string,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  const language = pageLanguage(request)
  varyByLanguage(request, reply)
  addVary(reply, 'Cookie')
  return reply
    .code(200)
    .headers(headers)
    .header('cache-control', 'private, no-cache')
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(pageOf(title, language))
}

function pageOf(title: string, language: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}</title>
    <link rel="icon" href="/api/v2/portal/favicon.ico">
    <link rel="stylesheet" href="/portal.css">
    <script type="module" src="/kit/loader.js"></script>
  </head>
  <body>
    <portal-app theme="auto" reload-after-sign-in></portal-app>
  </body>
</html>
`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
