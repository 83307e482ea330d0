import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildManifest, commonModule } from './manifest/build-manifest'
import { readContract, readEntries } from './manifest/read-contract'

const target = 'custom-elements.json'
const read = (path: string) => readFileSync(path, 'utf8')

const tokens = Array.from(
  read('src/theme/tokens.css').matchAll(
    /var\(\s*(--portal-[\w-]+)\s*,\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g,
  ),
  ([, name = '', value = '']) => ({ name, default: value.replace(/\s+/g, ' ').trim() }),
)

const elements = readdirSync('elements')
  .filter((file) => /^portal-.*\.ts$/.test(file))
  .sort()
  .map((file) => join('elements', file))

const manifest = buildManifest(
  {
    props: readEntries(commonModule, read(commonModule), 'commonProps'),
    events: readEntries(commonModule, read(commonModule), 'commonEvents'),
    tokens,
  },
  elements.map((path) => [path, readContract(path, read(path))] as const),
)
const text = `${JSON.stringify(manifest, null, 2)}\n`

if (process.argv.includes('--check')) {
  const isFresh = read(target) === text
  if (!isFresh)
    console.error(`${target} does not match the declarations in elements/. Run "npm run manifest".`)
  process.exitCode = isFresh ? 0 : 1
} else {
  writeFileSync(target, text)
  console.log(`${target}: ${elements.length} elements`)
}
