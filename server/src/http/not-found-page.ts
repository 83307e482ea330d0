import type { FastifyReply, FastifyRequest } from 'fastify'
import { escaped } from '../mail/render-mail'
import { type Language, textsIn } from '../texts/texts'
import { hashSource } from './first-page'
import { pageHead } from './page-head'
import { pageLanguage, varyByLanguage } from './reader-language'

const styles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 15vh 1.5rem 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
`

const policy = [
  "default-src 'none'",
  `style-src ${hashSource(styles)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Sends a page without the kit for a path that no route of the portal has. It reads nothing from the database, because programs that
 * look for weaknesses ask for many such paths.
 */
export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, home: string): FastifyReply {
  const language = pageLanguage(request)
  varyByLanguage(request, reply)
  return reply
    .code(404)
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-cache')
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(notFoundPage(language, home))
}

function notFoundPage(language: Language, home: string): string {
  const { title, explanation, toPortal } = textsIn(language).missingPage
  return `${pageHead(title, language)}
    <style>${styles}</style>
  </head>
  <body>
    <main>
      <h1>${escaped(title)}</h1>
      <p>${escaped(explanation)}</p>
      <p><a href="${escaped(home)}">${escaped(toPortal)}</a></p>
    </main>
  </body>
</html>
`
}
