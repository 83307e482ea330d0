import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { type Clock, createClock, legendOf, showDashboard } from '../support/clock'
import { signIn } from '../support/developer'
import { nextEvent, shows, textOf, waitUntil } from '../support/mount'
import { reportTraffic, sharedPortal } from '../support/portal'
import type { Screen } from '../support/screen'
import { levels, strategySettings } from '../support/strategies'

const settings = { ...strategySettings, allowed_time_period: '90d' }
const harbour = sharedPortal({ settings, products: [levels] })

const MINUTE_MS = 60_000

interface Given {
  readonly minutesAgo: number
  readonly version?: string
  readonly status?: number
}

/** An application of a developer of its own, with these requests. */
async function clockWith(requests: readonly Given[]): Promise<Clock> {
  const portal = await harbour()
  const clock = await createClock(portal, await signIn(portal, await portal.freshDeveloper()))
  const now = Date.now()
  await reportTraffic(
    portal,
    requests.map(({ minutesAgo, version = '2.0', status = 200 }) => ({
      started_at: now - minutesAgo * MINUTE_MS,
      application_id: clock.id,
      product_version_id: clock.versions[version] ?? '',
      status,
    })),
  )
  return clock
}

const usual: readonly Given[] = [
  { minutesAgo: 1 },
  { minutesAgo: 2, status: 404 },
  { minutesAgo: 3, version: '1.0', status: 503 },
  { minutesAgo: 4, version: '1.0' },
]

const loaded = (screen: Screen) => nextEvent(screen.element, 'dashboard-loaded')

const plotOf = async (screen: Screen, chart: string) => {
  const slider = await screen.find<HTMLInputElement>('slider', chart)
  const find = () => slider.parentElement?.querySelector<SVGSVGElement>('.pe-chart-svg')
  await waitUntil(find, `${chart} is rendered`)
  const svg = find()
  if (!svg) throw new Error(`${chart} is gone.`)
  return { slider, svg }
}

function touch(svg: SVGSVGElement, x: number) {
  const { left, top, height } = svg.getBoundingClientRect()
  const at = { clientX: left + x, clientY: top + height / 2, pointerType: 'touch', bubbles: true }
  svg.dispatchEvent(new PointerEvent('pointerdown', at))
  svg.dispatchEvent(new PointerEvent('pointerleave', at))
}

for (const library of ['portal', 'frappe'] as const) {
  it(`${library}: touch reaches every point, and it stays when the finger is lifted`, async () => {
    const screen = showDashboard(await clockWith(usual), `period="15m" charts="${library}"`)
    await loaded(screen)
    const { slider, svg } = await plotOf(screen, 'Requests')
    await waitUntil(() => svg.getBoundingClientRect().width > 0)
    const reached = new Set<string>()
    for (let x = 0; x <= svg.getBoundingClientRect().width; x += 8) {
      touch(svg, x)
      await new Promise(requestAnimationFrame)
      reached.add(slider.getAttribute('aria-valuetext') ?? '')
    }
    expect(reached.size).to.equal(15)
    // One cursor for all charts of the axis that have something to show.
    expect(screen.element.querySelectorAll('.pe-chart-band')).to.have.length(4)
    const counts = [...reached].map((text) =>
      [...text.matchAll(/: (\d+)/g)].map(([, count]) => Number(count)),
    )
    expect(counts.flat().reduce((sum, count) => sum + count)).to.equal(4)
  })
}

it('renders with Frappe Charts if told to, with the legend, table and keyboard of the portal', async () => {
  const screen = showDashboard(await clockWith(usual), 'period="15m" charts="frappe" theme="light"')
  await loaded(screen)
  await waitUntil(() => screen.element.querySelectorAll('.pe-frappe .frappe-chart').length === 6)
  expect(screen.all('slider')).to.have.length(6)
  expect(screen.element.querySelectorAll('.pe-chart-line')).to.have.length(0)
  const frame = (await screen.find('slider', 'Requests')).parentElement
  const lines = () => [...(frame?.querySelectorAll<SVGPathElement>('.dataset-line path') ?? [])]
  await waitUntil(() => lines().length === 2)
  const colors = lines().map((line) => getComputedStyle(line).stroke)
  const signs = [
    ...(await screen.find('list', 'Legend of Requests')).querySelectorAll('.pe-series-mark'),
  ].map((mark) => getComputedStyle(mark).fill)
  expect(colors).to.deep.equal(signs)
  // Neither of its own, which people who listen could not use.
  expect(screen.element.querySelector<HTMLElement>('.graph-svg-tip')?.checkVisibility()).to.equal(false)
  await screen.isAccessible()

  const slider = await screen.find<HTMLInputElement>('slider', 'Requests')
  slider.focus()
  await sendKeys({ press: 'Home' })
  await waitUntil(() => slider.getAttribute('aria-valuetext')?.includes('Levels - 1.0: 0') === true)
  ;(await screen.find('list', 'Legend of Requests')).querySelector('button')?.click()
  await waitUntil(() => lines().length === 1)
  screen.element.setAttribute('charts', 'portal')
  await waitUntil(() => screen.element.querySelectorAll('.pe-chart-line').length > 0)
  expect(screen.element.querySelectorAll('.pe-frappe')).to.have.length(0)
})

