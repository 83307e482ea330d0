import assert from 'node:assert/strict'
import { join } from 'node:path'
import { it, test } from 'node:test'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { readConfig } from '../../../server/src/config/config'
import { renderTemplate } from '../../../server/src/mail/compose'
import { readMailTexts } from '../../../server/src/mail/own-texts'
import { sampleNamed, sampleNames } from '../../../server/src/mail/samples'
import { placeholdersIn } from '../../../server/src/mail/texts/fill'
import { defaultSettings } from '../../../server/src/store/settings'
import { languages } from '../../../server/src/texts/texts'
import { testFolder } from '../../support/server/folder'
import { mailPortal } from '../../support/server/mail-portal'
import { processDatabase } from '../../support/server/process-database'
import { portalServer, startedServer } from '../../support/server/processes'

const ada = { email: 'ada@example.com', password: 'Correct-horse-1' }

it('own texts are in mails of their language, with the link that no text has, and the others stay', async (t) => {
  const { path } = await testFolder(t, {
    'de.yaml': [
      'greeting: Moin {name},',
      'setPassword:',
      '  subject: Passwort gefällig?',
      '  action: <b>Hier</b>',
      '',
    ].join('\n'),
  })
  const { portal, mailbox, close } = await mailPortal({
    developers: [ada],
    environment: { MAIL_TEXTS: path },
  })
  try {
    const visitor = portal.visitor()
    const post = (path: string, body: object) =>
      visitor.post(`/api/v2/developer${path}`, body, { 'accept-language': 'de' })
    await visitor.post('/api/v2/developer/forgot-password', { email: ada.email })
    const english = await mailbox.mailTo(ada.email)
    assert.equal(english.subject, 'Set a new password for Harbour APIs')
    assert.match(String(english.text), /^Hello /)

    const email = 'de@example.com'
    await post('', { email, full_name: 'Ada' })
    await post('/verify-email', { token: (await mailbox.mailTo(email)).token })
    await decideAccountOf('developer').run(portal.database, { account: email, decision: 'approve' })
    const approved = await mailbox.mailTo(email, 2)
    await post('/reset-password', { token: approved.token, password: 'Correct-horse-1' })
    await post('/forgot-password', { email })
    const german = await mailbox.mailTo(email, 3)
    assert.equal(german.subject, 'Passwort gefällig?')
    assert.match(String(german.text), /^Moin Ada,/)
    assert.match(String(german.text), /Ihr Passwort bleibt/)
    assert.match(String(german.html), /&lt;b&gt;Hier&lt;\/b&gt;<\/a>/)
    const reset = { token: german.token, password: 'Another-horse-2' }
    assert.equal((await post('/reset-password', reset)).status, 204)
  } finally {
    await close()
  }
})

