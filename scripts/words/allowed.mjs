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
  // The usual verb for orders in a shop.
  { path: 'demo/api/orders/', phrase: 'place order' },
]

/** Folders that are not clean yet. The list only shrinks. */
export const NOT_YET = [
  'scripts/',
  'server/portal-api.yaml',
  'server/src/cli/',
  'server/src/commands/',
  'server/src/config/',
  'server/src/control/',
  'server/src/embedded/',
  'server/src/flags/',
  'server/src/http/',
  'server/src/import/',
  'server/src/mail/',
  'server/src/routes/',
  'server/src/rules/',
  'server/src/store/',
  'test/server/',
  'test/support/',
]
