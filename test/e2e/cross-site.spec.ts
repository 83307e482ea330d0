import playwrightConfig from '../../playwright.config'
import { tellCrossSiteStory } from '../sites/cross-site-story'
import { twoSites, twoSitesBrowser } from '../sites/support/two-sites'
import { test } from './support/portal'

const launchOptions = playwrightConfig.use?.launchOptions

test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...twoSitesBrowser] },
})

test('a page of another site signs in, goes on after a refresh, and signs out', async ({ page }) => {
  const sites = await twoSites({ settings: { ACCESS_TOKEN_SECONDS: '3' } })
  await tellCrossSiteStory(page, sites)
  await sites.close()
})
