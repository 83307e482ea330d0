import assert from 'node:assert/strict'
import { it } from 'node:test'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { isPlainName, displayName } from '../../../server/src/mail/display-name'
import { mailPortal, operator } from '../../support/server/mail-portal'

it('names are one short line without anything that mail programs make links of', () => {
  for (const [given, shown] of [
    ['Ada Lovelace', 'Ada Lovelace'],
    ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
    ['see https://evil.example/now', 'see https: //evil. example/now'],
    ['www.evil.com', 'www. evil. com'],
    ['ｗｗｗ．evil。com', 'www. evil. com'],
    ['write to eve@evil.com', 'write to eve@ evil. com'],
    ['Ada\u202e\u200b“, go', 'Ada ", go'],
    ['Ada\r\n\tBcc: eve', 'Ada Bcc: eve'],
    ['👩🏽'.repeat(70), `${'👩🏽'.repeat(59)}…`],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    ['x'.repeat(60), 'x'.repeat(60)],
  ] as const)
    assert.equal(displayName(given), shown, given)
  for (const name of [
    'Ada',
    'María José Núñez',
    "Conan O'Brien",
    'Jean-Luc',
    'J. R. R. Tolkien',
    '山田 太郎',
  ])
    assert.ok(isPlainName(name), name)
  for (const name of ['You have won 500', 'Call me now, please', 'a b c d e', 'www. evil. com', ''])
    assert.ok(!isPlainName(name), name)
})

it('an untrusted name carries no message to the owner of an address, and is quoted for operators', async () => {
  const { portal, mailbox, close } = await mailPortal()
  try {
    const post = (path: string, body: object) => portal.visitor().post(`/api/v2/developer${path}`, body)
    const email = 'victim@example.com'
    await post('', { email, full_name: 'You have won! Go to https://evil.example and pay 3 euros' })
    const confirmation = await mailbox.mailTo(email)
    for (const part of [confirmation.text ?? '', confirmation.html ?? ''])
      assert.doesNotMatch(part, /won|evil/)
    await post('/verify-email', { token: confirmation.token })
    const asked = await mailbox.mailTo(operator)
    const shown = '“You have won! Go to https: //evil. example and pay 3 euros”'
    assert.ok(asked.text?.includes(`${shown} <${email}> has confirmed`), asked.text)
    await decideAccountOf('developer').run(portal.database, { account: email, decision: 'approve' })
    assert.ok((await mailbox.mailTo(email, 2)).text?.startsWith(`Hello ${shown},\n`))
  } finally {
    await close()
  }
})
