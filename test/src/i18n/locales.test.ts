import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fr as mailTexts } from '../../../server/src/mail/texts/fr'
import { fr as serverTexts } from '../../../server/src/texts/fr'
import { type Language, languages, type Namespace } from '../../../src/i18n'
import { textFolders } from '../../../src/i18n/text-folders'

const locales = new URL('../../../src/i18n/locales/', import.meta.url)
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, locales), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name.replace(/\.ts$/, '')] : [],
  )
const namespacesOf = (language: Language): string[] =>
  filesIn(`${language}/`)
    .flatMap((folder) => filesIn(`${language}/${folder}/`))
    .sort()

/** As they are loaded: through the module of their folder. */
async function textsOf(language: Language, namespace: string): Promise<Record<string, string>> {
  const folder = textFolders[namespace as Namespace]
  const { default: texts } = (await import(`../../../src/i18n/locales/${language}/${folder}.ts`)) as {
    default: Record<string, Record<string, string>>
  }
  const found = texts[namespace]
  if (!found) throw new Error(`The file of "${folder}" lacks the texts of "${namespace}".`)
  return found
}

/** Names between the braces; the format behind a comma may differ. */
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/{{([^{},]+)(?:,[^{}]*)?}}/g)].map(([, name = '']) => name.trim()).sort()

const optionalIn = (language: Language) => (key: string) =>
  key.endsWith('_many') && new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('many')

// Texts that are the same word in both languages. Everything else that reads like English was forgotten.
const sameAsEnglish: Partial<Record<Language, readonly string[]>> = {
  ca: [
    'account.sessions',
    'builder.contrast',
    'builder.element',
    'dashboard.someVersions',
    'dashboard.total',
    'docs.errorCode',
    'document.important',
    'errors.status',
    'reference.webhooks',
    'registration.statusOf',
    'registration.versions',
  ], // Sessions, Contrast, Element, Error, Webhooks, Versions, Total
  // Dashboard, Status, Name, Scopes, Code, Element, Details, Labels, Version, Callbacks, Webhooks, APIs, Server, Block, Shortcode: German words by now
  de: [
    'application.dashboard',
    'application.status',
    'application.version',
    'applications.name',
    'applications.scopes',
    'builder.block',
    'builder.code',
    'builder.element',
    'builder.shortcode',
    'catalog.details',
    'catalog.labels',
    'dashboard.version',
    'document.code',
    'document.codeIn',
    'document.details',
    'errors.field_displayName',
    'errors.field_name',
    'errors.field_scopes',
    'my-apps.dashboard',
    'product.version',
    'reference.callbacks',
    'reference.scopes',
    'reference.version',
    'reference.webhooks',
    'registration.products',
    'registration.scopes',
    'registration.statusOf',
    'try-it.server',
  ],
  // Shortcode, Total, Error, Webhooks
  es: [
    'builder.shortcode',
    'dashboard.total',
    'docs.errorCode',
    'errors.status',
    'reference.webhooks',
    'registration.statusOf',
  ],
  // Sessions, Actions, Description, Pages, Minutes, Total, Code, Documentation, Version(s), Callbacks, Contact, Webhooks, Application(s)
  fr: [
    'account.sessions',
    'application.actions',
    'application.version',
    'applications.description',
    'builder.code',
    'catalog.description',
    'common.pages',
    'dashboard.15m',
    'dashboard.oneVersion',
    'dashboard.someVersions',
    'dashboard.total',
    'dashboard.version',
    'document.code',
    'document.codeIn',
    'document.important',
    'errors.field_description',
    'my-apps.actions',
    'my-apps.applications',
    'product.documents',
    'product.version',
    'reference.callbacks',
    'reference.contact',
    'reference.documentation',
    'reference.version',
    'reference.webhooks',
    'registration.applications',
    'registration.versions',
    'routes.showApplication',
    'search.action',
    'search.document',
  ],
}

const translations = languages.filter((language) => language !== 'en')

for (const language of translations) {
  test(`${language} has every text of English, and no other`, async () => {
    assert.deepEqual(namespacesOf(language), namespacesOf('en'))
    for (const namespace of namespacesOf('en')) {
      const [english, translated] = await Promise.all([
        textsOf('en', namespace),
        textsOf(language, namespace),
      ])
      const keys = Object.keys(translated).filter((key) => !optionalIn(language)(key) || key in english)
      assert.deepEqual(keys.sort(), Object.keys(english).sort(), namespace)
    }
  })

  test(`${language} uses the placeholders of English`, async () => {
    for (const namespace of namespacesOf('en')) {
      const [english, translated] = await Promise.all([
        textsOf('en', namespace),
        textsOf(language, namespace),
      ])
      for (const [key, text] of Object.entries(translated)) {
        const original = english[key] ?? english[key.replace(/_many$/, '_other')] ?? ''
        assert.deepEqual(placeholdersOf(text), placeholdersOf(original), `${namespace} ${key}`)
      }
    }
  })

  test(`${language} leaves nothing in English`, async () => {
    const left: string[] = []
    for (const namespace of namespacesOf('en')) {
      const [english, translated] = await Promise.all([
        textsOf('en', namespace),
        textsOf(language, namespace),
      ])
      for (const [key, text] of Object.entries(translated)) {
        const isEmpty = text.trim() === ''
        if (isEmpty || text === english[key]) left.push(`${namespace}.${key}`)
      }
    }
    assert.deepEqual(left.sort(), sameAsEnglish[language] ?? [])
  })
}

