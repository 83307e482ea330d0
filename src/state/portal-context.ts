import type { PortalContextResponse } from '../api'
import { type Language, languages } from '../i18n'
import { isRecord } from '../lib/is-record'
import { passwordClasses, type PasswordPolicy, standardPolicy } from '../lib/password-rules'

/** The portal's description of itself for this viewer. */
export interface PortalContext {
  readonly portalId: string
  readonly orgId: string
  /** The portal's own title; empty when it has none. */
  readonly name: string
  /** Languages that visitors may choose from; none if there is nothing to choose. */
  readonly languages: readonly Language[]
  readonly authClientConfig: {
    readonly basicAuthEnabled: boolean
    /** Single sign-on, by OpenID Connect or SAML. */
    readonly ssoEnabled: boolean
  }
  /** Whether the server saw a session with the request. Undefined: it does not say. */
  readonly sawSession?: boolean
  /** Undefined: the server does not say. */
  readonly hasUsers?: boolean
  /** Whether the viewer has a list of first steps. */
  readonly hasFirstSteps: boolean
  readonly isRbacEnabled: boolean
  readonly isPublic: boolean
  /** Whether visitors read what is open to them, and sign in for more. Never in a public portal. */
  readonly isOpenReading: boolean
  readonly allowedTimePeriod: '24h' | '90d'
  /** Flags that are not named are off. */
  readonly featureFlags: Readonly<Record<string, boolean>>
  /** Flags that must all be on, by name of the route; routes that are not listed are open. */
  readonly gatedRoutes: Readonly<Record<string, readonly string[]>>
  readonly passwordPolicy: PasswordPolicy
  /** How a form proves that a person fills it in, as the server says it; absent when the portal asks for nothing. */
  readonly captcha?: PortalContextResponse['captcha']
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function readFlags(value: unknown): Record<string, boolean> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([flag, on]) => [flag, on === true]))
}

function readGatedRoutes(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {}
  const named = Object.entries(value).map(([route, flags]) => [
    route,
    Array.isArray(flags) ? flags.map(String) : [],
  ])
  return Object.fromEntries(named) as Record<string, string[]>
}

function readPolicy(value: unknown): PasswordPolicy {
  const given = isRecord(value) ? value : {}
  const count = (name: string, otherwise: number) => {
    const read = given[name]
    return typeof read === 'number' && Number.isInteger(read) && read >= 0 ? read : otherwise
  }
  return {
    minLength: count('min_length', standardPolicy.minLength),
    maxLength: count('max_length', standardPolicy.maxLength),
    minClasses: Math.min(count('min_classes', standardPolicy.minClasses), passwordClasses.length),
  }
}

/** Older servers leave fields out; what is missing has its safest meaning: private, off, the shorter period. */
export function readContext(
  response: Partial<PortalContextResponse> & { saml_auth_enabled?: unknown },
): PortalContext {
  return {
    portalId: text(response.portal_id),
    orgId: text(response.org_id),
    name: text(response.name).trim(),
    languages: Array.isArray(response.languages)
      ? languages.filter((language) => response.languages?.includes(language))
      : [],
    authClientConfig: {
      basicAuthEnabled: response.basic_auth_enabled === true,
      ssoEnabled: response.oidc_auth_enabled === true || response.saml_auth_enabled === true,
    },
    // A server that names the portal's feature set names that of the viewer too, if there is one.
    sawSession:
      text(response.feature_set) !== '' || (text(response.featureset_id) === '' ? undefined : false),
    hasUsers: response.has_users,
    hasFirstSteps: response.first_steps === true,
    isRbacEnabled: response.rbac_enabled === true,
    isPublic: response.is_public === true,
    isOpenReading: response.open_reading === true && response.is_public !== true,
    allowedTimePeriod: response.allowed_time_period === '90d' ? '90d' : '24h',
    featureFlags: readFlags(response.feature_flags),
    gatedRoutes: readGatedRoutes(response.gated_routes),
    passwordPolicy: readPolicy(response.password_policy),
    captcha: response.captcha,
  }
}
