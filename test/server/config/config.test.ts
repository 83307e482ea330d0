import assert from 'node:assert/strict'
import { join } from 'node:path'
import { it } from 'node:test'
import { inspectConfig, readConfig } from '../../../server/src/config/config'
import { ConfigError } from '../../../server/src/config/environment'
import { originMatcher } from '../../../server/src/config/origins'
import { testFolder } from '../../support/server/folder'

it('an empty environment gives the defaults', () => {
  const { host, port, dataDir, databaseUrl, sessions, signIn, overrides } = readConfig({ DATABASE_URL: ' ' })
  assert.deepEqual([host, port, dataDir, databaseUrl], ['127.0.0.1', 4000, '.data', undefined])
  assert.deepEqual(sessions, {
    accessSeconds: 600,
    refreshSeconds: 2_592_000,
    graceSeconds: 30,
    absoluteSeconds: 7_776_000,
  })
  assert.deepEqual(
    [signIn.lockAfter, signIn.lockAfterAllNetworks, signIn.lockSeconds, signIn.knownDeviceDays],
    [10, 100, 900, 180],
  )
  assert.deepEqual(overrides, { isPublic: undefined, rbacEnabled: undefined })
})

it('a stop is delayed where several processes can be, for less time than it may take', () => {
  const DATABASE_URL = 'postgres://localhost/portal'
  const delayOf = (environment: Record<string, string>) => readConfig(environment).stopDelaySeconds
  assert.equal(delayOf({}), 0)
  assert.equal(delayOf({ DATABASE_URL }), 5)
  assert.equal(delayOf({ DATABASE_URL, STOP_SECONDS: '3' }), 2)
  assert.equal(delayOf({ DATABASE_URL, STOP_DELAY_SECONDS: '0' }), 0)
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
  ['HSTS_INCLUDE_SUBDOMAINS', 'all'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_FORMAT', 'xml'],
  ['METRICS_ADDRESS', '9464'],
  ['METRICS_ADDRESS', 'localhost'],
  ['METRICS_ADDRESS', '127.0.0.1:65536'],
  ['METRICS_ADDRESS', '[localhost]:9464'],
  ['METRICS_ADDRESS', '::1:9464'],
  ['METRICS_ADDRESS', 'http://127.0.0.1:9464'],
  ['STOP_DELAY_SECONDS', '25'],
  ['PUBLIC_URL', 'portal.example'],
  ['OPERATOR_MAIL', 'ada'],
  ['OPERATOR_LANGUAGE', 'it'],
  ['MAIL_FROM', 'Ada'],
  ['MAIL_FROM', 'Ada <ada@example.com>, eve@example.com'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://*'],
  ['ALLOWED_ORIGINS', 'https://a.example/path'],
  ['ALLOWED_ORIGINS', 'https://a*.example'],
  ['ALLOWED_ORIGINS', 'https://user@a.example'],
  ['ALLOWED_ORIGINS', 'a.example'],
  ['ALLOWED_ORIGINS', 'null'],
  ['ALLOWED_ORIGINS', 'file://a.example'],
  ['ALLOWED_ORIGINS', 'https://a.example:70000'],
  ['CONNECT_SOURCES', "'unsafe-inline'"],
  ['CONNECT_SOURCES', 'https://a.example;script-src'],
  ['CONNECT_SOURCES', '*'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.example'],
  ['SMTP_TIMEOUT_SECONDS', '0'],
  ['CAPTCHA_VERIFY_URL', 'captcha.example'],
  ['CAPTCHA_TIMEOUT_SECONDS', '60'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['SECURITY_CONTACT', 'http://example.com/report'],
  ['SECURITY_CONTACT', 'mailto:ada'],
  ['SECURITY_CONTACT', 'tel:call'],
  ['SECURITY_POLICY', 'http://example.com'],
  ['SECURITY_LANGUAGES', 'english!'],
] as const) {
  it(`${name}=${value} is refused by one sentence that names it`, () => {
    assert.throws(
      () => readConfig({ [name]: value }),
      (error) => {
        assert.ok(error instanceof ConfigError)
        assert.ok(error.message.startsWith(`${name} must be `) && error.message.endsWith(`, not "${value}".`))
        return true
      },
    )
  })
}

it('the address of ClickHouse is one with http and a database, and its password is not repeated', () => {
  const right = 'https://ada:secret@clickhouse.example:8443/traffic'
  assert.equal(readConfig({ CLICKHOUSE_URL: right }).clickhouseUrl, right)
  for (const wrong of [
    'ada:secret',
    'tcp://ada:secret@host:9000/traffic',
    `${right}/more`,
    `${right}?async_insert=1`,
  ])
    assert.throws(
      () => readConfig({ CLICKHOUSE_URL: wrong }),
      (error) =>
        error instanceof ConfigError &&
        /^CLICKHOUSE_URL must look like https:[^\n]*user:password@/.test(error.message) &&
        !error.message.includes('secret'),
    )
})

it('a mail server needs a sender, leaves no room for an inbox, and its password is not repeated', () => {
  const smtp = {
    SMTP_URL: 'smtps://ada:secret@mail.example',
    MAIL_FROM: 'Portal <portal@example.com>',
    PUBLIC_URL: 'https://portal.example',
  }
  assert.equal(readConfig(smtp).mail.from, smtp.MAIL_FROM)
  for (const [environment, sentence] of [
    [{ SMTP_URL: smtp.SMTP_URL }, /^MAIL_FROM must be the address/],
    [{ ...smtp, LOCAL_INBOX: 'true' }, /^LOCAL_INBOX must be false/],
    [{ ...smtp, SMTP_URL: 'https://ada:secret@mail.example' }, /^SMTP_URL must look like smtp:/],
    [{ ...smtp, SMTP_URL: 'ada:secret' }, /^SMTP_URL must look like smtp:/],
  ] as const)
    assert.throws(
      () => readConfig(environment),
      (error) =>
        error instanceof ConfigError && sentence.test(error.message) && !error.message.includes('secret'),
    )
})

it('what is said about reports of weaknesses needs a contact', () => {
  const policy = { SECURITY_POLICY: 'https://example.com/security' }
  assert.equal(readConfig({}).securityContact, undefined)
  assert.deepEqual(readConfig({ ...policy, SECURITY_CONTACT: 'mailto:ada@example.com' }).securityContact, {
    contacts: ['mailto:ada@example.com'],
    policy: 'https://example.com/security',
    languages: [],
  })
  assert.deepEqual(inspectConfig(policy).mistakes, [
    'SECURITY_POLICY is set, but SECURITY_CONTACT is not. Set SECURITY_CONTACT as well.',
  ])
})

it('a server that others reach, or that sends mails, needs PUBLIC_URL', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'portal@example.com' }
  for (const host of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) readConfig({ HOST: host })
  readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example', ...mail })
  for (const [environment, sentence] of [
    [{ HOST: '0.0.0.0' }, /^HOST "0\.0\.0\.0" .* PUBLIC_URL is not set\. Set PUBLIC_URL/],
    [{ HOST: '::' }, /^HOST "::" /],
    [{ HOST: '10.1.2.3' }, /^HOST "10\.1\.2\.3" /],
    [{ HOST: 'portal.example' }, /^HOST "portal\.example" /],
    [
      mail,
      /^SMTP_URL is set, but PUBLIC_URL is not\. Links in mails would point to http:\/\/localhost:4000\. Set PUBLIC_URL to the address that browsers use\.$/,
    ],
  ] as const)
    assert.throws(
      () => readConfig(environment),
      (error) => error instanceof ConfigError && sentence.test(error.message),
    )
})

it('the local inbox is for this machine only', () => {
  const inbox = { LOCAL_INBOX: 'true' }
  readConfig({ ...inbox, PUBLIC_URL: 'http://localhost:4000' })
  for (const elsewhere of [
    { PUBLIC_URL: 'https://portal.example' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:4000' },
  ])
    assert.throws(
      () => readConfig({ ...inbox, ...elsewhere }),
      (error) => error instanceof ConfigError && /^LOCAL_INBOX shows every mail/.test(error.message),
    )
})

it('proxies are declared by number or by address', () => {
  assert.equal(readConfig({}).trustedProxies, 0)
  assert.equal(readConfig({ TRUST_PROXY: '2' }).trustedProxies, 2)
  assert.deepEqual(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1 loopback' }).trustedProxies, [
    '10.0.0.0/8',
    '::1',
    'loopback',
  ])
})

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
    'https://.b.example',
    'https://x.b.example.evil.example',
    'null',
  ])
    assert.ok(!allows(origin), origin)
})

