import { build } from 'esbuild'
import type { Browser } from 'playwright'
import { hostSite } from '../../test/support/host-site'
import { median, type Row } from '../table'
import type { ChartTimes } from './chart-probe'

const PAGES = 9

const style = `.pe-chart { position: relative; width: 800px; height: 260px; font: 13px sans-serif }
  .pe-chart-svg { position: absolute; inset: 0; width: 100%; height: 100% }`

/** How long a chart of 90 days and five series takes to render first, in a new page each time, and to follow new values. */
export async function chartTimes(browser: Browser): Promise<Row[]> {
  const {
    outputFiles: [script],
  } = await build({
    entryPoints: ['bench/dashboard/chart-probe.tsx'],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
  })
  const site = await hostSite({
    files: {
      '/probe.js': script?.text ?? '',
      '/index.html': `<!doctype html><title>Chart</title><style>${style}</style><script type="module" src="/probe.js"></script>`,
    },
  })
  const times: ChartTimes[] = []
  try {
    for (let run = 0; run < PAGES; run += 1) {
      const page = await browser.newPage()
      await page.goto(site.url, { waitUntil: 'networkidle' })
      times.push(await page.evaluate(() => (globalThis as unknown as { measure(): ChartTimes }).measure()))
      await page.close()
    }
  } finally {
    await site.close()
  }
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`
  return [
    [
      'chart of 90 days and five series, first render in a new page',
      milliseconds(median(times.map(({ firstRender }) => firstRender))),
      '30 ms',
    ],
    ['its update with other values', milliseconds(median(times.flatMap(({ updates }) => updates))), '4 ms'],
  ]
}
