/** Files whose words are not ours: generated, copied from others, or the list itself. */
export const SKIPPED = [
  'package-lock.json',
  'src/api/portal-api.d.ts',
  'custom-elements.json',
  'scripts/words',
  'test/scripts/words.test.ts',
]

/** Proper uses: in files below `path`, a match whose surroundings contain `phrase`. One that matches nothing fails. */
export const ALLOWED = [
  // The words of other languages.
  { path: 'src/i18n/locales/de/', phrase: 'Organisation' },
  { path: 'src/i18n/locales/fr/', phrase: 'Catalogue' },
  { path: 'src/i18n/locales/fr/', phrase: 'Entreprise ou organisation' },
  { path: 'src/i18n/locales/fr/', phrase: 'Licence' },
  // Mails say it of a person whom the portal does not know.
  { path: 'server/src/mail/texts/en.ts', phrase: 'somebody' },
]
