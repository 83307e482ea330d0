import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PageRenderer, type RenderedPage } from '../rendering/page-renderer'
import type { Caller } from '../rules/callers'
import { CacheUntilChange } from '../rules/cached-until-change'
import type { MaybePromise } from '../lib/maybe-promise'
import type { Language } from '../texts/texts'
import { loggedCause } from './failures'
import type { PageResponses } from './page-responses'
import { portalUrlOf } from './portal-url'
import { withoutChoice } from './reader-language'
import type { Services } from './services'

/** What the build of the kit says in `first-page.json`. */
interface FirstPageFile {
  /** By tag. */
  readonly styles: Readonly<Record<string, string>>
  readonly script: string
}

/** The content of a page, with the hashes that the policy of the page needs for it. */
export interface FirstPage extends RenderedPage {
  readonly styles: string
  readonly script: string
  readonly stylesHash: string
  readonly scriptHash: string
}

export interface FirstVisit {
  readonly request: FastifyRequest
  readonly language: Language
  /** Tag that the kit will show in all likelihood. */
  readonly tag: string
  readonly responses: PageResponses
  /** Undefined for visitors. */
  readonly caller: Caller | undefined
}

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const cacheBytes = 32 * 1024 * 1024
/** Short, because the database's clock decides when a version ends. */
const lifetimeMs = 10_000
/** A page that takes longer is sent without its content. */
const deadlineMs = 200
/** No page has a longer address. */
const longestAddress = 2_000
/** A longer response would take too long to render, and to load twice. */
const longestResponse = 1024 * 1024
/** Its page has little of it. */
const longestDescription = 4 * longestResponse
/** Addresses of longer ones that are remembered. */
const mostTooLong = 1_000

/** Headers by which the server knows who asks, and at which address. */
const connectionHeaders = ['host', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']
const identityHeaders = ['cookie', 'authorization']

/**
 * Returns a function that renders the first page of a visit. It is undefined if the page is left to the kit: because it has no markup, or
 * cannot be rendered in time.
 *
 * @param kitDir - Without a build that has the renderer, there is never one.
 */
export function firstPages(
  app: FastifyInstance,
  { config, database }: Services,
): (visit: FirstVisit) => Promise<FirstPage | undefined> {
  const kit = config.kitDir && resolve(config.kitDir)
  const file = kit && join(kit, 'first-page.json')
  if (!file || !existsSync(file)) return async () => undefined
  const { styles, script } = JSON.parse(readFileSync(file, 'utf8')) as FirstPageFile
  const scriptHash = hashSource(script)
  const parts = new Map(
    Object.entries(styles).map(([tag, text]) => [
      tag,
      { styles: text, script, stylesHash: hashSource(text), scriptHash },
    ]),
  )
  const renderer = new PageRenderer(pathToFileURL(join(kit, 'rendering/thread.mjs')))
  app.addHook('onReady', async () => renderer.prepare())
  app.addHook('onClose', () => renderer.close())
  const cache = new CacheUntilChange<RenderedPage>(database.changes, {
    name: 'pages',
    outdatedBy: ({ topic }) => topic === 'content' || topic === 'settings',
    maxSize: cacheBytes,
    maxEntrySize: cacheBytes / 8,
    sizeOf: (key, { markup, reads }) => key.length + 2 * markup.length + JSON.stringify(reads).length,
    lifetimeMs,
  })

  // The pages of a long description are many, and each would load it.
  const tooLong = new CacheUntilChange<true>(database.changes, {
    name: 'long-descriptions',
    outdatedBy: ({ topic }) => topic === 'content',
    maxSize: mostTooLong,
  })

  /** Since the process has started. */
  let plainPages = 0

  return async (visit) => {
    const { request, tag, language, caller } = visit
    const part = parts.get(tag)
    const address = portalUrlOf(request, config) + (request.raw.url ?? '/')
    if (!part || address.length > longestAddress) return undefined
    try {
      // A page that comes too late is cached too.
      const rendering = caller
        ? render(visit, address)
        : cache.getOrLoad(`${tag} ${language} ${address}`, () => render(visit, address))
      const page = await inTime(rendering)
      return page && { ...part, ...page }
    } catch (error) {
      // The kit shows the page.
      plainPages += 1
      const about = { request_id: request.id, err: loggedCause(error), pages: plainPages }
      request.log.warn(about, 'a page was sent without its content')
      return undefined
    }
  }

  async function render(visit: FirstVisit, address: string): Promise<RenderedPage | undefined> {
    const { request, tag, language, responses, caller } = visit
    const { context, appearance } = responses
    if (!context) return undefined
    const viewer = caller && viewerOf(caller)
    return renderer.render(
      { address, tag, language, context, appearance, viewer },
      async ({ url, accept }) => {
        const { pathname, search } = new URL(url)
        const isDescription = pathname.endsWith('/spec')
        if (tooLong.get(pathname)) return { status: 413, body: '' }
        const names = [...connectionHeaders, ...(caller ? identityHeaders : [])]
        const given = names.map((name) => [name, request.headers[name]] as const)
        const response = await app.inject({
          url: pathname + search,
          headers: {
            ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
            ...(caller && request.headers.cookie && { cookie: withoutChoice(request.headers.cookie) }),
            'accept-language': language,
            ...(accept && { accept }),
          },
          remoteAddress: request.socket.remoteAddress,
        })
        const { statusCode: status, body } = response
        if (body.length <= (isDescription ? longestDescription : longestResponse)) return { status, body }
        // It is the same for everyone who may see it.
        if (isDescription) await tooLong.getOrLoad(pathname, async () => true)
        return { status: 413, body: '' }
      },
    )
  }
}

async function inTime<T>(work: MaybePromise<T>): Promise<T> {
  const late = new AbortController()
  const deadline = delay(deadlineMs, undefined, { signal: late.signal }).then(() => {
    throw new Error(`The page was not rendered within ${deadlineMs} ms.`)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    deadline.catch(() => undefined)
    late.abort()
  }
}

const viewerOf = ({ account: { id, email, full_name } }: Caller) => ({ id, email, full_name })
