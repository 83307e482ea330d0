import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import type { MailOrder } from '../../../server/src/mail/mail-orders'
import { orderMail } from '../../../server/src/mail/mail-orders'
import { openDatabase } from '../../../server/src/open-database'
import { addDevelopers, orderMailAt } from '../../support/server/changed-elsewhere'
import { holdMailTokens } from '../../support/server/held-account'
import { startMailbox, type Mood } from '../../support/server/mailbox'
import { mailPortal } from '../../support/server/mail-portal'
import { processDatabase } from '../../support/server/process-database'
import { startedServer, type Environment } from '../../support/server/processes'
import { developerId, type Stored, storedMails } from '../../support/server/stored'
import { endMailLeases } from '../../support/server/time-passes'
import { until } from '../../support/server/until'

const forgot = '/api/v2/developer/forgot-password'
const ada = { email: 'ada@example.com', password: 'Correct-horse-1' }
const impatient = { MAIL_RETRY_SECONDS: '0' }

function changedPassword(accountId: string): MailOrder {
  return { to: 'account', accountId, template: 'password-changed' }
}

describe('a mail server that', () => {
  for (const [what, mood] of [
    ['refuses for now', 'refuse-for-now'],
    ['hangs up in the middle', 'drop'],
    ['says nothing', 'silent'],
  ] as [string, Mood][]) {
    it(`${what} is tried again, and gets the mail once`, async () => {
      const environment = { ...impatient, SMTP_TIMEOUT_SECONDS: '1' }
      const { portal, mailbox, close } = await mailPortal({ developers: [ada], environment })
      try {
        mailbox.mood = mood
        assert.equal((await portal.visitor().post(forgot, { email: ada.email })).status, 200)
        await until(() => mailbox.attempts >= 2, 'it was tried twice')
        mailbox.mood = 'accept'
        const mail = await mailbox.mailTo(ada.email)
        await until(async () => (await states(portal)).includes('sent'), 'the mail counts as sent')
        assert.equal(mailbox.mails.length, 1)
        const reset = { token: mail.token, password: 'Another-horse-2' }
        assert.equal((await portal.visitor().post('/api/v2/developer/reset-password', reset)).status, 204)
      } finally {
        await close()
      }
    })
  }

  it('does not know the recipient is asked once, and the log says so without the link', async () => {
    const { portal, mailbox, close } = await mailPortal({ developers: [ada], environment: impatient })
    try {
      mailbox.mood = 'refuse-for-good'
      await portal.visitor().post(forgot, { email: ada.email })
      await until(async () => (await states(portal)).includes('failed'), 'the mail was given up')
      assert.equal(mailbox.attempts, 1)
      const line = portal.log.find(
        ({ msg }) => msg === 'The mail server rejected a mail, which is not sent again',
      )
      assert.equal(line?.template, 'forgot-password')
      assert.ok(!/token=/.test(JSON.stringify(portal.log)))
    } finally {
      await close()
    }
  })

  it('is away gets everything when it is back, and a mail that became too old is given up', async () => {
    const { portal, mailbox, close } = await mailPortal({ developers: [ada], environment: impatient })
    try {
      mailbox.mood = 'drop'
      await portal.visitor().post(forgot, { email: ada.email })
      await until(() => mailbox.attempts >= 1, 'it was tried')
      await orderMailAt(portal, 'forgot-password', ada.email, new Date(Date.now() - 2 * 86_400_000))
      mailbox.mood = 'accept'
      await until(async () => (await states(portal)).sort().join() === 'failed,sent', 'both are done')
      assert.equal(mailbox.mails.length, 1)
    } finally {
      await close()
    }
  })
})

async function states(stored: Stored): Promise<string[]> {
  return (await storedMails(stored)).map(({ state }) => state)
}

