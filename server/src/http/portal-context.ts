import { featureSet } from '../rules/flags'
import { isOpenReading } from '../rules/portal-state'
import type { PortalSettings } from '../store/settings'
import type { Call } from './operation'
import { portalUrlOf } from './portal-url'

/** Where a page finds the challenge is for it to know, and how difficult that is, the challenge says. */
function captchaOf({ captcha }: PortalSettings) {
  if (!captcha) return undefined
  const { provider, site_key, kinds, help_url } = captcha
  return { provider, site_key, kinds, help_url }
}

/** What a client must know before it shows anything. Evaluated for the caller, signed in or not. */
export async function contextOf({
  portal,
  caller,
  services,
  request,
}: Pick<Call, 'portal' | 'caller' | 'services' | 'request'>) {
  const { settings } = portal
  return {
    portal_id: portal.id,
    org_id: portal.org_id,
    name: settings.name,
    languages: settings.languages.length > 1 ? settings.languages : undefined,
    canonical_domain: new URL(portalUrlOf(request, services.config)).host,
    featureset_id: featureSet,
    feature_set: caller ? featureSet : undefined,
    is_public: settings.public,
    open_reading: isOpenReading(portal),
    basic_auth_enabled: settings.sign_in.password,
    oidc_auth_enabled: settings.sign_in.sso,
    has_users: settings.users !== null,
    rbac_enabled: settings.rbac || isOpenReading(portal),
    dcr_provider_ids: [],
    allowed_time_period: settings.allowed_time_period,
    feature_flags: await services.flags.evaluate(portal, caller),
    gated_routes: settings.gated_routes,
    password_policy: { ...settings.password_policy, refuses_common: true },
    captcha: captchaOf(settings),
    first_steps: (!settings.public && Boolean(caller?.account.first_steps)) || undefined,
  }
}
