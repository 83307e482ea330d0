/** Clients that write to a portal while something fails, and what became of each write that was acknowledged. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addDevelopers } from './changed-elsewhere'
import { assertInContract } from './contract'
import type { Mailbox } from './mailbox'
import { addDeveloper } from './portal'
import { developerAddresses, type Stored, storedMails } from './stored'

export interface WrittenPortal {
  /** Of a proxy, or of each node: a client goes on at the next after a failure. */
  readonly urls: readonly string[]
  readonly gatewayKey: string
  /** Of the strategy `API key` of the portal, and of the version whose requests are reported. */
  readonly strategyId: string
  readonly versionId: string
  readonly mailbox?: Mailbox
}

export interface WriteOutcome {
  /** By what was written. */
  readonly acknowledged: Readonly<Record<WriteKind, number>>
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Requests without success, by status; `connection` if there was no response. */
  readonly refused: ReadonlyMap<number | 'connection', number>
  /** Refusals that no fault explains: a status that is none of 502, 503 and 504, or 503 without `Retry-After`. */
  readonly unexpected: readonly string[]
  /** Longest time between two acknowledgments. */
  readonly longestPauseMs: number
  /** Mails that the mail server got a second time, with the same `Message-ID`. */
  readonly repeatedMails: number
}

export interface Writers {
  /** Writes that were acknowledged so far. */
  readonly acknowledged: number
  /** Requests without success so far. */
  readonly refused: number
  /** Ends them once each has an acknowledgment for what it sends again until then. */
  stop(): Promise<void>
  /** Compares what was acknowledged with what the portal has. @param stored - Opened after the fault. */
  outcome(stored: Stored): Promise<WriteOutcome>
}

const kinds = ['registration', 'application', 'credential', 'mail', 'traffic batch'] as const
export type WriteKind = (typeof kinds)[number]

const password = 'Correct-horse-1'
/** Much shorter than `Retry-After`, so that it is seen when the portal is back. */
const retryMs = 50
const requestTimeoutMs = 60_000
const requestsOfBatch = 5
/** More than a round has time for. */
const mailAddresses = 3000

/**
 * Starts five clients, one for each kind of write, as a developer of their own.
 *
 * @param stored - For the accounts of this round.
 */
