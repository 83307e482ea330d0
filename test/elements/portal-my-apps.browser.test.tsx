import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { copiedTexts } from '../support/clipboard'
import { robin, signIn } from '../support/developer'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal, reportTraffic, sharedPortal } from '../support/portal'
import { choose, type Screen, show, type } from '../support/screen'
import { levels, strategySettings } from '../support/strategies'

/** With a way to identify applications of each kind. */
const harbour = sharedPortal({ settings: strategySettings })

/** The portal of this file, and a signed-in developer without applications. */
async function portalOfRobin() {
  const portal = await harbour()
  return { portal, developer: await signIn(portal, await portal.freshDeveloper()) }
}

/** A portal that ends with the test, and a signed-in developer. */
async function ownPortalOfRobin(settings: object = strategySettings) {
  const portal = await realPortal({ settings: { ...settings }, developers: [robin] })
  return { portal, developer: await signIn(portal) }
}

function myApps({ url }: PortalAddress, attributes = ''): Screen {
  const screen = show(`<portal-my-apps api-base-url="${url}" lang="en" ${attributes}></portal-my-apps>`)
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  return screen
}

const names = (screen: Screen) => screen.all('rowheader').map((cell) => cell.querySelector('a')?.textContent)

it('says what will be here, and leads to the form', async () => {
  const { portal } = await portalOfRobin()
  const screen = myApps(portal, 'theme="light"')
  await screen.find('heading', 'No Applications')
  const create = await screen.find<HTMLAnchorElement>('link', 'New App')
  expect(create.pathname).to.equal('/application/create')
  const move = nextEvent<{ to: string }>(document, 'navigate')
  create.click()
  expect((await move).detail.to).to.equal('/application/create')
  await screen.isAccessible()
})

it('leaves the heading to a page that has its own, and the focus of a deleted row comes to the start of the list', async () => {
  const { portal, developer } = await portalOfRobin()
  await developer.createApplication('API key', { name: 'Tide clock' })
  const screen = myApps(portal, 'hide-heading')
  await screen.find('table')
  expect(screen.all('heading', 'My Apps')).to.have.length(0)
  ;(await screen.find('button', 'Delete: Tide clock')).click()
  const confirm = await screen.find('button', 'Delete application')
  const deleted = nextEvent(document, 'application-deleted')
  confirm.click()
  await deleted
  await waitUntil(() => document.activeElement?.className === 'pe-my-apps-head')
})

it('offers no form where no application could identify itself, and says who can help', async () => {
  const { portal } = await ownPortalOfRobin({})
  const screen = myApps(portal)
  await shows(
    screen.element,
    'You cannot create an application as this developer portal has no available application auth strategies. Please contact a developer portal admin.',
  )
  expect((await screen.find<HTMLButtonElement>('button', 'New App')).disabled).to.be.true
  await screen.isAccessible()
})

it('lists them newest first with a way to each, in pages of as many as the page asks for', async () => {
  const { portal, developer } = await portalOfRobin()
  for (const name of ['Tide clock', 'Harbour board', 'Galley']) {
    await developer.createApplication('API key', { name, description: `What ${name} is for.` })
  }
  const screen = myApps(portal, 'page-size="2" application-href="/apps/{application}" theme="dark"')
  await screen.find('table')
  expect(names(screen)).to.deep.equal(['Galley', 'Harbour board'])
  await shows(screen.element, 'What Galley is for.')
  await shows(screen.element, '1 – 2 of 3')
  await screen.isAccessible()

  const link = await screen.find<HTMLAnchorElement>('link', 'Galley')
  const opened = nextEvent<{ applicationId: string }>(screen.element, 'application-open')
  link.click()
  expect(link.pathname).to.equal(`/apps/${(await opened).detail.applicationId}`)

  ;(await screen.find('button', 'Next')).click()
  await waitUntil(() => names(screen)[0] === 'Tide clock')

  const sizes = await screen.find<HTMLSelectElement>('combobox', 'Applications per page')
  expect([...sizes.options].map(({ label }) => label)).to.deep.equal([
    '2 per page',
    '25 per page',
    '50 per page',
    '100 per page',
  ])
  choose(sizes, '50 per page')
  await shows(screen.element, '1 – 3 of 3')
  expect(names(screen)).to.have.length(3)
  await screen.isAccessible()
})

