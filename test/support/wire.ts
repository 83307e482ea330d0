import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'

/** Bytes of a page's scripts and style sheets from the kit, as they would travel compressed. */
export interface KitBytes {
  readonly gzip: number
  readonly brotli: number
  /** Names of the files, for the message of a budget that is broken. */
  readonly files: readonly string[]
}

/** What a page loaded from the kit so far, read from the built files, so that the figures are exact. */
export async function kitBytes(page: Page): Promise<KitBytes> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => path.startsWith('/kit/'))
      .map((path) => path.slice('/kit/'.length)),
  )
  const files = [...new Set(names)].sort()
  const sizes = files.map(compressedSizes)
  return { gzip: sum(sizes.map(({ gzip }) => gzip)), brotli: sum(sizes.map(({ brotli }) => brotli)), files }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The build has compressed every file, and the server sends the results. */
const compressedSizes = (file: string) => ({
  gzip: statSync(resolve('dist/kit', `${file}.gz`)).size,
  brotli: statSync(resolve('dist/kit', `${file}.br`)).size,
})

/** Counts all bytes that reach a page, headers included, from the moment of the call. */
export async function countTransfer(page: Page): Promise<{ total(): number }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  let total = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (total += encodedDataLength))
  await session.send('Network.enable')
  return { total: () => total }
}