it('one attempt names every mistake', () => {
  const { config, mistakes } = inspectConfig({
    PORT: 'http',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'https://mail.example',
  })
  assert.equal(config, undefined)
  assert.deepEqual(
    mistakes.map((sentence) => sentence.split(' ', 1)[0]),
    ['PORT', 'LOG_LEVEL', 'SMTP_URL'],
  )
})

it('variables that look like settings are unknown, with the nearest right name; those of others are not', () => {
  const { unknown } = inspectConfig({
    DATABSE_URL: 'x',
    PUBLIC_ULR: 'x',
    LOGLEVEL: 'x',
    MAIL_FORM: 'x',
    PORTAL_BANNER: 'x',
    DATABASE_URL_FILE: '',
    ...{ HOME: '/root', PATH: '/bin', MAIL: '/var/mail/ada', HOSTNAME: 'a', XDG_DATA_DIRS: '/usr', PWD: '/' },
  })
  assert.deepEqual(unknown, [
    { name: 'DATABSE_URL', nearest: 'DATABASE_URL' },
    { name: 'PUBLIC_ULR', nearest: 'PUBLIC_URL' },
    { name: 'LOGLEVEL', nearest: 'LOG_LEVEL' },
    { name: 'MAIL_FORM', nearest: 'MAIL_FROM' },
    { name: 'PORTAL_BANNER', nearest: 'PORTAL_RBAC' },
  ])
})

it('a secret may come from a file', async (t) => {
  const { path } = await testFolder(t, { url: 'postgres://ada:secret@127.0.0.1/portal\n', empty: ' \n' })
  const file = join(path, 'url')
  assert.equal(readConfig({ DATABASE_URL_FILE: file }).databaseUrl, 'postgres://ada:secret@127.0.0.1/portal')
  for (const [environment, sentence] of [
    [
      { DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://b:secret@c/d' },
      /^Set either DATABASE_URL or DATABASE_URL_FILE, not both\.$/,
    ],
    [
      { DATABASE_URL_FILE: join(path, 'none') },
      /^DATABASE_URL_FILE names ".*none", which cannot be read \(ENOENT\)\.$/,
    ],
    [{ SMTP_URL_FILE: join(path, 'empty') }, /^SMTP_URL_FILE names ".*empty", which is empty\.$/],
  ] as const)
    assert.throws(
      () => readConfig(environment),
      (error) =>
        error instanceof ConfigError && sentence.test(error.message) && !error.message.includes('secret'),
    )
})
