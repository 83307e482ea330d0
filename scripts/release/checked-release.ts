import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeTags } from '../manifest/described-tags'
import type { Manifest } from '../manifest/manifest-file'
import { contractChanges } from './contract-changes'
import { releaseNotes } from './release-notes'
import { assertVersion } from './version-rules'

const MANIFEST = 'custom-elements.json'

const contractOf = (text: string) => describeTags(JSON.parse(text) as Manifest)

/** Addresses of the project, which npm shows beside a package. */
const ADDRESSES = ['repository', 'homepage', 'bugs']

function assertAddresses(manifest: Readonly<Record<string, unknown>>): void {
  const missing = ADDRESSES.filter((name) => manifest[name] === undefined)
  if (missing.length === 0) return
  throw new Error(
    `package.json lacks ${missing.join(', ')}. Add the address of the repository, of the project's page and of its issues.`,
  )
}

/**
 * Returns the version and the notes of the release that the current commit of a repository is.
 *
 * @throws if something is not committed, if the commit has no tag of its version, if the packages have different versions, if the
 * changelog has no dated section, if package.json lacks an address of the project, or if the version is too low for what has changed since the release before.
 */
export function checkedRelease(root: string): { readonly version: string; readonly notes: string } {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const versionOf = (path: string) => (JSON.parse(read(path)) as { version: string }).version
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).trim()

  const version = versionOf('package.json')
  const tag = `v${version}`
  if (git('status', '--porcelain') !== '') throw new Error('A release is made from committed files only.')
  if (!git('tag', '--points-at', 'HEAD').split('\n').includes(tag))
    throw new Error(`The current commit has no tag ${tag}, which package.json asks for.`)
  for (const path of ['server/package.json', 'agent/package.json'])
    if (versionOf(path) !== version) throw new Error(`${path} has another version than ${version}.`)
  assertAddresses(JSON.parse(read('package.json')) as Record<string, unknown>)
  const notes = releaseNotes(read('CHANGELOG.md'), version)
  // Of releases that the current commit contains, the latest first.
  const tags = git('tag', '--merged', 'HEAD', '--list', 'v*.*.*', '--sort', '-version:refname').split('\n')
  const before = tags.find((name) => name !== '' && name !== tag)
  if (before !== undefined) {
    const released = contractOf(git('show', `${before}:${MANIFEST}`))
    assertVersion(before.slice(1), version, contractChanges(released, contractOf(read(MANIFEST))))
  }
  return { version, notes }
}
