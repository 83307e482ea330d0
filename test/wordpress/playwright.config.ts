import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config'

export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../.cache/wordpress',
  // One site for all of them, which the first story prepares.
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
})
