import type { Browser } from 'playwright'
import { buildHosts } from '../demo/hosts/build.mjs'
import { hosts } from '../demo/hosts/hosts.mjs'
import { servedHost } from '../test/support/served-host'
import { distant, loopback, slowed } from './network/emulate'
import { exchangesOf, timesBeside, timesOf, visitInTurn } from './network/in-turn'
import { FIELD } from './network/selectors'
import { tagSite } from './network/sites'
import { median, type Row } from './table'

const profiles = [loopback, distant, slowed]

export const HOSTS_HEAD: Row = [
  'host, until the sign-in takes text and handles a submit',
  'requests, generations, bytes',
  'layout shift',
  ...profiles.map(({ name }) => name),
]

/** Where each application shows its sign-in. */
const signInPaths: Readonly<Record<string, string>> = { html: '/#!/login', cms: '/account/' }

/** How soon a sign-in can be used in the applications of `demo/hosts`, beside a page with nothing but the tag. */
export async function hostTimes(browser: Browser, portal: string): Promise<Row[]> {
  await buildHosts()
  const bare = await tagSite(portal, 'portal-login')
  const served = await Promise.all(hosts.map(({ name }) => servedHost(name, portal)))
  const pages = [
    { name: 'a page with nothing but the tag', url: bare.url, selector: FIELD },
    ...hosts.map(({ name, title }, index) => ({
      name: title,
      url: `${served[index]?.url}${signInPaths[name] ?? '/login'}`,
      selector: FIELD,
    })),
  ]
  try {
    const visits = [...(await visitInTurn(browser, pages, profiles)).entries()]
    const ofBare = visits.slice(0, 1).flatMap(([, all]) => timesOf(all))
    return visits.map(([{ name }, all]) => [
      name,
      exchangesOf(all[1]),
      median(all.flat().map(({ layoutShift }) => layoutShift)).toFixed(3),
      ...timesBeside(ofBare, timesOf(all)),
    ])
  } finally {
    bare.close()
    await Promise.all(served.map((host) => host.close()))
  }
}
