import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config'

/** End-to-end stories that write, told against two nodes instead of one. */
export default defineConfig({
  ...shared,
  testDir: '../e2e',
  testMatch:
    /\/(account|applications|cross-site|dashboard|dashboard-requests|everyone|first-line|forms|identity-provider|other-origins|session|sign-up|try-it|users)\.spec\.ts$/,
  outputDir: '../../.cache/nodes',
  // Each portal is three processes.
  workers: 1,
  timeout: 120_000,
})
