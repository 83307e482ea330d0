import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describedOrigins } from '../../../server/src/lib/described-origins'

test('servers of the document, its paths and its operations count, each origin once', () => {
  const document = {
    openapi: '3.1.0',
    servers: [{ url: 'https://api.example.com/v1' }, { url: 'https://API.example.com/v2' }, { url: '/v1' }],
    paths: {
      '/a': {
        servers: [{ url: 'http://localhost:8080' }],
        get: { servers: [{ url: 'https://reads.example.com' }] },
      },
    },
    components: { pathItems: { b: { post: { servers: [{ url: 'https://writes.example.com/' }] } } } },
  }
  assert.deepEqual(describedOrigins(document), [
    'https://api.example.com',
    'http://localhost:8080',
    'https://reads.example.com',
    'https://writes.example.com',
  ])
})

test('every value that a variable lists gives an origin, and without a list its default', () => {
  const url = 'https://{region}.example.com:{port}/{version}'
  const variables = {
    region: { default: 'eu', enum: ['eu', 'us'] },
    port: { default: 8443 },
    version: { default: 'v1' },
  }
  assert.deepEqual(describedOrigins({ openapi: '3.0.3', servers: [{ url, variables }] }), [
    'https://eu.example.com:8443',
    'https://us.example.com:8443',
  ])
  assert.deepEqual(describedOrigins({ openapi: '3.0.3', servers: [{ url }] }), [])
  const many = Array.from({ length: 300 }, (_, number) => `r${number}`)
  const wide = { openapi: '3.0.3', servers: [{ url, variables: { ...variables, region: { enum: many } } }] }
  assert.equal(describedOrigins(wide).length, 50)
})

test('Swagger 2.0 has one host, with the schemes that it names', () => {
  assert.deepEqual(describedOrigins({ swagger: '2.0', host: 'api.example.com', schemes: ['https', 'wss'] }), [
    'https://api.example.com',
  ])
  assert.deepEqual(describedOrigins({ swagger: '2.0', host: 'api.example.com:81' }), [
    'https://api.example.com:81',
    'http://api.example.com:81',
  ])
})

test('endpoints that give tokens come after the servers', () => {
  const securitySchemes = {
    one: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://id.example.com/token' } } },
    two: { type: 'openIdConnect', openIdConnectUrl: 'https://oidc.example.com/.well-known/x' },
  }
  const document = {
    openapi: '3.1.0',
    components: { securitySchemes },
    servers: [{ url: 'https://api.example.com' }],
  }
  assert.deepEqual(describedOrigins(document), [
    'https://api.example.com',
    'https://id.example.com',
    'https://oidc.example.com',
  ])
})

test('nothing gets through that would end the directive or allow more than an origin', () => {
  const urls = [
    "https://a.example; script-src 'unsafe-inline'",
    'https://*',
    'https://*.example.com',
    'https://[::1]:8080',
    'javascript:alert(1)',
    'data:text/plain,x',
    'https://',
    'https://a b.example',
    '//other.example',
    7,
  ]
  assert.deepEqual(
    describedOrigins({ openapi: '3.1.0', servers: [...urls.map((url) => ({ url })), null, 'x'] }),
    [],
  )
  for (const none of [null, [], 'text', {}, { openapi: '3.1.0', servers: {}, paths: [] }])
    assert.deepEqual(describedOrigins(none), [])
})
