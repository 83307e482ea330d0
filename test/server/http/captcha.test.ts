import assert from 'node:assert/strict'
import { after, before, describe, it, test, type TestContext } from 'node:test'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { startServer } from '../../../server/src/start'
import { removeOldCaptchas } from '../../../server/src/store/used-captchas'
import {
  captchaService,
  challengeOf,
  challengePath,
  solutionOf,
  solvedCaptcha,
  tokenOf,
} from '../../support/server/captcha'
import type { TestDatabase } from '../../support/server/database-pool'
import { realPortal, type RealPortal, type RealPortalOptions } from '../../support/server/portal'
import { developerAddresses, storedMails, usedCaptchas } from '../../support/server/stored'
import { endOfUsedCaptchas } from '../../support/server/time-passes'
import { portalVisitor, type PortalVisitor } from '../../support/server/visitor'

const proofOfWork = { provider: 'proof_of_work', kinds: ['developer'], difficulty: 10 }

async function portalOf(t: TestContext, options: RealPortalOptions): Promise<RealPortal> {
  const portal = await realPortal(options)
  t.after(() => portal.close())
  return portal
}

let accounts = 0
const freshEmail = () => `robin-${(accounts += 1)}@example.com`

const register = (
  visitor: PortalVisitor,
  captcha_token: string | undefined,
  { email = freshEmail(), headers = {} }: { email?: string; headers?: Record<string, string> } = {},
) => visitor.post('/api/v2/developer', { email, full_name: 'Robin', captcha_token }, headers)

/** Status, and what is wrong with the token. */
async function outcomeOf(sent: Promise<Response>): Promise<string> {
  const response = await sent
  if (response.status === 201) return '201'
  const problem = (await response.json()) as {
    type: string
    detail: string
    invalid_parameters?: { field: string; rule: string; reason: string }[]
  }
  const [fault] = problem.invalid_parameters ?? []
  if (!fault) return `${response.status} ${problem.type}`
  return `${response.status} ${fault.field} ${fault.rule}: ${fault.reason}`
}

const refused = {
  missing: '400 captcha_token required: must be present',
  invalid: '400 captcha_token invalid: was not accepted: solve the captcha again',
  expired: '400 captcha_token invalid: has expired: solve the captcha again',
  used: '400 captcha_token invalid: was used before: solve the captcha again',
}

