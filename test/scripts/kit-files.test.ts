import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kitFiles } from '../../scripts/kit-files'

const file = (name: string) => `chunks-hash/${name}.js`

test('a tag needs its declaration, its screen, and what these import, each once, with the texts that they ask for', () => {
  const { folder, languages, tags } = kitFiles({
    'src/element/kit.ts': { file: file('kit'), imports: ['_shared.js'] },
    'src/i18n/locales/en/first.ts': { file: file('en.first') },
    'src/i18n/locales/de/first.ts': { file: file('de.first') },
    'elements/portal-login.ts': {
      file: file('portal-login'),
      imports: ['src/element/kit.ts'],
      dynamicImports: ['src/screens/login/login.tsx', '_reads.js'],
    },
    'src/screens/login/login.tsx': { file: file('login'), imports: ['_shared.js', 'src/element/kit.ts'] },
    '_shared.js': { file: file('shared'), imports: ['src/element/kit.ts'] },
    '_reads.js': { file: file('reads') },
  })
  assert.equal(folder, 'chunks-hash')
  assert.deepEqual(languages, ['de', 'en'])
  assert.deepEqual(Object.keys(tags), ['login'])
  assert.deepEqual(tags['login'], ['portal-login', 'kit', 'shared', 'login', 'reads', '.first'])
})

test('the portal needs its header, and none of its screens, which depend on the address', () => {
  const { tags } = kitFiles({
    'elements/portal-app.ts': {
      file: file('portal-app'),
      dynamicImports: ['elements/portal-header.ts', 'elements/portal-catalog.ts'],
    },
    'elements/portal-header.ts': {
      file: file('portal-header'),
      dynamicImports: ['src/screens/header/header.tsx'],
    },
    'src/screens/header/header.tsx': { file: file('header') },
    'elements/portal-catalog.ts': { file: file('portal-catalog') },
  })
  assert.deepEqual(tags['app'], ['portal-app', 'portal-header', 'header', '.first'])
})
