import { readFileSync } from 'node:fs'
import { createKey } from '../../../server/src/commands/keys'
import { levels, namesAt, strategySettings } from '../../support/server/applications'
import { assertInContract } from '../../support/server/contract'
import { robin, tides } from '../../support/server/sample-data'
import { sql } from 'kysely'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { ChangeCounter, changedTables } from './change-counter'
import { fuzzedOperations, resolved, type FuzzedOperation } from './contract-operations'
import { addUser, userSettings } from '../../support/server/user-accounts'
import {
  clientSecret,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../support/server/identity-provider'
import { singleSignOn } from '../../support/server/single-sign-on'
import { fuzzedPerson, makeApplication, preparedRequest, preparedRequests } from './prepared-requests'
import { fuzzedRequest, type FuzzedRequest, type Kind } from './fuzzed-request'
import { Random } from './random'
import { SchemaValues } from './schema-values'

export interface FuzzRow {
  readonly operation: string
  requests: number
  /** By status class: `2xx`. */
  readonly classes: Map<string, number>
  /** Done as asked, or sent on to where a sign-in goes on. */
  succeeded: number
  slowestMs: number
  violations: number
}

export interface FuzzReport {
  readonly rows: readonly FuzzRow[]
  /** One sentence each, with the request. */
  readonly violations: readonly string[]
}

const unlimited = Object.fromEntries(
  [
    'SIGN_IN_PER_ADDRESS',
    'SIGN_IN_PER_ACCOUNT',
    'FORMS_PER_ADDRESS',
    'MAILS_PER_RECIPIENT',
    'LOCK_AFTER',
    'LOCK_AFTER_ALL_NETWORKS',
    'READS_PER_CALLER',
    'PASSWORD_CHECKS_WAITING',
    'APPLICATIONS_PER_DEVELOPER',
  ].map((name) => [name, '1000000']),
)

/** Written whatever becomes of a request: counts of attempts, what was recorded of failures, when a key was used last, what the server makes for itself. */
const always = new Set(['rate_limit_counters', 'access_keys', 'audit_log', 'secrets', 'jobs'])
/** A wrong password is counted at its account, and a refresh token that was used twice ends its session. */
const byOperation: Readonly<Record<string, readonly string[]>> = {
  authenticate: ['accounts', 'mails', 'sessions', 'refresh_tokens', 'sign_in_failures'],
  // A code is used up by one attempt.
  authenticateCode: ['login_codes'],
  changeDeveloperPassword: ['accounts', 'mails', 'sign_in_failures'],
  changeMyPassword: ['accounts', 'mails', 'sign_in_failures'],
  // The first reader begins it.
  getGatewaySnapshot: ['gateway_feed'],
  listGatewayChanges: ['gateway_feed'],
  refresh: ['sessions', 'refresh_tokens'],
  authenticateUser: ['accounts', 'mails', 'sessions', 'refresh_tokens', 'sign_in_failures'],
  refreshUser: ['sessions', 'refresh_tokens'],
}

/** Operations after which the session, or an application, has to be made again. */
const endsWhatIsUsed = new Set([
  'logout',
  'changeDeveloperPassword',
  'changeMyPassword',
  'resetPassword',
  'deleteApplication',
])

const kinds: readonly Kind[] = ['valid', 'nearly valid', 'hostile']

const images = {
  'cover.png': readFileSync(new URL('../../../demo/content/cover.png', import.meta.url)),
  'docs/images/pier.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** Sends requests that are made from the contract, always the same for the same seed. */
export async function fuzz({ requests, seed }: { requests: number; seed: number }): Promise<FuzzReport> {
  const provider = await startIdentityProvider([fuzzedPerson])
  const portal = await realPortal({
    settings: {
      ...singleSignOn(provider, { provider: { kinds: ['developer', 'user'], organization: 'Port' } }),
      captcha: { provider: 'proof_of_work', difficulty: 10 },
      ...strategySettings,
      ...userSettings,
      appearance: { cover: 'tides/cover.png' },
    },
    products: [levels, { ...tides, files: { ...tides.files, ...images } }],
    developers: [robin],
    environment: {
      ...unlimited,
      SSO_HARBOUR_CLIENT_SECRET: clientSecret,
      SECURITY_CONTACT: 'mailto:security@example.com',
    },
  })
  try {
    await addUser(portal)
    return await run(portal, provider, { requests, seed })
  } finally {
    await portal.close()
    await provider.close()
  }
}

async function run(
  portal: RealPortal,
  provider: TestIdentityProvider,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzReport> {
  const random = new Random(seed)
  const ids = new Map<string, string[]>([['token', []]])
  const known = (name: string) => {
    const found = ids.get(name)
    return found && found.length > 0 ? random.pick(found.slice(-50)) : undefined
  }
  const values = new SchemaValues(random, (reference) => resolved({ $ref: reference }), known)
  const callers = await callersOf(portal, ids)
  const prepared = preparedRequests(portal, provider, callers)
  const prepare = async (operation: FuzzedOperation) => {
    const request = preparedRequest(operation, (await prepared[operation.id]?.()) ?? {})
    counts = await counter.counts()
    return request
  }
  // Jobs would change rows between two requests.
  await sql`alter table jobs alter column due_at set default 'infinity'`.execute(portal.database.db)
  const counter = await ChangeCounter.install(portal.database.db)
  const operations = fuzzedOperations()
  const rows = new Map(operations.map(({ id }) => [id, emptyRow(id)]))
  const violations: string[] = []
  let counts = await counter.counts()

  for (let count = 0; count < requests; count += 1) {
    const operation = operations[count % operations.length] as FuzzedOperation
    // Of the first three to each operation one is of each kind, and the valid one succeeds.
    const isFirst = count < operations.length
    const kind = kinds[Math.floor(count / operations.length)] ?? random.pick(kinds)
    const isPrepared =
      kind === 'valid' && prepared[operation.id] !== undefined && (isFirst || random.chance(0.3))
    const request = isPrepared ? await prepare(operation) : fuzzedRequest(operation, kind, { random, values })
    const authorization = isFirst || random.chance(0.9) ? callers.bearerFor(operation) : undefined
    if (authorization && operation.access === 'check')
      request.headers['x-portal-gateway-key'] ??= authorization
    else if (authorization) request.headers.authorization ??= `Bearer ${authorization}`

    const started = performance.now()
    const response = await send(portal.url, request)
    const row = rows.get(operation.id) as FuzzRow
    row.requests += 1
    row.slowestMs = Math.max(row.slowestMs, performance.now() - started)
    if (response.status < 300 || response.status === 302) row.succeeded += 1
    const statusClass = `${Math.floor(response.status / 100)}xx`
    row.classes.set(statusClass, (row.classes.get(statusClass) ?? 0) + 1)

    const faults = [...faultsOf(request, response)]
    const now = await counter.counts()
    const changed = changedTables(counts, now).filter((table) => !mayChange(operation.id, table))
    if (response.status >= 400 && changed.length > 0) faults.push(`changed ${changed.join(', ')}`)
    counts = now
    row.violations += faults.length
    for (const fault of faults) violations.push(`${operation.id}, ${kind}: ${fault} — ${described(request)}`)
    learn(operation, response, ids)
    if (response.status < 300 && (await callers.renewAfter(operation))) counts = await counter.counts()
  }
  return { rows: [...rows.values()], violations }
}

interface FuzzResponse {
  status: number
  headers: Headers
  body: Buffer
}

async function send(url: string, { method, path, headers, body }: FuzzedRequest): Promise<FuzzResponse> {
  const sent = typeof body === 'object' ? new Uint8Array(body) : body
  const response = await fetch(url + path, { method, headers, body: sent, redirect: 'manual' })
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

function* faultsOf({ method, path }: FuzzedRequest, response: FuzzResponse): Generator<string> {
  if (response.status >= 500 && !isOfGateway(response)) yield `answered ${response.status}`
  try {
    assertInContract({ method, path: new URL(path, 'http://localhost').pathname, ...response })
  } catch (error) {
    yield error instanceof Error ? error.message : String(error)
  }
}

/** 503 tells a gateway of its own fault, which its client must not get as 401 or 403. */
function isOfGateway({ status, body }: FuzzResponse): boolean {
  return status === 503 && body.toString().includes('"type":"/problems/gateway-misconfigured"')
}

function mayChange(operation: string, table: string): boolean {
  return always.has(table) || (byOperation[operation]?.includes(table) ?? false)
}

/** Keeps the IDs of what was made, for the requests that follow. */
function learn({ id }: FuzzedOperation, { status, body }: FuzzResponse, ids: Map<string, string[]>): void {
  const name = {
    createApplication: 'applicationId',
    createCredential: 'credentialId',
    createApplicationRegistration: 'registrationId',
  }[id]
  if (status !== 201 || name === undefined) return
  ids.get(name)?.push((JSON.parse(body.toString()) as { id: string }).id)
}

/** The sessions and keys that requests carry, and the IDs that they know from the beginning. */
async function callersOf(portal: RealPortal, ids: Map<string, string[]>) {
  const developer = await portal.signedIn(robin)
  const strategies = await namesAt(developer, '/applications/auth-strategies')
  const application = await makeApplication(developer, strategies['Portal client'], 'Fuzzed')
  const withKeys = await makeApplication(developer, strategies['API key'], 'With keys')
  const products = Object.values(await namesAt(developer, '/products'))
  const versions = await Promise.all(products.map((id) => namesAt(developer, `/products/${id}/versions`)))
  const versionIds = versions.flatMap((each) => Object.values(each))
  for (const [name, known] of Object.entries({
    applicationId: [application.id, withKeys.id],
    scopes: ['read', 'write'],
    credentialId: [],
    registrationId: [],
    productId: products,
    productVersionId: versionIds,
    product_version_id: versionIds,
    documentId: ['welcome', 'guides'],
    auth_strategy_id: Object.values(strategies),
    client_id: [application.credentials?.client_id ?? ''],
    client_secret: [application.credentials?.client_secret ?? ''],
    username: [robin.email],
    grant_type: ['client_credentials'],
    indices: ['product-catalog'],
  }))
    ids.set(name, known)
  const {
    lines: [operatorKey = ''],
  } = await createKey.run(portal.database, { name: 'fuzz-operator', role: 'admin' })
  const {
    lines: [gatewayKey = ''],
  } = await createKey.run(portal.database, { name: 'fuzz-gateway', role: 'gateway' })
  let applicationsMade = 0
  let session = developer.cookies.get('portalaccesstoken')?.value

  const { Levels = '', Tides = '' } = await namesAt(developer, '/products')
  const { '2.0': versionId = '' } = await namesAt(developer, `/products/${Levels}/versions`)
  const { '2.0': describedVersion = '' } = await namesAt(developer, `/products/${Tides}/versions`)
  return {
    versionId,
    described: { productId: Tides, productVersionId: describedVersion },
    strategies,
    bearerFor({ access }: FuzzedOperation): string | undefined {
      if (access === 'operator') return operatorKey
      if (access === 'gateway' || access === 'check') return gatewayKey
      return access === 'password-form' ? undefined : session
    },
    /** Signs in again after what ends a session, and makes an application after one was deleted. */
    async renewAfter({ id }: FuzzedOperation): Promise<boolean> {
      if (!endsWhatIsUsed.has(id)) return false
      const visitor = await portal.signedIn(robin)
      session = visitor.cookies.get('portalaccesstoken')?.value
      if (id === 'deleteApplication') {
        const strategy = strategies[applicationsMade % 2 ? 'API key' : 'Portal client']
        const name = `Fuzzed ${(applicationsMade += 1)}`
        const { id: made } = await makeApplication(visitor, strategy, name)
        ids.get('applicationId')?.push(made)
      }
      return true
    },
  }
}

function emptyRow(operation: string): FuzzRow {
  return { operation, requests: 0, classes: new Map(), succeeded: 0, slowestMs: 0, violations: 0 }
}

function described({ method, path, headers, body }: FuzzedRequest): string {
  return [method, path, JSON.stringify(headers), body?.toString() ?? ''].join(' ').slice(0, 600)
}
