/** What a package contains, or needs, of others: as a list of licenses for people, and as CycloneDX for tools. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licenses that allow a program under the MIT license to contain the work. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
])

/**
 * @typedef {object} Component
 * @property {string} name
 * @property {string} version
 * @property {string} license SPDX identifier.
 * @property {string} text The text of the license, or who holds the copyright.
 */

/** Before SPDX expressions a license was an object, or a list of them. @returns {string[]} */
const namesOf = (license) =>
  [license].flat().flatMap((one) =>
    String(one?.type ?? one)
      .replace(/[()]/g, '')
      .split(' OR '),
  )

/**
 * Reads name, version and license of an installed package.
 *
 * @param {string} folder
 * @returns {Component}
 * @throws if its license is not one of those that allow it.
 */
export function readComponent(folder) {
  const { name, version, license, licenses, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const choices = namesOf(licenses ?? license)
  const allowed = choices.find((choice) => ALLOWED.has(choice))
  if (!allowed) throw new Error(`${name}@${version} has the license "${choices}", which is not allowed here.`)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const holder = typeof author === 'string' ? author : author?.name
  const text = file
    ? readFileSync(join(folder, file), 'utf8')
    : `Copyright ${holder ?? `the authors of ${name}`}`
  return { name, version, license: allowed, text: text.trim() }
}

/** @param {readonly Component[]} components */
export function licenseTexts(components) {
  const sections = components.map(
    ({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`,
  )
  return `portal-elements contains the following packages.\n\n${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** @param {{ name: string, version: string, components: readonly Component[] }} bill */
export function cycloneDx({ name, version, components }) {
  const reference = (part) => `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`
  const listed = components.map((part) => ({
    type: 'library',
    'bom-ref': reference(part),
    name: part.name,
    version: part.version,
    purl: reference(part),
    licenses: [{ license: { id: part.license } }],
  }))
  const hash = createHash('sha256').update(JSON.stringify(listed)).digest('hex')
  // Made from the content, so that the same build has the same number.
  const serial = [8, 4, 4, 4, 12].reduce(
    ({ parts, at }, length) => ({ parts: [...parts, hash.slice(at, at + length)], at: at + length }),
    { parts: [], at: 0 },
  ).parts
  serial[2] = `5${serial[2].slice(1)}`
  serial[3] = `8${serial[3].slice(1)}`
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial.join('-')}`,
    version: 1,
    metadata: {
      component: {
        type: 'library',
        'bom-ref': reference({ name, version }),
        name,
        version,
        purl: reference({ name, version }),
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: listed,
    dependencies: [
      { ref: reference({ name, version }), dependsOn: listed.map((part) => part.purl) },
      ...listed.map((part) => ({ ref: part.purl, dependsOn: [] })),
    ],
  }
}
