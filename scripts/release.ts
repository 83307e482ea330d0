/**
 * Makes a release from the tag of the current commit: the packages and the plugin as archives, their checksums and the notes, in dist/release. It
 * publishes nothing. Begin with the version in package.json, server/package.json and agent/package.json, a date in CHANGELOG.md, and `git tag v1.2.3`.
 */
import { execFileSync } from 'node:child_process'
import { checkedRelease } from './release/checked-release'
import { writeRelease } from './release/write-release'

const FOLDER = 'dist/release'

const { version, notes } = checkedRelease('.')
execFileSync('npm', ['run', 'package'], { stdio: 'inherit' })
const archives = writeRelease(FOLDER, {
  packages: ['dist/package', 'dist/server', 'dist/agent'],
  archives: [`dist/wordpress/portal-elements-wordpress-${version}.zip`],
  notes,
})
console.log(`${FOLDER}: ${archives.join(', ')}. Publish packages with \`npm publish <archive>\`.`)
