import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languages } from '../texts/texts'
import { languageOf } from './negotiation'
import { languageParameter } from './page-paths'
import { addVary } from './vary'
import type { Services } from './services'

declare module 'fastify' {
  interface FastifyInstance {
    /** Languages that the portal is offered in, its default first; empty if its settings name none. */
    offeredLanguages(): readonly Language[]
  }
}

/** Holds the visitor's choice in the header; the kit writes it, for all pages of the origin. */
const choiceCookie = 'portal_language'

/** Makes the languages of the portal known to what answers requests. */
export function offerLanguages(app: FastifyInstance, { portal }: Pick<Services, 'portal'>): void {
  app.decorate('offeredLanguages', () => {
    const state = portal()
    if (!(state instanceof Promise)) return state.settings.languages
    // Its failure is met by those who wait for it.
    state.catch(() => undefined)
    // Between a change of the content and its next reading: a choice counts, whatever is offered now.
    return languages
  })
}

/**
 * Returns the language of the texts for a request: the visitor's choice, where the portal offers one, else by `Accept-Language`.
 *
 * @param among - Default: all that the server knows.
 * @param offered - Of the portal. Default: as they were read last.
 */
export function readerLanguage(
  { headers, server }: FastifyRequest,
  among: readonly Language[] = languages,
  offered: readonly Language[] = server.offeredLanguages(),
): Language {
  const chosen =
    offered.length > 1 && headers.cookie ? server.parseCookie(headers.cookie)[choiceCookie] : undefined
  return offered.find((language) => language === chosen) ?? languageOf(headers['accept-language'], among)
}

/** Returns the language that the address of a page names, if the portal is offered in it and in others. */
export function addressLanguage({ url }: FastifyRequest, offered: readonly Language[]): Language | undefined {
  const named = new URLSearchParams(url.split('?', 2)[1]).get(languageParameter)
  return offered.length > 1 ? offered.find((language) => language === named) : undefined
}

/** Takes the visitor's choice out of a `Cookie` header, where the language is known otherwise. */
export const withoutChoice = (cookies: string): string =>
  cookies
    .split(';')
    .filter((cookie) => cookie.split('=', 1)[0]?.trim() !== choiceCookie)
    .join(';')

/** The language of a page of the portal, which is one of those that the portal is offered in: that of its address before others. @param offered - Default: as they were read last. */
export function pageLanguage(
  request: FastifyRequest,
  offered: readonly Language[] = request.server.offeredLanguages(),
): Language {
  return (
    addressLanguage(request, offered) ??
    readerLanguage(request, offered.length > 0 ? offered : languages, offered)
  )
}

/** Says what `readerLanguage` depends on. */
export function varyByLanguage({ server }: FastifyRequest, reply: FastifyReply): void {
  addVary(reply, 'Accept-Language')
  if (server.offeredLanguages().length > 1) addVary(reply, 'Cookie')
}
