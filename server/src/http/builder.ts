import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  builderPage,
  builderPath,
  builderPolicy,
  previewDirectives,
  previewPage,
  previewStyles,
} from './builder-pages'
import { type EmbeddedTag, embedPolicyOptions } from './embed-policy'
import { kitPolicy, type KitPolicyOptions } from './kit-policy'
import { isOwnOrigin } from './known-hosts'
import { pageSources } from './page-sources'
import { portalUrlOf } from './portal-url'
import { Problem } from './problem'
import { pageLanguage, varyByLanguage } from './reader-language'
import type { Services } from './services'
import { addVary } from './vary'

/** More than any configuration names. */
const mostSources = 10

/**
 * The page that makes tags to paste, its preview, and the policy that a tag needs. Only where `portal.yaml` asks for it: everyone who
 * can reach the server can open it.
 */
export function serveBuilder(app: FastifyInstance, services: Services): void {
  const { config, portal } = services

  app.get(builderPath, async (request, reply) => {
    const { settings } = await shown()
    return page(request, reply, builderPolicy).send(builderPage(settings.name, pageLanguage(request)))
  })

  app.get<{ Querystring: Query }>(`${builderPath}/preview`, async (request, reply) => {
    const policy = kitPolicy(await policyOptions(request), previewDirectives)
    return page(request, reply, policy).send(previewPage(portalUrlOf(request, config), pageLanguage(request)))
  })

  app.get(`${builderPath}/preview.css`, async (_request, reply) => {
    await shown()
    return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(previewStyles)
  })

  app.get<{ Querystring: Query }>(`${builderPath}/policy`, async (request, reply) => {
    const { allowsOrigin } = await shown()
    const options = await policyOptions(request)
    const connect = [...(options.connect ?? []), ...originsOf(request.query.connect)]
    const [origin] = originsOf(request.query.page)
    const isAllowed = origin === undefined || isOwnOrigin(origin, request, config) || allowsOrigin(origin)
    addVary(reply, 'Cookie')
    return reply
      .header('cache-control', 'private, no-cache')
      .send({ content_security_policy: kitPolicy({ ...options, connect }), origin_allowed: isAllowed })
  })

  async function shown() {
    const state = await portal()
    if (!state.settings.builder || config.kitDir === undefined) throw new Problem('notFound')
    return state
  }

  async function policyOptions(request: FastifyRequest<{ Querystring: Query }>): Promise<KitPolicyOptions> {
    const { settings } = await shown()
    return embedPolicyOptions(tagOf(request.query), {
      portal: portalUrlOf(request, config),
      captcha: settings.captcha,
      describedServers: await pageSources(services, request),
    })
  }
}

/** As addresses have it: any name, once or several times. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>

const textsOf = (value: Query[string]): readonly string[] => (value === undefined ? [] : [value].flat())

function tagOf(query: Query): EmbeddedTag {
  const [element] = textsOf(query.element)
  const [entity] = textsOf(query['user-entity'])
  const [provider] = textsOf(query['captcha-provider'])
  return { element, 'user-entity': entity, 'captcha-provider': provider }
}

/** Origins of the web among the texts, written anew, so that they can be nothing else in a policy. */
function originsOf(value: Query[string]): string[] {
  const urls = textsOf(value)
    .slice(0, mostSources)
    .filter((text) => URL.canParse(text))
    .map((text) => new URL(text))
  return urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin)
}

function page(request: FastifyRequest, reply: FastifyReply, policy: string): FastifyReply {
  varyByLanguage(request, reply)
  addVary(reply, 'Cookie')
  return reply
    .header('content-security-policy', policy)
    .header('cross-origin-opener-policy', 'same-origin')
    .header('cache-control', 'private, no-cache')
    .header('content-language', pageLanguage(request))
    .type('text/html; charset=utf-8')
}
