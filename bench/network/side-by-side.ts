import type { Browser, BrowserContextOptions } from 'playwright'
import type { Row } from '../table'
import { distant, loopback, type Profile, slowed } from './emulate'
import { exchangesOf, timesBeside, timesOf, type Visits, visitInTurn } from './in-turn'
import { DOCUMENT, documentPath, FIELD, OPERATION, operationPath, PRODUCT } from './selectors'
import { floorSite, peerSite, preloadLine, reactFloorSite, tagSite } from './sites'
import type { VisitedPage } from './visit'

const profiles: readonly Profile[] = [loopback, distant, slowed]

export const NETWORK_HEAD: Row = [
  'page, until what the visitor came for is there; a field takes text then, and its form handles or keeps a submit',
  'requests, generations, bytes',
  ...profiles.map(({ name }) => name),
  'target',
]

const REACT_FLOOR = 'React floor: one script with React and a form of two fields'

interface MeasuredPage extends VisitedPage {
  readonly name: string
  /** Times of the React floor at most. */
  readonly target?: number
  /** The same until the kit has taken over what the page came with, where it comes with anything. */
  readonly takenOverTarget?: number
}

const rendered = { target: 0.8, takenOverTarget: 1.45 }

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
    { name: 'the portal at /login', url: `${portal}/login`, selector: FIELD, ...rendered },
    { name: "the portal's catalog, a visitor", url: portal, selector: PRODUCT, ...rendered },
    {
      name: "the portal's catalog, signed in",
      url: portal,
      selector: PRODUCT,
      storageState: signedIn,
      ...rendered,
    },
    { name: 'a document, a visitor', url: portal + documentPath, selector: DOCUMENT, ...rendered },
    { name: 'an operation, a visitor', url: portal + operationPath, selector: OPERATION, ...rendered },
  ]
  try {
    return rowsOf(await visitInTurn(browser, pages, profiles))
  } finally {
    for (const site of sites) site.close()
  }
}

function rowsOf(visits: Visits<MeasuredPage>): Row[] {
  const reactFloor = [...visits].flatMap(([{ name }, all]) => (name === REACT_FLOOR ? timesOf(all) : []))
  return [...visits].flatMap(([{ name, target, takenOverTarget }, all]) => {
    const row: Row = [
      name,
      // Where requests take long, each round of them is seen.
      exchangesOf(all[1]),
      ...timesBeside(reactFloor, timesOf(all)),
      target ? `${target} × the React floor` : '',
    ]
    if (!takenOverTarget) return [row]
    const takenOver = timesBeside(reactFloor, timesOf(all, 'takenOverMs'))
    return [
      row,
      [`${name}, until the kit has taken it over`, '', ...takenOver, `${takenOverTarget} × the React floor`],
    ]
  })
}
