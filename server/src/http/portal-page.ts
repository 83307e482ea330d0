import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../rules/callers'
import { loggedCause } from './failures'
import { formsPrefix } from './contract-operations'
import { Problem } from './problem'
import { sendNotFoundPage } from './not-found-page'
import { noteProblem, replyWithProblem } from './problem-replies'
import { addVary } from './vary'
import { isOpenReading } from '../rules/portal-state'
import { pageLanguage, varyByLanguage } from './reader-language'
import { captchaSources } from './captcha-sources'
import { sendCompressed } from './compression'
import { type FirstPage, firstPages, hashSource } from './first-page'
import { type PageResponses, pageResponses } from './page-responses'
import { readKitPages } from './page-files'
import { type PageDetails, pageDetails } from './page-details'
import { detailTags, inScript, pageHead } from './page-head'
import { pageSources, workerSource } from './page-sources'
import { portalUrlOf } from './portal-url'
import { accessTokenOf } from './session-cookies'
import { pageHeaders } from './security-headers'
import type { Services } from './services'
import type { Language } from '../texts/texts'

/** Below these, a path without a route is a mistake and no page of the portal. */
const notPages = ['/api/', '/v2/', `${formsPrefix}/`, '/kit/', '/oauth/', '/.well-known/']

/** The only page that loads the script of a captcha provider. The kit loads a page to get there, and to leave it. */
const registrationPath = /^\/register\/?$/

const pageStyles = `:root { color-scheme: var(--portal-color-scheme, light dark) }
body { display: flex; min-height: 100vh; min-height: 100dvh; margin: 0 }
portal-app { display: flex; flex: 1; min-width: 0 }
portal-builder { flex: 1; min-width: 0 }
`

/** With it the policy of the page allows these styles in the page, and no others. */
const pageStylesHash = hashSource(pageStyles)

/** Every path of the kit's router is the portal page, and others are not found. */
export function servePortalPage(app: FastifyInstance, services: Services): void {
  const { config } = services
  const kitPages = readKitPages(config.kitDir)
  const firstPage = firstPages(app, services)
  const detailsOf = pageDetails(services)
  app.get('/portal.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(pageStyles),
  )
  // The form was submitted without its script. Nothing of it is read. Its origin is opaque, because the page sends no referrer.
  app.post('/login', { config: { isUrlEncoded: true, takesAnyOrigin: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect('/login', 303),
  )
  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) return replyWithProblem(new Problem('notFound'), request, reply)
    const url = request.raw.url ?? '/'
    const [path = '/'] = url.split('?', 1)
    if (!kitPages.isRoute(path)) {
      noteProblem(new Problem('notFound'), request)
      return sendNotFoundPage(request, reply, `${portalUrlOf(request, config)}/`)
    }
    const state = await services.portal()
    const { settings } = state
    const language = pageLanguage(request, settings.languages)
    const token = settings.public ? undefined : accessTokenOf({ request, config }, 'developer')
    // The token may have expired, or be none: then the page has loaded a few files that it does not show yet, and has no content.
    const hasSession = token !== undefined
    const caller = await callerOf(services, request, token)
    const isOpen = isOpenReading(state)
    const visitor = { language, isPublic: settings.public, isOpenReading: isOpen, hasSession }
    const { tag, files } = kitPages.firstScreen(path, visitor)
    const responses = await pageResponses(services, request, state, hasSession ? caller : 'visitor')
    const isKnown = !hasSession || caller !== undefined
    const first = tag && isKnown ? await firstPage({ request, language, tag, responses, caller }) : undefined
    const headers = pageHeaders({
      connect: await pageSources(services, request),
      captcha: registrationPath.test(path) ? captchaSources(settings.captcha) : {},
      styles: [pageStylesHash, ...(first ? [first.stylesHash] : [])],
      scripts: first ? [first.scriptHash] : [],
      worker: workerSource(request, config),
    })
    const details = await detailsOf(request, url, language)
    return sendPage(request, reply, headers, {
      title:
        details && details.title !== settings.name ? `${details.title} | ${settings.name}` : settings.name,
      details,
      language,
      files,
      responses: { ...responses, reads: first?.reads },
      first,
      isPrivate: caller !== undefined && first !== undefined,
    })
  })
}

function asksForPage({ method, raw, headers: { accept } }: FastifyRequest): boolean {
  const path = raw.url?.split('?', 1)[0] ?? '/'
  if (!/^(GET|HEAD)$/.test(method) || notPages.some((prefix) => `${path}/`.startsWith(prefix))) return false
  if (accept?.includes('text/html')) return true
  // A script or an image that is missing should not turn out to be a page. References end with the name of a version, such as 1.0.
  const mayBeFile = /\.\w+$/.test(path) && !path.startsWith('/spec/')
  return (accept === undefined || accept.includes('*/*')) && !mayBeFile
}

interface Page {
  readonly title: string
  readonly details: PageDetails | undefined
  readonly language: Language
  /** Paths of the files of the kit that its first screen needs. */
  readonly files: readonly string[]
  readonly responses: PageResponses & Partial<Pick<FirstPage, 'reads'>>
  /** Undefined: the kit shows the page. */
  readonly first: FirstPage | undefined
  /** It has what only this developer may see. */
  readonly isPrivate: boolean
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  page: Page,
): Promise<FastifyReply> {
  varyByLanguage(request, reply)
  addVary(reply, 'Cookie')
  const text = pageOf(page)
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
  reply
    .headers(headers)
    .header('cache-control', page.isPrivate ? 'private, no-store' : 'private, no-cache')
    .header('content-language', page.language)
  if (!page.isPrivate) reply.header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  reply.code(200).type('text/html; charset=utf-8')
  // Compressed, its length would tell of what it repeats of the address beside what only the developer may see.
  if (page.isPrivate && request.raw.url?.includes('?')) return reply.send(text)
  return sendCompressed(request, reply, text)
}

/** Undefined without a session that goes on, and where that cannot be known: the kit tells what is wrong. */
async function callerOf(
  { callers }: Services,
  request: FastifyRequest,
  token: string | undefined,
): Promise<Caller | undefined> {
  try {
    return token === undefined ? undefined : await callers.of('developer', token)
  } catch (error) {
    request.log.warn(
      { request_id: request.id, err: loggedCause(error) },
      'it is not known who asks for a page',
    )
    return undefined
  }
}

function pageOf({ title, details, language, files, responses, first }: Page): string {
  const preloads = files.map((file) => `\n    <link rel="modulepreload" href="${file}">`)
  return `${pageHead(title, language)}${detailTags(details)}
    <style>${pageStyles}</style>${first ? `\n    <style>${first.styles}</style>` : ''}
    <script type="module" src="/kit/loader.js"></script>${preloads.join('')}
    <script type="application/json" id="portal-responses">${inScript(responses)}</script>
  </head>
  <body>
    <portal-app theme="auto" reload-after-sign-in>${first?.markup ?? ''}</portal-app>${first ? `\n    <script>${first.script}</script>` : ''}
  </body>
</html>
`
}
