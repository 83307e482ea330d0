import { expect } from '@open-wc/testing'
import { signIn } from '../support/developer'
import { shows, waitUntil } from '../support/mount'
import { sharedPortal } from '../support/portal'
import { type Screen, show } from '../support/screen'
import { levels, strategySettings } from '../support/strategies'

const [key, client, own] = strategySettings.auth_strategies
const harbour = sharedPortal({
  settings: {
    ...strategySettings,
    rbac: false,
    auth_strategies: [
      { ...key, names: { de: 'API-Schlüssel', fr: 'Clé d’API' } },
      { ...client, names: { de: 'Client des Portals' } },
      own,
    ],
  },
  products: [{ ...levels, files: { 'versions/2.0/openapi.yaml': 'openapi: 3.1.0\npaths: {}\n' } }],
})

/** A signed-in developer with an application of a strategy, and tags for readers of a language. */
async function developerWith(strategy: string) {
  const portal = await harbour()
  const developer = await signIn(portal, await portal.freshDeveloper())
  const application = await developer.createApplication(strategy, { name: 'Peilstab' })
  const tag = (name: string, language: string, attributes = ''): Screen => {
    const base = `api-base-url="${portal.url}" lang="${language}"`
    const screen = show(`<${name} ${base} ${attributes}></${name}>`)
    screen.element.addEventListener('navigate', (event) => event.preventDefault())
    return screen
  }
  return { application: `application="${application.id}"`, tag }
}

it('a strategy has its German name in the form, the list and on the page of an application', async () => {
  const { application, tag } = await developerWith('API key')
  const strategy = 'Authentifizierungsstrategie'
  const form = tag('portal-application-form', 'de')
  const offered = await form.find<HTMLSelectElement>('combobox', strategy)
  const labels = [...offered.options].filter(({ value }) => value).map(({ label }) => label)
  expect(labels).to.deep.equal(['API-Schlüssel', 'Own client', 'Client des Portals'])
  await form.isAccessible()
  form.element.remove()

  const kept = tag('portal-application-form', 'de', application)
  expect((await kept.find<HTMLSelectElement>('combobox', strategy)).selectedOptions[0]?.label).to.equal(
    'API-Schlüssel',
  )
  kept.element.remove()

  const list = tag('portal-my-apps', 'de')
  await list.find('cell', 'API-Schlüssel')
  list.element.remove()

  const page = tag('portal-application', 'de', application)
  await shows(page.element, 'API-Schlüssel')
  expect(page.element.textContent).not.to.include('API key')
  await page.press('Zugang zu einer API erhalten')
  await page.find('dialog', /Peilstab/)
})

it('a registration explains in German which strategies fit, and in a language without names by the name of all', async () => {
  const { tag } = await developerWith('Own client')
  const accepts = async (language: string, button: string) => {
    const screen = tag('portal-spec', language, 'product="levels" product-version="2.0"')
    const card = (await screen.find('region', /^(Zugang zu dieser API|Access to this API)$/)).textContent
    await screen.press(button)
    const choice = await screen.find('list', /Nicht wählbar|Not available/)
    await waitUntil(() => choice.textContent?.includes('Peilstab') === true)
    const { textContent } = choice
    screen.element.remove()
    return [card, textContent]
  }
  const [card, choice] = await accepts('de', 'Zugang erhalten')
  expect(card).to.include('API-Schlüssel')
  expect(choice).to.include(
    'Ihre Strategie ist „Own client“, diese Version akzeptiert aber nur: API-Schlüssel, Client des Portals.',
  )
  const [, english] = await accepts('en', 'Get access')
  expect(english).to.include('accepts only: API key, Portal client.')
})
