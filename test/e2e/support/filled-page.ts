import { until } from '../../support/server/until'

/** What the server has put between the tags of the portal. Empty: the kit shows the page. */
export const contentOf = (html: string): string =>
  /<portal-app [^>]*>(.*?)<\/portal-app>/s.exec(html)?.[1] ?? ''

/** Returns a page with its content. On a busy machine it may be sent without it, and has it the next time. */
export async function filledPage(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  let html = ''
  await until(async () => {
    html = await (await fetch(address, { headers: { accept: 'text/html', ...headers } })).text()
    return contentOf(html) !== ''
  }, `${address} has its content`)
  return html
}
