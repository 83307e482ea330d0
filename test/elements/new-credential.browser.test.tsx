import { sendKeys } from '@web/test-runner-commands'
import { signIn } from '../support/developer'
import { shows, waitUntil } from '../support/mount'
import { sharedPortal } from '../support/portal'
import { type Screen, show, type } from '../support/screen'
import { strategySettings } from '../support/strategies'

const harbour = sharedPortal({ settings: strategySettings })

/** The portal of a developer with these applications, in which the search has just been asked for a new credential. */
async function asked(...names: string[]): Promise<Screen> {
  const portal = await harbour()
  const developer = await signIn(portal, await portal.freshDeveloper())
  for (const name of names) await developer.createApplication('API key', { name })
  const screen = show(`<portal-app api-base-url="${portal.url}" history="memory" lang="en"></portal-app>`)
  await screen.find('link', 'My Apps')
  await sendKeys({ press: 'Control+K' })
  type(await screen.find<HTMLInputElement>('combobox', 'Search the portal'), 'new cred')
  await waitUntil(() => screen.all('status').some((one) => one.textContent === 'Results: 1'), 'the action')
  await sendKeys({ press: 'Enter' })
  return screen
}

it('the search leads to the dialog of the only application', async () => {
  const screen = await asked('Tide clock')
  await screen.find('dialog', 'New credential')
  await screen.isAccessible()
  await sendKeys({ press: 'Escape' })
  await screen.gone('dialog')
  await screen.find('heading', 'Tide clock')
  await screen.find('button', 'New credential')
})

it('of several applications the developer chooses one', async () => {
  const screen = await asked('Tide clock', 'Buoy watch')
  await shows(screen.element, 'Choose the application that gets the new credential.')
  await screen.isAccessible()
  ;(await screen.find('link', 'Buoy watch')).click()
  await screen.find('dialog', 'New credential')
  await sendKeys({ press: 'Escape' })
  await screen.find('heading', 'Buoy watch')
})
