import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { type Language, languages } from '../../../src/i18n'

const locales = new URL('../../../src/i18n/locales/', import.meta.url)
const namespacesOf = (language: Language): string[] => readdirSync(new URL(`${language}/`, locales)).sort()

async function textsOf(language: Language, file: string): Promise<Record<string, string>> {
  // Written out, so that the bundle of the tests has every file.
  const namespace = file.replace(/\.ts$/, '')
  const module = (await import(`../../../src/i18n/locales/${language}/${namespace}.ts`)) as {
    default: Record<string, string>
  }
  return module.default
}

/** Names between the braces; the format behind a comma may differ. */
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/{{([^{},]+)(?:,[^{}]*)?}}/g)].map(([, name = '']) => name.trim()).sort()

const optionalIn = (language: Language) => (key: string) =>
  key.endsWith('_many') && new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('many')

// Texts that are the same word in both languages. Everything else that reads like English was forgotten.
const sameAsEnglish: Partial<Record<Language, readonly string[]>> = {
  ca: ['docs.errorCode', 'errors.status', 'reference.webhooks', 'registration.versions'], // Error, Webhooks, Versions
  // Status, Name, Scopes, Details, Labels, Code, Version, Callbacks, Webhooks, APIs, Server: German words by now
  de: [
    'application.status',
    'application.version',
    'applications.name',
    'applications.scopes',
    'catalog.details',
    'catalog.labels',
    'document.code',
    'document.codeIn',
    'errors.field_displayName',
    'errors.field_name',
    'errors.field_scopes',
    'product.version',
    'reference.callbacks',
    'reference.version',
    'reference.webhooks',
    'registration.products',
    'registration.scopes',
    'try-it.server',
  ],
  es: ['docs.errorCode', 'errors.status', 'reference.webhooks'], // Error, Webhooks
  // Actions, Description, Pages, Code, Documentation, Version(s), Webhooks, Application(s)
  fr: [
    'application.actions',
    'application.version',
    'applications.description',
    'catalog.description',
    'common.pages',
    'document.code',
    'document.codeIn',
    'errors.field_description',
    'my-apps.actions',
    'my-apps.applications',
    'product.documents',
    'product.version',
    'reference.version',
    'reference.webhooks',
    'registration.applications',
    'registration.versions',
    'routes.showApplication',
  ],
}

const translations = languages.filter((language) => language !== 'en')

for (const language of translations) {
  test(`${language} has every text of English, and no other`, async () => {
    assert.deepEqual(namespacesOf(language), namespacesOf('en'))
    for (const file of namespacesOf('en')) {
      const [english, translated] = await Promise.all([textsOf('en', file), textsOf(language, file)])
      const keys = Object.keys(translated).filter((key) => !optionalIn(language)(key) || key in english)
      assert.deepEqual(keys.sort(), Object.keys(english).sort(), file)
    }
  })

  test(`${language} uses the placeholders of English`, async () => {
    for (const file of namespacesOf('en')) {
      const [english, translated] = await Promise.all([textsOf('en', file), textsOf(language, file)])
      for (const [key, text] of Object.entries(translated)) {
        const original = english[key] ?? english[key.replace(/_many$/, '_other')] ?? ''
        assert.deepEqual(placeholdersOf(text), placeholdersOf(original), `${file} ${key}`)
      }
    }
  })

  test(`${language} leaves nothing in English`, async () => {
    const left: string[] = []
    for (const file of namespacesOf('en')) {
      const [english, translated] = await Promise.all([textsOf('en', file), textsOf(language, file)])
      for (const [key, text] of Object.entries(translated)) {
        const isEmpty = text.trim() === ''
        if (isEmpty || text === english[key]) left.push(`${file.replace('.ts', '')}.${key}`)
      }
    }
    assert.deepEqual(left.sort(), sameAsEnglish[language] ?? [])
  })
}

test('every plural has a form for one and for many', async () => {
  for (const language of languages) {
    for (const file of namespacesOf(language)) {
      const keys = Object.keys(await textsOf(language, file))
      for (const key of keys.filter((name) => name.endsWith('_one'))) {
        assert.ok(keys.includes(key.replace(/_one$/, '_other')), `${language} ${file} ${key}`)
      }
    }
  }
})
