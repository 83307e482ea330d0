import { expect } from '@open-wc/testing'
import { robin } from '../support/developer'
import { nextEvent, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal, sharedPortal } from '../support/portal'
import { type Screen, show, type } from '../support/screen'

const openPortal = sharedPortal({
  settings: { public: true },
  products: [
    {
      folder: 'tides',
      product: { name: 'Harbour tides', versions: [{ name: '1.0' }] },
      files: { 'docs/welcome.md': '# Welcome aboard\n' },
    },
  ],
})

const nowhere: PortalAddress = { url: 'http://localhost:9' }

const tag = (name: string, { url }: PortalAddress, attributes = ''): Screen =>
  show(
    `<portal-${name} api-base-url="${url}" user-entity="developer" lang="en" ${attributes}></portal-${name}>`,
  )

async function enter(screen: Screen, password = robin.password) {
  type(await screen.field('Email'), robin.email)
  type(await screen.field('Password'), password)
  await screen.press('Log in')
}

/** Details of the events of a name that a target hears from now on. */
function heard<T>(target: EventTarget, name: string): T[] {
  const details: T[] = []
  target.addEventListener(name, (event) => details.push((event as CustomEvent<T>).detail))
  return details
}

it('says with a move where it leads by the template of the page, with slugs', async () => {
  const screen = tag('catalog', await openPortal(), 'docs-href="/read/{product}"')
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  const moves = heard<{ to: string; href: string }>(screen.element, 'navigate')
  ;(await screen.find('link', 'View documentation: Harbour tides')).click()
  ;(await screen.find('link', 'Harbour tides')).click()
  expect(moves.map(({ to, href }) => [to, href])).to.deep.equal([
    ['/docs/tides', '/read/tides'],
    ['/spec/tides', '/spec/tides'],
  ])
})

it('tells of a sign-in once on each tag, and once on the document', async () => {
  const portal = await realPortal({ developers: [robin] })
  const screens = ['login', 'header', 'catalog', 'my-apps'].map((name) => tag(name, portal))
  const [login] = screens as [Screen]
  await login.field('Email')
  const onTags = screens.map(({ element }) => heard(element, 'session-change'))
  const onDocument = heard<{ developer?: { email: string } }>(document, 'session-change')
  const success = nextEvent(document, 'login-success')
  await enter(login)
  await success
  await login.find('heading', 'Logged in')
  expect(onTags.map(({ length }) => length)).to.deep.equal([1, 1, 1, 1])
  expect(onDocument.map(({ developer }) => developer?.email)).to.deep.equal([robin.email])
})

for (const name of ['catalog', 'my-apps', 'account', 'application'])
  it(`tells the page of a request that failed, as it tells the reader: ${name}`, async () => {
    const failed = nextEvent<{ error: Error & { code: string } }>(document, 'element-error')
    const screen = tag(name, nowhere, 'application="a1"')
    expect((await failed).detail.error.code).to.equal('network')
    await waitUntil(() => screen.all('alert').length > 0)
  })

it('tells the page of a refusal that a form shows', async () => {
  const portal = await realPortal({ developers: [robin] })
  const screen = tag('login', portal)
  const failures = heard<{ error: Error & { status: number } }>(screen.element, 'element-error')
  await enter(screen, 'wrong')
  await screen.find('alert')
  await waitUntil(() => failures.length === 1)
  expect(failures[0]?.error.status).to.equal(401)
})

it('does not sign out of the tag of the sign-in if the page says so', async () => {
  const portal = await realPortal({ developers: [robin] })
  const screen = tag('login', portal)
  await enter(screen)
  await screen.find('heading', 'Logged in')
  const stay = (event: Event) => event.preventDefault()
  screen.element.addEventListener('logout', stay)
  const asked = nextEvent(screen.element, 'logout')
  await screen.press('Log out')
  await asked
  const me = await fetch(`${portal.url}/api/v2/developer/me`, { credentials: 'include' })
  expect(me.status).to.equal(200)
  await screen.find('heading', 'Logged in')
  screen.element.removeEventListener('logout', stay)
  await screen.press('Log out')
  await screen.field('Email')
})

it('shows the account where a form had failed, once another tag has signed in', async () => {
  const portal = await realPortal({ developers: [robin] })
  const [failing, working] = [tag('login', portal), tag('login', portal)]
  await enter(failing, 'wrong')
  await failing.find('alert')
  await enter(working)
  await working.find('heading', 'Logged in')
  await failing.find('heading', 'Logged in')
})
