import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageLink } from '../mail/page-links'
import { SsoRefusal, type SsoRefusalReason } from '../sso/sso-refusal'
import { defaultSettings, type AccountKind } from '../store/settings'
import { loggedCause, problemOf } from './failures'
import { portalUrlOf } from './portal-url'
import type { ProblemKind } from './problem'
import { operationNameOf } from './request-outcome'
import { replyWithProblem } from './problem-replies'
import type { Services } from './services'

/** A sign-in that ends, with the page that says why. */
export class SignInEnded extends Error {
  override readonly name = 'SignInEnded'

  constructor(
    readonly refusal: SsoRefusal,
    /** Where the visitor came from. */
    readonly page: string,
    /** What its form needs beside the reason. */
    readonly parameters: Readonly<Record<string, string>> = {},
  ) {
    super(refusal.message, { cause: refusal })
  }
}

const reasons: Readonly<Partial<Record<ProblemKind, SsoRefusalReason>>> = {
  rateLimited: 'rate_limited',
  unavailable: 'sso_unavailable',
}

/**
 * Returns the error handler of a route that browsers navigate to. A visitor gets a page with a text, never a problem document;
 * a program that asks for no page gets the document.
 */
export function signInErrors(kind: AccountKind, services: Services) {
  return function redirect(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    redirectWithReason(error, request, reply).catch((failure: unknown) =>
      replyWithProblem(problemOf(failure), request, reply),
    )
  }

  async function redirectWithReason(
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (error instanceof SignInEnded) {
      logEnd(request, error.refusal)
      return redirectTo(reply, error.page, { ...error.parameters, error: error.refusal.reason })
    }
    const problem = problemOf(error)
    if (!request.headers.accept?.includes('text/html')) return replyWithProblem(problem, request, reply)
    const reason = error instanceof SsoRefusal ? error.reason : (reasons[problem.kind] ?? 'sso_failed')
    if (problem.status >= 500)
      request.log.error(
        { request_id: request.id, err: loggedCause(problem.details.cause) },
        'The sign-in failed',
      )
    else logEnd(request, error instanceof SsoRefusal ? error : new SsoRefusal(reason, problem.kind))
    return redirectTo(reply, await signInPage(kind, request, services), { error: reason })
  }
}

/** Returns the page where accounts of a kind sign in. */
export async function signInPage(
  kind: AccountKind,
  request: FastifyRequest,
  { portal, config }: Pick<Services, 'portal' | 'config'>,
): Promise<string> {
  // Without a database the portal's own page still says that something is wrong.
  const { settings } = await Promise.resolve(portal()).catch(() => ({ settings: defaultSettings }))
  return pageLink(portalUrlOf(request, config), settings.pages[kind], 'sign_in')
}

/** Returns the same page as it is after signing out: it does not begin again by itself. */
export async function signedOutPage(...given: Parameters<typeof signInPage>): Promise<string> {
  const url = new URL(await signInPage(...given))
  url.searchParams.set('logout', 'true')
  return url.href
}

/** `logout` keeps the page from beginning again by itself. */
function redirectTo(
  reply: FastifyReply,
  page: string,
  parameters: Readonly<Record<string, string>> & { error: SsoRefusalReason },
): FastifyReply {
  const url = new URL(page)
  for (const [name, value] of Object.entries({ logout: 'true', ...parameters }))
    url.searchParams.set(name, value)
  return reply.code(302).header('cache-control', 'no-store').header('location', url.href).send()
}

function logEnd(request: FastifyRequest, { reason, message }: SsoRefusal): void {
  const operation = operationNameOf(request, 302)
  request.log.warn(
    { request_id: request.id, operation, reason, cause: message },
    'The sign-in through a provider ended',
  )
}
