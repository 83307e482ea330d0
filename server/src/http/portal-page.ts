import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formsPrefix } from './contract-operations'
import { Problem } from './problem'
import { sendNotFoundPage } from './not-found-page'
import { logProblem, replyWithProblem } from './problem-replies'
import { addVary } from './vary'
import { isOpenReading } from '../rules/portal-state'
import { pageLanguage, varyByLanguage } from './reader-language'
import { captchaSources } from './captcha-sources'
import { sendCompressed } from './compression'
import { type FirstForm, firstForms, hashSource } from './first-form'
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
  const firstForm = firstForms(config.kitDir)
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
      logProblem(new Problem('notFound'), request)
      return sendNotFoundPage(request, reply, `${portalUrlOf(request, config)}/`)
    }
    const state = await services.portal()
    const { settings } = state
    const language = pageLanguage(request, settings.languages)
    // The token may have expired, or be none: then the page has loaded a few files that it does not show yet.
    const hasSession = !settings.public && accessTokenOf({ request, config }, 'developer') !== undefined
    const isOpen = isOpenReading(state)
    const visitor = { language, isPublic: settings.public, isOpenReading: isOpen, hasSession }
    const { tag, files } = kitPages.firstScreen(path, visitor)
    const form = tag && firstForm({ url, language, tag, settings })
    const headers = pageHeaders({
      connect: await pageSources(services, request),
      captcha: registrationPath.test(path) ? captchaSources(settings.captcha) : {},
      styles: [pageStylesHash, ...(form ? [form.stylesHash] : [])],
      scripts: form ? [form.scriptHash] : [],
      worker: workerSource(request, config),
    })
    const details = await detailsOf(request, url, language)
    return sendPage(request, reply, headers, {
      title:
        details && details.title !== settings.name ? `${details.title} | ${settings.name}` : settings.name,
      details,
      language,
      files,
      responses: await pageResponses(services, request, state, hasSession),
      form: form || undefined,
    })
  })
}

function asksForPage({ method, raw, headers: { accept } }: FastifyRequest): boolean {
  const path = raw.url?.split('?', 1)[0] ?? '/'
  if (!/^(GET|HEAD)$/.test(method) || notPages.some((prefix) => `${path}/`.startsWith(prefix))) return false
  if (accept?.includes('text/html')) return true
  // A script or an image that is missing should not turn out to be a page.
  return (accept === undefined || accept.includes('*/*')) && !/\.\w+$/.test(path)
}

interface Page {
  readonly title: string
  readonly details: PageDetails | undefined
  readonly language: Language
  /** Paths of the files of the kit that its first screen needs. */
  readonly files: readonly string[]
  readonly responses: PageResponses
  /** The sign-in form, if that is the first screen. */
  readonly form: FirstForm | undefined
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  page: Page,
): Promise<FastifyReply> {
  varyByLanguage(request, reply)
  addVary(reply, 'Cookie')
  reply
    .code(200)
    .headers(headers)
    .header('cache-control', 'private, no-cache')
    .header('content-language', page.language)
    .type('text/html; charset=utf-8')
  return sendCompressed(request, reply, pageOf(page))
}

function pageOf({ title, details, language, files, responses, form }: Page): string {
  const preloads = files.map((file) => `\n    <link rel="modulepreload" href="${file}">`)
  return `${pageHead(title, language)}${detailTags(details)}
    <style>${pageStyles}</style>${form ? `\n    <style>${form.styles}</style>` : ''}
    <script type="module" src="/kit/loader.js"></script>${preloads.join('')}
    <script type="application/json" id="portal-responses">${inScript(responses)}</script>
  </head>
  <body>
    <portal-app theme="auto" reload-after-sign-in>${form?.markup ?? ''}</portal-app>${form ? `\n    <script>${form.script}</script>` : ''}
  </body>
</html>
`
}
