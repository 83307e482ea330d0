import type { Browser } from 'playwright'
import { median } from '../table'
import type { Profile } from './emulate'
import { type NetworkVisit, type VisitedPage, visitSlowly } from './visit'

const RUNS = 5

/** Visits of each page, first by profile. */
export type Visits<Page> = ReadonlyMap<Page, readonly (readonly NetworkVisit[])[]>

/** Visits pages in turn, so that whatever else the machine does meets all of them. A first round, which warms servers up, is not counted. */
export async function visitInTurn<Page extends VisitedPage>(
  browser: Browser,
  pages: readonly Page[],
  profiles: readonly Profile[],
): Promise<Visits<Page>> {
  const visits = new Map(pages.map((page) => [page, profiles.map((): NetworkVisit[] => [])]))
  for (let run = 0; run <= RUNS; run += 1)
    for (const [index, profile] of profiles.entries())
      for (const [page, ofPage] of visits) {
        const visit = await visitSlowly(browser, page, profile)
        if (run > 0) ofPage[index]?.push(visit)
      }
  return visits
}

/** Medians in milliseconds, one for each profile. */
export const timesOf = (
  ofPage: readonly (readonly NetworkVisit[])[],
  figure: 'usableMs' | 'takenOverMs' = 'usableMs',
): number[] => ofPage.map((ofProfile) => Math.round(median(ofProfile.map((visit) => visit[figure]))))

/** Times as texts, with how many times those of another page they are. */
export const timesBeside = (others: readonly number[], times: readonly number[]): string[] =>
  times.map((ms, index) => `${ms} ms, ${(ms / (others[index] ?? ms)).toFixed(2)} ×`)

/** Says what a page asked for until it could be used. */
export function exchangesOf(visits: readonly NetworkVisit[] = []): string {
  const middle = (figure: 'requests' | 'generations' | 'bytes') =>
    median(visits.map((visit) => visit[figure]))
  return `${middle('requests')}, ${middle('generations')}, ${Math.round(middle('bytes') / 1000)} kB`
}
