import type { Browser, BrowserContextOptions } from 'playwright'
import { median, type Row } from '../table'
import { FIELD, PRODUCT } from './selectors'
import { floorSite, peerSite, preloadLine, reactFloorSite, tagSite } from './sites'
import { distant, loopback, type Profile, slowed } from './emulate'
import { type NetworkVisit, type VisitedPage, visitSlowly } from './visit'

const RUNS = 5

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
    { name: 'portal-login, its script tag alone', url: `${alone}`, selector: FIELD, target: 1.3 },
    { name: 'portal-login, with its preload line', url: `${preloaded}`, selector: FIELD, target: 1.15 },
    { name: PORTAL_LOGIN, url: `${portal}/login`, selector: FIELD, target: 1 },
    {
      name: "the portal's catalog, signed in",
      url: portal,
      selector: PRODUCT,
      storageState: signedIn,
      target: 1.6,
    },
  ]
  const visits = new Map(pages.map((page) => [page, profiles.map(() => [] as NetworkVisit[])]))
  try {
    // In turn, so that whatever else the machine does meets all of them. The first round warms servers up.
    for (let run = 0; run <= RUNS; run += 1)
      for (const [index, profile] of profiles.entries())
        for (const [page, ofPage] of visits) {
          const visit = await visitSlowly(browser, page, profile)
          if (run > 0) ofPage[index]?.push(visit)
        }
  } finally {
    for (const site of sites) site.close()
  }
  return rowsOf(visits)
}

function rowsOf(visits: ReadonlyMap<MeasuredPage, readonly NetworkVisit[][]>): Row[] {
  const times = (ofPage: readonly NetworkVisit[][], figure: 'usableMs' | 'takenOverMs' = 'usableMs') =>
    ofPage.map((ofProfile) => Math.round(median(ofProfile.map((visit) => visit[figure]))))
  const reactFloor = [...visits].filter(([{ name }]) => name === REACT_FLOOR).flatMap(([, all]) => times(all))
  const timesOfFloor = (all: readonly number[]) =>
    all.map((ms, index) => `${ms} ms, ${(ms / (reactFloor[index] ?? ms)).toFixed(2)} ×`)
  const row = ({ name, target }: MeasuredPage, ofPage: readonly NetworkVisit[][]): Row => {
    // Where requests take long, each round of them is seen.
    const slow = ofPage[1] ?? []
    const middle = (figure: 'requests' | 'generations' | 'bytes') =>
      median(slow.map((visit) => visit[figure]))
    return [
      name,
      `${middle('requests')}, ${middle('generations')}, ${Math.round(middle('bytes') / 1000)} kB`,
      ...timesOfFloor(times(ofPage)),
      target ? `${target} × the React floor` : '',
    ]
  }
  return [...visits].flatMap(([page, ofPage]) =>
    page.name === PORTAL_LOGIN
      ? [
          row(page, ofPage),
          [
            `${page.name}, until the kit has taken the form over`,
            '',
            ...timesOfFloor(times(ofPage, 'takenOverMs')),
            '',
          ],
        ]
      : [row(page, ofPage)],
  )
}
