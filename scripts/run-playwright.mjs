import { spawnSync } from 'node:child_process'
import { findChromium, findHeadlessShell } from './chromium.mjs'

/** Tells the stories of a configuration in Chromium. The options go to Playwright, by default those of the command, and its exit code becomes ours. */
export async function runPlaywright(config, options = process.argv.slice(2)) {
  const CHROMIUM_PATH = await findChromium()
  const shell = findHeadlessShell()
  const { status, error } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', config, ...options],
    {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH, ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}) },
    },
  )
  if (error) throw error
  process.exitCode = status ?? 1
}
