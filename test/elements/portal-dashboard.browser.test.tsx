import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { type Clock, createClock, legendOf, showDashboard } from '../support/clock'
import { robin, signIn } from '../support/developer'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { type BrowserPortal, realPortal, reportTraffic, sharedPortal } from '../support/portal'
import { choose, type Screen } from '../support/screen'
import { levels, strategySettings } from '../support/strategies'

const settings = { ...strategySettings, allowed_time_period: '90d' }
const harbour = sharedPortal({ settings, products: [levels] })

const minute = 60_000
const hour = 60 * minute

/** An application of a developer of its own, registered for two versions. */
async function newClock(): Promise<Clock> {
  const portal = await harbour()
  return createClock(portal, await signIn(portal, await portal.freshDeveloper()))
}

/** The same in a portal that ends with the test. */
async function ownClock(own: object = settings): Promise<Clock & { portal: BrowserPortal }> {
  const portal = await realPortal({ settings: { ...own }, products: [levels], developers: [robin] })
  return { ...(await createClock(portal, await signIn(portal))), portal }
}

/** Seven requests of the last minutes, three of them errors, and one of yesterday. */
async function withTraffic(clock: Clock): Promise<Clock> {
  const { id, versions, portal } = clock
  const now = Date.now()
  const request = (version: string, ago: number, status = 200, latency = 20) => ({
    started_at: now - ago,
    application_id: id,
    product_version_id: versions[version] ?? '',
    status,
    latency_ms: latency,
  })
  await reportTraffic(portal, [
    request('2.0', minute),
    request('2.0', minute, 200, 40),
    request('2.0', 2 * minute, 404),
    request('2.0', 2 * minute, 429),
    request('2.0', 3 * minute),
    request('1.0', minute),
    request('1.0', 2 * minute, 503, 400),
    request('1.0', 30 * hour),
  ])
  return clock
}

const loaded = (screen: Screen) => nextEvent<{ period: string }>(screen.element, 'dashboard-loaded')

const valueOf = (screen: Screen, name: string) =>
  [...screen.element.querySelectorAll('dt')]
    .find((term) => term.textContent === name)
    ?.nextElementSibling?.firstElementChild?.textContent?.trim()

const figure = async (screen: Screen, name: string) => {
  await waitUntil(() => (valueOf(screen, name) ?? '–') !== '–', `a figure of ${name}`)
  return valueOf(screen, name)
}

it('shows exactly the requests that a gateway has reported', async () => {
  const clock = await withTraffic(await newClock())
  const screen = showDashboard(clock, 'theme="light"')
  expect((await loaded(screen)).detail).to.deep.equal({ period: '24h' })
  expect(await legendOf(screen, 'Requests')).to.deep.equal([
    ['Levels - 1.0', '2'],
    ['Levels - 2.0', '5'],
  ])
  const latencies = (await legendOf(screen, 'P99 latency')).map(([, highest = '']) =>
    Number.parseInt(highest),
  )
  expect(latencies[0]).to.be.closeTo(400, 4)
  expect(latencies[1]).to.be.closeTo(40, 1)
  expect(await legendOf(screen, '4xx by version')).to.deep.equal([['Levels - 2.0', '2']])
  expect(await legendOf(screen, '5xx by version')).to.deep.equal([['Levels - 1.0', '1']])
  expect(await legendOf(screen, '4xx by status code')).to.deep.equal([
    ['404', '1 · 50%'],
    ['429', '1 · 50%'],
  ])
  expect(await legendOf(screen, '5xx by status code')).to.deep.equal([['503', '1 · 100%']])
  expect(await figure(screen, 'Traffic')).to.equal('7')
  expect(await figure(screen, 'Error rate')).to.equal('43%')
  expect(Number.parseInt((await figure(screen, 'P99 latency')) ?? '')).to.be.closeTo(400, 4)
  await shows(screen.element, 'Up 600% from 1')
  await shows(screen.element, 'Times are in')
  await waitUntil(() => screen.all('slider').length === 6)
  await screen.isAccessible()
})