it('says that a result is cut, and shows the largest of it', async () => {
  // One more than the server has in a result; each has as many requests as its number from the end.
  const statuses = Array.from({ length: 51 }, (_one, at) => 400 + at)
  const clock = await clockWith([
    ...statuses.map((status) => ({ minutesAgo: 1, status })),
    ...statuses.slice(1).map((status) => ({ minutesAgo: 2, status })),
  ])
  const screen = showDashboard(clock, 'period="15m"')
  await loaded(screen)
  await shows(screen.element, 'Not all results shown. Refine your search for more related results.')
  const codes = (await legendOf(screen, '4xx by status code')).map(([code]) => code)
  expect(codes).to.have.length(50)
  expect(codes).to.not.include('400')
  const cards = [...screen.element.querySelectorAll('.pe-chart-card')]
  expect(cards.filter((card) => card.querySelector('.pe-chart-note'))).to.have.length(1)
})

it('hides series in the legend: in all charts over time, and of shares without the others changing color', async () => {
  const screen = showDashboard(
    await clockWith([...usual, { minutesAgo: 2, status: 400 }, { minutesAgo: 2, status: 429 }]),
    'period="15m"',
  )
  await loaded(screen)
  const marks = () =>
    [...screen.element.querySelectorAll('.pe-chart-share')].map((path) => path.getAttribute('data-color'))
  await waitUntil(() => marks().length === 4)
  expect(marks()).to.deep.equal(['0', '1', '2', '0'])
  const entry = async (chart: string, at: number) =>
    (await screen.find('list', `Legend of ${chart}`)).querySelectorAll('button')[at]
  ;(await entry('4xx by status code', 0))?.click()
  await waitUntil(() => marks().length === 3)
  expect(marks()).to.deep.equal(['1', '2', '0'])
  expect((await legendOf(screen, '4xx by status code')).map(([, total]) => total)).to.deep.equal([
    '1',
    '1 · 50%',
    '1 · 50%',
  ])
  ;(await entry('Requests', 0))?.click()
  const hidden = await entry('P99 latency', 0)
  await waitUntil(() => hidden?.getAttribute('aria-pressed') === 'false')
})

it('tells series apart in forced colors: by colors of the system, and a sign for each', async () => {
  const clock = await clockWith([400, 401, 403, 404, 409, 429].map((status) => ({ minutesAgo: 1, status })))
  await emulateMedia({ forcedColors: 'active' })
  try {
    const screen = showDashboard(clock, 'period="15m"')
    await loaded(screen)
    const list = await screen.find('list', 'Legend of 4xx by status code')
    const marks = [...list.querySelectorAll('.pe-series-mark')]
    expect(marks).to.have.length(6)
    expect(new Set(marks.map((mark) => mark.getAttribute('d'))).size).to.equal(6)
    const fills = new Set(marks.map((mark) => getComputedStyle(mark).fill))
    expect(fills.size).to.be.greaterThan(1)
  } finally {
    await emulateMedia({ forcedColors: 'none' })
  }
})

describe('errors', () => {
  it('of which there are none take one line, and a low rate is not marked', async () => {
    const screen = showDashboard(await clockWith([{ minutesAgo: 1 }, { minutesAgo: 2 }]), 'period="15m"')
    await loaded(screen)
    await shows(screen.element, 'No errors in this period')
    expect(screen.all('heading', '4xx by version')).to.deep.equal([])
    expect(screen.all('heading', '5xx by status code')).to.deep.equal([])
    expect(textOf(await screen.find('group', 'Figures of the period'))).to.not.include('High')
    await screen.isAccessible()
  })

  it('of one class keep its charts, and a rate of 5 % or more is marked as high', async () => {
    const screen = showDashboard(
      await clockWith([{ minutesAgo: 1 }, { minutesAgo: 2, status: 404 }]),
      'period="15m"',
    )
    await loaded(screen)
    await screen.find('heading', '4xx by version')
    await shows(screen.element, 'No 5xx responses in this period')
    expect(screen.all('heading', '5xx by version')).to.deep.equal([])
    const rate = [...screen.element.querySelectorAll('.pe-metric')].find((card) =>
      textOf(card).includes('Error rate'),
    )
    await waitUntil(() => rate && textOf(rate).includes('High'), 'the mark')
    await screen.isAccessible()
  })
})

it('the only series has the color of the theme', async () => {
  const screen = showDashboard(await clockWith([{ minutesAgo: 1 }]), 'period="15m" theme="light"')
  screen.element.style.setProperty('--portal-link', 'rgb(140, 20, 90)')
  await loaded(screen)
  const { svg } = await plotOf(screen, 'Requests')
  const line = () => svg.querySelector('[data-color] path')
  await waitUntil(line, 'the line')
  const colors = getComputedStyle(line() ?? svg)
  expect([colors.stroke, colors.fill]).to.include('rgb(140, 20, 90)')
})