test('check names each mistake of own texts with its place, and the server does not start with one', async (t) => {
  const { path } = await testFolder(t, {
    'own/de.yaml': [
      'greting: Moin {name},',
      'greeting: Moin,',
      'quoted: "{nme}"',
      'linkFallback: ""',
      'validFor: [a]',
      'invitation: Hallo',
      'inbox:',
      '  title: Post',
      'setPassword:',
      '  body: Neues Passwort für {portal}, {name}',
      '',
    ].join('\n'),
    'own/fr.yaml': 'a: [\n',
    'own/nl.yaml': '',
    'own/readme.md': '',
  })
  const own = join(path, 'own')
  const environment = { DATA_DIR: join(path, 'data'), MAIL_TEXTS: own }
  const { code, out } = await portalServer(t, ['check', '--json'], environment)
  assert.equal(code, 3)
  const lines = out.trim().split('\n')
  const findings = lines.map(
    (line) => JSON.parse(line) as { subject: string; state: string; message: string },
  )
  const mistakes = findings.filter(({ subject, state }) => subject === 'mail texts' && state === 'failed')
  const shown = mistakes.map(({ message }) => message.replace(`${own}/`, ''))
  for (const [index, expected] of [
    /^de\.yaml:1:1: `greting` is no text of mails; did you mean `greeting`\?$/,
    /^de\.yaml:2:11: `greeting` must contain \{name\}$/,
    /^de\.yaml:3:9: `quoted` has \{nme\}, for which this text has no value; did you mean `name`\?$/,
    /^de\.yaml:4:15: `linkFallback` must be a text$/,
    /^de\.yaml:5:11: `validFor` must be a text$/,
    /^de\.yaml:6:13: `invitation` must be a mapping of texts$/,
    /^de\.yaml:7:1: `inbox` is no text of mails; known here: greeting, /,
    /^de\.yaml:10:9: `setPassword\.body` has \{name\}, for which this text has no value; did you mean|known here: portal/,
    /^fr\.yaml:\d:\d: /,
    /^nl\.yaml:1:1: is not read; files are named en\.yaml, ca\.yaml, de\.yaml, es\.yaml, fr\.yaml$/,
    /^readme\.md:1:1: is not read/,
  ].entries())
    assert.match(String(shown[index]), expected)
  assert.equal(shown.length, 11, shown.join('\n'))

  const started = await portalServer(t, ['start'], { ...environment, PORT: '0' })
  assert.equal(started.code, 3)
  assert.ok(started.err.includes('`greeting` must contain {name}'), started.err)

  const nowhere = await portalServer(t, ['start'], { ...environment, MAIL_TEXTS: join(path, 'none') })
  assert.equal(nowhere.code, 3)
  assert.match(nowhere.err, /^MAIL_TEXTS must be a folder of texts, and .*none cannot be read\.$/m)
})

test('a preview shows a mail of the portal with own texts, and texts are printed for a file of them', async (t) => {
  const { path } = await testFolder(t, { 'own/fr.yaml': 'approved:\n  body: Bienvenue chez {portal}.\n' })
  const { environment } = await processDatabase(t)
  await startedServer(t, environment)
  const own = { ...environment, MAIL_TEXTS: join(path, 'own') }
  const french = ['mails', 'preview', 'account-approved', '--language', 'fr']
  const shown = await portalServer(t, french, own)
  assert.equal(shown.code, 0, shown.err)
  assert.match(shown.out, /^Subject: Votre compte sur .* a été approuvé\n\nBonjour Ada,\n\nBienvenue chez /)
  assert.match(shown.out, /\/login\n/)
  const html = await portalServer(t, [...french, '--format', 'html'], own)
  assert.match(html.out, /^<!doctype html>[\s\S]*Bienvenue chez/)
  const unknown = await portalServer(t, ['mails', 'preview', 'account-aproved'], own)
  assert.equal(unknown.code, 2)
  assert.match(unknown.err, /account-approved/)
  const invitation = await portalServer(t, ['mails', 'preview', 'invitation'], own)
  assert.match(invitation.err, /^This portal sends no mail invitation: it has no users\.$/m)

  const printed = await portalServer(t, ['mails', 'texts', '--language', 'ca'], own)
  const whole = await testFolder(t, { 'ca.yaml': printed.out })
  const { ca } = await readMailTexts(whole.path)
  assert.deepEqual(ca, (await readMailTexts(undefined)).ca)
})

it('every mail has a preview in every language, whose placeholders are all filled in', async () => {
  const texts = await readMailTexts(undefined)
  const settings = { ...defaultSettings, name: '{api}' }
  for (const language of languages)
    for (const name of sampleNames.filter((one) => one !== 'invitation')) {
      const { account, source, ...mail } = sampleNamed(name)
      const rendered = await renderTemplate(mail, {
        config: readConfig({}).mail,
        texts,
        portalUrl: 'http://localhost',
        settings,
        source,
        recipient: { account, kind: 'developer', language },
      })
      assert.ok(rendered, name)
      const left = placeholdersIn(rendered.text + rendered.subject).filter((one) => one !== 'api')
      assert.deepEqual(left, [], `${language} ${name}`)
    }
})
