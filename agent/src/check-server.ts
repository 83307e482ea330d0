import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { headersOfCheck } from '../../server/src/http/check-headers'
import { checkResponse } from '../../server/src/http/check-response'
import { languageOf } from '../../server/src/http/negotiation'
import { checkPath, originalRequestOf } from '../../server/src/http/original-request'
import { Problem } from '../../server/src/http/problem'
import { problemDocument, problemType } from '../../server/src/http/problem-document'
import { traceIds } from '../../server/src/http/trace-ids'
import { check } from '../../server/src/rules/gateway/check'
import { readKongLog } from '../../server/src/traffic/ingest/kong-log'
import type { GatewayVersion } from '../../server/src/store/gateway-versions'
import type { Follower } from './follower'
import { log } from './log'
import { metricsText, type Metrics } from './metrics'
import type { Options } from './options'
import { lineOfCheck } from './traffic/reported-line'
import type { Outbox } from './traffic/outbox'

const newTrace = traceIds()
const retryAfterSeconds = '5'
const largestBody = 4 * 1024 * 1024

export interface CheckServer {
  follower: Follower
  outbox: Outbox
  metrics: Metrics
  report: Options['report']
}

/** Answers checks as the portal does, takes logs of Kong, and says in which state the agent is. */
export function checkServer(agent: CheckServer): Server {
  const reports = new PendingReports(agent.outbox)

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request
    if (url.startsWith(checkPath) && /^[/?]|^$/.test(url.slice(checkPath.length)))
      return answerCheck(agent, reports, request, response)
    const path = url.split('?', 1)[0]
    if (path === '/kong' && request.method === 'POST') return takeKongLog(agent, request, response)
    if (path === '/metrics') return send(response, 200, metricsText(agent), 'text/plain; version=0.0.4')
    if (path === '/healthz' || path === '/readyz') {
      const { state, silentSeconds, counts, table } = agent.follower
      const status = path === '/readyz' && !table ? 503 : 200
      const seconds = Number.isFinite(silentSeconds) ? Math.round(silentSeconds) : null
      return send(response, status, JSON.stringify({ state, portal_silent_seconds: seconds, ...counts }))
    }
    send(response, 404, JSON.stringify({ status: 404, title: 'Not Found' }), problemType)
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log('error', error instanceof Error ? (error.stack ?? error.message) : String(error))
      if (response.headersSent) response.destroy()
      else sendProblem(request, response, 'unexpected')
    })
  })
}

async function answerCheck(
  { follower, metrics, report }: CheckServer,
  reports: PendingReports,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const begun = performance.now()
  const { table } = follower
  if (!table) {
    metrics.checks[503] += 1
    return sendProblem(request, response, 'unavailable')
  }
  const { portal } = table.facts
  const original = originalRequestOf({ raw: request }, { publicUrl: portal.url })
  const decide = () => {
    const known = follower.table ?? table
    return check(original, request.headers, {
      versionNamed: (name) => known.versionNamed(name),
      placedVersions: () => known.placedVersions(),
      introspect: (credential) => known.introspect(credential),
    })
  }
  let outcome = await decide()
  if ('shown' in outcome && outcome.shown && (await follower.catchUp())) outcome = await decide()
  metrics.checks[outcome.status] += 1
  if (outcome.status === 503) return sendProblem(request, response, 'originalRequestMissing')
  const settings = { portalUrl: portal.url, revocationSeconds: portal.revocation_seconds }
  const language = languageOf(request.headers['accept-language'])
  const { status, headers, body = '' } = checkResponse(outcome, settings, { language, instance: newTrace() })
  headers['content-length'] = `${Buffer.byteLength(body)}`
  headers['content-language'] = language
  headers.vary = varyOf(outcome.version)
  const answer = () => {
    response.writeHead(status, headers)
    response.end(body)
  }
  const isReported = report === 'checks' || (report === 'refusals' && status !== 200)
  const latencyMs = performance.now() - begun
  const startedAt = Math.floor(Date.now() - latencyMs)
  const line = isReported ? lineOfCheck({ request, original, outcome, startedAt, latencyMs }) : undefined
  if (line === undefined) answer()
  else reports.add(line, answer)
}

const varyByVersion = new WeakMap<GatewayVersion, string>()

/** The same for all checks of a version. */
function varyOf(version: GatewayVersion | undefined): string {
  const known = version && varyByVersion.get(version)
  if (known !== undefined) return known
  const vary = ['Accept-Language', ...headersOfCheck(version)].join(', ')
  if (version) varyByVersion.set(version, vary)
  return vary
}

/** Writes the reports of all checks of a moment with one call, and answers these then: an answer is never there without its report. */
class PendingReports {
  #lines: string[] = []
  #answers: (() => void)[] = []

  constructor(private readonly outbox: Outbox) {}

  add(line: string, answer: () => void): void {
    this.#lines.push(`${line}\n`)
    if (this.#answers.push(answer) === 1) setImmediate(() => this.#flush())
  }

  #flush(): void {
    const [lines, answers] = [this.#lines, this.#answers]
    this.#lines = []
    this.#answers = []
    this.outbox.append(lines.join(''))
    for (const answer of answers) answer()
  }
}

/** Kong sends a body again that was not acknowledged, so the body is the ID of its batch. */
async function takeKongLog(
  { outbox }: CheckServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > largestBody) return sendProblem(request, response, 'bodyTooLarge')
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  let entries: ReturnType<typeof readKongLog>
  try {
    entries = readKongLog(JSON.parse(body.toString('utf8')))
  } catch {
    return sendProblem(request, response, 'malformedJson')
  }
  const lines = entries.flatMap((entry) => ('request' in entry ? `${JSON.stringify(entry.request)}\n` : []))
  try {
    if (lines.length > 0)
      await outbox.add(`kong-${createHash('sha256').update(body).digest('hex')}`, lines.join(''))
  } catch (error) {
    log('error', `A log of Kong was not taken: ${String(error)}`)
    return sendProblem(request, response, 'unavailable')
  }
  send(response, 200, '{}')
}

function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  kind: ConstructorParameters<typeof Problem>[0],
): void {
  const problem = new Problem(kind)
  const language = languageOf(request.headers['accept-language'])
  const body = problemDocument(problem, newTrace(), language, false, largestBody)
  send(response, problem.status, body, problemType, {
    'content-language': language,
    vary: 'Accept-Language',
    ...(problem.status === 503 && { 'retry-after': retryAfterSeconds }),
  })
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'application/json',
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    ...headers,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}
