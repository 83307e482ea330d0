import { expect } from '@open-wc/testing'
import { signIn } from '../support/developer'
import { shows, waitUntil } from '../support/mount'
import { sharedPortal } from '../support/portal'
import { choose, type Screen, show, type } from '../support/screen'
import { strategySettings } from '../support/strategies'

const harbour = sharedPortal({ settings: strategySettings })

const tag = (name: string, url: string): Screen =>
  show(`<portal-${name} api-base-url="${url}" user-entity="developer" lang="en"></portal-${name}>`)

const name = (screen: Screen) => screen.find<HTMLInputElement>('textbox', 'Name')

it('a form alone in a page keeps what was typed over the end of its session, until the same developer is back', async () => {
  const portal = await harbour()
  const account = await portal.freshDeveloper()
  const developer = await signIn(portal, account)
  const screen = tag('application-form', portal.url)
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  type(await name(screen), 'Tide clock')
  choose(await screen.find<HTMLSelectElement>('combobox', 'Auth strategy'), 'Portal client')
  const scope = await waitUntil(() => screen.all('checkbox').length > 0).then(() => screen.all('checkbox')[0])
  scope?.click()

  await developer.signOut()
  // A tag that reads something notices the end, and says so in its own place.
  const list = tag('my-apps', portal.url)
  await shows(list.element, 'Your session has ended. Please log in again.')
  expect((await name(screen)).value).to.equal('Tide clock')

  await screen.press('Create application')
  await shows(screen.element, 'Please log in to see this.')
  const login = tag('login', portal.url)
  type(await login.field('Email'), account.email)
  type(await login.field('Password'), account.password)
  await login.press('Log in')
  await waitUntil(() => screen.all('textbox', 'Name').length > 0, 'the form')
  await waitUntil(async () => (await name(screen)).value === 'Tide clock', 'what was typed')
  const strategy = await screen.find<HTMLSelectElement>('combobox', 'Auth strategy')
  expect(strategy.selectedOptions[0]?.label).to.equal('Portal client')
  expect((screen.all('checkbox')[0] as HTMLInputElement).checked).to.equal(true)
})

it('the link to the sign-in, where the end is told, gives the session up and keeps what was typed', async () => {
  const portal = await harbour()
  const developer = await signIn(portal, await portal.freshDeveloper())
  const screen = tag('application-form', portal.url)
  type(await name(screen), 'Barometer')
  await developer.signOut()
  const list = tag('my-apps', portal.url)
  list.element.addEventListener('navigate', (event) => event.preventDefault())
  await shows(list.element, 'Your session has ended. Please log in again.')
  ;(await list.find('link', 'Log in')).click()
  await shows(screen.element, 'Please log in to see this.')
  expect(sessionStorage.getItem('portal-elements:drafts')).to.include('Barometer')
})
