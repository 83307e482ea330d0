import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config'
import { twoSitesBrowser } from './support/two-sites'

const launchOptions = shared.use?.launchOptions

export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../.cache/sites',
  workers: 1,
  fullyParallel: false,
  use: {
    ...shared.use,
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...twoSitesBrowser] },
  },
})
