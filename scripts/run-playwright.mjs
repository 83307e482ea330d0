import { spawnSync } from 'node:child_process'
import { findChromium, findHeadlessShell } from './chromium.mjs'

/** Tells the stories of a configuration in Chromium. Arguments of the command go to Playwright, and its exit code becomes ours. */
export async function runPlaywright(config) {
  const CHROMIUM_PATH = await findChromium()
  const shell = findHeadlessShell()
  const { status, error } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', config, ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH, ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}) },
    },
  )
  if (error) throw error
  process.exitCode = status ?? 1
}
