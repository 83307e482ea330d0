/**
 * The identity provider of the harbour. Partners keep their clients there: it knows one, and hands out tokens for it (OAuth 2.0 client
 * credentials). Below /people, people sign in to the portal (OpenID Connect). Keys are made anew with every start. DEMO_ISSUER_PORT
 * is where it listens, 0 for any free port; PORTAL_URL is where the portal is, and SSO_HARBOUR_CLIENT_SECRET its secret.
 */
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { serve } from '../serve.mjs'
import { peopleProvider } from './people.mjs'
import { people } from './accounts.mjs'

const LIFETIME_SECONDS = 3600
const PEOPLE = '/people'
const ALGORITHM = 'ES256'
const clients = new Map([['pilot-office', 'pilots-know-the-way']])

const { publicKey, privateKey } = await generateKeyPair(ALGORITHM)
const jwks = { keys: [{ ...(await exportJWK(publicKey)), alg: ALGORITHM, use: 'sig', kid: 'demo' }] }

const server = createServer((request, response) => {
  if (`${request.url.split('?', 1)[0]}/`.startsWith(`${PEOPLE}/`)) {
    handlePeople(request, response).catch((error) => response.destroy(error))
    return
  }
  handleRequest(request)
    .then(({ status = 200, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify(body))
    })
    // A client that went away before its request was complete must not end the service.
    .catch((error) => response.destroy(error))
})

/** Started with the first request, because its issuer has the port in it. */
let starting

async function handlePeople(request, response) {
  starting ??= startPeople(`http://localhost:${server.address().port}${PEOPLE}`)
  const provider = await starting
  // What is left of the path is the provider's; the rest tells it where it is mounted.
  request.originalUrl = request.url
  request.url = request.url.slice(PEOPLE.length) || '/'
  await provider.handle(request, response)
}

function startPeople(issuer) {
  const { PORTAL_URL: portal = 'http://localhost:4000', SSO_HARBOUR_CLIENT_SECRET: secret } = process.env
  const client = {
    client_id: 'portal',
    redirect_uris: [`${portal}/api/v2/developer/authenticate/oidc-callback`],
    post_logout_redirect_uris: [`${portal}/login?logout=true`],
    backchannel_logout_uri: `${portal}/api/v2/identity-providers/harbour/backchannel-logout`,
    backchannel_logout_session_required: true,
    ...(secret ? { client_secret: secret } : { token_endpoint_auth_method: 'none' }),
  }
  return peopleProvider(issuer, { clients: [client], people })
}

async function handleRequest(request) {
  const issuer = `http://localhost:${server.address().port}`
  const { pathname } = new URL(`http://localhost${request.url}`)
  if (pathname === '/jwks') return { body: jwks }
  if (pathname === '/.well-known/openid-configuration') {
    return { body: { issuer, jwks_uri: `${issuer}/jwks`, token_endpoint: `${issuer}/token` } }
  }
  if (pathname === '/token' && request.method === 'POST') return handleTokenRequest(request, issuer)
  return { status: 404, body: { error: 'not_found' } }
}

async function handleTokenRequest(request, issuer) {
  const form = new URLSearchParams(await readText(request))
  const [id, secret] = basicOf(request) ?? [form.get('client_id'), form.get('client_secret')]
  if (secret === null || clients.get(id) !== secret) return { status: 401, body: { error: 'invalid_client' } }
  if (form.get('grant_type') !== 'client_credentials') {
    return { status: 400, body: { error: 'unsupported_grant_type' } }
  }
  const token = await new SignJWT({ client_id: id })
    .setProtectedHeader({ alg: ALGORITHM, kid: 'demo' })
    .setIssuer(issuer)
    .setSubject(id)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS} seconds`)
    .sign(privateKey)
  return { body: { access_token: token, token_type: 'Bearer', expires_in: LIFETIME_SECONDS } }
}

function basicOf({ headers }) {
  const encoded = /^basic +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return encoded && Buffer.from(encoded, 'base64').toString().split(':', 2)
}

async function readText(request) {
  let text = ''
  for await (const chunk of request) text = (text + chunk).slice(0, 10_000)
  return text
}

serve('identity provider', server, process.env.DEMO_ISSUER_PORT ?? '4012')
