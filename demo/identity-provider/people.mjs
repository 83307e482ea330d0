/**
 * The people who work with the harbour, at an OpenID provider: code flow with PKCE, logout, back-channel logout. Nobody types a
 * password here: one chooses who to be.
 */
import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { logoutPage, peoplePage, problemPage } from './pages.mjs'

const ALGORITHM = 'RS256'
const SECOND = 1
const HOUR = 3600 * SECOND

/**
 * @param {string} issuer
 * @param {object} options
 * @param {object[]} options.clients - As oidc-provider takes them.
 * @param {{ sub: string, email: string, email_verified?: boolean, name?: string, groups?: string[] }[]} options.people
 * @param {object} [options.jwk] - Signs ID tokens; a new key by default.
 */
export async function peopleProvider(issuer, { clients, people, jwk }) {
  const key = jwk ?? (await newSigningKey())
  const provider = new Provider(issuer, {
    clients,
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('hex')], names: cookieNames(issuer) },
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => (context.body = logoutPage(form)),
        postLogoutSuccessSource: (context) => (context.body = problemPage('You are signed out.')),
      },
    },
    interactions: {
      url: (context, { uid }) => `${new URL(issuer).pathname.replace(/[/]$/, '')}/sign-in/${uid}`,
    },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
    // The portal is on this machine, which oidc-provider keeps its own requests away from.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined }),
    findAccount: (_context, sub) => {
      const person = people.find((one) => one.sub === sub)
      return person && { accountId: sub, claims: () => person }
    },
    // Everybody agrees to what the portal asks for.
    loadExistingGrant: grantEverything,
    renderError: (context, error) => (context.body = problemPage(error.error_description ?? error.error)),
  })
  // Portals of a demo and its tests are at any port of this machine.
  for (const name of ['redirectUriAllowed', 'postLogoutRedirectUriAllowed']) {
    const isRegistered = provider.Client.prototype[name]
    provider.Client.prototype[name] = function isAllowed(uri) {
      return isLoopback(uri) || isRegistered.call(this, uri)
    }
  }
  const handle = provider.callback()

  return {
    provider,
    /** @returns {Promise<void>} for requests below the issuer's path. */
    async handle(request, response) {
      const [, uid] = /^[/]sign-in[/]([\w-]+)$/.exec(request.url.split('?', 1)[0]) ?? []
      if (uid === undefined) return handle(request, response)
      try {
        if (request.method === 'POST') return await choose(request, response)
        await provider.interactionDetails(request, response)
        sendPage(response, 200, peoplePage(people))
      } catch (error) {
        // An interaction that is over.
        sendPage(response, 400, problemPage(error.error_description ?? 'Start again from the portal.'))
      }
    },
  }

  async function choose(request, response) {
    const form = new URLSearchParams(await readText(request))
    const accountId = form.get('sub')
    const result = people.some(({ sub }) => sub === accountId)
      ? { login: { accountId } }
      : { error: 'access_denied', error_description: 'The sign-in was canceled.' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
}

/** @returns {Promise<object>} a private key to sign with. */
export async function newSigningKey() {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: ALGORITHM, use: 'sig', kid: randomBytes(8).toString('hex') }
}

async function grantEverything({ oidc }) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
  grant.addOIDCScope('openid email profile groups')
  await grant.save()
  return grant
}

/** Cookies of one host are shared by its ports. */
function cookieNames(issuer) {
  const port = new URL(issuer).port || 'default'
  return {
    session: `idp_session_${port}`,
    interaction: `idp_interaction_${port}`,
    resume: `idp_resume_${port}`,
  }
}

function isLoopback(uri) {
  return ['localhost', '127.0.0.1'].includes(new URL(uri).hostname)
}

function sendPage(response, status, page) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(page)
}

async function readText(request) {
  let text = ''
  for await (const chunk of request) text = (text + chunk).slice(0, 10_000)
  return text
}