describe('a portal that asks developers for proof of work', () => {
  let portal: RealPortal
  let visitor: PortalVisitor
  before(async () => {
    portal = await realPortal({
      settings: { captcha: { ...proofOfWork, help_url: 'mailto:help@example.com' } },
    })
    visitor = portal.visitor()
  })
  after(() => portal.close())

  it('says so, and takes a solution in every form that clients send', async () => {
    const context = (await (await visitor.get('/api/v2/portal')).json()) as { captcha: object }
    assert.deepEqual(context.captcha, {
      provider: 'proof_of_work',
      kinds: ['developer'],
      help_url: 'mailto:help@example.com',
    })
    const challenge = await visitor.get(challengePath)
    assert.equal(challenge.headers.get('cache-control'), 'no-store')
    for (const [path, body] of [
      [
        '/api/v2/developer',
        (captcha_token: string) => ({ email: freshEmail(), full_name: 'Robin', captcha_token }),
      ],
      [
        '/api/v2/developer',
        (captcha_token: string) => ({ data: { email: freshEmail(), fullName: 'Robin', captcha_token } }),
      ],
      [
        '/auth/api/v1/register',
        (captcha_token: string) => ({ email: freshEmail(), fullName: 'Robin', captcha_token }),
      ],
    ] as const)
      assert.equal((await visitor.post(path, body(await solvedCaptcha(visitor)))).status, 201)
  })

  it('refuses a registration without one, in the reader’s language, and mails nobody', async () => {
    const mails = (await storedMails(portal)).length
    assert.equal(await outcomeOf(register(visitor, undefined)), refused.missing)
    assert.equal(await outcomeOf(register(visitor, '')), refused.missing)
    const german = await register(visitor, 'x', { headers: { 'accept-language': 'de' } })
    const { detail, invalid_parameters } = (await german.json()) as {
      detail: string
      invalid_parameters: { reason: string }[]
    }
    assert.match(detail, /ob Sie ein Mensch sind: Das Captcha/)
    assert.match(invalid_parameters[0]?.reason ?? '', /Lösen Sie das Captcha noch einmal/)
    assert.equal((await storedMails(portal)).length, mails)
  })

  it('takes a solution once, however it is written, also if it is sent many times at once', async () => {
    const challenge = await challengeOf(visitor)
    const solution = await solutionOf(challenge)
    const tokens = [
      tokenOf(challenge, solution),
      Buffer.from(JSON.stringify({ solution, challenge }, null, 2)).toString('base64url'),
    ]
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, n) => outcomeOf(register(visitor, tokens[n % 2]))),
    )
    assert.deepEqual(outcomes.toSorted(), ['201', ...Array.from({ length: 5 }, () => refused.used)])
  })

  it('takes the same request again with the same Idempotency-Key, and no other one', async () => {
    const token = await solvedCaptcha(visitor)
    const headers = { 'idempotency-key': 'one' }
    const email = freshEmail()
    assert.equal(await outcomeOf(register(visitor, token, { email, headers })), '201')
    assert.equal(await outcomeOf(register(visitor, token, { email, headers })), '201')
    assert.equal(await outcomeOf(register(visitor, token, { headers })), refused.used)
    assert.equal(await outcomeOf(register(visitor, token, { email })), refused.used)
    const other = { 'idempotency-key': 'two' }
    assert.equal(await outcomeOf(register(visitor, token, { email, headers: other })), refused.used)
    assert.equal((await developerAddresses(portal)).filter((address: string) => address === email).length, 1)
  })

  it('refuses what was not solved, not asked for here, made easier, or changed', async () => {
    const challenge = await challengeOf(visitor)
    const solution = await solutionOf(challenge)
    const { parameters } = challenge
    const foreign = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      deriveKey,
      data: { action: 'register' },
      expiresAt: new Date(Date.now() + 60_000),
      hmacSignatureSecret: 'ours',
      hmacKeySignatureSecret: 'ours',
    })
    const easier = { ...challenge, parameters: { ...parameters, cost: 1, keyPrefix: '00' } }
    const edited = (change: object) => ({ ...challenge, parameters: { ...parameters, ...change } })
    const later = { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } }
    const elsewhere = { ...challenge, parameters: { ...parameters, data: { action: 'login' } } }
    const guessed = parameters.keyPrefix.padEnd(64, '0')
    for (const token of [
      'x',
      Buffer.from('null').toString('base64'),
      Buffer.from('{"challenge":{"parameters":[],"signature":1},"solution":null}').toString('base64'),
      tokenOf(challenge, {}),
      tokenOf(challenge, { ...solution, derivedKey: guessed }),
      tokenOf(challenge, { ...solution, counter: 'many' as unknown as number }),
      tokenOf(foreign, await solutionOf(foreign)),
      tokenOf({ parameters }, solution),
      tokenOf(easier, await solutionOf(easier)),
      tokenOf(later, solution),
      // Each of them alone, with the solution of the real challenge.
      ...[
        { cost: 1 },
        { algorithm: 'PBKDF2/SHA-512' },
        { algorithm: 'SHA-256' },
        { keyLength: 1 },
        { keyPrefix: '' },
        { salt: parameters.nonce },
        { nonce: parameters.salt },
        { expiresAt: undefined },
        { expiresAt: 0 },
      ].map((change) => tokenOf(edited(change) as typeof challenge, solution)),
      tokenOf({ ...challenge, signature: '' }, solution),
      tokenOf({ ...challenge, signature: '0'.repeat(challenge.signature?.length ?? 64) }, solution),
      tokenOf(elsewhere, solution),
    ])
      assert.equal(await outcomeOf(register(visitor, token)), refused.invalid)
    // None of them used the challenge up.
    assert.equal(await outcomeOf(register(visitor, tokenOf(challenge, solution))), '201')
    assert.equal((await register(visitor, 'x'.repeat(8193))).status, 400)
  })

  it('refuses a challenge that has expired', async (t) => {
    const token = await solvedCaptcha(visitor)
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 601_000 })
    assert.equal(await outcomeOf(register(visitor, token)), refused.expired)
  })

  it('never logs a token, and forgets used captchas after a day', async () => {
    const token = await solvedCaptcha(visitor)
    await register(visitor, token)
    await register(visitor, token)
    assert.ok(
      portal.log.some(
        ({ msg, reason }) => msg === 'The captcha was refused' && reason === 'it was used before',
      ),
    )
    assert.ok(!JSON.stringify(portal.log).includes(token))
    assert.ok(!JSON.stringify(await usedCaptchas(portal)).includes(token))
    const { db } = portal.database
    await removeOldCaptchas(db)
    assert.notEqual((await usedCaptchas(portal)).length, 0)
    await endOfUsedCaptchas(portal)
    await removeOldCaptchas(db)
    assert.equal((await usedCaptchas(portal)).length, 0)
  })

  it(
    'takes a challenge of one process in another, and its solution in one of them',
    { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' },
    async () => {
      const { databaseUrl } = portal.database as TestDatabase
      const second = await startServer({ ...portal.config, databaseUrl }, { log: { write: () => undefined } })
      try {
        const other = portalVisitor(second.url)
        const token = await solvedCaptcha(visitor)
        const outcomes = await Promise.all(
          Array.from({ length: 6 }, (_, n) => outcomeOf(register(n % 2 ? visitor : other, token))),
        )
        assert.deepEqual(outcomes.toSorted(), ['201', ...Array.from({ length: 5 }, () => refused.used)])
      } finally {
        await second.close()
      }
    },
  )
})

