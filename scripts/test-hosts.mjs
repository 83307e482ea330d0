/**
 * Builds the kit's package and the applications of demo/hosts, and tells their stories in a browser against the real server. Arguments
 * go to Playwright.
 */
import { buildHosts } from '../demo/hosts/build.mjs'
import './build.mjs'
import { runPlaywright } from './run-playwright.mjs'

await import('../package/build.mjs')
await buildHosts()
await runPlaywright('test/hosts/playwright.config.ts')
