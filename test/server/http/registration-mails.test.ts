import assert from 'node:assert/strict'
import { it } from 'node:test'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { decideOnRegistration } from '../../../server/src/commands/registrations'
import {
  call,
  createApplication,
  levels,
  namesAt,
  strategySettings,
  type Registration,
} from '../../support/server/applications'
import { robin } from '../../support/server/sample-data'
import { mailPortal, operator } from '../../support/server/mail-portal'
import { changeDevelopers } from '../../support/server/changed-elsewhere'

it('operators are mailed about pending registrations, and developers about decisions, each in their language', async () => {
  const { portal, mailbox, close } = await mailPortal({
    settings: strategySettings,
    products: [levels],
    developers: [{ ...robin, full_name: 'Robin <b>Example</b>' }],
  })
  try {
    const developer = await portal.signedIn(robin)
    const { Levels } = await namesAt(developer, '/products')
    const versions = await namesAt(developer, `/products/${Levels}/versions`)
    const application = await createApplication(developer, 'API key', { name: 'Tide "clock"' })
    const path = `/applications/${application.id}/registrations` as const
    const register = async (version: string) =>
      (await call<Registration>(developer, `POST ${path}`, { product_version_id: versions[version] })).body

    const approved = await register('2.0')
    assert.equal(approved.status, 'approved')
    const waiting = await register('1.0')
    const asked = await mailbox.mailTo(operator)
    assert.match(asked.subject ?? '', /waits for approval at Harbour APIs/)
    assert.match(
      asked.text ?? '',
      /“Robin <b>Example<\/b>” <robin@example\.com> .*“Tide "clock"” for Levels 1\.0/,
    )
    assert.match(asked.html ?? '', /Robin &lt;b&gt;Example/)
    assert.ok(asked.text?.includes(`portal-server registrations approve ${waiting.id}`))
    assert.ok(asked.text?.includes(`portal-server registrations reject ${waiting.id}`))

    await decideOnRegistration.run(portal.database, { id: waiting.id, decision: 'approve' })
    const mail = await mailbox.mailTo(robin.email)
    assert.match(mail.subject ?? '', /^Your registration at Harbour APIs was approved$/)
    assert.match(mail.text ?? '', /“Tide "clock"” may now use Levels 1\.0/)
    assert.equal(mail.link, `${portal.url}/spec/levels/${versions['1.0']}?access=${application.id}`)

    // A repeated decision sends no mail.
    await decideOnRegistration.run(portal.database, { id: waiting.id, decision: 'approve' })
    const reason = 'Its <tests> ran at night'
    await decideOnRegistration.run(portal.database, { id: waiting.id, decision: 'revoke', reason })
    const revoked = await mailbox.mailTo(robin.email, 2)
    assert.equal(revoked.subject, 'Your registration at Harbour APIs was revoked')
    assert.match(
      revoked.text ?? '',
      /“Tide "clock"” for Levels 1\.0[^]*Their reason: Its <tests> ran at night/,
    )
    assert.match(revoked.html ?? '', /Their reason: Its &lt;tests&gt; ran at night/)
    await call(developer, `DELETE ${path}/${waiting.id}`)
    const again = await register('1.0')
    await changeDevelopers(portal, { language: 'de' })
    await mailbox.mailTo(operator, 2)
    await decideOnRegistration.run(portal.database, { id: again.id, decision: 'reject', reason: 'Zu viel' })
    const refused = await mailbox.mailTo(robin.email, 3)
    assert.match(refused.subject ?? '', /^Ihre Registrierung bei Harbour APIs wurde nicht freigegeben$/)
    assert.match(refused.text ?? '', /Begründung der Betreiber: Zu viel/)
    await decideAccountOf('developer').run(portal.database, {
      account: robin.email,
      decision: 'revoke',
      reason: 'Kein Vertrag',
    })
    const closed = await mailbox.mailTo(robin.email, 4)
    assert.match(closed.text ?? '', /Begründung der Betreiber: Kein Vertrag/)
    // One for each that waited: none for the version that approves by itself.
    assert.equal(mailbox.mails.filter(({ recipients }) => recipients.includes(operator)).length, 2)
  } finally {
    await close()
  }
})
