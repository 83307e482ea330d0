import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, SignJWT, type JWTPayload } from 'jose'
import { newSigningKey, peopleProvider, type Person } from '../../../demo/identity-provider/people.mjs'

export type { Person } from '../../../demo/identity-provider/people.mjs'

export const clientSecret = 'harbour-secret-for-tests'

export interface TestIdentityProvider {
  readonly issuer: string
  /** Changed while it runs, it changes who is there. */
  readonly people: Person[]
  /** Requests that it got, the oldest first. */
  readonly requests: readonly Pick<IncomingMessage, 'url' | 'headers'>[]
  /** Signs in there, as a person does with a browser. @returns the URL to which the provider then sends the browser. */
  choose(authorizationUrl: string, sub: string | 'cancel'): Promise<string>
  /** Signs a token with the key of the provider. */
  sign(claims: JWTPayload, header?: { typ?: string }): Promise<string>
  /** Replaces the body of the next response of the token endpoint. */
  tamperOnce(change: (body: Record<string, unknown>) => Promise<Record<string, unknown>>): void
  /** Fails every request with this status, until it is undefined. */
  failWith(status: number | undefined): void
  close(): Promise<void>
}

/** A real OpenID provider on a port of its own, with the client `portal`. */
export async function startIdentityProvider(
  people: Person[],
  client: object = {},
): Promise<TestIdentityProvider> {
  const requests: IncomingMessage[] = []
  let failure: number | undefined
  let change: ((body: Record<string, unknown>) => Promise<Record<string, unknown>>) | undefined
  const server = createServer((request, response) => {
    requests.push(request)
    if (failure !== undefined) response.writeHead(failure).end()
    else handle(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const jwk = await newSigningKey()
  const provider = await peopleProvider(issuer, {
    people,
    jwk,
    clients: [
      { client_id: 'portal', client_secret: clientSecret, redirect_uris: [`${issuer}/unused`], ...client },
    ],
  })
  const key = await importJWK(jwk, 'RS256')

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (change && request.url === '/token') tamper(response, change)
    await provider.handle(request, response)
  }

  function tamper(response: ServerResponse, by: NonNullable<typeof change>): void {
    change = undefined
    const end = response.end.bind(response)
    response.end = ((body: string | Buffer) => {
      const changing = by(JSON.parse(String(body)) as Record<string, unknown>)
      const send = (changed: Record<string, unknown>) => {
        const text = JSON.stringify(changed)
        response.setHeader('content-length', Buffer.byteLength(text))
        end(text)
      }
      changing.then(send).catch((error: Error) => response.destroy(error))
      return response
    }) as typeof response.end
  }

  return {
    issuer,
    people,
    requests,
    choose,
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: jwk.kid, ...header }).sign(key),
    tamperOnce: (by) => (change = by),
    failWith: (status) => (failure = status),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Follows redirects as long as they stay at the provider. */
async function choose(authorizationUrl: string, sub: string): Promise<string> {
  const { origin } = new URL(authorizationUrl)
  const cookies = new Map<string, string>()
  let url = authorizationUrl
  let form: URLSearchParams | undefined
  for (let steps = 0; steps < 10; steps += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) {
      url = new URL(location, url).href
      form = undefined
      if (new URL(url).origin !== origin) return url
    } else if (form || !response.ok) throw new Error(`The provider answered ${response.status}.`)
    else form = new URLSearchParams(sub === 'cancel' ? { cancel: 'true' } : { sub })
  }
  throw new Error('The provider does not come to an end.')
}
