import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readConfig } from '../../../server/src/config/config'
import { ConfigError } from '../../../server/src/config/environment'
import { originMatcher } from '../../../server/src/config/origins'

it('an empty environment gives the defaults', () => {
  const { host, port, dataDir, databaseUrl, sessions, signIn, overrides } = readConfig({ DATABASE_URL: ' ' })
  assert.deepEqual([host, port, dataDir, databaseUrl], ['127.0.0.1', 4000, '.data', undefined])
  assert.deepEqual(sessions, { accessSeconds: 600, refreshSeconds: 2_592_000, graceSeconds: 30 })
  assert.deepEqual([signIn.lockAfter, signIn.lockSeconds], [10, 900])
  assert.deepEqual(overrides, { isPublic: undefined, rbacEnabled: undefined })
})

it('lists, flags and addresses are read', () => {
  const config = readConfig({
    ALLOWED_ORIGINS: 'https://a.example, https://b.example\nhttps://c.example',
    PORTAL_PUBLIC: 'TRUE',
    PUBLIC_URL: 'https://portal.example/',
  })
  assert.deepEqual(config.allowedOrigins, ['https://a.example', 'https://b.example', 'https://c.example'])
  assert.equal(config.overrides.isPublic, true)
  assert.equal(config.publicUrl, 'https://portal.example')
})

for (const [name, value] of [
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['ACCESS_TOKEN_SECONDS', '0'],
  ['PORTAL_PUBLIC', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_URL', 'portal.example'],
] as const) {
  it(`${name}=${value} is refused by one sentence that names it`, () => {
    assert.throws(
      () => readConfig({ [name]: value }),
      (error) => {
        assert.ok(error instanceof ConfigError)
        assert.match(error.message, new RegExp(`^${name} must be .*"${value}"\\.$`))
        return true
      },
    )
  })
}

it('origins match as listed, with a port or leading labels left open', () => {
  const allows = originMatcher(['https://a.example/', 'http://localhost:*', 'https://*.b.example'])
  for (const origin of [
    'https://a.example',
    'http://localhost',
    'http://localhost:1',
    'https://x.y.b.example',
  ])
    assert.ok(allows(origin), origin)
  for (const origin of [
    'http://a.example',
    'https://a.example:1',
    'https://axexample',
    'https://b.example',
    'https://localhost:1',
  ])
    assert.ok(!allows(origin), origin)
})
