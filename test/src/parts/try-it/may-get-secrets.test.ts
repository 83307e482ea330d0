import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayGetSecrets } from '../../../../src/parts/try-it/may-get-secrets'

const servers = ['https://api.example', 'http://localhost:8080', 'https://portal.example']
const portal = 'https://portal.example'
const decide = (url: string, base: string | undefined = portal) =>
  mayGetSecrets(url, { servers, portal: base })

test('a listed server gets secrets by scheme, host and port, others after a question', () => {
  assert.equal(decide('https://api.example/v1/levels?all=1'), 'yes')
  assert.equal(decide('https://API.example:443/'), 'yes')
  assert.equal(decide('http://localhost:8080/x'), 'yes')
  for (const other of [
    'http://api.example/',
    'https://api.example:8443/',
    'https://api.example.evil.example/',
    'https://evil.example/https://api.example',
    'https://api.example@evil.example/',
    'http://localhost:8081/',
  ])
    assert.equal(decide(other), 'ask', other)
  assert.equal(mayGetSecrets('https://api.example', { servers: [], portal }), 'ask')
})

test('of the portal itself the token endpoint gets secrets, and its API never does, listed or not', () => {
  assert.equal(decide('https://portal.example/oauth/token'), 'yes')
  assert.equal(mayGetSecrets('https://portal.example/oauth/token', { servers: [], portal }), 'yes')
  for (const path of [
    '/api/v2/developer/me',
    '/API/v2/developer/me',
    '/%61pi/v2/developer/me',
    '//api/v2/products',
    '/x/../api/v2',
    '/api%2Fv2',
    '/api\\v2',
    '/oauth/introspect',
    '/oauth/token/x',
    '/api',
  ])
    assert.equal(decide(`https://portal.example${path}`), 'never', path)
  assert.equal(decide('https://portal.example/gateway/levels'), 'yes')
  assert.equal(decide('http://portal.example/oauth/token'), 'ask')
})

test('a portal below a path has its own there, and a page without a portal has none', () => {
  const below = 'https://portal.example/developers'
  assert.equal(decide('https://portal.example/developers/oauth/token', below), 'yes')
  assert.equal(decide('https://portal.example/developers/api/v2', below), 'never')
  assert.equal(decide('https://portal.example/api/orders', below), 'yes')
  assert.equal(mayGetSecrets('https://portal.example/api/v2', { servers, portal: undefined }), 'yes')
})

test('what is no address of the web gets nothing', () => {
  for (const url of ['', 'levels', 'javascript:alert(1)', 'ftp://api.example/', 'https://'])
    assert.equal(decide(url), 'never', url)
})
