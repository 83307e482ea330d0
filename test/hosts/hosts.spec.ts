import { demoPortal, test } from '../e2e/support/portal'
import { tellHostStory } from './host-story'

for (const name of ['react', 'vue', 'svelte', 'angular'])
  test(`${name}: signs in, is notified, browses with its own router, and signs out`, async ({ page }) => {
    const portal = await demoPortal()
    await tellHostStory(page, { name, root: '/', portalUrl: portal.url })
    await portal.remove()
  })
