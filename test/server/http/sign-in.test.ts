import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { robin } from '../../support/server/sample-data'
import { endLocks } from '../../support/server/time-passes'
import { realPortal, type RealPortal } from '../../support/server/portal'

const authenticate = '/api/v2/developer/authenticate'

interface Refusal {
  status: number
  title: string
  type: string
  detail: string
}

async function attempt(
  portal: RealPortal,
  username: string,
  password: string,
  language = 'en',
): Promise<Refusal> {
  const response = await portal
    .visitor()
    .post(authenticate, { username, password }, { 'accept-language': language })
  if (response.status === 204) return { status: 204, title: '', type: '', detail: '' }
  const { status, title, type, detail } = (await response.json()) as Refusal
  return { status, title, type, detail }
}

const wrongPassword: Refusal = {
  status: 401,
  title: 'Invalid credentials',
  type: '/problems/invalid-credentials',
  detail: 'The email address or the password is wrong',
}

describe('signing in', () => {
  const accounts = (['unverified', 'pending', 'rejected', 'revoked'] as const).map((status) => ({
    email: `${status}@example.com`,
    password: 'Correct-horse-1',
    status,
  }))
  let portal: RealPortal
  before(async () => {
    // Neither locked nor limited in the rounds that are measured.
    const environment = { LOCK_AFTER: '1000', SIGN_IN_PER_ACCOUNT: '1000', SIGN_IN_PER_ADDRESS: '1000' }
    portal = await realPortal({ developers: [robin, ...accounts], environment })
  })
  after(() => portal.close())

  it('tells unknown addresses and wrong passwords alike', async () => {
    assert.deepEqual(await attempt(portal, robin.email, 'Wrong-horse-1'), wrongPassword)
    assert.deepEqual(await attempt(portal, 'nobody@example.com', 'Wrong-horse-1'), wrongPassword)
    assert.deepEqual(await attempt(portal, robin.email, ''), wrongPassword)
  })

  it('takes a password as it is, white space included', async () => {
    assert.deepEqual(await attempt(portal, robin.email, ` ${robin.password} `), wrongPassword)
    assert.equal((await attempt(portal, robin.email, robin.password)).status, 204)
  })

  for (const { email, password, status } of accounts) {
    it(`tells that an account is ${status} only who knows its password`, async () => {
      assert.deepEqual(await attempt(portal, email, 'Wrong-horse-1'), wrongPassword)
      const refused = await attempt(portal, email, password)
      assert.deepEqual(
        [refused.status, refused.title, refused.type],
        [401, 'Account disabled', '/problems/account-pending-approval'],
      )
    })
  }

  it('works as long for an unknown address as for a known one', async () => {
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 12; round += 1) {
      for (const [email, times] of [
        [accounts[0]!.email, known],
        ['stranger@example.com', unknown],
      ] as const) {
        // Of this process, in which the server runs: a password that is not checked costs a tenth.
        const before = process.cpuUsage()
        await attempt(portal, email, 'Wrong-horse-1')
        const { user, system } = process.cpuUsage(before)
        times.push((user + system) / 1000)
      }
    }
    const fastest = (times: number[]) => Math.min(...times)
    const ratio = fastest(known) / fastest(unknown)
    assert.ok(ratio > 0.6 && ratio < 1.7, `known ${fastest(known)} ms, unknown ${fastest(unknown)} ms`)
  })
})

const locked: Refusal = {
  status: 423,
  title: 'Locked',
  type: '/problems/account-locked',
  detail: 'Your account has been locked. Reset your password to log in now',
}

describe('too many wrong passwords', () => {
  it('lock an address, known or unknown, for every password, until the time has passed', async () => {
    const portal = await realPortal({
      developers: [robin],
      environment: { LOCK_AFTER: '3' },
    })
    try {
      for (const email of [robin.email, 'nobody@example.com']) {
        for (let wrong = 0; wrong < 3; wrong += 1)
          assert.deepEqual(await attempt(portal, email, 'Wrong-horse-1'), wrongPassword)
        assert.deepEqual(await attempt(portal, email, 'Wrong-horse-1'), locked)
        assert.deepEqual(await attempt(portal, email.toUpperCase(), robin.password), locked)
      }
      await endLocks(portal)
      assert.equal((await attempt(portal, robin.email, robin.password)).status, 204)
    } finally {
      await portal.close()
    }
  })

  it('guessed all at once get no extra tries, and a right one among them lifts nothing', async () => {
    const portal = await realPortal({ developers: [robin], environment: { LOCK_AFTER: '3' } })
    try {
      const guesses = Array.from({ length: 20 }, (_, n) => (n === 1 ? robin.password : `Wrong-horse-${n}`))
      const responses = await Promise.all(guesses.map((guess) => attempt(portal, robin.email, guess)))
      const tried = responses.filter(({ status }) => status === 401 || status === 204)
      assert.ok(tried.length <= 3, responses.map(({ status }) => status).join(' '))
      assert.deepEqual(await attempt(portal, robin.email, robin.password), locked)
    } finally {
      await portal.close()
    }
  })

  it('of a password change count as well', async () => {
    const portal = await realPortal({ developers: [robin], environment: { LOCK_AFTER: '3' } })
    try {
      const developer = await portal.signedIn(robin)
      const change = (old_password: string) =>
        developer.fetch('/v2/users/me/password', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ old_password, new_password: 'Another-horse-2' }),
        })
      // Of the known device, and then of its network.
      for (let wrong = 0; wrong < 6; wrong += 1) assert.equal((await change('Wrong-horse-1')).status, 400)
      assert.equal((await change(robin.password)).status, 423)
      assert.deepEqual(await attempt(portal, robin.email, robin.password), locked)
    } finally {
      await portal.close()
    }
  })

  it('do not lock when the right one comes between', async () => {
    const portal = await realPortal({ developers: [robin], environment: { LOCK_AFTER: '3' } })
    try {
      for (const password of ['no', 'no', robin.password, 'no', 'no'])
        await attempt(portal, robin.email, password)
      assert.equal((await attempt(portal, robin.email, robin.password)).status, 204)
    } finally {
      await portal.close()
    }
  })
})

