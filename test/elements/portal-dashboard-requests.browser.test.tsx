import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { type Language, languages } from '../../src/i18n'
import { type Clock, createClock, showDashboard } from '../support/clock'
import { robin, signIn } from '../support/developer'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { type BrowserPortal, realPortal, reportTraffic, sharedPortal } from '../support/portal'
import { choose, type Screen, type } from '../support/screen'
import { levels, strategySettings } from '../support/strategies'

const settings = {
  ...strategySettings,
  allowed_time_period: '90d',
  requests: { days: 7, fields: ['user_agent'] },
}
const harbour = sharedPortal({ settings, products: [levels] })

/** An application of a developer of its own. */
async function newClock(): Promise<Clock> {
  const portal = await harbour()
  return createClock(portal, await signIn(portal, await portal.freshDeveloper()))
}

const createKey = ({ developer, id }: Clock, name: string) =>
  developer.call<{ id: string }>(`POST /applications/${id}/credentials`, { display_name: name })

interface Reported {
  status?: number
  path?: string
  reason?: string
  request_id?: string
  credential_id?: string
  fields?: Record<string, string>
}

/** Reports requests of the last minutes, the first one being the latest. */
const report = ({ portal, id, versions }: Clock, requests: readonly Reported[], secondsAgo = 1) => {
  const now = Date.now()
  return reportTraffic(
    portal,
    requests.map((request, at) => ({
      started_at: now - (secondsAgo + at) * 1000,
      application_id: id,
      product_version_id: versions['2.0'] ?? '',
      ...request,
    })),
  )
}

/** Two letters for a number: identifiers in a path are grouped. */
const letters = (number: number) => String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))

const rowsOf = ({ element }: Screen) => [...element.querySelectorAll<HTMLElement>('.pe-request')]
const cellsOf = (row: Element) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')
const pathsOf = (screen: Screen) => rowsOf(screen).map((row) => cellsOf(row)[1])

const opener = (screen: Screen, name: RegExp) => screen.find<HTMLButtonElement>('button', name)

it('lists the latest requests: when, what, how it went, how long it took, and with which key', async () => {
  const clock = await newClock()
  const key = await createKey(clock, 'Quay display')
  await report(clock, [
    { status: 404, path: '/levels/tide', request_id: 'r-2', credential_id: key.id },
    { status: 200, path: '/levels', request_id: 'r-1', credential_id: key.id },
  ])
  const screen = showDashboard(clock, 'theme="light"')
  await screen.find('heading', 'Latest requests')
  await shows(screen.element, 'Requests are kept for 7 days.')
  await waitUntil(() => rowsOf(screen).length === 2)
  const [latest = [], before = []] = rowsOf(screen).map(cellsOf)
  expect(latest[0]).to.match(/^\w+ \d+, \d+:\d\d:\d\d [AP]M, GET \/levels\/tide, 404$/)
  expect(latest.slice(1)).to.deep.equal([
    'GET /levels/tide',
    'Levels 2.0',
    '404',
    '10 ms',
    'Quay display',
    'r-2',
  ])
  expect(before.slice(1)).to.deep.equal(['GET /levels', 'Levels 2.0', '200', '10 ms', 'Quay display', 'r-1'])
  await screen.isAccessible()
})

/** Which page each refusal leads to, beside what it is called. */
const refusals = {
  key_missing: ['No key', ['Credentials of Clock', 'API reference of Levels 2.0']],
  key_unknown: ['Unknown key', ['Credentials of Clock']],
  key_revoked: ['Revoked key', ['Credentials of Clock']],
  account_revoked: ['Account revoked', ['Open Clock']],
  token_invalid: ['Invalid token', ['Open Clock']],
  token_expired: ['Expired token', ['Open Clock']],
  not_registered: ['No access', ['Registrations of Clock']],
  scope_missing: ['Missing scope', ['Registrations of Clock', 'API reference of Levels 2.0']],
  quota_exceeded: ['Too many requests', ['API reference of Levels 2.0']],
} as const

it('opens each refusal with the keyboard to the rule that refused it, what to do, and where', async () => {
  const clock = await newClock()
  const reasons = Object.keys(refusals)
  await report(
    clock,
    reasons.map((reason) => ({ status: 401, path: `/levels/${reason}`, reason })),
  )
  const screen = showDashboard(
    clock,
    'theme="dark" application-href="/apps/{application}" spec-href="/reference/{version}"',
  )
  for (const [reason, [title, links]] of Object.entries(refusals)) {
    const button = await opener(screen, new RegExp(`GET /levels/${reason}, 401$`))
    button.focus()
    await sendKeys({ press: 'Enter' })
    const details = await screen.find('group', `Details of GET /levels/${reason}`)
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    expect(document.activeElement).to.equal(button)
    expect(details.textContent).to.include(`Refused by the gateway${title}`)
    expect(details.querySelectorAll('.pe-request-reason > p')).to.have.length(5)
    const found = [...details.querySelectorAll('a')]
    expect(found.map(({ textContent }) => textContent)).to.deep.equal(links)
    for (const link of found)
      expect(link.pathname).to.equal(
        link.textContent?.startsWith('API') ? `/reference/${clock.versions['2.0']}` : `/apps/${clock.id}`,
      )
  }
  await screen.isAccessible()

  const moved = nextEvent<{ to: string }>(screen.element, 'navigate')
  screen.all('link', 'Credentials of Clock')[0]?.click()
  expect((await moved).detail.to).to.equal(`/application/${clock.id}`)
})

