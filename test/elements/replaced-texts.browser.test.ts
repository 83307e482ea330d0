import { expect } from '@open-wc/testing'
import { configure } from '../../src/element'
import type { ReplacedTexts } from '../../src/i18n'
import { nextEvent, waitUntil } from '../support/mount'
import { realPortal, sharedPortal } from '../support/portal'
import { show } from '../support/screen'

const portalOnce = sharedPortal({ settings: { name: 'Harbour' } })

const attributes = (url: string) => `api-base-url="${url}" user-entity="developer" lang="en"`

async function login(attribute = '') {
  const { url } = await portalOnce()
  return show(`<portal-login ${attributes(url)} ${attribute}></portal-login>`)
}

type Tag = HTMLElement & { texts: ReplacedTexts | undefined }

afterEach(() => {
  configure({ texts: undefined })
  document.querySelectorAll('[data-portal-texts]').forEach((script) => script.remove())
})

it('shows the texts of the attribute, and the others as they were', async () => {
  const screen = await login(`texts='{"en": {"login.heading": "Welcome aboard"}}'`)
  await screen.find('heading', 'Welcome aboard')
  await screen.find('button', 'Log in')
})

it('follows a change of configuration and of language', async () => {
  const screen = await login()
  await screen.find('heading', 'Log in')
  configure({
    texts: { en: { 'login.heading': 'Welcome aboard' }, de: { 'login.heading': 'Willkommen an Bord' } },
  })
  await screen.find('heading', 'Welcome aboard')
  screen.element.lang = 'de'
  await screen.find('heading', 'Willkommen an Bord')
  configure({ texts: undefined })
  await screen.find('heading', 'Anmelden')
})

it('has the texts of a script block in the page, and those of a tag instead', async () => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset['portalTexts'] = ''
  script.textContent = JSON.stringify({ en: { 'login.heading': 'Of the page' } })
  document.body.append(script)
  const screen = await login()
  await screen.find('heading', 'Of the page')
  ;(screen.element as Tag).texts = { en: { 'login.heading': 'Of the tag' } }
  await screen.find('heading', 'Of the tag')
})

it('has them in the messages of a form', async () => {
  const screen = await login()
  ;(screen.element as Tag).texts = { en: { 'errors.wrongCredentials': 'No such account aboard.' } }
  for (const [label, value] of [
    ['Email', 'nobody@example.com'],
    ['Password', 'Portal-demo-1'],
  ] as const) {
    const field = await screen.field(label)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  ;(await screen.find('button', 'Log in')).click()
  const alert = await screen.find('alert')
  await waitUntil(() => alert.textContent === 'No such account aboard.', alert.textContent)
})

it('tells the page of texts that are none, and keeps its own', async () => {
  for (const wrong of ['{', '["login.heading"]', '{"en": "Welcome"}', '{"en": {"login.heading": 1}}']) {
    const failed = nextEvent(document, 'element-error')
    const screen = await login(`texts='${wrong}'`)
    const { detail } = (await failed) as CustomEvent<{ error: Error }>
    expect(detail.error.message).to.contain('texts: expected texts by language and key')
    await screen.find('heading', 'Log in')
    screen.element.remove()
  }
})

it('has them in the whole portal: in its frame, in the title and in its screens', async () => {
  const { url } = await realPortal({ settings: { name: 'Harbour' } })
  const screen = show(
    `<portal-app ${attributes(url)} history="memory" texts='${JSON.stringify({
      en: {
        'routes.login': 'Boarding',
        'routes.skipToContent': 'Straight on',
        'login.heading': 'Welcome aboard',
      },
    })}'></portal-app>`,
  )
  await screen.find('heading', 'Welcome aboard')
  await screen.find('link', 'Straight on')
  await waitUntil(() => document.title.startsWith('Boarding'), document.title)
  ;(screen.element as Tag).texts = { en: { 'routes.skipToContent': 'To the content' } }
  await screen.find('link', 'To the content')
  await screen.find('heading', 'Log in')
})
