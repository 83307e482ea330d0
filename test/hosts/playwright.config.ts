import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config'

export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../.cache/hosts',
  // One real server for all of them.
  workers: 1,
  fullyParallel: false,
})
