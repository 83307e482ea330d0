import { expect } from '@open-wc/testing'
import { createClock, showDashboard } from '../support/clock'
import { signIn } from '../support/developer'
import { nextEvent, waitUntil } from '../support/mount'
import { reportTraffic, sharedPortal } from '../support/portal'
import { levels, strategySettings } from '../support/strategies'

const harbour = sharedPortal({
  settings: { ...strategySettings, allowed_time_period: '90d', requests: { days: 7 } },
  products: [levels],
})

it('shows requests that the gateway reports just after the dashboard was opened, in its figures too', async () => {
  const portal = await harbour()
  const clock = await createClock(portal, await signIn(portal, await portal.freshDeveloper()))
  const screen = showDashboard(clock)
  await nextEvent(screen.element, 'dashboard-loaded')
  await screen.find('heading', 'No requests yet')
  await reportTraffic(portal, [
    {
      started_at: Date.now() - 3000,
      application_id: clock.id,
      product_version_id: clock.versions['2.0'] ?? '',
      status: 401,
      latency_ms: 4,
      path: '/levels/tide',
      reason: 'key_revoked',
    },
  ])
  const rows = () => [...screen.element.querySelectorAll('.pe-request')]
  await waitUntil(() => rows().length === 1, 'the late request')
  expect(rows()[0]?.textContent).to.include('/levels/tide')
  const traffic = () =>
    [...screen.element.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Traffic')
  await waitUntil(() => traffic()?.nextElementSibling?.textContent?.startsWith('1'), 'the figure')
})