test('who has not solved a captcha uses up no mails of an address, and the limit of forms stays', async (t) => {
  const environment = { FORMS_PER_ADDRESS: '7', MAILS_PER_RECIPIENT: '1' }
  const portal = await portalOf(t, { settings: { captcha: proofOfWork }, environment })
  const visitor = portal.visitor()
  const email = freshEmail()
  for (let attempt = 0; attempt < 4; attempt += 1)
    assert.equal(await outcomeOf(register(visitor, 'x', { email })), refused.invalid)
  assert.equal(await outcomeOf(register(visitor, await solvedCaptcha(visitor), { email })), '201')
  assert.equal((await register(visitor, await solvedCaptcha(visitor), { email })).status, 429)
  assert.equal(await outcomeOf(register(visitor, 'x')), refused.invalid)
  assert.equal((await register(visitor, 'x')).status, 429)
})

test('a portal that asks users only takes developers without a captcha', async (t) => {
  const portal = await portalOf(t, { settings: { captcha: { provider: 'proof_of_work' } } })
  assert.equal(await outcomeOf(register(portal.visitor(), undefined)), '201')
  assert.equal(await outcomeOf(register(portal.visitor(), 'whatever a page sends')), '201')
})

test('there is no challenge where there is nothing to register, or another captcha', async (t) => {
  const portal = await portalOf(t, { settings: {} })
  const status = async () => (await portal.visitor().get(challengePath)).status
  assert.equal(await status(), 404)
  await portal.import({ settings: { captcha: { provider: 'turnstile', site_key: 'k' } } })
  assert.equal(await status(), 404)
  await portal.import({ settings: { captcha: proofOfWork, public: true } })
  assert.equal(await status(), 404)
})

for (const provider of ['hcaptcha', 'recaptcha', 'turnstile'] as const) {
  test(`${provider} is asked with the secret, and decides`, async (t) => {
    const good = { success: true, hostname: 'localhost', challenge_ts: new Date().toISOString() }
    const service = await captchaService({
      good: { body: { ...good, ...(provider === 'turnstile' && { action: 'register' }) } },
      allowed: { body: { ...good, hostname: 'docs.example.com' } },
      bad: { body: { success: false, 'error-codes': ['invalid-input-response'] } },
      late: { body: { success: false, 'error-codes': ['timeout-or-duplicate'] } },
      elsewhere: { body: { ...good, hostname: 'thief.example' } },
      login: { body: { ...good, action: 'login' } },
      misconfigured: { body: { success: false, 'error-codes': ['invalid-input-secret'] } },
      broken: { status: 500, body: 'Oops' },
      moved: { status: 302, body: '' },
      page: { body: '<html>' },
      empty: { body: '{}' },
    })
    t.after(() => service.close())
    const portal = await portalOf(t, {
      settings: {
        captcha: { provider, site_key: 'site', kinds: ['developer'] },
        allowed_origins: ['https://docs.example.com'],
      },
      environment: {
        CAPTCHA_SECRET: 'Between-us-only',
        CAPTCHA_VERIFY_URL: `${service.url}/siteverify`,
        CAPTCHA_TIMEOUT_SECONDS: '1',
      },
    })
    const visitor = portal.visitor()
    const unavailable = '503 /problems/unavailable'
    const outcomes: [token: string, outcome: string, headers?: Record<string, string>][] = [
      ['good', '201', { 'idempotency-key': 'again' }],
      ['good', refused.used],
      ['allowed', '201', { origin: 'https://docs.example.com' }],
      ['bad', refused.invalid],
      ['late', refused.expired],
      ['elsewhere', refused.invalid],
      ['elsewhere', '403 /problems/access-denied', { origin: 'https://thief.example' }],
      ['login', refused.invalid],
      ['misconfigured', unavailable],
      ['broken', unavailable],
      ['moved', unavailable],
      ['page', unavailable],
      ['empty', unavailable],
      ['unanswered', unavailable],
    ]
    for (const [token, outcome, headers] of outcomes)
      assert.equal(await outcomeOf(register(visitor, token, { headers })), outcome, token)
    assert.deepEqual(service.asked[0], {
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      secret: 'Between-us-only',
      response: 'good',
      remoteip: '127.0.0.1',
      sitekey: 'site',
    })
    assert.equal(service.asked.filter(({ response }) => response === 'good').length, 1)
    assert.ok(!JSON.stringify(portal.log).includes('Between-us-only'))
    await service.close()
    assert.equal(await outcomeOf(register(visitor, 'good once more')), unavailable)
  })
}

test('without its secret nothing is asked, and nobody registers', async (t) => {
  const settings = { captcha: { provider: 'turnstile', site_key: 'site', kinds: ['developer'] } }
  const portal = await portalOf(t, { settings })
  const response = await register(portal.visitor(), 'good')
  assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '5'])
  assert.ok(portal.log.some(({ reason }) => reason === 'CAPTCHA_SECRET is not set'))
})
