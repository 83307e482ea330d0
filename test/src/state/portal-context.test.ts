import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContext } from '../../../src/state/portal-context'

test('all that the server says of the portal is read', () => {
  assert.deepEqual(
    readContext({
      portal_id: 'p',
      org_id: 'o',
      name: ' Harbour ',
      languages: ['de', 'xx', 'en'],
      canonical_domain: 'harbour.example',
      featureset_id: 'f',
      feature_set: 'plus',
      is_public: false,
      basic_auth_enabled: true,
      oidc_auth_enabled: false,
      has_users: true,
      first_steps: true,
      rbac_enabled: true,
      dcr_provider_ids: [],
      allowed_time_period: '90d',
      feature_flags: { on: true, off: false },
      gated_routes: { 'my-apps': ['on'] },
      password_policy: { min_length: 12, max_length: 64, min_classes: 2 },
      captcha: { provider: 'turnstile', site_key: 'site', challenge_url: 'https://c.example' },
    }),
    {
      portalId: 'p',
      orgId: 'o',
      name: 'Harbour',
      languages: ['en', 'de'],
      authClientConfig: { basicAuthEnabled: true, ssoEnabled: false },
      sawSession: true,
      hasUsers: true,
      hasFirstSteps: true,
      isRbacEnabled: true,
      isPublic: false,
      isOpenReading: false,
      allowedTimePeriod: '90d',
      featureFlags: { on: true, off: false },
      gatedRoutes: { 'my-apps': ['on'] },
      passwordPolicy: { minLength: 12, maxLength: 64, minClasses: 2 },
      captcha: { provider: 'turnstile', site_key: 'site', challenge_url: 'https://c.example' },
    },
  )
})

test('a server that names feature sets says whether it saw a session', () => {
  const sawSession = (featureset_id: string, feature_set?: string) =>
    readContext({ featureset_id, feature_set }).sawSession
  assert.deepEqual([sawSession('f', 'plus'), sawSession('f'), sawSession('')], [true, false, undefined])
})

test('single sign-on by SAML is single sign-on', () => {
  assert.equal(readContext({ saml_auth_enabled: true }).authClientConfig.ssoEnabled, true)
})
