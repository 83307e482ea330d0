import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { angularDirectives } from './manifest/angular-directives'
import { buildManifest, commonModule } from './manifest/build-manifest'
import { describeTags } from './manifest/described-tags'
import { vsCodeData, webTypes } from './manifest/editor-data'
import { elementTypes } from './manifest/element-types'
import { reactComponents } from './manifest/react-components'
import { tagPages, tagsPage, tagTable } from './manifest/reference'
import { readContract, readEntries, readTypes } from './manifest/read-contract'
import { pathsPage } from './manifest/paths-page'
import { samples } from './manifest/samples'
import { readTexts, textsPage, textTypes } from './manifest/texts'
import { routes } from '../elements/portal-app/routes'
import { languages } from '../src/i18n/languages'
import { wordpressTags } from './manifest/wordpress-tags'

const marks = { begin: '<!-- tags -->', end: '<!-- /tags -->' }
const read = (path: string) => readFileSync(path, 'utf8')

const tokens = Array.from(
  [read('src/theme/tokens.css'), read('src/theme/chart-tokens.css')]
    .join('')
    .matchAll(/var\(\s*(--portal-[\w-]+)\s*,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g),
  ([, name = '', value = '']) => ({ name, default: value.replace(/\s+/g, ' ').trim() }),
)

const elements = readdirSync('elements')
  .filter((file) => /^portal-.*\.ts$/.test(file))
  .sort()
  .map((file) => join('elements', file))

const customErrorHandler = 'src/lib/custom-error-handler.ts'
const types = readTypes(customErrorHandler, read(customErrorHandler))

const manifest = buildManifest(
  {
    props: readEntries(commonModule, read(commonModule), 'commonProps'),
    events: readEntries(commonModule, read(commonModule), 'commonEvents'),
    tokens,
  },
  elements.map((path) => [path, readContract(path, read(path), types)] as const),
)
const described = describeTags(manifest)
const { version } = JSON.parse(read('package.json')) as { version: string }
const texts = await readTexts()
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const [readmeHead = '', readmeRest = ''] = read('README.md').split(marks.begin)
const readmeTail = readmeRest.slice(readmeRest.indexOf(marks.end))

/** Every file that is made from the declarations. */
const files: Readonly<Record<string, string>> = {
  'custom-elements.json': asJson(manifest),
  'package/types/elements.d.ts': elementTypes(described),
  ...reactComponents(described),
  'package/types/texts.d.ts': textTypes(texts, languages),
  'package/angular/index.ts': angularDirectives(described),
  'package/editors/html-custom-data.json': asJson(vsCodeData(described)),
  'package/editors/web-types.json': asJson(webTypes(described, version)),
  'package/wordpress/portal-elements/tags.json': asJson(wordpressTags(described)),
  'docs/tags.md': tagsPage(manifest),
  'docs/paths.md': pathsPage(routes),
  'docs/texts.md': textsPage(texts),
  ...tagPages(manifest, samples),
  'README.md': `${readmeHead}${marks.begin}\n\n${tagTable(manifest)}\n\n${readmeTail}`,
}

for (const [path, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`${path}: ${elements.length} elements`)
  } else if (!existsSync(path) || read(path) !== text) {
    console.error(`${path} does not match the declarations in elements/. Run "npm run manifest".`)
    process.exitCode = 1
  }
}
