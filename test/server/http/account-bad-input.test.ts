import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { after, before, describe, it } from 'node:test'
import { robin } from '../../support/server/sample-data'
import { mailPortal, type MailPortal } from '../../support/server/mail-portal'
import { realPortal } from '../../support/server/portal'
import { auditLog, storedMails, storedMailTokens } from '../../support/server/stored'
import { expireMailTokens } from '../../support/server/time-passes'
import type { PortalVisitor } from '../../support/server/visitor'

const developer = '/api/v2/developer'
const password = 'Correct-horse-1'
/**
 * Pairs of requests one right after the other, so that a busy machine slows both. By chance alone a share of 150 pairs that is
 * 0.2 off the half comes once in a million runs.
 */
const rounds = 150
const warmUpRounds = 10
const unknownToken = '0b0e4b5a-0000-4000-8000-000000000000'

interface Problem {
  status: number
  type?: string
  detail: string
  invalid_parameters?: { field: string; rule: string }[]
  errors?: unknown[]
}

async function refusalOf(response: Response): Promise<unknown[]> {
  const { invalid_parameters = [] } = (await response.json()) as Problem
  return [response.status, ...invalid_parameters.map(({ field, rule }) => `${field} ${rule}`)]
}

describe('forms of accounts', () => {
  let world: MailPortal
  let visitor: PortalVisitor
  before(async () => {
    world = await mailPortal({ developers: [robin], environment: { FORMS_PER_ADDRESS: '10000' } })
    visitor = world.portal.visitor()
  })
  after(() => world.close())

  const email = 'ada@example.com'
  const signUp = { email, full_name: 'Ada' }
  for (const [what, path, body, ...expected] of [
    ['nothing', developer, undefined, 400, 'body required'],
    ['a list', developer, [], 400, 'body is_object'],
    ['no fields', developer, {}, 400, 'email required', 'full_name required'],
    ['an empty envelope', developer, { data: {} }, 400, 'email required', 'fullName required'],
    ['an envelope of text', developer, { data: 'x' }, 400, 'data is_object'],
    ['numbers', developer, { email: 1, full_name: 2 }, 400, 'email is_string', 'full_name is_string'],
    ['an object for the address', developer, { ...signUp, email: { $ne: 1 } }, 400, 'email is_string'],
    ['no name', developer, { ...signUp, full_name: '' }, 400, 'full_name min_length'],
    ['a blank name', developer, { ...signUp, full_name: '   ' }, 400, 'full_name invalid'],
    ['a long name', developer, { ...signUp, full_name: 'x'.repeat(257) }, 400, 'full_name max_length'],
    [
      'a long address',
      developer,
      { ...signUp, email: `${'a'.repeat(245)}@b.example` },
      400,
      'email max_length',
    ],
    ['no address', developer, { ...signUp, email: 'ada' }, 400, 'email invalid'],
    ['a wrong wrapped address', developer, { data: { email: 'ada', fullName: 'A' } }, 400, 'email invalid'],
    ['NUL', developer, { data: { email, fullName: 'A\0' } }, 400, 'fullName invalid'],
    [
      'half an organization',
      '/api/v1/register',
      { email, fullName: 'A', organization: 'O' },
      400,
      'organization dependent_fields',
    ],
    [
      'an unknown field',
      '/api/v1/register',
      { email, fullName: 'A', role: 'x' },
      400,
      'role unknown_property',
    ],
    ['no address', `${developer}/forgot-password`, { email: '' }, 400, 'email invalid'],
    ['a list of addresses', `${developer}/forgot-password`, { email: [email] }, 400, 'email is_string'],
    ['too much', `${developer}/forgot-password`, { email, next: '//evil' }, 400, 'next unknown_property'],
    ['no token', `${developer}/verify-email`, {}, 400, 'token required'],
    [
      'a truncated token',
      `${developer}/verify-email`,
      { token: unknownToken.slice(0, -1) },
      400,
      'token matches_regex',
    ],
    ['a number for a token', `${developer}/verify-email`, { token: 5 }, 400, 'token is_string'],
    ['a forged token', `${developer}/verify-email`, { token: unknownToken }, 404],
    [
      'a truncated token',
      `${developer}/reset-password`,
      { token: 'abc', password },
      400,
      'token matches_regex',
    ],
    [
      'null for a password',
      `${developer}/reset-password`,
      { token: unknownToken, password: null },
      400,
      'password is_string',
    ],
    ['a forged token', `${developer}/reset-password`, { token: unknownToken, password }, 404],
  ] as [string, string, unknown, ...unknown[]][]) {
    it(`refuse ${what} at ${path}`, async () => {
      const response = await visitor.post(path, body)
      assert.deepEqual(await refusalOf(response), expected)
    })
  }

  it('refuse fields of a megabyte, each in its own words', async () => {
    const megabyte = 'x'.repeat(1_000_000)
    for (const [path, body, field] of [
      [developer, { ...signUp, full_name: megabyte }, 'full_name max_length'],
      [developer, { ...signUp, email: `${megabyte}@example.com` }, 'email max_length'],
      [`${developer}/forgot-password`, { email: `${megabyte}@example.com` }, 'email invalid'],
      [`${developer}/verify-email`, { token: megabyte }, 'token matches_regex'],
    ] as const)
      assert.deepEqual(await refusalOf(await visitor.post(path, body)), [400, field])
    assert.equal((await visitor.post(developer, { ...signUp, full_name: megabyte.repeat(2) })).status, 413)
  })

  it('say in the reader’s language what to do about a link that is not good', async () => {
    const detailOf = async (language: string) => {
      const response = await visitor.post(
        `${developer}/verify-email`,
        { token: unknownToken },
        { 'accept-language': language },
      )
      return ((await response.json()) as Problem).detail
    }
    assert.equal(await detailOf('en'), 'This link is not valid. Ask for a new one.')
    assert.equal(await detailOf('ca'), 'Aquest enllaç no és vàlid. Demaneu-ne un de nou.')
  })

  it('take a token for its own purpose only, once, and of many at the same moment one', async () => {
    await visitor.post(developer, { email: 'tokens@example.com', full_name: 'T' })
    const { token } = await world.mailbox.mailTo('tokens@example.com')
    const reset = `${developer}/reset-password`
    assert.equal((await visitor.post(reset, { token, password })).status, 404)
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => visitor.post(`${developer}/verify-email`, { token })),
    )
    assert.deepEqual(tries.map(({ status }) => status).sort(), [202, 410, 410, 410, 410, 410])
    const winner = tries.find(({ status }) => status === 202) as Response
    const { token: first } = (await winner.json()) as { token: string }
    assert.equal((await visitor.post(`${developer}/verify-email`, { token: first })).status, 404)
    const sets = await Promise.all(
      Array.from({ length: 6 }, () => visitor.post(reset, { token: first, password })),
    )
    assert.deepEqual(sets.map(({ status }) => status).sort(), [204, 410, 410, 410, 410, 410])
  })

  it('leave no token in clear anywhere in the database', async () => {
    await visitor.post(`${developer}/forgot-password`, { email: robin.email })
    const { token } = await world.mailbox.mailTo(robin.email)
    const { portal } = world
    const rows = [await storedMails(portal), await storedMailTokens(portal), await auditLog(portal)]
    assert.ok(!JSON.stringify(rows).includes(token))
    assert.ok(JSON.stringify(rows).includes(createHash('sha256').update(token).digest('hex')))
    assert.ok(!JSON.stringify(world.portal.log).includes(token))
  })

  it("do nothing to another account than the token's or the session's own", async () => {
    const other = await world.portal.signedIn(robin)
    await visitor.post(developer, { email: 'mine@example.com', full_name: 'Mine' })
    const { token } = await world.mailbox.mailTo('mine@example.com')
    // Robin's cookies ride along, and count for nothing.
    const confirmed = await other.post(`${developer}/verify-email`, { token })
    const body = (await confirmed.json()) as { email: string; token: string }
    assert.equal(body.email, 'mine@example.com')
    const set = await other.post(`${developer}/reset-password`, {
      token: body.token,
      password: 'Stolen-horse-9',
    })
    assert.equal(set.status, 204)
    assert.equal((await other.get(`${developer}/me`)).status, 200)
    assert.ok(await world.portal.signedIn(robin))
    const change = await other.fetch('/v2/users/me/password', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ old_password: 'Stolen-horse-9', new_password: password }),
    })
    assert.deepEqual(await refusalOf(change), [400, 'old_password invalid'])
  })

  it('may be sent by cookies from listed origins only', async () => {
    const headers = { origin: 'https://evil.example' }
    const other = await world.portal.signedIn(robin)
    for (const [method, path, body] of [
      ['PATCH', '/v2/users/me/password', { old_password: robin.password, new_password: password }],
      ['POST', developer, signUp],
    ] as const) {
      const response = await other.fetch(path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      assert.equal(response.status, 403)
    }
  })

  it('do not exist for users yet, and say so', async () => {
    const body = { email, fullName: 'A', organization: 'O', password }
    assert.equal((await visitor.post('/api/v1/register', body)).status, 404)
  })

  for (const [what, path, body] of [
    ['register', developer, (address: string) => ({ email: address, full_name: 'New Developer' })],
    ['forgot password', `${developer}/forgot-password`, (address: string) => ({ email: address })],
  ] as const) {
    it(`answer alike and as fast for known and unknown addresses: ${what}`, async () => {
      const world2 = await realPortal({
        developers: [robin],
        environment: { FORMS_PER_ADDRESS: '100000', MAILS_PER_RECIPIENT: '100000' },
      })
      try {
        const responses = new Set<string>()
        const someone = world2.visitor()
        const timeOf = async (address: string) => {
          const started = performance.now()
          const response = await someone.post(path, body(address))
          const text = await response.text()
          responses.add(`${response.status} ${text}`)
          return performance.now() - started
        }
        const knownIsSlower: boolean[] = []
        for (let round = -warmUpRounds; round < rounds; round += 1) {
          const addresses = [robin.email, `stranger${round}@example.com`]
          // The addresses take turns at being first: the second request may wait for work that the first has left.
          const isKnownFirst = round % 2 === 0
          const [first = 0, second = 0] = [
            await timeOf(String(addresses.at(isKnownFirst ? 0 : 1))),
            await timeOf(String(addresses.at(isKnownFirst ? 1 : 0))),
          ]
          if (round >= 0) knownIsSlower.push(first > second === isKnownFirst)
        }
        assert.equal(responses.size, 1)
        const share = knownIsSlower.filter(Boolean).length / rounds
        assert.ok(Math.abs(share - 0.5) < 0.2, `the known address is the slower one in ${share} of the pairs`)
      } finally {
        await world2.close()
      }
    })
  }
})

