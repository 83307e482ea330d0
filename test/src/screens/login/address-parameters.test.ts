import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLoginAddress } from '../../../../src/screens/login/address-parameters'

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://portal.example')
  return readLoginAddress({ pathname, search, hash } as Location)
}

test('a plain address says nothing', () => {
  assert.deepEqual(at('/login'), { email: '', forcesBasic: false, state: 'idle', provider: undefined })
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
