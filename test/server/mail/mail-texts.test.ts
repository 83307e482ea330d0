import assert from 'node:assert/strict'
import { it } from 'node:test'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { orderMail } from '../../../server/src/mail/mail-orders'
import { languages, type Language } from '../../../server/src/texts/texts'
import { mailPortal, operator } from '../../support/server/mail-portal'
import { developerId, droppedMails } from '../../support/server/stored'
import { until } from '../../support/server/until'

const subjects: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Confirm your email address for Harbour APIs',
    'Your account at Harbour APIs was approved',
    'Set a new password for Harbour APIs',
    'Your password for Harbour APIs was changed',
  ],
  ca: [
    'Confirmeu la vostra adreça electrònica per a Harbour APIs',
    "El vostre compte a Harbour APIs s'ha aprovat",
    'Trieu una contrasenya nova per a Harbour APIs',
    'La vostra contrasenya de Harbour APIs ha canviat',
  ],
  de: [
    'Bestätigen Sie Ihre E-Mail-Adresse für Harbour APIs',
    'Ihr Konto bei Harbour APIs wurde freigegeben',
    'Neues Passwort für Harbour APIs setzen',
    'Ihr Passwort für Harbour APIs wurde geändert',
  ],
  es: [
    'Confirme su dirección de correo para Harbour APIs',
    'Su cuenta en Harbour APIs ha sido aprobada',
    'Elija una contraseña nueva para Harbour APIs',
    'Su contraseña de Harbour APIs ha cambiado',
  ],
  fr: [
    'Confirmez votre adresse e-mail pour Harbour APIs',
    'Votre compte sur Harbour APIs a été approuvé',
    'Choisissez un nouveau mot de passe pour Harbour APIs',
    'Votre mot de passe pour Harbour APIs a été modifié',
  ],
}

it('a developer is written to in the language of the registration, with text and HTML that say the same', async () => {
  const { portal, mailbox, close } = await mailPortal({ environment: { OPERATOR_LANGUAGE: 'fr' } })
  try {
    for (const language of languages) {
      const email = `${language}@example.com`
      const visitor = portal.visitor()
      const post = (path: string, body: object, asked: string = language) =>
        visitor.post(`/api/v2/developer${path}`, body, { 'accept-language': asked })
      await post('', { email, full_name: 'Ada' }, `${language}-XX, en;q=0.5`)
      const confirmation = await mailbox.mailTo(email)
      await post('/verify-email', { token: confirmation.token })
      await decideAccountOf('developer').run(portal.database, { account: email, decision: 'approve' })
      const approved = await mailbox.mailTo(email, 2)
      await post('/reset-password', { token: approved.token, password: 'Correct-horse-1' })
      // Whatever the browser says later.
      await post('/forgot-password', { email }, 'en')
      const reset = await mailbox.mailTo(email, 3)
      await post('/reset-password', { token: reset.token, password: 'Another-horse-2' }, 'en')
      const changed = await mailbox.mailTo(email, 4)
      const mails = [confirmation, approved, reset, changed]
      assert.deepEqual(
        mails.map(({ subject }) => subject),
        subjects[language],
      )

      for (const { text = '', html = '', headers } of mails) {
        const header = (name: string) => headers.find(({ key }) => key === name)?.value
        assert.equal(header('content-language'), language)
        assert.equal(header('auto-submitted'), 'auto-generated')
        assert.match(html, new RegExp(`<html lang="${language}">`))
        assert.doesNotMatch(html, /<(script|img|link)\b/)
        // Nothing is loaded by the one style sheet, which is for the dark scheme.
        assert.deepEqual([html.split('<style').length - 1, /url\(|@import/.test(html)], [1, false])
        for (const line of text.split('\n').filter((candidate) => /^\p{L}/u.test(candidate)))
          assert.ok(html.includes(line.replace(/:$/, '').replace(/&/g, '&amp;')), line)
      }
    }
    assert.match(String((await mailbox.mailTo(operator)).text), /Pour approuver le compte/)
  } finally {
    await close()
  }
})

it('who is turned down reads so, and nothing of a decision that was taken back', async () => {
  const { portal, mailbox, close } = await mailPortal({
    developers: [{ email: 'ada@example.com', password: 'x', status: 'pending' }],
  })
  try {
    await decideAccountOf('developer').run(portal.database, {
      account: 'ada@example.com',
      decision: 'reject',
    })
    const rejected = await mailbox.mailTo('ada@example.com')
    assert.equal(rejected.subject, 'Your account at Harbour APIs was not approved')
    const id = await developerId(portal, 'ada@example.com')
    // Ordered before it was turned down, written after: dropped.
    await orderMail(portal.database.db, { to: 'account', accountId: id, template: 'account-approved' })
    await until(async () => (await droppedMails(portal)) === 1, 'the mail was dropped')
    assert.equal(mailbox.mails.length, 1)
  } finally {
    await close()
  }
})
