import type { Browser, BrowserContextOptions } from 'playwright'
import type { Row } from '../table'
import { distant, loopback, type Profile, slowed } from './emulate'
import { exchangesOf, timesBeside, timesOf, type Visits, visitInTurn } from './in-turn'
import { FIELD, PRODUCT } from './selectors'
import { floorSite, peerSite, preloadLine, reactFloorSite, tagSite } from './sites'
import type { VisitedPage } from './visit'

const profiles: readonly Profile[] = [loopback, distant, slowed]

export const NETWORK_HEAD: Row = [
  'page, until its field takes text and its form handles or keeps a submit',
  'requests, generations, bytes',
  ...profiles.map(({ name }) => name),
  'target',
]

const PORTAL_LOGIN = 'the portal at /login'
const REACT_FLOOR = 'React floor: one script with React and a form of two fields'

interface MeasuredPage extends VisitedPage {
  readonly name: string
  /** Times of the React floor at most. */
  readonly target?: number
}

/** @param signedIn - What a browser keeps of a developer of the portal. */
export async function networkTimes(
  browser: Browser,
  portal: string,
  signedIn: BrowserContextOptions['storageState'],
): Promise<Row[]> {
  const sites = await Promise.all([
    floorSite(),
    reactFloorSite(),
    peerSite(),
    tagSite(portal, 'portal-login'),
    tagSite(portal, 'portal-login', preloadLine(portal)),
  ])
  const [floor, reactFloor, peer, alone, preloaded] = sites.map(({ url }) => url)
  const pages: MeasuredPage[] = [
    { name: 'floor: one script of 60 kB that renders a field', url: `${floor}`, selector: FIELD },
    { name: REACT_FLOOR, url: `${reactFloor}`, selector: FIELD },
    {
      name: "the nearest peer's sign-in element",
      url: `${peer}`,
      selector: 'input#email, input[type=email]',
    },
    { name: 'portal-login, its script tag alone', url: `${alone}`, selector: FIELD, target: 1.5 },
    { name: 'portal-login, with its preload line', url: `${preloaded}`, selector: FIELD, target: 1.25 },
    { name: PORTAL_LOGIN, url: `${portal}/login`, selector: FIELD, target: 1 },
    {
      name: "the portal's catalog, signed in",
      url: portal,
      selector: PRODUCT,
      storageState: signedIn,
      target: 1.8,
    },
  ]
  try {
    return rowsOf(await visitInTurn(browser, pages, profiles))
  } finally {
    for (const site of sites) site.close()
  }
}

function rowsOf(visits: Visits<MeasuredPage>): Row[] {
  const reactFloor = [...visits].flatMap(([{ name }, all]) => (name === REACT_FLOOR ? timesOf(all) : []))
  return [...visits].flatMap(([{ name, target }, all]) => {
    const row: Row = [
      name,
      // Where requests take long, each round of them is seen.
      exchangesOf(all[1]),
      ...timesBeside(reactFloor, timesOf(all)),
      target ? `${target} × the React floor` : '',
    ]
    if (name !== PORTAL_LOGIN) return [row]
    const takenOver = timesBeside(reactFloor, timesOf(all, 'takenOverMs'))
    return [row, [`${name}, until the kit has taken the form over`, '', ...takenOver, '']]
  })
}