/** All texts in an export of texts, with `1` for what they are given. */
function stringsIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function')
    return stringsIn((texts as (...values: string[]) => unknown)('1', '1', '1', '1'))
  return Object.values(texts as object).flatMap(stringsIn)
}

test('no sign of French stands alone at the beginning of a line, nor an opening quote at the end of one', async () => {
  const kit = await Promise.all(namespacesOf('fr').map((namespace) => textsOf('fr', namespace)))
  const wrapping = [...kit, serverTexts, mailTexts]
    .flatMap(stringsIn)
    .filter((text) => / [:;!?»]|« /.test(text))
  assert.deepEqual(wrapping, [])
})

test('French has a space before such a sign', async () => {
  const kit = await Promise.all(namespacesOf('fr').map((namespace) => textsOf('fr', namespace)))
  const close = [...kit, serverTexts, mailTexts]
    .flatMap(stringsIn)
    .map((text) => text.replace(/https?:\/\/|com\.example\.app:|blob:/g, ''))
    .filter((text) => /[^\s][:;!?»]|«[^\s]/.test(text))
  assert.deepEqual(close, [])
})

/** Pairs of things that English tells apart, and every other language has to. */
const differentThings = [
  ['header.logout', 'application.unregister'],
  ['login.register', 'registration.register'],
  ['register.submit', 'registration.register'],
  ['application.save', 'registration.register'],
  ['application.revoke', 'application.unregister'],
  ['application.rename', 'application.edit'],
]

/** Texts that are the same in English by chance, or for another place in a sentence. */
const sameByChance = new Set([
  'document.done', // A task that is done, beside the button that closes a dialog.
  'first-steps.isDone', // Likewise.
  'passwords.length', // Begins a line, beside the middle of a sentence.
])

/** Terms that were replaced by another, in the texts of the kit and of the server. */
const deprecatedTerms: Partial<Record<Language, RegExp>> = {
  de: /\bApps?\b|Verfahren|Client-Geheimnis|Genehmig|Auth-Strategie/,
  fr: /exploitant|inscription (?:pour|de votre application)/,
}

const isPlural = (key: string) => /_(?:one|many|other)$/.test(key)

for (const language of translations) {
  const all = async (of: Language) => {
    const texts = namespacesOf(of).map(async (namespace) => {
      return Object.entries(await textsOf(of, namespace)).map(
        ([key, text]) => [`${namespace}.${key}`, text] as const,
      )
    })
    return new Map<string, string>((await Promise.all(texts)).flat())
  }

  test(`${language} has one term for one thing, and another for another`, async () => {
    const [english, texts] = await Promise.all([all('en'), all(language)])
    for (const [one = '', other = ''] of differentThings)
      assert.notEqual(texts.get(one), texts.get(other), `${one} and ${other}`)
    const byEnglish = new Map<string, string[]>()
    for (const [key, text] of english) {
      if (!isPlural(key) && !sameByChance.has(key)) byEnglish.set(text, [...(byEnglish.get(text) ?? []), key])
    }
    for (const keys of byEnglish.values()) {
      const translated = new Set(keys.map((key) => texts.get(key)))
      assert.equal(translated.size, 1, `${keys.join(', ')}: ${[...translated].join(' | ')}`)
    }
  })

  test(`${language} uses no deprecated term`, async () => {
    const terms = deprecatedTerms[language]
    const kit = [...(await all(language)).values()].filter((text) => terms?.test(text))
    const server = new URL('../../../server/src/', import.meta.url)
    const files = ['texts', 'mail/texts'].map((folder) =>
      readFileSync(new URL(`${folder}/${language}.ts`, server), 'utf8'),
    )
    const lines = files.flatMap((file) => file.split('\n')).filter((line) => terms?.test(line))
    assert.deepEqual([...kit, ...lines], [])
  })
}

test('every plural has a form for one and for many', async () => {
  for (const language of languages) {
    for (const namespace of namespacesOf(language)) {
      const keys = Object.keys(await textsOf(language, namespace))
      for (const key of keys.filter((name) => name.endsWith('_one'))) {
        assert.ok(keys.includes(key.replace(/_one$/, '_other')), `${language} ${namespace} ${key}`)
      }
    }
  }
})