describe('limits', () => {
  it('links expire', async () => {
    const environment = { VERIFY_TOKEN_SECONDS: '7200', RESET_TOKEN_SECONDS: '60' }
    const { portal, mailbox, close } = await mailPortal({ developers: [robin], environment })
    try {
      const visitor = portal.visitor()
      await visitor.post(developer, { email: 'late@example.com', full_name: 'Late' })
      await visitor.post(`${developer}/forgot-password`, { email: robin.email })
      const confirmation = await mailbox.mailTo('late@example.com')
      const reset = await mailbox.mailTo(robin.email)
      assert.match(String(reset.text), /within 1 minute\./)
      await expireMailTokens(portal)
      for (const [path, body] of [
        ['/verify-email', { token: confirmation.token }],
        ['/reset-password', { token: reset.token, password }],
      ] as const) {
        const response = await visitor.post(developer + path, body)
        const { status, type } = (await response.json()) as Problem
        assert.deepEqual([status, type], [410, '/problems/token-expired'])
      }
    } finally {
      await close()
    }
  })

  it('nobody is mailed without end, known or not, and no address asks without end', async () => {
    const environment = { MAILS_PER_RECIPIENT: '2', FORMS_PER_ADDRESS: '9' }
    const { portal, close } = await mailPortal({ developers: [robin], environment })
    try {
      const visitor = portal.visitor()
      const ask = async (email: string) =>
        (await visitor.post(`${developer}/forgot-password`, { email })).status
      for (const email of [robin.email, 'nobody@example.com'])
        assert.deepEqual(
          [await ask(email), await ask(email.toUpperCase()), await ask(email)],
          [200, 200, 429],
        )
      const statuses: number[] = []
      // Twice the number: the minute may end in the middle.
      for (let n = 0; n < 19; n += 1) statuses.push(await ask(`person${n}@example.com`))
      assert.ok(statuses.includes(429), statuses.join(' '))
    } finally {
      await close()
    }
  })

  it('a lock is lifted by a new password, and wrong old passwords lead to one', async () => {
    const environment = { LOCK_AFTER: '3' }
    const { portal, mailbox, close } = await mailPortal({ developers: [robin], environment })
    try {
      const session = await portal.signedIn(robin)
      const change = (old_password: string) =>
        session.fetch('/v2/users/me/password', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ old_password, new_password: 'Another-horse-2' }),
        })
      // Of the known device, and then of its network.
      for (let wrong = 0; wrong < 6; wrong += 1) assert.equal((await change('wrong')).status, 400)
      assert.equal((await change(robin.password)).status, 423)
      const visitor = portal.visitor()
      const signIn = async (secret: string) =>
        (await visitor.post(`${developer}/authenticate`, { username: robin.email, password: secret })).status
      assert.equal(await signIn(robin.password), 423)
      await visitor.post(`${developer}/forgot-password`, { email: robin.email })
      // After the one about the lock.
      const { token } = await mailbox.mailTo(robin.email, 2)
      assert.equal((await visitor.post(`${developer}/reset-password`, { token, password })).status, 204)
      assert.equal(await signIn(password), 204)
    } finally {
      await close()
    }
  })

  it('a portal has a policy of its own, which its context and its refusals say', async () => {
    const settings = { password_policy: { min_length: 15, max_length: 200, min_classes: 0 } }
    const { portal, mailbox, close } = await mailPortal({ developers: [robin], settings })
    try {
      const visitor = portal.visitor()
      const context = (await (await visitor.get('/api/v2/portal')).json()) as { password_policy: unknown }
      assert.deepEqual(context.password_policy, { ...settings.password_policy, refuses_common: true })
      await visitor.post(`${developer}/forgot-password`, { email: robin.email })
      const { token } = await mailbox.mailTo(robin.email)
      const set = (secret: string) => visitor.post(`${developer}/reset-password`, { token, password: secret })
      const refused = (await (await set('Correct-horse-1'.slice(1))).json()) as Problem
      assert.match(
        refused.detail,
        /: at least 15 characters, at most 200 characters, not one of the most common passwords$/,
      )
      assert.equal((await set('all lower case words '.repeat(8).trim())).status, 204)
    } finally {
      await close()
    }
  })
})

