import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { longDocument } from '../../support/long-document'
import { writeContent } from '../../support/server/written-content'
import type { BuiltPortal } from './built-portal'

const LENGTH = 2_000_000

/** Gives the portal one product with one document of 2 MB. @returns the document's path in the portal. */
export async function importLongDocument(portal: BuiltPortal): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-long-document-'))
  try {
    const files = { 'docs/long.md': longDocument(LENGTH), 'docs/short.md': '# Short\n\nAll of it.\n' }
    await writeContent(folder, {}, [{ folder: 'library', product: { name: 'Library' }, files }])
    await portal.command(['import', folder])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const { data } = (await (await fetch(`${portal.url}/api/v2/products`)).json()) as { data: { id: string }[] }
  return `/docs/${data[0]?.id}/long`
}

export interface Opening {
  /** From navigation until the title of the document has been rendered. */
  readonly firstTextMs: number
  /** From navigation until all of it is there. */
  readonly completeMs: number
  /** The longest task between the two, and for a second longer; 0 when none took 50 ms. */
  readonly longestTaskMs: number
  readonly blocks: number
  readonly parts: number
  /** Parts that entered the page together. */
  readonly mostPartsAtOnce: number
  /** Letters of the longest part. */
  readonly longestPart: number
}

/** Opens a document in a fresh page and measures it. */
export async function openingOf(page: Page, address: string): Promise<Opening> {
  await page.addInitScript({ path: fileURLToPath(new URL('long-document-probe.js', import.meta.url)) })
  await page.goto(address)
  const opened = await page.waitForFunction(
    () => {
      const { seen } = window as unknown as {
        seen: {
          tasks: { start: number; end: number }[]
          firstText: number
          complete: number
          mostPartsAtOnce: number
        }
      }
      const isSettled = seen.complete > 0 && performance.now() > seen.complete + 1_000
      if (!isSettled) return undefined
      const parts = [...document.querySelectorAll('.pe-doc-chunk')]
      const later = seen.tasks.filter(({ start }) => start >= seen.firstText)
      return {
        firstTextMs: seen.firstText,
        completeMs: seen.complete,
        longestTaskMs: Math.max(0, ...later.map(({ start, end }) => end - start)),
        blocks: document.querySelectorAll('.pe-doc-chunk > *').length,
        parts: parts.length,
        mostPartsAtOnce: seen.mostPartsAtOnce,
        longestPart: Math.max(...parts.map(({ textContent }) => textContent.length)),
      }
    },
    undefined,
    { timeout: 60_000 },
  )
  const value = await opened.jsonValue()
  if (!value) throw new Error('The document did not open.')
  return value
}