it('says in every language why each request has its status', async () => {
  const clock = await newClock()
  const reasons = Object.keys(refusals)
  await report(clock, [
    ...reasons.map((reason) => ({ status: 401, reason })),
    ...[200, 304, 404, 503].map((status) => ({ status })),
  ])
  const texts = new Map<Language, string[]>()
  for (const language of languages) {
    const screen = showDashboard(clock, '', language)
    await waitUntil(() => rowsOf(screen).length === 13)
    for (const row of rowsOf(screen)) row.querySelector('button')?.click()
    await waitUntil(() => screen.element.querySelectorAll('.pe-request-reason').length === 13)
    const reasonsShown = [...screen.element.querySelectorAll('.pe-request-reason')]
    texts.set(
      language,
      reasonsShown.map(({ textContent }) => textContent ?? ''),
    )
    screen.element.remove()
  }
  for (const [language, shown] of texts) {
    expect(new Set(shown).size, language).to.equal(13)
    for (const [other, others] of texts)
      if (other !== language) expect(shown.filter((text) => others.includes(text))).to.deep.equal([])
  }
})

it('shows what is known of a request beside its reason, and lists only those of its key', async () => {
  const clock = await newClock()
  const [old, live] = [await createKey(clock, 'Old display'), await createKey(clock, 'Quay display')]
  await report(clock, [
    { credential_id: live.id, path: '/levels/low' },
    {
      credential_id: old.id,
      path: '/levels/high',
      status: 401,
      reason: 'key_revoked',
      request_id: 'r-17',
      fields: { user_agent: 'quay/1.0' },
    },
  ])
  await clock.developer.call(`DELETE /applications/${clock.id}/credentials/${old.id}`)
  const screen = showDashboard(clock)
  ;(await opener(screen, /\/levels\/high/)).click()
  const details = await screen.find('group', 'Details of GET /levels/high')
  const facts = Object.fromEntries(
    [...details.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  )
  expect(facts.Time).to.match(/\.\d{3}.*(GMT|UTC)/)
  expect(facts['Request ID']).to.include('r-17')
  expect(facts['Reason code']).to.equal('key_revoked')
  expect(facts['Request size']).to.equal('0 bytes')
  expect(facts['User agent']).to.equal('quay/1.0')
  expect(facts.Credential).to.match(/^Old display \(revoked\).*Revoked: /)

  await screen.press('Only requests with this credential')
  await waitUntil(() => rowsOf(screen).length === 1)
  expect(pathsOf(screen)).to.deep.equal(['GET /levels/high'])
  const credentials = await screen.find<HTMLSelectElement>('combobox', 'Credential')
  expect([...credentials.options].map(({ label }) => label)).to.deep.equal([
    'All credentials',
    'Old display (revoked)',
    'Quay display',
  ])
  choose(credentials, 'Quay display')
  await waitUntil(() => pathsOf(screen).join() === 'GET /levels/low')
})

it('lists what the reader filters by: status, and the ID of one request', async () => {
  const clock = await newClock()
  await report(clock, [
    { status: 503, path: '/levels/storm', request_id: 'r-5' },
    { status: 404, path: '/levels/ebb', request_id: 'r-4' },
    { status: 200, path: '/levels/high', request_id: 'r-2' },
  ])
  const screen = showDashboard(clock, 'status-class="4xx"')
  await waitUntil(() => pathsOf(screen).join() === 'GET /levels/ebb')
  choose(await screen.find<HTMLSelectElement>('combobox', 'Status class'), '5xx: server error')
  await waitUntil(() => pathsOf(screen).join() === 'GET /levels/storm')
  type(await screen.find<HTMLInputElement>('searchbox', 'Request ID'), ' r-2 ')
  await screen.find('heading', 'No request matches these filters')
  await screen.isAccessible()
  choose(await screen.find<HTMLSelectElement>('combobox', 'Status class'), 'Any status')
  await waitUntil(() => pathsOf(screen).join() === 'GET /levels/high')
  await screen.press('Clear filters')
  await waitUntil(() => rowsOf(screen).length === 3)

  // What no portal takes is no filter.
  screen.element.setAttribute('credential', 'nonsense')
  screen.element.setAttribute('status-class', '9xx')
  screen.element.setAttribute('request-id', 'r-4')
  await waitUntil(() => pathsOf(screen).join() === 'GET /levels/ebb')
})

it('leads from page to page', async () => {
  const clock = await newClock()
  await report(
    clock,
    Array.from({ length: 60 }, (_one, at) => ({ path: `/levels/${letters(at)}` })),
  )
  const screen = showDashboard(clock)
  await waitUntil(() => rowsOf(screen).length === 25)
  expect((await screen.find<HTMLButtonElement>('button', 'Newer')).disabled).to.equal(true)
  await screen.press('Older')
  await waitUntil(() => pathsOf(screen)[0] === 'GET /levels/az')
  await screen.press('Older')
  await waitUntil(() => rowsOf(screen).length === 10)
  expect(pathsOf(screen).at(-1)).to.equal('GET /levels/ch')
  expect((await screen.find<HTMLButtonElement>('button', 'Older')).disabled).to.equal(true)
  await screen.press('Newer')
  await waitUntil(() => pathsOf(screen)[0] === 'GET /levels/az')
  await screen.press('Older')
  await screen.press('Newest')
  await waitUntil(() => pathsOf(screen)[0] === 'GET /levels/aa')
})

it('takes in new requests without a jump: what is open stays open, in the same place', async () => {
  const clock = await newClock()
  await report(
    clock,
    Array.from({ length: 20 }, (_one, at) => ({ path: `/levels/${letters(at)}`, status: 404 })),
    60,
  )
  const screen = showDashboard(clock)
  const button = await opener(screen, /\/levels\/ad,/)
  button.focus()
  button.click()
  await screen.find('group', 'Details of GET /levels/ad')
  button.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = button.getBoundingClientRect().top

  await report(clock, [{ path: '/levels/new' }, { path: '/levels/newer' }])
  await screen.press('Update')
  await opener(screen, /\/levels\/new,/)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(button.isConnected).to.equal(true)
  expect(document.activeElement).to.equal(button)
  expect(button.getAttribute('aria-expanded')).to.equal('true')
  expect(button.getBoundingClientRect().top).to.be.closeTo(before, 1)

  // More than a page of them: what is open is still there.
  await report(
    clock,
    Array.from({ length: 30 }, (_one, at) => ({ path: `/levels/x${letters(at)}` })),
  )
  await screen.press('Update')
  await opener(screen, /\/levels\/xaa,/)
  expect(button.isConnected).to.equal(true)
  expect(pathsOf(screen).at(-1)).to.equal('GET /levels/ad')
  button.click()
  await waitUntil(() => rowsOf(screen).length === 25)
})

it('says what will be here, and offers another attempt where the server is gone', async () => {
  const portal: BrowserPortal = await realPortal({ settings, products: [levels], developers: [robin] })
  const clock = await createClock(portal, await signIn(portal))
  const screen = showDashboard(clock, 'theme="light"')
  await screen.find('heading', 'No requests yet')
  await screen.isAccessible()
  await report(clock, [{ path: '/levels/low' }])
  await screen.press('Update')
  await waitUntil(() => rowsOf(screen).length === 1)

  await portal.stop()
  await screen.press('Update')
  await shows(screen.element, 'Unable to fetch the latest requests')
  // What was there stays.
  expect(rowsOf(screen)).to.have.length(1)
  await screen.isAccessible()
})

it('has no list in a portal that keeps no requests', async () => {
  const portal = await realPortal({
    settings: { ...settings, requests: { days: 0 } },
    products: [levels],
    developers: [robin],
  })
  const clock = await createClock(portal, await signIn(portal))
  const screen = showDashboard(clock)
  await nextEvent(screen.element, 'dashboard-loaded')
  expect(screen.all('heading', 'Latest requests')).to.have.length(0)
})

it('is usable in a narrow window and in forced colors', async () => {
  const clock = await newClock()
  await report(clock, [{ status: 401, reason: 'not_registered', path: `/levels${'/depth'.repeat(12)}` }])
  await setViewport({ width: 320, height: 640 })
  try {
    const screen = showDashboard(clock, 'theme="light"')
    ;(await opener(screen, /depth/)).click()
    await screen.find('link', 'Registrations of Clock')
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
    await screen.isAccessible()
    await emulateMedia({ forcedColors: 'active' })
    const [row] = rowsOf(screen)
    expect(row && getComputedStyle(row).outlineStyle).to.equal('solid')
  } finally {
    await emulateMedia({ forcedColors: 'none' })
    await setViewport({ width: 800, height: 600 })
  }
})
