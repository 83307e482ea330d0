import type { Browser } from 'playwright'
import { builtPortal } from '../test/e2e/support/built-portal'
import { importLongDocument, type Opening, openingOf } from '../test/e2e/support/long-document'
import { median, type Row } from './table'

const RUNS = 5

/** How a document of 2 MB opens: when its first words are there, and the longest task from then until it is complete. */
export async function longDocumentOpens(browser: Browser): Promise<Row[]> {
  const portal = await builtPortal({ PORTAL_PUBLIC: 'true' })
  try {
    await portal.start()
    const path = await importLongDocument(portal)
    const openings: Opening[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext()
      openings.push(await openingOf(await context.newPage(), portal.url + path))
      await context.close()
    }
    const of = (figure: 'firstTextMs' | 'completeMs' | 'longestTaskMs') =>
      Math.round(median(openings.map((opening) => opening[figure])))
    const what = `document of 2 MB, ${openings[0]?.blocks ?? 0} blocks`
    const longest = of('longestTaskMs')
    return [
      [`${what}: first words`, `${of('firstTextMs')} ms`, ''],
      [`${what}: complete`, `${of('completeMs')} ms`, ''],
      [`${what}: longest task after them`, longest === 0 ? 'under 50 ms' : `${longest} ms`, '50 ms'],
    ]
  } finally {
    await portal.remove()
  }
}