describe('nothing but one mail to its owner comes of', () => {
  for (const email of [
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com\nTo: eve@example.com',
    'ada@example.com,eve@example.com',
    '"ada\r\nRCPT TO:<eve@example.com>"@example.com',
    '<ada@example.com> eve@example.com',
    'ada@example.com\u2028eve@example.com',
  ]) {
    it(`the address ${JSON.stringify(email)}`, async () => {
      const { portal, mailbox, close } = await mailPortal({ developers: [ada] })
      try {
        for (const [path, body] of [
          ['/api/v2/developer', { email, full_name: 'Ada' }],
          ['/api/v2/developer', { data: { email, fullName: 'Ada' } }],
          ['/api/v1/register', { email, fullName: 'Ada' }],
          [forgot, { email }],
          ['/api/v1/password-resets', { email }],
        ] as const) {
          const response = await portal.visitor().post(path, body)
          const { invalid_parameters } = (await response.json()) as {
            invalid_parameters: { field: string }[]
          }
          assert.deepEqual([response.status, invalid_parameters[0]?.field], [400, 'email'])
        }
        assert.deepEqual(await states(portal), [])
        // The queue itself refuses such an address too, not only the forms.
        await addDevelopers(portal, [{ email, full_name: 'A\r\nBcc: eve@example.com', language: 'en' }])
        await orderMail(portal.database.db, changedPassword(await developerId(portal, email)))
        await until(async () => (await states(portal)).includes('failed'), 'it was refused')
        assert.deepEqual(mailbox.mails, [])
      } finally {
        await close()
      }
    })
  }

  it('a name and a portal that hold markup and lines', async () => {
    const settings = { name: 'Harbour <b>APIs</b> & Co' }
    const { portal, mailbox, close } = await mailPortal({ settings })
    try {
      const full_name = '<img src=x onerror=alert(1)> "Ada"'
      await portal.visitor().post('/api/v2/developer', { email: ada.email, full_name })
      const { html = '', text = '', subject } = await mailbox.mailTo(ada.email)
      assert.equal(subject, 'Confirm your email address for Harbour <b>APIs</b> & Co')
      // Nobody has confirmed the address, so the name may be a message that another person wrote.
      assert.ok(text.startsWith(`Hello ${ada.email},\n`) && !text.includes('"Ada"'))
      assert.doesNotMatch(html, /<(img|b)\b/)
      for (const name of ['Ada\r\nBcc: eve@example.com', 'Ada\u2028Eve', ' \t '])
        assert.equal(
          (await portal.visitor().post('/api/v2/developer', { email: ada.email, full_name: name })).status,
          400,
        )
    } finally {
      await close()
    }
  })
})

