import { defineConfig } from '@playwright/test'
import { wholeBrowser } from './test/e2e/support/whole-browser'

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/end-to-end',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A story that passes only sometimes is a broken story.
  retries: 0,
  // As long as a machine takes that does a lot beside; many stories start a portal.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    trace: process.env.TRACE === 'on' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? wholeBrowser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
