/**
 * The identity provider at which partners of the harbour keep their clients. It knows one client and hands out tokens for it
 * (OAuth 2.0 client credentials); its keys are made anew with every start. DEMO_ISSUER_PORT is where it listens, 0 for any free port.
 */
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { serve } from '../serve.mjs'

const LIFETIME_SECONDS = 3600
const ALGORITHM = 'ES256'
const clients = new Map([['pilot-office', 'pilots-know-the-way']])

const { publicKey, privateKey } = await generateKeyPair(ALGORITHM)
const jwks = { keys: [{ ...(await exportJWK(publicKey)), alg: ALGORITHM, use: 'sig', kid: 'demo' }] }

const server = createServer((request, response) => {
  handleRequest(request)
    .then(({ status = 200, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify(body))
    })
    // A client that went away before its request was complete must not end the service.
    .catch((error) => response.destroy(error))
})

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
