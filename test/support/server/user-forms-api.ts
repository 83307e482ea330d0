import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { assertInContract, faultOfRequest } from './contract'

export interface UserFormsOptions {
  /** Passwords by e-mail. */
  accounts?: Readonly<Record<string, string>>
  /** E-mails by the token of a mail, for resets and invitations. Each works once. */
  tokens?: Readonly<Record<string, string>>
  /** Without it no code is asked for. */
  accessCode?: string
}

export interface RecordedRequest {
  /** Method and path. */
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
}

interface Reply {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

type Body = Readonly<Record<string, string>>

const USER_COOKIE = 'useraccesstoken'

const problem = (status: number, title: string, detail: string, rest: object = {}): Reply => ({
  status,
  body: {
    status,
    title,
    instance: 'trace:5d1c0f7a',
    detail,
    ...(status === 400 ? { errors: [{ detail }] } : {}),
    ...rest,
  },
  headers: { 'content-type': 'application/problem+json', 'content-language': 'en', vary: 'accept-language' },
})

const id = '3f0c7b1e-6a55-4a0e-9c07-5f1d5e3a9b10'

const context = {
  portal_id: id,
  org_id: id,
  name: 'Harbour APIs',
  canonical_domain: 'localhost',
  featureset_id: id,
  is_public: false,
  basic_auth_enabled: true,
  oidc_auth_enabled: false,
  rbac_enabled: false,
  dcr_provider_ids: [],
  allowed_time_period: '24h',
}

const requirements = 'at least 8 characters, at most 128 characters, at least 3 of 4 character classes'

function weakPassword(field: string, password = ''): Reply | undefined {
  const classes = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((one) => one.test(password))
  if (password.length >= 8 && classes.length >= 3) return undefined
  return problem(400, 'Bad Request', 'The password does not meet the requirements', {
    errors: [{ detail: `the password does not meet the requirements: ${requirements}` }],
    invalid_parameters: [{ field, rule: 'invalid', source: 'body', reason: 'is too weak' }],
  })
}

/**
 * A server of the account operations for users. Bodies that violate the contract are refused, and every response is
 * validated against it. Accounts are kept in memory. `GET /log` returns the requests.
 */
export async function userFormsApi(
  options: UserFormsOptions = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const accounts = new Map(Object.entries(options.accounts ?? {}))
  const tokens = new Map(Object.entries(options.tokens ?? {}))
  const used = new Set<string>()
  const log: RecordedRequest[] = []

  function redeem(token: string, field: string, password: string): Reply {
    if (used.has(token)) return problem(410, 'Gone', 'The link has been used or has expired')
    const email = tokens.get(token)
    if (!email) return problem(404, 'Not Found', 'The link is not known')
    const weak = weakPassword(field, password)
    if (weak) return weak
    used.add(token)
    accounts.set(email, password)
    return { status: 200, body: { email } }
  }

  const operations: Readonly<Record<string, (body: Body, cookie: string) => Reply>> = {
    // Asked for the password policy; this portal has none of its own.
    'GET /api/v2/portal': () => ({ status: 200, body: context }),
    'POST /api/v1/register'({ email = '', password = '', registrationCode }) {
      if (options.accessCode && registrationCode !== options.accessCode) {
        return problem(403, 'Forbidden', 'No such code', { type: '/problems/invalid-access-code' })
      }
      const weak = weakPassword('password', password)
      if (weak) return weak
      accounts.set(email, password)
      return { status: 201, body: { organizationID: id } }
    },
    'POST /api/v1/password-resets': () => ({ status: 200 }),
    'PATCH /api/v1/password-resets': ({ token = '', password = '' }) => redeem(token, 'password', password),
    'POST /v2/accept-invite': ({ token = '', password = '' }) => redeem(token, 'password', password),
    'POST /api/v1/authenticate'({ username = '', password = '' }) {
      if (accounts.get(username) !== password) return problem(401, 'Invalid credentials', 'Wrong')
      const cookie = `${USER_COOKIE}=${encodeURIComponent(username)}; Path=/; HttpOnly`
      return { status: 204, headers: { 'set-cookie': cookie } }
    },
    'PATCH /v2/users/me/password'({ old_password, new_password = '' }, cookie) {
      const email = decodeURIComponent(new RegExp(`${USER_COOKIE}=([^;]+)`).exec(cookie)?.[1] ?? '')
      if (!accounts.has(email)) return problem(401, 'Unauthorized', 'Sign in to continue')
      if (accounts.get(email) !== old_password) {
        return problem(400, 'Bad Request', 'The request has invalid parameters', {
          invalid_parameters: [
            { field: 'old_password', rule: 'invalid', source: 'body', reason: 'is not your password' },
          ],
        })
      }
      const weak = weakPassword('new_password', new_password)
      if (weak) return weak
      accounts.set(email, new_password)
      return { status: 202 }
    },
  }

  function replyTo(call: string, path: string, body: Body, cookie: string): Reply {
    const [method = ''] = call.split(' ')
    const fault = method === 'GET' ? undefined : faultOfRequest(method, path, body)
    const operation = operations[call]
    if (operation && !fault) return operation(body, cookie)
    return problem(fault && operation ? 400 : 404, 'Bad Request', fault ?? 'There is no such call')
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const cors = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type, accept-language',
      'access-control-allow-methods': 'GET, POST, PATCH',
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    if (pathname === '/log') return void response.writeHead(200, cors).end(JSON.stringify(log))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body
    log.push({ call: `${request.method} ${pathname}`, body })
    const path = pathname.replace(/^[/]auth(?=[/]api[/])/, '')
    const call = `${request.method} ${path}`
    const reply = replyTo(call, path, body, request.headers.cookie ?? '')
    const text = reply.body === undefined ? '' : JSON.stringify(reply.body)
    const headers = { ...(text ? { 'content-type': 'application/json' } : {}), ...reply.headers }
    assertInContract({
      method: request.method ?? '',
      path,
      status: reply.status,
      headers: new Headers(headers),
      body: Buffer.from(text),
    })
    response.writeHead(reply.status, { ...cors, ...headers }).end(text)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
