import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressQuery } from '../../../../src/lib/address-query'
import { readLoginAddress } from '../../../../src/screens/login/address-parameters'

const at = (address: string, base?: string) => {
  const location = new URL(address, 'https://portal.example')
  return readLoginAddress({ parameters: addressQuery(location), location, base })
}

test('a plain address says nothing', () => {
  assert.deepEqual(at('/login'), {
    token: undefined,
    email: '',
    forcesBasic: false,
    isRegistered: false,
    awaitsApproval: false,
    hasLoggedOut: false,
    failure: '',
    linkedProvider: undefined,
    state: 'idle',
    provider: undefined,
    providerResponse: undefined,
  })
})

test('the e-mail address, the forced form and what has just happened are read', () => {
  const { email, forcesBasic, state } = at(
    '/login?email=a%2Bb%40example.com&basicAuth=true&passwordReset=true',
  )
  assert.deepEqual([email, forcesBasic, state], ['a+b@example.com', true, 'reset_password'])
  assert.equal(at('/login?registered=1').state, 'from_register')
})

test('empty parameters and another word than true say nothing', () => {
  assert.equal(at('/login?passwordReset=&registered=').state, 'idle')
  assert.equal(at('/login?basicAuth=yes').forcesBasic, false)
})

test('a reset comes before a registration', () => {
  assert.equal(at('/login?registered=true&passwordReset=true').state, 'reset_password')
})

test('the second segment of the path names a provider, in the hash too', () => {
  assert.equal(at('/Login/sso').provider, 'sso')
  assert.equal(at('/portal.html#/login/acme?email=a@example.com').provider, 'acme')
  assert.equal(at('/portal.html#/login?email=a@example.com').email, 'a@example.com')
  assert.equal(at('/login/').provider, undefined)
})

test('a portal below a path of its own has its ways there', () => {
  assert.equal(at('/portal/login/sso', '/portal').provider, 'sso')
  assert.equal(at('/portal/login/sso').provider, undefined)
})

test('a token comes before everything else, except the forced form', () => {
  const { token, email, state, isRegistered, forcesBasic } = at(
    '/login?token=t1&email=a@example.com&passwordReset=1&registered=1&basicAuth=true',
  )
  assert.deepEqual([token, email, state, isRegistered, forcesBasic], ['t1', '', 'verify_email', false, true])
  assert.equal(at('/login?token=%20').state, 'idle')
})

test('an identity provider answers with code and state, and its answer is kept letter by letter', () => {
  assert.equal(
    at('/login?code=a%2Bb&state=x+y&iss=%C3%A9').providerResponse,
    'code=a%2Bb&state=x+y&iss=%C3%A9',
  )
  assert.equal(at('/login?code=a').providerResponse, undefined)
  assert.equal(at('/login?code=a&state=').providerResponse, undefined)
})

test('who signed out stays, and who was refused is told', () => {
  assert.deepEqual(
    [at('/login/sso?logout=true').hasLoggedOut, at('/login/sso?logout').hasLoggedOut],
    [true, true],
  )
  assert.equal(at('/login?logout=true').failure, '')
  assert.equal(at('/login?logout=true&error=access_denied').failure, 'access_denied')
})

test('the provider that a password links is read with its reason, and only if it is a name', () => {
  const asked = '/login?logout=true&error=password_required&link='
  const { failure, linkedProvider } = at(`${asked}harbour-2`)
  assert.deepEqual([failure, linkedProvider], ['password_required', 'harbour-2'])
  for (const address of [
    `${asked}`,
    `${asked}your bank, at evil.example`,
    '/login?logout=true&error=sso_failed&link=harbour',
    '/login?error=password_required&link=harbour',
  ])
    assert.equal(at(address).linkedProvider, undefined)
})
