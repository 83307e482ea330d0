import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { checkedRelease } from '../../scripts/release/checked-release'
import { writeRelease } from '../../scripts/release/write-release'
import { builtPackages } from '../support/packages'

interface Clone {
  readonly root: string
  git(...args: string[]): void
  change(path: string, from: string | RegExp, to: string): void
  /** Changes the version everywhere, commits all of it, and sets the tag. */
  release(version: string): void
}

const addresses = ['repository', 'homepage', 'bugs']
  .map((name) => `"${name}": "https://example.com/${name}",`)
  .join('\n  ')

/** A clone of this repository, as it is committed. */
function temporaryClone(): Clone {
  const root = join(mkdtempSync(join(tmpdir(), 'release-')), 'clone')
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-tags', process.cwd(), root])
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
    execFileSync('git', [...author, ...args], { cwd: root, stdio: 'pipe' })
  }
  const change = (path: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(root, path), 'utf8')
    assert.notEqual(text.replace(from, to), text, `${path} has no ${String(from)}.`)
    writeFileSync(join(root, path), text.replace(from, to))
  }
  const release = (version: string) => {
    for (const path of ['package.json', 'server/package.json', 'agent/package.json'])
      change(path, /"version": "[^"]*"/, `"version": "${version}"`)
    if (!readFileSync(join(root, 'package.json'), 'utf8').includes('"homepage"'))
      change('package.json', '"license"', `${addresses}\n  "license"`)
    change('CHANGELOG.md', /^## .*$/m, `## ${version}, 2026-12-01\n\n- News of ${version}.\n\n$&`)
    git('commit', '--quiet', '--all', '--message', `release ${version}`)
    git('tag', `v${version}`)
  }
  return { root, git, change, release }
}

/** Tests of what makes a release, on a clone with tags and on the built packages. */
export function testRelease(): void {
  it('is refused if something is missing, and says what', () => {
    const clone = temporaryClone()
    const refusal = (message: RegExp) => assert.throws(() => checkedRelease(clone.root), message)
    refusal(/has no tag v/)
    clone.release('1.0.0')
    assert.deepEqual(checkedRelease(clone.root), { version: '1.0.0', notes: '- News of 1.0.0.' })

    clone.change('package.json', /"homepage": .*\n/, '')
    clone.change('package.json', /"bugs": .*\n/, '')
    clone.git('commit', '--quiet', '--all', '--message', 'without addresses')
    clone.git('tag', '--force', 'v1.0.0')
    refusal(/package\.json lacks homepage, bugs\./)
    clone.git('reset', '--quiet', '--hard', 'HEAD^')
    clone.git('tag', '--force', 'v1.0.0')

    clone.change('README.md', 'portal', 'Portal')
    refusal(/committed files only/)
    clone.git('checkout', '--quiet', '.')

    clone.change('server/package.json', '1.0.0', '1.0.1')
    clone.git('commit', '--quiet', '--all', '--message', 'other version')
    clone.git('tag', '--force', 'v1.0.0')
    refusal(/server\/package\.json has another version than 1\.0\.0/)
  })

  it('has a version that says what has changed since the one before', () => {
    const clone = temporaryClone()
    clone.release('1.0.0')
    clone.change('custom-elements.json', '"name": "login-success"', '"name": "signed-in"')
    clone.release('1.1.0')
    assert.throws(
      () => checkedRelease(clone.root),
      /1\.1\.0 must be 2\.0\.0 or higher after 1\.0\.0:[^]*breaking: <portal-login> event "login-success" was removed/,
    )
    clone.git('tag', '--delete', 'v1.1.0')
    clone.release('2.0.0')
    assert.equal(checkedRelease(clone.root).version, '2.0.0')
  })

  it('has the archives of both packages and of the plugin, their checksums and the notes', async () => {
    await builtPackages()
    const folder = mkdtempSync(join(tmpdir(), 'release-'))
    writeFileSync(join(folder, 'portal-elements-0.0.1.tgz'), 'of a release before')
    const packages = ['dist/package', 'dist/server']
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    const plugin = `portal-elements-wordpress-${version}.zip`
    const ready = [join('dist/wordpress', plugin)]
    const archives = writeRelease(folder, { packages, archives: ready, notes: '- News.' })
    assert.deepEqual(archives, [`portal-elements-${version}.tgz`, `portal-server-${version}.tgz`, plugin])
    assert.deepEqual(readdirSync(folder).sort(), ['SHA256SUMS', 'notes.md', ...archives].sort())
    assert.equal(readFileSync(join(folder, 'notes.md'), 'utf8'), '- News.\n')
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder })
  })
}
