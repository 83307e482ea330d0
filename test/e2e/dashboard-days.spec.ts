import type { Page } from '@playwright/test'
import { createGatewayKey, developerCalls, importRequests, tableOf } from './support/analytics'
import { developer, expect, signIn, test } from './support/portal'

/**
 * Days of the reader's own choice, in zones whose clocks change by an hour and by half an hour, and in one that is half an hour beside
 * the others. Requests are sent at the edges of days.
 */

const DAYS_BACK = 75
const CALENDAR_DAYS = 11

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata']

interface Days {
  /** `YYYY-MM-DD` */
  readonly names: readonly string[]
  /** Where each begins, and last the end. */
  readonly edges: readonly number[]
  /** Position of the day on which the clock changes; where it has not changed lately one in the middle. */
  readonly middle: number
}

/** Days around the last change of the clock in the zone of the page. */
const daysAroundChange = (page: Page): Promise<Days> =>
  page.evaluate(
    ([daysBack, count]) => {
      const today = new Date()
      const midnight = (ago: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - ago)
      const isChanged = (ago: number) => Number(midnight(ago - 1)) - Number(midnight(ago)) !== 86_400_000
      const candidates = Array.from({ length: daysBack - 10 }, (_one, at) => at + 7)
      const change = candidates.find(isChanged) ?? 20
      const middle = Math.floor(count / 2)
      const agos = Array.from({ length: count + 1 }, (_one, at) => change + middle - at)
      const two = (value: number) => String(value).padStart(2, '0')
      return {
        names: agos
          .slice(0, -1)
          .map(midnight)
          .map((day) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`),
        edges: agos.map((ago) => Number(midnight(ago))),
        middle,
      }
    },
    [DAYS_BACK, CALENDAR_DAYS] as const,
  )

for (const timezoneId of zones) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test(`requests at the edges of days count in their day, on the page and in the API (${timezoneId})`, async ({
      page,
      portal,
    }) => {
      await signIn(page, portal.url, developer)
      const { call, createApplication } = developerCalls(page.request, portal.url)
      const gateway = `edge-${timezoneId.replace('/', '-').toLowerCase()}`
      await createGatewayKey(portal, gateway)
      const id = await createApplication(`Clock of ${timezoneId}`)
      const { names, edges, middle } = await daysAroundChange(page)
      const edge = (at: number) => edges[at] ?? Number.NaN
      // The last millisecond of a day and the first of the next are another day, and what is outside does not count.
      const times = [
        [edge(0) - 1, edge(0)],
        [edge(middle) - 1, edge(middle), edge(middle) + 1],
        [edge(middle + 1) - 1, edge(middle + 1)],
        [edge(CALENDAR_DAYS) - 1, edge(CALENDAR_DAYS)],
      ].flat()
      await importRequests(
        portal,
        gateway,
        id,
        times.map((time) => ({ started_at: time })),
      )
      const counted = names.map(
        (_name, at) => times.filter((time) => time >= edge(at) && time < edge(at + 1)).length,
      )
      expect(counted.reduce((sum, count) => sum + count)).toBe(times.length - 2)

      for (const at of names.keys()) {
        const { records } = await call<{ records: { event: { REQUEST_COUNT: number } }[] }>(
          'POST',
          '/stats',
          {
            start_ms: edge(at),
            end_ms: edge(at + 1) - 1,
            metrics: ['REQUEST_COUNT'],
            filter: [{ dimension: 'APPLICATION', type: 'IN', values: [id] }],
          },
        )
        expect(records[0]?.event.REQUEST_COUNT ?? 0, names[at]).toBe(counted[at])
      }

      await page.goto(`${portal.url}/application/${id}/application-dashboard`)
      await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Choose days' })
      await page.getByLabel('Last day').fill(names.at(-1) ?? '')
      await page.getByLabel('First day').fill(names[0] ?? '')
      await expect(page).toHaveURL(new RegExp(`period=${names[0]}..${names.at(-1)}`))
      await expect(page.getByRole('list', { name: 'Legend of Requests' })).toContainText(
        String(times.length - 2),
      )
      await page.getByRole('button', { name: 'Table of Requests' }).click()
      expect((await tableOf(page, 'Requests')).map(({ count }) => count)).toEqual(counted)

      // The day of the change by itself, in hours: the first and the last of it have what was sent there.
      await page.goto(
        `${portal.url}/application/${id}/application-dashboard?period=${names[middle]}..${names[middle]}`,
      )
      await expect(page.getByRole('list', { name: 'Legend of Requests' })).toContainText('3')
      await page.getByRole('button', { name: 'Table of Requests' }).click()
      const hours = await tableOf(page, 'Requests')
      expect(hours).toHaveLength(Math.ceil((edge(middle + 1) - edge(middle)) / 3_600_000))
      expect(hours.map(({ count }) => count)).toEqual([2, ...hours.slice(2).map(() => 0), 1])
      expect(hours[0]?.heading).toMatch(/12:00 AM$/)
    })
  })
}

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
