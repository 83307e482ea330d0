import { escaped } from '../mail/render-mail'

export interface SitemapEntry {
  /** Absolute address. */
  readonly address: string
  readonly changedAt?: Date
}

/** What sitemaps.org allows in one file. */
const mostEntries = 50_000

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Returns files of a sitemap: one with the entries, or an index and its parts if they are too many. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  partAddress: (part: number) => string,
): string[] {
  if (entries.length <= mostEntries) return [urlSet(entries)]
  const parts = Array.from({ length: Math.ceil(entries.length / mostEntries) }, (_, index) =>
    entries.slice(index * mostEntries, (index + 1) * mostEntries),
  )
  const index = parts.map((_, part) => `<sitemap><loc>${escaped(partAddress(part + 1))}</loc></sitemap>`)
  return [document('sitemapindex', index), ...parts.map(urlSet)]
}

const urlSet = (entries: readonly SitemapEntry[]): string =>
  document(
    'urlset',
    entries.map(({ address, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${escaped(address)}</loc>${changed}</url>`
    }),
  )

const document = (root: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>\n${lines.join('\n')}\n</${root}>\n`
