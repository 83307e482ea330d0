/** Tells the stories of pages on other sites than the portal's, over https, in a browser against the real server. */
import './build.mjs'
import { runPlaywright } from './run-playwright.mjs'

await runPlaywright('test/sites/playwright.config.ts')
