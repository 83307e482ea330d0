import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { testFolder } from '../../support/server/folder'
import { startMailbox } from '../../support/server/mailbox'
import { portalServer, startedServer, type Environment } from '../../support/server/processes'

interface Finding {
  subject: string
  state: string
  message: string
}

test('check names every mistake and unknown variable at once, tries the services, and changes nothing', async (t) => {
  const { path } = await testFolder(t, { 'kit/index.html': '', 'smtp-url': 'smtp://ada:secret@127.0.0.1:1' })
  const check = async (environment: Environment) => {
    const given = { DATA_DIR: join(path, 'data'), ...environment }
    const { code, out, err } = await portalServer(t, ['check', '--json'], given)
    assert.doesNotMatch(out + err, /secret/)
    const findings = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Finding)
    return { code, about: (subject: string) => findings.filter((one) => one.subject === subject) }
  }

  const wrong = await check({
    PORT: 'http',
    LOG_LEVEL: 'loud',
    DATABSE_URL: 'postgres://ada:secret@db/portal',
    KIT_DIR: join(path, 'kit'),
    FLAGS_FILE: join(path, 'none.json'),
  })
  assert.equal(wrong.code, 3)
  assert.deepEqual(
    wrong.about('settings').map(({ state, message }) => `${state} ${message.split(' ', 1)[0]}`),
    ['failed PORT', 'failed LOG_LEVEL', 'warning DATABSE_URL'],
  )
  assert.match(String(wrong.about('settings')[2]?.message), /did you mean DATABASE_URL\?$/)
  assert.match(String(wrong.about('kit')[0]?.message), /^KIT_DIR must be the directory of the browser build/)
  assert.equal(wrong.about('flags')[0]?.state, 'failed')

  const away = await check({
    DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/portal',
    SMTP_URL_FILE: join(path, 'smtp-url'),
    MAIL_FROM: 'portal@example.com',
    PUBLIC_URL: 'https://portal.example.com',
  })
  assert.equal(away.code, 4)
  assert.match(String(away.about('database')[0]?.message), /nothing listens there/)
  assert.match(
    String(away.about('mail')[0]?.message),
    /127\.0\.0\.1:1 .* does not take mails: .*ECONNREFUSED/,
  )

  const inbox = await startMailbox()
  t.after(() => inbox.close())
  const right = await check({
    SMTP_URL: inbox.url,
    MAIL_FROM: 'portal@example.com',
    PUBLIC_URL: 'https://portal.example.com',
  })
  assert.equal(right.code, 0)
  assert.equal(right.about('mail')[0]?.state, 'ok')
  assert.match(
    String(right.about('database')[0]?.message),
    /^There is no portal in .* yet; the start makes one/,
  )
  assert.equal(existsSync(join(path, 'data')), false)

  await startedServer(t, { DATA_DIR: join(path, 'data') })
  assert.match(String((await check({})).about('database')[0]?.message), /^A server has the data in /)
})

test('check compares the captcha that was imported with the settings', async (t) => {
  const captcha = 'captcha: { provider: turnstile, site_key: k, kinds: [developer, user] }'
  const { path } = await testFolder(t, { 'content/portal.yaml': `name: P\n${captcha}\n` })
  const environment = { DATA_DIR: join(path, 'data') }
  for (const command of [['migrate'], ['import', join(path, 'content')]])
    assert.equal((await portalServer(t, command, environment)).code, 0)
  const missing = await portalServer(t, ['check'], environment)
  assert.equal(missing.code, 3)
  assert.match(
    missing.out,
    /failed +captcha +Registration asks developers and users for turnstile, but CAPTCHA_SECRET is not set/,
  )
  const right = await portalServer(t, ['check'], { ...environment, CAPTCHA_SECRET: 's' })
  assert.match(right.out, /ok +captcha +Registration asks developers and users for turnstile\.\n/)
})

test('start refuses every mistake at once, and a KIT_DIR without the build', async (t) => {
  const { path } = await testFolder(t)
  const start = (environment: Environment) =>
    portalServer(t, ['start'], { DATA_DIR: join(path, 'data'), ...environment })
  const wrong = await start({ PORT: 'http', LOG_LEVEL: 'loud' })
  assert.equal(wrong.code, 3)
  assert.match(wrong.err, /^PORT must be [^\n]*\nLOG_LEVEL must be [^\n]*\n$/)
  const kit = await start({ PORT: '0', KIT_DIR: path })
  assert.equal(kit.code, 3)
  assert.match(kit.err, /^KIT_DIR must be .* has no loader\.js/)
})

test('the version, help and wrong lines', async (t) => {
  assert.match((await portalServer(t, ['--version'], {})).out, /^\d+\.\d+\.\d+\n$/)
  assert.equal((await portalServer(t, ['--help'], {})).code, 0)
  for (const args of [['strat'], ['keys', 'list', '--limit', 'many'], ['import']])
    assert.equal((await portalServer(t, args, {})).code, 2, args.join(' '))
})
