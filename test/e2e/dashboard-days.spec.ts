import { countsOf, daysAroundChange, timesAtEdges } from '../support/days-around-change'
import { createGatewayKey, developerCalls, importRequests, tableOf } from './support/analytics'
import { developer, expect, signIn, test } from './support/portal'

/**
 * Days of the reader's own choice, in a zone whose clock changes by half an hour. Requests are sent at the edges of days. Other zones:
 * `test/src/screens/dashboard/days.test.ts`.
 */
test.describe('on Lord Howe Island', () => {
  test.use({ timezoneId: 'Australia/Lord_Howe' })

  test('requests at the edges of days count in their day', async ({ page, portal }) => {
    await signIn(page, portal.url, developer)
    const { createApplication } = developerCalls(page.request, portal.url)
    await createGatewayKey(portal, 'edge-days')
    const id = await createApplication('Clock')
    const days = await page.evaluate(daysAroundChange)
    const { names, edges, middle } = days
    const times = timesAtEdges(days)
    await importRequests(
      portal,
      'edge-days',
      id,
      times.map((time) => ({ started_at: time })),
    )

    await page.goto(`${portal.url}/application/${id}/application-dashboard`)
    await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Choose days' })
    await page.getByLabel('Last day').fill(names.at(-1) ?? '')
    await page.getByLabel('First day').fill(names[0] ?? '')
    await expect(page).toHaveURL(new RegExp(`period=${names[0]}..${names.at(-1)}`))
    await expect(page.getByRole('list', { name: 'Legend of Requests' })).toContainText(
      String(times.length - 2),
    )
    await page.getByRole('button', { name: 'Table of Requests' }).click()
    const counted = countsOf(days, times)
    expect((await tableOf(page, 'Requests')).map(({ count }) => count)).toEqual(counted)

    // The day of the change by itself, in hours: the first and the last of it have what was sent there.
    await page.goto(
      `${portal.url}/application/${id}/application-dashboard?period=${names[middle]}..${names[middle]}`,
    )
    await expect(page.getByRole('list', { name: 'Legend of Requests' })).toContainText('3')
    await page.getByRole('button', { name: 'Table of Requests' }).click()
    const hours = await tableOf(page, 'Requests')
    expect(hours).toHaveLength(Math.ceil(((edges[middle + 1] ?? 0) - (edges[middle] ?? 0)) / 3_600_000))
    expect(hours.map(({ count }) => count)).toEqual([2, ...hours.slice(2).map(() => 0), 1])
    expect(hours[0]?.heading).toMatch(/12:00 AM$/)
  })
})

test('it updates by itself once switched on, without a jump', async ({ page, portal }) => {
  await page.clock.install()
  await signIn(page, portal.url, developer)
  const { createApplication } = developerCalls(page.request, portal.url)
  await createGatewayKey(portal, 'edge-automatic')
  const id = await createApplication('Automatic')
  await importRequests(portal, 'edge-automatic', id, [{ started_at: Date.now() - 5 * 60_000 }])
  await page.goto(`${portal.url}/application/${id}/application-dashboard?period=1h`)
  const legend = page.getByRole('list', { name: 'Legend of Requests' })
  await expect(legend).toContainText('1')
  await expect(page.getByRole('slider')).toHaveCount(2)
  const automatic = page.getByRole('checkbox', { name: 'Update automatically' })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const rows = page.getByRole('region', { name: 'Latest requests' }).getByRole('button')
  await expect(rows).toHaveCount(1)
  await rows.click()
  await rows.scrollIntoViewIfNeeded()
  const before = await rows.boundingBox()
  // In its first seconds a dashboard waits for requests that are on their way.
  await page.clock.runFor(10_000)

  await importRequests(portal, 'edge-automatic', id, [{ started_at: Date.now() - 4 * 60_000 }])
  await page.clock.runFor(31_000)
  await page.waitForLoadState('networkidle')
  await expect(legend).toContainText('1')

  await automatic.check()
  await rows.focus()
  await rows.scrollIntoViewIfNeeded()
  const boxBefore = await rows.boundingBox()
  expect(boxBefore?.height).toBe(before?.height)
  const heightBefore = await height()
  await page.clock.runFor(31_000)
  await expect(legend).toContainText('2')
  await expect(rows).toHaveCount(2)
  const open = page.getByRole('region', { name: 'Latest requests' }).getByRole('button', { expanded: true })
  await expect(open).toBeFocused()
  expect((await open.boundingBox())?.y).toBeCloseTo(boxBefore?.y ?? 0, 0)
  // One more row, and nothing else.
  expect((await height()) - heightBefore).toBeLessThan(70)
})
