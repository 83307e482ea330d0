/**
 * Builds the kit's package and the applications of demo/hosts, and tells their stories in a browser against the real server. Arguments
 * go to Playwright.
 */
import { spawnSync } from 'node:child_process'
import { buildHosts } from '../demo/hosts/build.mjs'
import './build.mjs'
import { findChromium, findHeadlessShell } from './chromium.mjs'

await import('../package/build.mjs')
await buildHosts()
const CHROMIUM_PATH = await findChromium()
const shell = findHeadlessShell()
const { status, error } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'test/hosts/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH, ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}) },
  },
)
if (error) throw error
process.exitCode = status ?? 1