describe('a lease that ends while the mail is', () => {
  it('at the mail server: a late refusal does not turn the sent mail into a failed one', async () => {
    const { portal, mailbox, close } = await mailPortal({ developers: [ada] })
    try {
      mailbox.mood = 'silent'
      await portal.visitor().post(forgot, { email: ada.email })
      await until(() => mailbox.attempts === 1, 'one worker sends it')
      mailbox.mood = 'accept'
      await endMailLeases(portal)
      await until(async () => (await states(portal)).includes('sent'), 'another worker has sent it')
      mailbox.refuseSilent()
      await until(
        () =>
          portal.log.some(({ msg }) => msg === 'The mail server rejected a mail, which is not sent again'),
        'the first worker knows',
      )
      assert.deepEqual(
        (await storedMails(portal)).map(({ state, last_error }) => [state, last_error]),
        [['sent', null]],
      )
    } finally {
      await close()
    }
  })

  it(
    'composed: only the process that has it then sends it',
    { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' },
    async () => {
      const { portal, mailbox, close } = await mailPortal({ developers: [ada] })
      try {
        const held = await holdMailTokens(portal)
        await portal.visitor().post(forgot, { email: ada.email })
        await held.waiters(1)
        await endMailLeases(portal)
        await held.waiters(2)
        await held.release()
        await mailbox.mailTo(ada.email)
        // Mails of this portal are sent in the order in which they were ordered.
        const [first] = await storedMails(portal)
        await until(async () => (await storedMails(portal))[0]?.state === 'sent', 'it counts as sent')
        await orderMail(portal.database.db, changedPassword(await developerId(portal, ada.email)))
        await mailbox.mailTo(ada.email, 2)
        assert.deepEqual(
          mailbox.mails.map(({ messageId }) => messageId?.includes(first?.id ?? '')),
          [true, false],
        )
      } finally {
        await close()
      }
    },
  )
})

test('kill -9 while mails go out loses none, and none that was accepted goes twice', async (t) => {
  const mailbox = await startMailbox()
  t.after(() => mailbox.close())
  const environment = {
    ...(await processDatabase(t)).environment,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'portal@example.com',
    SMTP_TIMEOUT_SECONDS: '1',
    FORMS_PER_ADDRESS: '1000',
  }
  const register = (url: string, name: string) =>
    fetch(`${url}/api/v2/developer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@example.com`, full_name: name }),
    })

  // Accepted and written down: not to be sent again.
  const first = await startedServer(t, environment)
  assert.equal((await register(first.url, 'early')).status, 201)
  await mailbox.mailTo('early@example.com')
  // Being sent when the process dies: the mail server has received the mail and not responded.
  mailbox.mood = 'silent'
  const names = Array.from({ length: 12 }, (_, n) => `person${n}`)
  for (const name of names) assert.equal((await register(first.url, name)).status, 201)
  await until(() => mailbox.attempts >= 3, 'mails are being sent')
  first.child.kill('SIGKILL')
  await first.ended

  mailbox.mood = 'accept'
  const second = await startedServer(t, environment)
  for (const name of names) await mailbox.mailTo(`${name}@example.com`)
  const counts = new Map<string, number>()
  for (const { recipients } of mailbox.mails)
    counts.set(String(recipients[0]), (counts.get(String(recipients[0])) ?? 0) + 1)
  assert.deepEqual(
    [...counts.values()],
    Array.from({ length: 13 }, () => 1),
  )
  second.child.kill('SIGTERM')
  assert.equal(await second.ended, 0)
})

test(
  'several processes share the work, and each mail goes once',
  { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' },
  async (t) => {
    const mailbox = await startMailbox()
    t.after(() => mailbox.close())
    const { environment: own, options } = await processDatabase(t)
    const environment: Environment = {
      ...own,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'portal@example.com',
    }
    const servers = await Promise.all([1, 2, 3].map(() => startedServer(t, environment)))
    const database = await openDatabase(options)
    t.after(() => database.close())
    const many = 120
    const people = Array.from({ length: many }, (_, n) => ({
      email: `person${n}@example.com`,
      full_name: `Person ${n}`,
      language: 'de' as const,
    }))
    await addDevelopers({ database }, people)
    const ids = await Promise.all(people.map(({ email }) => developerId({ database }, email)))
    await database.db.transaction().execute(async (transaction) => {
      for (const id of ids) await orderMail(transaction, changedPassword(id))
    })
    await until(() => mailbox.mails.length >= many, 'all mails have come')
    await until(
      async () => (await states({ database })).every((state) => state === 'sent'),
      'all count as sent',
    )
    assert.equal(new Set(mailbox.mails.map(({ messageId }) => messageId)).size, many)
    assert.equal(mailbox.mails.length, many)
    assert.equal(servers.length, 3)
  },
)

test('without a mail server mails wait, and go out once there is one', async (t) => {
  const { environment } = await processDatabase(t)
  const without = await startedServer(t, environment)
  const response = await fetch(`${without.url}/api/v2/developer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', full_name: 'Ada' }),
  })
  assert.equal(response.status, 201)
  assert.equal((await fetch(`${without.url}/inbox`, { headers: { accept: 'application/json' } })).status, 404)
  without.child.kill('SIGTERM')
  await without.ended
  const mailbox = await startMailbox()
  t.after(() => mailbox.close())
  await startedServer(t, { ...environment, SMTP_URL: mailbox.url, MAIL_FROM: 'portal@example.com' })
  assert.ok((await mailbox.mailTo('ada@example.com')).token)
})
