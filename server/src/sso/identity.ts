import * as oidc from 'openid-client'
import { isEmailAddress } from '../lib/email-address'
import { isOneLine } from '../lib/one-line'
import { isStorable } from '../store/storable'
import type { IdentityProvider } from '../store/settings'
import type { ProviderClient } from './provider-clients'
import { refusalOf } from './provider-failure'
import { SsoRefusal } from './sso-refusal'

/** Who signed in at a provider, as the provider says it. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** The provider's own ID of its session. */
  readonly sid: string | undefined
  readonly idToken: string
  /** Undefined if there is none that is an address. */
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  readonly name: string | undefined
  readonly groups: readonly string[]
}

export interface ExpectedResponse {
  /** Without a query. */
  readonly callbackUrl: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

type Claims = Readonly<Record<string, unknown>>

/** Of the OpenID Connect specification. */
const longestSubject = 255
const longestName = 256
const longestGroup = 255
const mostGroups = 500

/**
 * Exchanges the code of a response for an ID token, and reads who signed in. State, issuer, signature, audience, nonce and
 * times are validated.
 *
 * @throws {SsoRefusal}
 */
export async function readIdentity(
  client: ProviderClient,
  provider: IdentityProvider,
  response: URLSearchParams,
  expected: ExpectedResponse,
): Promise<Identity> {
  try {
    const url = new URL(expected.callbackUrl)
    url.search = response.toString()
    const tokens = await oidc.authorizationCodeGrant(client, url, {
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      pkceCodeVerifier: expected.codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || !tokens.id_token) throw new SsoRefusal('sso_failed', 'There is no ID token.')
    const further = await furtherClaims(client, provider, claims, tokens.access_token)
    return identityOf(provider, { ...further, ...claims }, tokens.id_token)
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Many providers put into the ID token only who it is, and the rest behind another request. */
async function furtherClaims(
  client: ProviderClient,
  { claims: names, group_access, required_groups }: IdentityProvider,
  claims: oidc.IDToken,
  accessToken: string,
): Promise<Claims> {
  const needsGroups = group_access.length > 0 || required_groups.length > 0
  const wanted = [names.email, names.name, ...(needsGroups ? [names.groups] : [])]
  if (names.email === 'email') wanted.push('email_verified')
  const isComplete = wanted.every((name) => claims[name] !== undefined)
  if (isComplete || !client.serverMetadata().userinfo_endpoint) return {}
  return { ...(await oidc.fetchUserInfo(client, accessToken, claims.sub)) }
}

function identityOf(provider: IdentityProvider, claims: Claims, idToken: string): Identity {
  const { iss, sub, sid, email_verified: verified } = claims
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub.length > longestSubject || !isStorable(sub))
    throw new SsoRefusal('sso_failed', 'The ID token has no usable subject.')
  const email = textOf(claims[provider.claims.email])
  // The claim is about `email`, and says nothing of others.
  const isSaid = provider.claims.email === 'email' && verified !== undefined
  const isVerified = isSaid ? verified === true || verified === 'true' : provider.trusts_email
  return {
    issuer: iss,
    subject: sub,
    sid: textOf(sid),
    idToken,
    email: email !== undefined && isEmailAddress(email) ? email : undefined,
    isEmailVerified: isVerified,
    name: nameOf(claims),
    groups: groupsOf(claims[provider.claims.groups]),
  }

  function nameOf(all: Claims): string | undefined {
    const { given_name: given, family_name: family } = all
    const composed = [textOf(given), textOf(family)].filter(Boolean).join(' ')
    const name = (textOf(all[provider.claims.name]) ?? composed).slice(0, longestName)
    return name !== '' && isOneLine(name) ? name : undefined
  }
}

function textOf(claim: unknown): string | undefined {
  const text = typeof claim === 'string' ? claim.trim() : ''
  return text !== '' && isStorable(text) ? text : undefined
}

/** A list of names, or one name. */
function groupsOf(claim: unknown): string[] {
  const names: unknown[] = Array.isArray(claim) ? claim : [claim]
  const groups = names.map(textOf).filter((name) => name !== undefined && name.length <= longestGroup)
  return [...new Set(groups as string[])].slice(0, mostGroups)
}
