import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadMessages, messagesFor, type Translate } from '../../../src/i18n'

test('texts are there once they are loaded, common ones without asking', async () => {
  await loadMessages('de', ['errors'])
  assert.equal(messagesFor({ language: 'de' }, 'common')('close'), 'Schließen')
  assert.equal(messagesFor({ language: 'de' }, 'errors')('wrongCredentials').includes('Passwort'), true)
})

test('texts that nobody asked for are not loaded, and asking for them says what to do', () => {
  assert.throws(
    () => messagesFor({ language: 'ca' }, 'oauth'),
    /Load the module that reads them through lazyExport/,
  )
})

test('the same function comes back for the same language and namespace', async () => {
  await loadMessages('fr', [])
  assert.equal(messagesFor({ language: 'fr' }, 'common'), messagesFor({ language: 'fr' }, 'common'))
})

test('values are put in as they are', async () => {
  await loadMessages('en', ['errors'])
  const t = messagesFor({ language: 'en' }, 'errors')
  assert.equal(
    t('status', { status: 500, statusText: '<b>$t(close) {{x}}</b>' }),
    'Error 500: <b>$t(close) {{x}}</b>',
  )
})

test('plural forms follow the rules of the language, and values are put in as they are there too', async () => {
  await Promise.all([loadMessages('en', ['docs']), loadMessages('fr', ['docs'])])
  const [en, fr] = [messagesFor({ language: 'en' }, 'docs'), messagesFor({ language: 'fr' }, 'docs')]
  assert.deepEqual(
    [0, 1, 2].map((count) => en('found', { count })),
    ['0 sections found', '1 section found', '2 sections found'],
  )
  assert.equal(fr('found', { count: 0 }).replace('0', '1'), fr('found', { count: 1 }))
  assert.equal(fr('found', { count: 1_000_000 }).replace('1000000', '2'), fr('found', { count: 2 }))
  assert.match(en('nothingFound', { query: '<b>$t(view) {{x}}</b>' }), /“<b>\$t\(view\) {{x}}<\/b>”/)
})

test('a text without its values, a value too many and an unknown key do not compile', () => {
  const refused = (t: Translate<'errors'>) => {
    // @ts-expect-error the text has placeholders
    t('status')
    // @ts-expect-error one of them is missing
    t('status', { status: 500 })
    // @ts-expect-error the text has none
    t('unexpected', { status: 500 })
    // @ts-expect-error there is no such text
    t('unheardOf')
  }
  assert.ok(refused)
})

test('texts of one language are replaced, plural forms too, and no others', async () => {
  await Promise.all([loadMessages('en', ['docs']), loadMessages('de', ['docs'])])
  const texts = { en: { 'docs.found_other': '{{count}} places', 'common.close': 'Shut' } }
  const t = messagesFor({ language: 'en', texts }, 'docs')
  assert.deepEqual([t('found', { count: 1 }), t('found', { count: 2 })], ['1 section found', '2 places'])
  assert.equal(messagesFor({ language: 'en', texts }, 'common')('close'), 'Shut')
  assert.equal(messagesFor({ language: 'en' }, 'common')('close'), 'Close')
  assert.equal(messagesFor({ language: 'de', texts }, 'common')('close'), 'Schließen')
  assert.equal(t, messagesFor({ language: 'en', texts }, 'docs'))
})