it('searches names on the server as one types, and says so when none fits', async () => {
  const { portal, developer } = await portalOfRobin()
  for (const name of ['Tide clock', 'Galley']) await developer.createApplication('API key', { name })
  const screen = myApps(portal, 'query="gal"')
  await screen.find('link', 'Galley')
  expect(names(screen)).to.deep.equal(['Galley'])
  const field = await screen.find<HTMLInputElement>('searchbox', 'Search applications')
  type(field, 'TIDE')
  await waitUntil(() => names(screen)[0] === 'Tide clock' && names(screen).length === 1)
  type(field, 'submarine')
  await screen.find('heading', 'No Applications Found')
  await shows(screen.element, 'No name contains “submarine”.')
  await screen.isAccessible()
  ;(await screen.find('button', 'Show all applications')).click()
  await waitUntil(() => names(screen).length === 2)
  expect(field.value).to.equal('')
})

describe('with analytics', () => {
  const before = (days: number) => Date.now() - days * 86_400_000

  it('shows how the requests of 30 days went, with a trend, and leads to the dashboard of each application', async () => {
    const portal = await realPortal({
      settings: { ...strategySettings, allowed_time_period: '90d' },
      products: [levels],
      developers: [robin],
    })
    const developer = await signIn(portal)
    const { id } = await developer.createApplication('API key', { name: 'Galley' })
    const { Levels } = await developer.names('/products')
    const versions = await developer.names(`/products/${Levels}/versions`)
    const request = (days: number, status = 200) => ({
      started_at: before(days),
      application_id: id,
      product_version_id: versions['2.0'] ?? '',
      status,
    })
    await reportTraffic(portal, [
      request(1),
      request(2, 500),
      request(3),
      request(4),
      request(40),
      request(41),
    ])
    const screen = myApps(portal, 'theme="light"')
    await screen.find('heading', 'Last 30 days')
    await shows(screen.element, 'Up 100% from 2')
    await shows(screen.element, 'Up from 0%')
    const figures = [...screen.element.querySelectorAll('.pe-metric')].map((card) => [
      card.querySelector('dt')?.textContent,
      card.querySelector('.pe-metric-value')?.textContent,
    ])
    expect(figures.slice(0, 2)).to.deep.equal([
      ['Traffic', '4'],
      ['Error rate', '25%'],
    ])
    const link = await screen.find<HTMLAnchorElement>('link', 'Dashboard: Galley')
    expect(link.pathname).to.equal(`/application/${id}/application-dashboard`)
    await screen.isAccessible()
  })

  it('shows a day without a trend in a portal that keeps no more', async () => {
    const { portal, developer } = await portalOfRobin()
    await developer.createApplication('API key', { name: 'Galley' })
    const screen = myApps(portal, 'dashboard-href="/numbers/{application}"')
    await screen.find('heading', 'Last 24 hours')
    const link = await screen.find<HTMLAnchorElement>('link', 'Dashboard: Galley')
    expect(link.pathname).to.match(/^\/numbers\/[\w-]{36}$/)
    expect(screen.element.querySelector('.pe-metric-trend')).to.equal(null)
  })

  it('has neither figures nor dashboards where analytics is off', async () => {
    const { portal, developer } = await ownPortalOfRobin({ ...strategySettings, analytics: false })
    await developer.createApplication('API key', { name: 'Galley' })
    const screen = myApps(portal)
    await screen.find('button', 'Delete: Galley')
    expect(screen.all('link', /^Dashboard/)).to.have.length(0)
    expect(screen.all('heading', /^Last/)).to.have.length(0)
  })
})

