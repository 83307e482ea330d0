import { LinkChecker, LinkState } from 'linkinator'
import { contentOf, filledPage } from './filled-page'

export interface Crawl {
  /** Each address of the portal that a link leads to, without its hash. */
  readonly addresses: readonly string[]
  /** HTML by address. */
  readonly pages: ReadonlyMap<string, string>
  /** A line for each link whose target does not exist. */
  readonly broken: readonly string[]
}

/** Follows every link of a portal from its first page, as a program without scripts does. */
export async function crawl(portalUrl: string): Promise<Crawl> {
  const pages = new Map<string, string>()
  const empty: string[] = []
  // The server keeps a page for some seconds, so the crawler gets the one that has its content.
  const isElsewhere = async (address: string): Promise<boolean> => {
    if (!address.startsWith(`${portalUrl}/`)) return true
    const response = await fetch(address)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') && response.ok
    const html = await response.text()
    if (!isPage) return false
    pages.set(address, html)
    if (hasContent(new URL(address)))
      await filledPage(address).then(
        (filled) => pages.set(address, filled),
        (error: unknown) => empty.push(String(error)),
      )
    return false
  }
  const path = `${portalUrl}/`
  const checker = new LinkChecker()
  const { links } = await checker.check({ path, recurse: true, concurrency: 8, linksToSkip: isElsewhere })
  const broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent }) => `${url}: ${status}, in ${parent}`)
  return {
    addresses: links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url),
    pages,
    broken: [...broken, ...empty, ...otherPages(pages), ...brokenHashes(pages)],
  }
}

/** A page of something that is not there has none. */
const hasContent = ({ pathname }: URL) => /^\/($|login$|docs\/|spec\/)/.test(pathname)

/** The reference shows its overview for an operation, a model or a tag that it does not have, and says so. */
const otherPages = (pages: Crawl['pages']): string[] =>
  [...pages]
    .filter(([, html]) => /<div class="pe-ref-content"><div class="pe-alert/.test(contentOf(html)))
    .map(([address]) => `${address}: shows something else`)

/** The crawler leaves the hashes of links out. */
const brokenHashes = (pages: Crawl['pages']): string[] =>
  [...pages].flatMap(([address, html]) =>
    attributesOf(html, 'href')
      .map((href) => new URL(href, address))
      .filter(({ hash, href }) => {
        const target = hash && pages.get(href.slice(0, -hash.length))
        return target && !attributesOf(target, 'id').includes(decodeURIComponent(hash.slice(1)))
      })
      .map(({ href }) => `${href}: no element has this ID, in ${address}`),
  )

const attributesOf = (html: string, name: string): string[] =>
  Array.from(html.matchAll(new RegExp(`<[^<>]+\\s${name}="([^"]*)"`, 'g')), ([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )
