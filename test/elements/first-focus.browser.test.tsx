import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { RouteName } from '../../elements/portal-app/routes'
import { signIn } from '../support/developer'
import { waitUntil } from '../support/mount'
import { type PortalAddress, realPortal, sharedPortal } from '../support/portal'
import { type Name, type Screen, show, type } from '../support/screen'
import { levels, strategySettings } from '../support/strategies'

const reference = 'openapi: 3.1.0\ninfo: { title: Water levels, version: "2.0" }\npaths: {}\n'
const described = { ...levels, files: { 'versions/2.0/openapi.yaml': reference } }
const harbour = sharedPortal({
  settings: { ...strategySettings, name: 'Harbour', rbac: false },
  products: [described],
})

/** Where the focus is, inside of shadow roots too. */
function focused(): Element | null {
  let { activeElement } = document
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot)
  return activeElement
}

const describeFocus = () => focused()?.outerHTML.slice(0, 120)

async function isFocused(screen: Screen, role: string, name: Name) {
  await waitUntil(
    () => screen.all(role, name).some((element) => element === focused()),
    `focus on the ${role} "${name}"`,
  ).catch((failure: Error) => {
    throw new Error(`${failure.message}; it is on ${describeFocus()}`)
  })
}

type VisitorScreen = 'login' | 'registration' | 'forgot-password' | 'reset-password'
/** Shows nothing of its own, or only leads to another. */
type Passed = 'oauth2-redirect' | 'application-index'
type Focus = readonly [path: string, role: 'heading' | 'textbox', name: string]

const visitorScreens: Record<VisitorScreen, Focus> = {
  login: ['/login', 'heading', 'Log in'],
  registration: ['/register', 'heading', 'Create your account'],
  'forgot-password': ['/forgot-password', 'textbox', 'Email'],
  'reset-password': ['/reset-password?token=a&email=b', 'heading', 'Set your password'],
}

/** With `{product}` and `{application}` for those that there are. */
const developerScreens: Record<Exclude<RouteName, VisitorScreen | Passed>, Focus> = {
  catalog: ['/', 'heading', 'Product Catalog'],
  spec: ['/spec/{product}', 'heading', 'Water levels'],
  'api-documentation-page': ['/docs/{product}', 'heading', 'No documentation yet'],
  'my-apps': ['/my-apps', 'heading', 'My Apps'],
  account: ['/account', 'heading', 'Account'],
  'create-application': ['/application/create', 'heading', 'Create New Application'],
  'update-application': ['/application/{application}/update', 'heading', 'Update Application'],
  'application-dashboard': [
    '/application/{application}/application-dashboard',
    'heading',
    'Application Dashboard',
  ],
  'show-application': ['/application/{application}', 'heading', 'Tide clock'],
  forbidden: ['/403', 'heading', 'Forbidden'],
  'not-found': ['/404', 'heading', 'Not Found'],
}

/** A portal at a screen that is not looked at, on a page that decides about its moves. */
async function arrived({ url }: PortalAddress): Promise<Screen> {
  const screen = show(
    `<portal-app api-base-url="${url}" history="host" path="/nowhere" lang="en"></portal-app>`,
  )
  await screen.find('heading', 'Not Found')
  expect(focused()).to.equal(document.body)
  return screen
}

it('a screen for visitors that follows another begins at its one field, or at its heading', async () => {
  const screen = await arrived(await realPortal({ settings: { name: 'Harbour' } }))
  for (const [path, role, name] of Object.values(visitorScreens)) {
    screen.element.setAttribute('path', path)
    await isFocused(screen, role, name)
  }
})

it('a screen for developers that follows another begins at its heading', async () => {
  const portal = await harbour()
  const developer = await signIn(portal, await portal.freshDeveloper())
  const application = (await developer.createApplication('API key', { name: 'Tide clock' })).id
  const product = (await developer.names('/products'))['Levels'] ?? ''
  const screen = await arrived(portal)
  for (const [path, role, name] of Object.values(developerScreens)) {
    const filled = path.replace('{product}', product).replace('{application}', application)
    screen.element.setAttribute('path', filled)
    await isFocused(screen, role, name)
  }
})

for (const attributes of ['', 'shadow']) {
  it(`a dialog begins at its one field, or at its first control ${attributes}`, async () => {
    const portal = await harbour()
    const developer = await signIn(portal, await portal.freshDeveloper())
    const application = await developer.createApplication('API key', { name: 'Tide clock' })
    await developer.call(`POST /applications/${application.id}/credentials`, { display_name: 'laptop' })
    await developer.register(application, 'Levels', '2.0')
    const screen = show(
      `<portal-application api-base-url="${portal.url}" application="${application.id}" lang="en" ${attributes}></portal-application>`,
    )
    for (const [opener, role, name] of [
      ['New credential', 'textbox', 'Name of the credential'],
      ['Rename: laptop', 'textbox', 'Name of the credential'],
      ['Revoke: laptop', 'button', 'Close'],
      ['Unregister: Levels 2.0', 'button', 'Close'],
      ['Get access to an API', 'button', 'Close'],
      ['Delete Tide clock', 'button', 'Close'],
    ] as const) {
      const button = await screen.find('button', opener)
      button.focus()
      button.click()
      await screen.find('dialog')
      await isFocused(screen, role, name)
      await sendKeys({ press: 'Escape' })
      await screen.gone('dialog')
      expect(focused()).to.equal(button)
    }
    ;(await screen.find('button', 'New credential')).click()
    type(await screen.field('Name of the credential'), 'phone')
    await screen.press('Generate')
    await screen.find('dialog', 'Your new key')
    await isFocused(screen, 'button', 'Copy Key')
  })
}
