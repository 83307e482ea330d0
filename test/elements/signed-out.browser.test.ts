import { expect } from '@open-wc/testing'
import { nextEvent, shows } from '../support/mount'
import { sharedPortal } from '../support/portal'
import { type Screen, show, type } from '../support/screen'
import { tides } from '../support/server/sample-data'

const harbour = sharedPortal({ products: [tides] })
const unknown = '00000000-0000-4000-8000-000000000000'

/** Tags that show nothing to visitors without a session, with what they need beside it. */
const tags = [
  ['portal-catalog', ''],
  ['portal-docs', `product="${unknown}"`],
  ['portal-spec', `product="${unknown}"`],
  ['portal-my-apps', ''],
  ['portal-account', ''],
  ['portal-application', `application="${unknown}"`],
  ['portal-application-form', ''],
  ['portal-application-form', `application="${unknown}"`],
  ['portal-dashboard', `application="${unknown}"`],
] as const

const screenOf = async (tag: string, attributes: string): Promise<Screen> =>
  show(`<${tag} api-base-url="${(await harbour()).url}" ${attributes}></${tag}>`)

/** Texts of errors. The region of the toasts is there without one. */
const alertsIn = (screen: Screen) => screen.all('alert').flatMap(({ textContent }) => textContent || [])

for (const [tag, attributes] of tags) {
  it(`${tag} ${attributes} asks visitors to log in, with a link, and shows no error`, async () => {
    const screen = await screenOf(tag, `${attributes} lang="en" theme="light"`)
    await shows(screen.element, 'Please log in to see this.')
    const link = await screen.find<HTMLAnchorElement>('link', 'Log in')
    expect(link.pathname).to.equal('/login')
    expect(alertsIn(screen)).to.deep.equal([])
    expect(screen.all('button', 'Try again')).to.deep.equal([])
    await screen.isAccessible()

    screen.element.addEventListener('navigate', (event) => event.preventDefault())
    const move = nextEvent<{ to: string }>(document, 'navigate')
    link.click()
    expect((await move).detail.to).to.equal('/login')

    screen.element.setAttribute('login-href', '/members/sign-in?from=tag')
    const given = await screen.find<HTMLAnchorElement>('link', 'Log in')
    expect(given.pathname + given.search).to.equal('/members/sign-in?from=tag')
  })
}

it('says so in the reader’s language and in the dark', async () => {
  const screen = await screenOf('portal-my-apps', 'lang="fr" theme="dark"')
  await screen.find('link', 'Se connecter')
  await screen.isAccessible()
})

it('a password cannot be changed without a session, which is no fault of what was entered', async () => {
  const screen = await screenOf(
    'portal-change-password',
    'user-entity="developer" lang="en" login-href="/members"',
  )
  for (const label of ['New password', 'Confirm password']) type(await screen.field(label), 'Portal-demo-2')
  type(await screen.field('Current password'), 'Portal-demo-1')
  await screen.press('Change password')
  await shows(screen.element, 'Please log in to see this.')
  expect((await screen.find<HTMLAnchorElement>('link', 'Log in')).pathname).to.equal('/members')
  expect(screen.element.querySelectorAll('[aria-invalid]')).to.have.length(0)
  expect(alertsIn(screen)).to.deep.equal([])
})