export async function startWriters(portal: WrittenPortal, stored: Stored): Promise<Writers> {
  const round = randomUUID().slice(0, 8)
  const developer = { email: `writer-${round}@example.com`, password }
  await addDeveloper(stored.database, developer)
  const addressOf = (kind: string, n: number) => `${kind}-${round}-${n}@example.com`
  await addDevelopers(
    stored,
    Array.from({ length: mailAddresses }, (_, n) => ({
      email: addressOf('mail', n),
      full_name: 'Robin Example',
      language: 'en' as const,
    })),
  )

  const refused = new Map<number | 'connection', number>()
  const unexpected: string[] = []
  let isStopped = false
  let next = 0
  let acknowledged = 0
  let lastAt = performance.now()
  let longestPauseMs = 0

  /** @returns undefined if nothing was acknowledged. */
  async function send(line: string, body?: unknown, headers: Record<string, string> = {}) {
    const [method = '', path = ''] = line.split(' ')
    const url = portal.urls[next % portal.urls.length] + path
    let response: Response
    let text: string
    try {
      response = await fetch(url, {
        method,
        signal: AbortSignal.timeout(requestTimeoutMs),
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      })
      text = await response.text()
    } catch {
      next += 1
      refused.set('connection', (refused.get('connection') ?? 0) + 1)
      return undefined
    }
    if (response.ok) {
      assertInContract({
        method,
        path: path.split('?', 1)[0] ?? '',
        status: response.status,
        headers: response.headers,
        body: Buffer.from(text),
      })
      return { headers: response.headers, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
    }
    next += 1
    refused.set(response.status, (refused.get(response.status) ?? 0) + 1)
    const isExplained =
      [502, 504].includes(response.status) || (response.status === 503 && response.headers.has('retry-after'))
    if (!isExplained) unexpected.push(`${line}: ${response.status} ${text}`)
    return undefined
  }

  function note(): void {
    const now = performance.now()
    longestPauseMs = Math.max(longestPauseMs, now - lastAt)
    lastAt = now
    acknowledged += 1
  }

  /** Sends the same request until it is acknowledged, as a client does that was told to try again. */
  async function persist(...request: Parameters<typeof send>) {
    for (;;) {
      const response = await send(...request)
      if (response) {
        note()
        return response
      }
      if (unexpected.length > 0) throw new Error(unexpected[0])
      await wait(retryMs)
    }
  }

  const session = await send('POST /api/v2/developer/authenticate', {
    username: developer.email,
    password,
  })
  if (!session) throw new Error(`The writers of the round cannot sign in: ${unexpected.join()}`)
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const idempotent = () => ({ cookie, 'idempotency-key': randomUUID() })
  const newApplication = (name: string) =>
    persist('POST /api/v2/applications', { name, auth_strategy_id: portal.strategyId }, idempotent())
  const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id

  const registered: string[] = []
  const applications = new Map<string, string>()
  const credentials = new Map<string, string[]>()
  const mails = { sent: [] as string[], attempted: [] as string[] }
  const reported = { application: idOf(await newApplication('Reported')), batches: 0 }
  applications.set('Reported', reported.application)

  const writers: Record<WriteKind, (n: number) => Promise<void>> = {
    async registration(n) {
      const email = addressOf('registration', n)
      await persist('POST /api/v2/developer', { email, full_name: 'Robin Example' })
      registered.push(email)
    },
    async application(n) {
      const name = `Application ${n}`
      applications.set(name, idOf(await newApplication(name)))
    },
    async credential(n) {
      // An application has at most twenty.
      const name = `Keys ${Math.floor(n / 10)}`
      const id = applications.get(name) ?? idOf(await newApplication(name))
      applications.set(name, id)
      const made = await persist(`POST /api/v2/applications/${id}/credentials`, {}, idempotent())
      credentials.set(id, [...(credentials.get(id) ?? []), idOf(made)])
    },
    async mail(n) {
      const email = addressOf('mail', n)
      if (n >= mailAddresses) throw new Error('There are no addresses left.')
      // Asked for once: a second request may order a second mail.
      mails.attempted.push(email)
      if (!(await send('POST /api/v2/developer/forgot-password', { email })))
        return void (await wait(retryMs))
      note()
      mails.sent.push(email)
    },
    async 'traffic batch'() {
      const started_at = Date.now() - 60_000
      const lines = Array.from({ length: requestsOfBatch }, () =>
        JSON.stringify({
          started_at,
          application_id: reported.application,
          product_version_id: portal.versionId,
          method: 'GET',
          path: '/levels',
          status: 200,
          latency_ms: 10,
        }),
      )
      await persist('POST /api/operator/v1/traffic', lines.join('\n'), {
        authorization: `Bearer ${portal.gatewayKey}`,
        'content-type': 'application/x-ndjson',
        'idempotency-key': randomUUID(),
      })
      reported.batches += 1
    },
  }
  lastAt = performance.now()
  const running = kinds.map(async (kind) => {
    for (let n = 0; !isStopped; n += 1) await writers[kind](n)
  })
  // Thrown by `stop`; the others go on until then.
  for (const one of running) one.catch(() => undefined)

  async function read<T>(line: string, body?: unknown): Promise<T> {
    const response = await send(line, body, { cookie })
    if (!response) throw new Error(`${line}: ${unexpected.join() || 'nothing was acknowledged'}`)
    return response.body as T
  }

  /** @returns every element of a list of the developer's. */
  async function readAll(path: string): Promise<{ id: string; name?: string }[]> {
    const found: { id: string; name?: string }[] = []
    for (let page = 1; ; page += 1) {
      const { data } = await read<{ data: { id: string; name?: string }[] }>(
        `GET ${path}?page[size]=100&page[number]=${page}`,
      )
      found.push(...data)
      if (data.length < 100) return found
    }
  }

  async function reportedRequests(): Promise<number> {
    const now = Date.now()
    const filter = [{ dimension: 'APPLICATION', type: 'IN', values: [reported.application] }]
    const range = { start_ms: now - 3_600_000, end_ms: now }
    const { records } = await read<{ records: { event: { REQUEST_COUNT?: number } }[] }>(
      'POST /api/v2/stats',
      { ...range, metrics: ['REQUEST_COUNT'], filter },
    )
    return records[0]?.event.REQUEST_COUNT ?? 0
  }

  return {
    get acknowledged() {
      return acknowledged
    },
    get refused() {
      return [...refused.values()].reduce((sum, count) => sum + count, 0)
    },
    async stop() {
      isStopped = true
      await Promise.all(running)
    },
    async outcome(stored) {
      const lost: string[] = []
      const doubled: string[] = []
      /** @param least - How often it must be there. */
      const compare = (what: string, found: number, least = 1, most = 1) => {
        if (found < least) lost.push(what)
        if (found > most) doubled.push(`${what}: ${found} times`)
      }
      const accounts = countsOf(await developerAddresses(stored))
      for (const email of registered) compare(email, accounts.get(email) ?? 0)

      const found = await readAll('/api/v2/applications')
      const names = countsOf(found.map(({ name = '' }) => name))
      for (const [name, id] of applications)
        compare(`application ${name}`, found.some((one) => one.id === id) ? (names.get(name) ?? 0) : 0)
      for (const { name = '' } of found) if (!applications.has(name)) doubled.push(`application ${name}`)

      for (const [id, keys] of credentials) {
        const there = (await readAll(`/api/v2/applications/${id}/credentials`)).map((key) => key.id)
        for (const key of keys) compare(`credential ${key}`, there.filter((one) => one === key).length)
        for (const key of there) if (!keys.includes(key)) doubled.push(`credential ${key}`)
      }

      const requests = await reportedRequests()
      const expected = reported.batches * requestsOfBatch
      compare(`requests in ${reported.batches} batches`, requests, expected, expected)

      const ordered = countsOf((await storedMails(stored)).flatMap(({ address }) => address ?? []))
      for (const email of mails.attempted)
        compare(`mail to ${email}`, ordered.get(email) ?? 0, mails.sent.includes(email) ? 1 : 0)
      const repeatedMails = portal.mailbox ? await deliveries(portal.mailbox, mails, compare) : 0

      return {
        acknowledged: {
          registration: registered.length,
          application: applications.size,
          credential: [...credentials.values()].flat().length,
          mail: mails.sent.length,
          'traffic batch': reported.batches,
        },
        lost,
        doubled,
        refused,
        unexpected,
        longestPauseMs,
        repeatedMails,
      }
    },
  }
}

/** Waits until every mail has come. @returns how many came again under the same `Message-ID`. */
async function deliveries(
  mailbox: Mailbox,
  { sent, attempted }: { sent: readonly string[]; attempted: readonly string[] },
  compare: (what: string, found: number, least: number) => void,
): Promise<number> {
  const last = sent.at(-1)
  if (last) for (const email of sent) await mailbox.mailTo(email)
  let repeated = 0
  for (const email of attempted) {
    const ids = mailbox.mails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ messageId }) => messageId)
    compare(`delivery to ${email}`, new Set(ids).size, sent.includes(email) ? 1 : 0)
    repeated += ids.length - new Set(ids).size
  }
  return repeated
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