it('counts what the reader chooses: a period, and versions', async () => {
  const clock = await withTraffic(await newClock())
  const screen = showDashboard(clock, `period="7d" product-version="${clock.versions['1.0']}" theme="dark"`)
  await loaded(screen)
  expect(await legendOf(screen, 'Requests')).to.deep.equal([['Levels - 1.0', '3']])
  await screen.isAccessible()

  const more = loaded(screen)
  const versions = await screen.find('button', 'Product versions: Levels - 1.0')
  versions.focus()
  await sendKeys({ press: 'Enter' })
  ;(await screen.find('checkbox', 'Levels - 2.0')).click()
  await more
  expect((await legendOf(screen, 'Requests')).map(([, total]) => total)).to.deep.equal(['3', '5'])
  await screen.isAccessible()
  await sendKeys({ press: 'Escape' })
  expect(document.activeElement).to.equal(versions)

  const shorter = loaded(screen)
  choose(await screen.find<HTMLSelectElement>('combobox', 'Period'), '1 hour')
  expect((await shorter).detail.period).to.equal('1h')
  expect((await legendOf(screen, 'Requests')).map(([, total]) => total)).to.deep.equal(['2', '5'])
})

it('keeps both choices when another period is chosen before the charts follow the versions', async () => {
  const clock = await withTraffic(await newClock())
  const screen = showDashboard(clock, 'period="7d"')
  await loaded(screen)
  await screen.press('Product versions: All versions')
  ;(await screen.find('checkbox', 'Levels - 2.0')).click()
  choose(await screen.find<HTMLSelectElement>('combobox', 'Period'), '1 hour')
  await waitUntil(async () => (await legendOf(screen, 'Requests')).length === 1, 'one version')
  expect(await legendOf(screen, 'Requests')).to.deep.equal([['Levels - 2.0', '5']])
  expect((await screen.find<HTMLSelectElement>('combobox', 'Period')).value).to.equal('1h')
})

it('has every number in a table and in a file', async () => {
  const clock = await withTraffic(await newClock())
  const screen = showDashboard(clock, 'period="7d"')
  await loaded(screen)
  await screen.press('Table of Requests')
  const table = await screen.find('region', 'Table of Requests')
  const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
  )
  expect(rows).to.have.length(56)
  const sums = [0, 1].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0))
  expect(sums).to.deep.equal([3, 5])
  await screen.isAccessible()

  const saved = nextFile()
  await screen.press('Download CSV of 4xx by status code')
  const { name, text } = await saved
  expect(name).to.match(/^Clock-4xx-by-status-code-\d{4}-\d\d-\d\d\.csv$/)
  expect(text).to.equal('Status code,Requests\r\n404,1\r\n429,1\r\n')
})

/** The next file that is given to the reader. */
function nextFile(): Promise<{ name: string; text: string }> {
  return new Promise((resolve) => {
    const create = URL.createObjectURL
    const click = HTMLAnchorElement.prototype.click
    let file: Blob | undefined
    URL.createObjectURL = (blob: Blob) => {
      file = blob
      return create.call(URL, blob)
    }
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      URL.createObjectURL = create
      HTMLAnchorElement.prototype.click = click
      file?.text().then((text) => resolve({ name: this.download, text }), console.error)
    }
  })
}

