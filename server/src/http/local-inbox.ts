import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findInInbox, listInbox } from '../store/local-inbox'
import { isUuid } from '../store/uuid'
import { inboxList, inboxMail, inboxPath, inboxStyles } from './local-inbox-pages'
import { pageTheme } from '../lib/page-theme'
import { Problem } from './problem'
import { pageLanguage, varyByLanguage } from './reader-language'
import type { Services } from './services'

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A mail has styles on its elements, and nothing else that could do something; its links open in the whole window. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

/** Pages with the mails that were not sent. Everyone who can reach the server reads them, so only where they are asked for. */
export function showLocalInbox(app: FastifyInstance, { config, database: { db }, portal }: Services): void {
  if (!config.mail.localInbox) return

  app.get(inboxPath, async (request, reply) =>
    page(request, reply, pagePolicy).send(inboxList(await listInbox(db), pageLanguage(request))),
  )

  app.get(`${inboxPath}.css`, async (_request, reply) => {
    const { settings } = await portal()
    const styles = inboxStyles(pageTheme(settings.appearance.theme))
    return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles)
  })

  app.get<{ Params: { id: string } }>(`${inboxPath}/:id`, async (request, reply) => {
    const mail = await found(request.params.id)
    return page(request, reply, pagePolicy).send(inboxMail(mail, pageLanguage(request)))
  })

  app.get<{ Params: { id: string } }>(`${inboxPath}/:id/content`, async (request, reply) => {
    const { html } = await found(request.params.id)
    return page(request, reply, mailPolicy).send(html.replace('<head>', '<head>\n<base target="_top">'))
  })

  async function found(id: string) {
    const mail = isUuid(id) ? await findInInbox(db, id) : undefined
    if (!mail) throw new Problem('notFound')
    return mail
  }
}

function page(request: FastifyRequest, reply: FastifyReply, policy: string): FastifyReply {
  varyByLanguage(request, reply)
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('content-language', pageLanguage(request))
    .type('text/html; charset=utf-8')
}
