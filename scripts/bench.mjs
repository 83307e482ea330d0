/** Builds, finds a browser, and measures; nothing else should run on the machine meanwhile. */
import { spawnSync } from 'node:child_process'
import './build.mjs'
import { findChromium, findHeadlessShell } from './chromium.mjs'

const asked = process.argv.slice(2)
if (asked.length === 0 || asked.includes('hosts')) await import('../package/build.mjs')
const environment = {
  ...process.env,
  // The whole browser renders pages of its own beside the measured one, and their work counts as that of the measured page.
  CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? findHeadlessShell() ?? (await findChromium()),
}
const { status } = spawnSync('npx', ['tsx', 'bench/main.ts', ...asked], {
  stdio: 'inherit',
  env: environment,
})
process.exitCode = status ?? 1
