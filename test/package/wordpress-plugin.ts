import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import manifest from '../../custom-elements.json'
import tags from '../../package/wordpress/portal-elements/tags.json'
import { builtPackages } from '../support/packages'

const SOURCE = 'package/wordpress'
const NAME = 'portal-elements'
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const locales = ['ca', 'de_DE', 'es_ES', 'fr_FR']

/** Reads an archive from its directory, which is at its end. */
function unzipped(path: string): ReadonlyMap<string, string> {
  const archive = readFileSync(path)
  const end = archive.length - 22
  assert.equal(archive.readUInt32LE(end), 0x06054b50)
  let at = archive.readUInt32LE(end + 16)
  return new Map(
    Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
      const [packed, nameLength, local] = [
        archive.readUInt32LE(at + 20),
        archive.readUInt16LE(at + 28),
        archive.readUInt32LE(at + 42),
      ]
      const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
      at += 46 + nameLength
      const start = local + 30 + nameLength
      return [name, inflateRawSync(archive.subarray(start, start + packed)).toString()]
    }),
  )
}

const sources = (): string[] =>
  readdirSync(`${SOURCE}/${NAME}`, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(SOURCE.length + 1))

/** Tests of the plugin for WordPress without PHP. `npm run test:wordpress` runs it. */
export function testWordpressPlugin(): void {
  it('has its files, translations and the license in the archive, with the version', async () => {
    await builtPackages()
    const files = unzipped(`dist/wordpress/${NAME}-wordpress-${version}.zip`)
    const translations = locales.flatMap((locale) =>
      ['.mo', `-${NAME}-editor.json`].map((end) => `${NAME}/languages/${NAME}-${locale}${end}`),
    )
    assert.deepEqual([...files.keys()].sort(), [...sources(), ...translations, `${NAME}/LICENSE`].sort())
    assert.match(files.get(`${NAME}/${NAME}.php`) ?? '', new RegExp(`Version: +${version}\\n`))
    assert.match(files.get(`${NAME}/readme.txt`) ?? '', new RegExp(`Stable tag: ${version}\\n`))
    assert.equal(files.get(`${NAME}/tags.json`), readFileSync(`${SOURCE}/${NAME}/tags.json`, 'utf8'))
  })

  it('has every tag, and no attribute that decides where requests go', () => {
    const declared = manifest.modules.flatMap(({ declarations }) =>
      declarations.flatMap((one) => ('tagName' in one && one.tagName ? [one.tagName] : [])),
    )
    assert.deepEqual(
      tags.map(({ tag }) => tag),
      declared,
    )
    const names = new Set(tags.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
    for (const name of ['api-base-url', 'auth-base-url', 'css', 'spec-url', 'register-request-endpoint'])
      assert.ok(!names.has(name), name)
  })

  it('has a translation of each of its texts', () => {
    const texts = sources()
      .map((path) => readFileSync(`${SOURCE}/${path}`, 'utf8'))
      .flatMap((text) =>
        Array.from(text.matchAll(/__\(\s*'([^']*)',\s*'portal-elements'/g), ([, one]) => one),
      )
    const expected = [...new Set(texts)].sort()
    assert.ok(expected.length > 15)
    for (const locale of locales) {
      const translated = JSON.parse(readFileSync(`${SOURCE}/languages/${locale}.json`, 'utf8')) as Record<
        string,
        string
      >
      assert.deepEqual(Object.keys(translated).sort(), expected, locale)
      for (const [text, translation] of Object.entries(translated))
        assert.deepEqual(translation.match(/%s/g), text.match(/%s/g), `${locale}: ${text}`)
    }
  })
}