describe('the password policy of ASVS', () => {
  it('asks for twelve characters of any kind that are on no list, when a password is set and when it is changed', async () => {
    const settings = { password_policy: { min_length: 12, max_length: 128, min_classes: 0 } }
    const { portal, mailbox, close } = await mailPortal({ developers: [robin], settings })
    try {
      const visitor = portal.visitor()
      await visitor.post(`${developer}/forgot-password`, { email: robin.email })
      const { token } = await mailbox.mailTo(robin.email)
      const reset = (secret: string) =>
        visitor.post(`${developer}/reset-password`, { token, password: secret })
      assert.deepEqual(await refusalOf(await reset('elevenchars')), [400, 'password min_length'])
      // Of the common passwords, one that no shorter list has.
      assert.deepEqual(await refusalOf(await reset('MailCreated5240')), [400, 'password invalid'])
      assert.deepEqual(await refusalOf(await reset('ä'.repeat(129))), [400, 'password max_length'])
      const passphrase = 'ein 🌊 schöner Satz, '.repeat(6).padEnd(127, '…')
      assert.equal([...passphrase].length, 121)
      assert.equal((await reset(passphrase)).status, 204)

      const signedIn = portal.visitor()
      const signIn = { username: robin.email, password: passphrase }
      assert.equal((await signedIn.post(`${developer}/authenticate`, signIn)).status, 204)
      const change = (new_password: string) =>
        signedIn.fetch('/v2/users/me/password', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ old_password: passphrase, new_password }),
        })
      const refused = await change('QWERTYqwerty')
      assert.deepEqual(await refusalOf(refused), [400, 'new_password invalid'])
      assert.equal((await change('only lower case')).status, 202)
    } finally {
      await close()
    }
  })
})

describe('a public portal', () => {
  it('has no accounts to ask for', async () => {
    const portal = await realPortal({ settings: { public: true } })
    try {
      for (const [path, body] of [
        [developer, { email: 'ada@example.com', full_name: 'Ada' }],
        ['/api/v1/register', { email: 'ada@example.com', fullName: 'Ada' }],
        [`${developer}/forgot-password`, { email: 'ada@example.com' }],
        ['/auth/api/v1/password-resets', { email: 'ada@example.com' }],
      ] as const)
        assert.equal((await portal.visitor().post(path, body)).status, 404)
    } finally {
      await portal.close()
    }
  })
})