it('is read point by point with the keyboard, in all charts of the axis at once, and hides what is not wanted', async () => {
  const clock = await withTraffic(await newClock())
  const screen = showDashboard(clock, 'period="15m"')
  await loaded(screen)
  const slider = await screen.find<HTMLInputElement>('slider', 'Requests')
  slider.focus()
  await waitUntil(() => screen.element.querySelectorAll('.pe-chart-band').length === 4)
  await sendKeys({ press: 'Home' })
  await waitUntil(() => slider.getAttribute('aria-valuetext')?.includes('Levels - 1.0: 0, Levels - 2.0: 0'))
  const texts: string[] = []
  for (let at = 1; at <= 14; at += 1) {
    await sendKeys({ press: 'ArrowRight' })
    await waitUntil(() => slider.value === String(at))
    texts.push(slider.getAttribute('aria-valuetext') ?? '')
  }
  const counted = texts.map((text) => Number(/2\.0: (\d+)/.exec(text)?.[1]))
  expect(counted.reduce((sum, count) => sum + count)).to.equal(5)

  const entry = await screen
    .find('list', 'Legend of Requests')
    .then((list) => list.querySelector<HTMLElement>('button'))
  entry?.click()
  await waitUntil(() => slider.getAttribute('aria-valuetext')?.includes('1.0') === false)
  expect(entry?.getAttribute('aria-pressed')).to.equal('false')
})

it('is usable in a narrow window', async () => {
  const clock = await withTraffic(await newClock())
  await setViewport({ width: 320, height: 640 })
  try {
    const screen = showDashboard(clock, 'theme="light"')
    await loaded(screen)
    await waitUntil(() => screen.all('slider').length === 6)
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
    await screen.isAccessible()
  } finally {
    await setViewport({ width: 800, height: 600 })
  }
})

it('says what will be here before the first request', async () => {
  const screen = showDashboard(await newClock(), 'theme="light"')
  await loaded(screen)
  await screen.find('heading', 'No requests in this period')
  expect(await figure(screen, 'Traffic')).to.equal('0')
  await screen.isAccessible()
})

it('updates when it is asked to, and offers another attempt where the server is gone', async () => {
  const clock = await ownClock()
  const screen = showDashboard(clock)
  await loaded(screen)
  await withTraffic(clock)
  const more = loaded(screen)
  await screen.press('Update')
  await more
  await waitUntil(() => valueOf(screen, 'Traffic') === '7', 'the new traffic')

  await clock.portal.stop()
  await screen.press('Update')
  await shows(screen.element, 'Unable to fetch 5xx by status code')
  // What was there stays.
  expect((await legendOf(screen, 'Requests')).map(([, total]) => total)).to.deep.equal(['2', '5'])
  await screen.isAccessible()
})

it('offers a day and nothing else in a portal that keeps no more', async () => {
  const clock = await ownClock({ ...strategySettings, allowed_time_period: '24h' })
  const screen = showDashboard(clock, 'period="30d"')
  await loaded(screen)
  const periods = await screen.find<HTMLSelectElement>('combobox', 'Period')
  expect([...periods.options].map(({ value }) => value)).to.deep.equal(['15m', '1h', '6h', '12h', '24h'])
  expect(periods.value).to.equal('24h')
})

it('is forbidden in a portal without analytics, and asks visitors without a session to sign in', async () => {
  const clock = await ownClock({ ...strategySettings, analytics: false })
  const screen = showDashboard(clock, 'login-href="/enter"')
  await screen.find('heading', 'Forbidden')
  await screen.isAccessible()
  await clock.developer.signOut()
  const later = showDashboard(clock, 'login-href="/enter"')
  const link = await later.find<HTMLAnchorElement>('link', 'Log in')
  expect(link.pathname).to.equal('/enter')
})

it('keeps its charts apart from the page in forced colors', async () => {
  const clock = await withTraffic(await newClock())
  await emulateMedia({ forcedColors: 'active' })
  try {
    const screen = showDashboard(clock)
    await loaded(screen)
    await waitUntil(() => screen.element.querySelectorAll('.pe-chart-line').length > 1)
    const [one, other] = [...screen.element.querySelectorAll('.pe-legend .pe-series-mark')].map((mark) => [
      getComputedStyle(mark).fill,
      mark.getAttribute('d'),
    ])
    expect(one).to.not.deep.equal(other)
  } finally {
    await emulateMedia({ forcedColors: 'none' })
  }
})
