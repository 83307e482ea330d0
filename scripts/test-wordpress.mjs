/**
 * Tests the plugin in Debian's WordPress on a MariaDB, with a browser and the real server. Installs what it needs. Arguments go to
 * Playwright.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import './build.mjs'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { runProgram, withWordpress } from './with-wordpress.mjs'

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const PLUGIN = 'dist/wordpress/portal-elements'

await import('../package/build.mjs')
const CHROMIUM_PATH = await findChromium()
const shell = findHeadlessShell()

await withWordpress(0, async (site, interrupted) => {
  const scripts = readdirSync(PLUGIN, { recursive: true }).filter((name) => name.endsWith('.php'))
  for (const name of scripts) execFileSync('php', ['-l', join(PLUGIN, name)])
  const archive = readdirSync('dist/wordpress').find((name) => name.endsWith('.zip'))
  const env = {
    CHROMIUM_PATH,
    ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}),
    WORDPRESS_SITE: JSON.stringify(site),
    WORDPRESS_PLUGIN: resolve('dist/wordpress', archive),
  }
  const args = ['test', '--config', 'test/wordpress/playwright.config.ts', ...process.argv.slice(2)]
  await runProgram([PLAYWRIGHT, ...args], { env, interrupted })
})
