import { tellHostStory } from '../hosts/host-story'
import { demoPortal, test } from './support/portal'

test('a page without a framework signs in, is notified, browses with its own router, and signs out', async ({
  page,
}) => {
  const portal = await demoPortal()
  await tellHostStory(page, { name: 'html', root: '/#!/', portalUrl: portal.url })
  await portal.remove()
})
