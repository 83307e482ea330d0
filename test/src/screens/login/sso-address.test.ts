import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callbackAddress, ssoAddress } from '../../../../src/screens/login/sso-address'

const page = { location: { origin: 'https://portal.example' } }
Object.assign(globalThis, { window: page })

const developer = {
  apiBaseUrl: 'https://api.example',
  userEntity: 'developer',
  portalId: 'p1',
  language: 'en',
} as const
const user = { apiBaseUrl: 'https://api.example', userEntity: 'user', language: 'en' } as const
const nothing = { returnTo: undefined, callbackUrl: undefined, provider: undefined }

test('developers go to the one way of their portal, with the address they come back to', () => {
  assert.equal(
    ssoAddress(developer, nothing),
    'https://api.example/api/v2/developer/authenticate/sso?returnTo=https%3A%2F%2Fportal.example%2Flogin',
  )
})

test('users go to their provider; an origin gains its slash', () => {
  const address = ssoAddress(user, {
    returnTo: 'https://home.example',
    callbackUrl: undefined,
    provider: 'ac/me',
  })
  assert.equal(
    address,
    'https://api.example/auth/api/v1/authenticate/ac%2Fme?returnTo=https%3A%2F%2Fhome.example%2F&callback_url=https%3A%2F%2Fportal.example%2Flogin',
  )
})

test('an auth base of its own is used by both kinds', () => {
  for (const config of [developer, user]) {
    const address = ssoAddress({ ...config, authBaseUrl: 'https://auth.example' }, nothing)
    assert.equal(new URL(address).origin, 'https://auth.example')
  }
})

test('a malformed option is named, and so is the portal that is missing', () => {
  for (const returnTo of ['nowhere', 'javascript:alert(1)']) {
    assert.throws(() => ssoAddress(developer, { ...nothing, returnTo }), /idp-login-return-to/)
  }
  assert.throws(() => ssoAddress(user, { ...nothing, callbackUrl: '/login' }), /idp-login-callback-url/)
  assert.throws(() => ssoAddress({ ...developer, portalId: undefined }, nothing), /portal-id/)
})

test('a provider that is written encoded in the path is not encoded twice', () => {
  const address = ssoAddress(user, { ...nothing, provider: 'ac%2Fme%20ltd' })
  assert.match(address, /[/]authenticate[/]ac%2Fme%20ltd[?]/)
  assert.match(ssoAddress(user, { ...nothing, provider: '100%' }), /[/]authenticate[/]100%25[?]/)
})

test('the response of a provider is passed on unchanged', () => {
  const response = 'code=a%2Bb&state=x+y&iss=%C3%A9'
  assert.equal(
    callbackAddress(developer, response),
    `https://api.example/api/v2/developer/authenticate/oidc-callback?${response}`,
  )
  assert.equal(
    callbackAddress(user, response),
    `https://api.example/auth/api/v1/authenticate/oidc-callback?${response}`,
  )
})