describe('too many attempts', () => {
  for (const [what, environment, emailOf] of [
    ['for one account', { SIGN_IN_PER_ACCOUNT: '4' }, () => 'Robin@example.com'],
    ['from one address', { SIGN_IN_PER_ADDRESS: '4' }, (n: number) => `person${n}@example.com`],
  ] as const) {
    it(`${what} are refused for a while, in the reader's language`, async () => {
      const portal = await realPortal({ developers: [robin], environment })
      try {
        const statuses: number[] = []
        // Twice the number: a window may end in the middle.
        for (let n = 0; n < 9; n += 1)
          statuses.push((await attempt(portal, emailOf(n), 'Wrong-horse-1')).status)
        assert.ok(statuses.includes(429), statuses.join(' '))
        assert.deepEqual(statuses.slice(0, 4), [401, 401, 401, 401])
        const refused = await attempt(portal, emailOf(0), robin.password, 'fr-CA')
        if (refused.status === 429) assert.match(refused.detail, /^Trop de tentatives/)
      } finally {
        await portal.close()
      }
    })
  }
})

it('addresses of one IPv6 network count as one, those of IPv4 each for itself', async () => {
  const environment = { TRUST_PROXY: '1', SIGN_IN_PER_ADDRESS: '3' }
  const portal = await realPortal({ developers: [robin], environment })
  try {
    const statusesFrom = async (addressOf: (n: number) => string) => {
      const statuses: number[] = []
      for (let n = 1; n <= 7; n += 1) {
        const body = { username: `person${n}@example.com`, password: 'Wrong-horse-1' }
        const from = { 'x-forwarded-for': addressOf(n) }
        statuses.push((await portal.visitor().post(authenticate, body, from)).status)
      }
      return statuses
    }
    assert.ok((await statusesFrom((n) => `2001:db8:1:2:${n}::${n}`)).includes(429))
    assert.ok((await statusesFrom((n) => `::ffff:192.0.2.${n}`)).every((status) => status === 401))
    assert.ok((await statusesFrom((n) => `192.0.2.${n + 100}`)).every((status) => status === 401))
  } finally {
    await portal.close()
  }
})

describe('where nobody signs in with a password', () => {
  for (const [what, settings] of [
    ['a public portal', { public: true }],
    ['a portal with single sign-on only', { sign_in: { password: false, sso: true } }],
  ] as const) {
    it(`${what} has no such call`, async () => {
      const portal = await realPortal({ developers: [robin], settings })
      try {
        assert.equal((await attempt(portal, robin.email, robin.password)).status, 404)
      } finally {
        await portal.close()
      }
    })
  }
})

describe('behind a reverse proxy', () => {
  const through = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example' }
  const body = { username: robin.email, password: robin.password }

  it('cookies are secure, and an address that the caller made up changes nothing', async () => {
    const environment = { TRUST_PROXY: '1', SIGN_IN_PER_ADDRESS: '3' }
    const portal = await realPortal({ developers: [robin], environment })
    try {
      const statuses: number[] = []
      for (let n = 0; n < 7; n += 1) {
        const visitor = portal.visitor()
        const forwarded = `192.0.2.${n}, 198.51.100.7`
        const response = await visitor.post(authenticate, body, { ...through, 'x-forwarded-for': forwarded })
        statuses.push(response.status)
        if (n === 0) assert.match(visitor.cookies.get('__Host-portalaccesstoken')?.attributes ?? '', /Secure/)
      }
      assert.ok(statuses.includes(429), statuses.join(' '))
    } finally {
      await portal.close()
    }
  })

  it('that nobody spoke of, its headers mean nothing', async () => {
    const portal = await realPortal({ developers: [robin] })
    try {
      const visitor = portal.visitor()
      assert.equal((await visitor.post(authenticate, body, through)).status, 204)
      assert.doesNotMatch(visitor.cookies.get('__Host-portalaccesstoken')?.attributes ?? '', /Secure/)
      // The made-up host is no own origin either.
      const origin = 'https://portal.example'
      assert.equal(
        (await visitor.post('/api/v2/developer/refresh', undefined, { ...through, origin })).status,
        403,
      )
    } finally {
      await portal.close()
    }
  })
})
