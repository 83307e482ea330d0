import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readPages } from './network/selectors'
import { median, type Row } from './table'

/** Loaded by the bench alone: a part of it is for nothing but itself. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const RUNS = 5

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export const LIGHTHOUSE_HEAD: Row = [
  'page of a visitor, Lighthouse 12 with its mobile profile',
  ...categories,
  'LCP, blocking time, shift',
  'target',
]

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** Scores of Lighthouse, medians of several runs. Its browser is CHROMIUM_PATH. */
export async function lighthouseScores(portal: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(readPages)) {
    // A page is sent without its content while the renderer starts.
    for (let visit = 0; visit < 5; visit += 1)
      await fetch(portal + path, { headers: { accept: 'text/html' } })
    const reports: Report[] = []
    for (let run = 0; run < RUNS; run += 1) reports.push(await reportOf(portal + path))
    const score = (category: string) =>
      Math.round(100 * median(reports.map((report) => report.categories[category]?.score ?? Number.NaN)))
    const figure = (audit: string) =>
      median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
    rows.push([
      name,
      ...categories.map((category) => String(score(category))),
      `${Math.round(figure('largest-contentful-paint'))} ms, ${Math.round(figure('total-blocking-time'))} ms, ${figure('cumulative-layout-shift').toFixed(3)}`,
      '95, and 100 three times',
    ])
  }
  return rows
}

async function reportOf(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = ['--quiet', '--output=json', `--output-path=${file}`]
  const chrome = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  try {
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags, chrome], {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
    })
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
