/**
 * Makes a release from the tag of the current commit: both packages as archives, their checksums and the notes, in dist/release. It
 * publishes nothing. Begin with the version in package.json and server/package.json, a date in CHANGELOG.md, and `git tag v1.2.3`.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeTags } from './manifest/described-tags'
import type { Manifest } from './manifest/manifest-file'
import { contractChanges } from './release/contract-changes'
import { releaseNotes } from './release/release-notes'
import { assertVersion } from './release/version-rules'

const FOLDER = 'dist/release'
const MANIFEST = 'custom-elements.json'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26 }).trim()
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown
const versionOf = (path: string) => (readJson(path) as { version: string }).version
const contractOf = (text: string) => describeTags(JSON.parse(text) as Manifest)

/** Tags of releases that the current commit contains, the latest first. */
const releaseTags = () =>
  git('tag', '--merged', 'HEAD', '--list', 'v*.*.*', '--sort', '-version:refname').split('\n').filter(Boolean)

function checkContract(version: string, before: string | undefined): void {
  if (before === undefined) return
  const changes = contractChanges(
    contractOf(git('show', `${before}:${MANIFEST}`)),
    contractOf(readFileSync(MANIFEST, 'utf8')),
  )
  assertVersion(before.slice(1), version, changes)
}

function pack(folder: string): string {
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', join(process.cwd(), FOLDER)], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const [{ filename }] = JSON.parse(output) as [{ filename: string }]
  return filename
}

const version = versionOf('package.json')
const tag = `v${version}`
if (git('status', '--porcelain') !== '') throw new Error('A release is made from committed files only.')
if (!git('tag', '--points-at', 'HEAD').split('\n').includes(tag))
  throw new Error(`The current commit has no tag ${tag}, which package.json asks for.`)
if (versionOf('server/package.json') !== version)
  throw new Error(`server/package.json has another version than ${version}.`)
const notes = releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), version)
checkContract(
  version,
  releaseTags().find((name) => name !== tag),
)

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
execFileSync('npm', ['run', 'package'], { stdio: 'inherit' })
const archives = ['dist/package', 'dist/server'].map(pack)
const sums = archives.map(
  (name) =>
    `${createHash('sha256')
      .update(readFileSync(join(FOLDER, name)))
      .digest('hex')}  ${name}\n`,
)
writeFileSync(join(FOLDER, 'SHA256SUMS'), sums.join(''))
writeFileSync(join(FOLDER, 'notes.md'), `${notes}\n`)
console.log(`${FOLDER}: ${archives.join(', ')}. Publish each with \`npm publish <archive>\`.`)