describe('deleting', () => {
  it('asks by name first, then tells the page, and the last of a page leads to the page before', async () => {
    const { portal, developer } = await portalOfRobin()
    const galley = await developer.createApplication('API key', { name: 'Galley' })
    await developer.createApplication('API key', { name: 'Tide clock' })
    const screen = myApps(portal, 'page-size="1"')
    await screen.find('link', 'Tide clock')
    ;(await screen.find('button', 'Next')).click()
    await screen.find('link', 'Galley')

    ;(await screen.find('button', 'Delete: Galley')).click()
    const dialog = await screen.find('dialog', 'Delete application')
    expect(dialog.textContent).to.include(
      'Are you sure you want to delete Galley? This action cannot be undone.',
    )
    await screen.isAccessible()
    await sendKeys({ press: 'Escape' })
    await screen.gone('dialog')
    ;(await screen.find('button', 'Delete: Galley')).click()
    const deleted = nextEvent<{ applicationId: string }>(document, 'application-deleted')
    const confirm = await screen.find('button', 'Delete application')
    // In one task: the second press must find the first pending.
    confirm.click()
    confirm.click()
    expect((await deleted).detail).to.deep.equal({ applicationId: galley.id })
    await shows(screen.element, 'Application successfully deleted')
    await screen.find('link', 'Tide clock')
    await waitUntil(() => document.activeElement?.textContent === 'My Apps')
  })

  it('that fails says so above the table and leaves everything as it was', async () => {
    const { portal, developer } = await ownPortalOfRobin()
    await developer.createApplication('API key', { name: 'Galley' })
    const screen = myApps(portal)
    await screen.find('link', 'Galley')
    ;(await screen.find('button', 'Delete: Galley')).click()
    await portal.stop()
    ;(await screen.find('button', 'Delete application')).click()
    await waitUntil(() =>
      screen
        .all('alert')
        .some((alert) => /^Failed to delete application: The server could not/.test(alert.textContent ?? '')),
    )
    expect(names(screen)).to.deep.equal(['Galley'])
  })

  it('what is gone already is a success: it is what was wanted', async () => {
    const { portal, developer } = await portalOfRobin()
    const galley = await developer.createApplication('API key', { name: 'Galley' })
    const screen = myApps(portal)
    await screen.find('link', 'Galley')
    await developer.call(`DELETE /applications/${galley.id}`)
    ;(await screen.find('button', 'Delete: Galley')).click()
    ;(await screen.find('button', 'Delete application')).click()
    await screen.find('heading', 'No Applications')
  })
})

describe('a refreshed secret', () => {
  const copied = copiedTexts()

  async function refreshed() {
    const { portal, developer } = await portalOfRobin()
    await developer.createApplication('API key', { name: 'Keys' })
    const galley = await developer.createApplication('Portal client', { name: 'Galley' })
    const screen = myApps(portal)
    await screen.find('link', 'Keys')
    expect(screen.all('button', 'Refresh secret: Keys').length).to.equal(0)
    ;(await screen.find('button', 'Refresh secret: Galley')).click()
    await shows(screen.element, 'the current secret of Galley stops working at once')
    ;(await screen.find('button', 'Refresh secret')).click()
    await screen.find('dialog', 'Successfully refreshed secret')
    return { screen, portal, galley }
  }

  it('is shown once, with what it belongs to, and differs from the one before', async () => {
    const { screen, galley } = await refreshed()
    ;(await screen.find('button', 'Copy Client secret')).click()
    await shows(screen.element, 'Copied to clipboard')
    expect(copied[0]).to.match(/^[a-z]+_\w{20,}/)
    expect(copied[0]).not.to.equal(galley.credentials?.client_secret)
    ;(await screen.find('button', 'Copy Client ID')).click()
    await waitUntil(() => copied[1] === galley.reference_id)
    await screen.isAccessible()
    ;(await screen.find('button', 'Done')).click()
    await screen.gone('dialog')
    await shows(screen.element, 'Successfully refreshed secret')
    expect(screen.element.innerHTML).not.to.include(copied[0])
  })

  it('is not let go of without a copy, except on purpose', async () => {
    const { screen } = await refreshed()
    await sendKeys({ press: 'Escape' })
    await shows(screen.element, 'You have not copied it.')
    await screen.find('dialog')
    await sendKeys({ press: 'Escape' })
    await sendKeys({ press: 'Escape' })
    await screen.find('dialog')
    await screen.isAccessible()
    ;(await screen.find('button', 'Close without copying')).click()
    await screen.gone('dialog')
  })
})

it('asks a visitor to sign in, and keeps nothing of who has signed out', async () => {
  const { portal, developer } = await portalOfRobin()
  await developer.createApplication('API key', { name: 'Galley' })
  await developer.signOut()
  const screen = myApps(portal)
  await shows(screen.element, 'Please log in to see this.')
  expect(screen.all('link', 'Galley').length).to.equal(0)
})

it('fits a narrow window, in a shadow root too', async () => {
  const { portal, developer } = await portalOfRobin()
  await developer.createApplication('Portal client', {
    name: 'A'.repeat(200),
    description: 'word'.repeat(50),
  })
  const screen = myApps(portal, 'shadow')
  screen.element.style.width = '320px'
  await screen.find('table')
  expect(screen.element.scrollWidth).to.be.at.most(320)
  const location = screen.element.getBoundingClientRect()
  for (const action of [...screen.all('button', /^Refresh secret/), ...screen.all('button', /^Delete/)])
    expect(action.getBoundingClientRect().right).to.be.at.most(location.right + 1)
  await screen.isAccessible()
})
