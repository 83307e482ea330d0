import type { DeveloperElsewhere } from './developer'
import type { PortalAddress } from './portal'
import { type Screen, show } from './screen'

/** An application of which the dashboard is shown. */
export interface Clock {
  readonly portal: PortalAddress
  readonly developer: DeveloperElsewhere
  readonly id: string
  /** IDs by name. */
  readonly versions: Readonly<Record<string, string>>
}

/** Creates the application `Clock`, registered for two versions of `Levels`. */
export async function createClock(portal: PortalAddress, developer: DeveloperElsewhere): Promise<Clock> {
  const application = await developer.createApplication('API key', { name: 'Clock' })
  await developer.register(application, 'Levels', '2.0')
  await developer.register(application, 'Levels', '1.0')
  const { Levels } = await developer.names('/products')
  return {
    portal,
    developer,
    id: application.id,
    versions: await developer.names(`/products/${Levels}/versions`),
  }
}

/** Shows the dashboard of an application. It moves nowhere. */
export function showDashboard({ portal, id }: Clock, attributes = '', lang = 'en'): Screen {
  const screen = show(
    `<portal-dashboard api-base-url="${portal.url}" lang="${lang}" application="${id}" ${attributes}></portal-dashboard>`,
  )
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  return screen
}

/** Returns the entries of a chart's legend, each as its texts. */
export async function legendOf(screen: Screen, chart: string): Promise<string[][]> {
  const list = await screen.find('list', `Legend of ${chart}`)
  return [...list.querySelectorAll('li')].map((item) =>
    [...item.querySelectorAll('span')].map((part) => part.textContent ?? ''),
  )
}
