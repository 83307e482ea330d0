import type { Browser } from 'playwright'
import { median, type Row } from '../table'
import { type Subject, subjects } from './descriptions'
import { viewerSite } from './site'
import { type Viewer, viewers } from './viewers'
import { type Visit, visits } from './visit'

const RUNS = 3

export const REFERENCE_HEAD: Row = [
  'API reference',
  'scripts and styles, gzip',
  'landing text',
  'deep-linked operation',
  'third visit',
  'longest task',
  'layout shift',
  'heap of the page',
  'target',
]

/** Of the large description: cold against the fastest other viewer, and a third visit against the first. */
const TARGETS = { cold: 1 / 4, again: 1 / 2, longestTaskMs: 50 }

interface Measured {
  readonly landing: Visit[]
  readonly operation: Visit[]
  /** Third visits of the operation: browsers keep compiled code from the second one on. */
  readonly again: Visit[]
  codeBytes: number
}

/** Undefined if the text was not seen in one of the visits. */
function medianTime(visits: readonly Visit[]): number | undefined {
  const seen = visits.flatMap(({ seenMs }) => seenMs ?? [])
  return seen.length === visits.length ? median(seen) : undefined
}

function milliseconds(visits: readonly Visit[]): string {
  const time = medianTime(visits)
  return time === undefined ? 'not shown' : `${Math.round(time)} ms`
}

/** How the first viewer, which is ours, compares with the others. */
function comparison([own, ...others]: readonly Measured[]): string {
  const cold = own && medianTime(own.operation)
  const again = own && medianTime(own.again)
  const fastest = Math.min(...others.flatMap(({ operation }) => medianTime(operation) ?? []))
  if (!cold || !again) return 'not shown'
  const share = (part: number, whole: number, target: number) =>
    `${(part / whole).toFixed(2)} (at most ${target})`
  return [
    `cold ${share(cold, fastest, TARGETS.cold)} of the next`,
    `third visit ${share(again, cold, TARGETS.again)} of cold`,
    `tasks of at most ${TARGETS.longestTaskMs} ms`,
  ].join('; ')
}

async function measure(
  browser: Browser,
  viewer: Viewer,
  subject: Subject,
  measured: Measured,
): Promise<void> {
  const { landingText, operation } = subject
  const site = await viewerSite(viewer, subject)
  measured.landing.push(...(await visits(browser, site.url, landingText, 1)))
  const url = `${site.url}#${viewer.hash(operation)}`
  const [cold, , warm] = await visits(browser, url, operation.text, 3)
  if (cold && warm) {
    measured.operation.push(cold)
    measured.again.push(warm)
  }
  measured.codeBytes = Math.max(measured.codeBytes, site.codeBytes())
  site.close()
}

/** The viewers in turn, several times, so that whatever else the machine does meets all of them. */
export async function referenceViewers(browser: Browser): Promise<Row[]> {
  const rows: Row[] = []
  for (const subject of await subjects()) {
    const results = new Map(
      viewers.map((viewer) => [viewer, { landing: [], operation: [], again: [], codeBytes: 0 } as Measured]),
    )
    for (let run = 0; run < RUNS; run += 1) {
      for (const [viewer, measured] of results) await measure(browser, viewer, subject, measured)
    }
    for (const [index, [{ name }, { landing, operation, again, codeBytes }]] of [...results].entries()) {
      rows.push([
        `${name} (${subject.label})`,
        `${Math.round(codeBytes / 1000)} kB`,
        milliseconds(landing),
        milliseconds(operation),
        milliseconds(again),
        `${Math.round(Math.max(...[...operation, ...again].map(({ longestTaskMs }) => longestTaskMs)))} ms`,
        median(operation.map(({ layoutShift }) => layoutShift)).toFixed(3),
        `${median(operation.map(({ heapMegabytes }) => heapMegabytes)).toFixed(1)} MB`,
        index === 0 && subject.isLarge ? comparison([...results.values()]) : '',
      ])
    }
  }
  return rows
}
