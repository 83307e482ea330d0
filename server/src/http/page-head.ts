import { escaped } from '../mail/render-mail'
import type { Language } from '../texts/texts'
import type { PageDetails } from './page-details'

/** The beginning of each page that the server writes, up to its title. It leaves the `head` open. */
export function pageHead(title: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}</title>
    <link rel="icon" href="/api/v2/portal/favicon.ico">`
}

/** Returns what a page that every visitor may read says to search engines and previews of links. Other pages are not indexed. */
export function detailTags(details: PageDetails | undefined): string {
  if (!details) return '\n    <meta name="robots" content="noindex">'
  const { title, summary, address, siteName, picture, kind, markdown, alternates } = details
  const meta = Object.entries({
    'og:type': kind === 'site' ? 'website' : 'article',
    'og:site_name': siteName,
    'og:title': title,
    'og:url': address,
    'og:description': summary,
    'og:image': picture,
  })
    .filter(([, content]) => content)
    .map(([property, content]) => `\n    <meta property="${property}" content="${escaped(String(content))}">`)
  const description = summary ? `\n    <meta name="description" content="${escaped(summary)}">` : ''
  const text = markdown ? `\n    <link rel="alternate" type="text/markdown" href="${escaped(markdown)}">` : ''
  const languages = alternates.map(
    (one) => `\n    <link rel="alternate" hreflang="${one.language}" href="${escaped(one.address)}">`,
  )
  return `${description}
    <link rel="canonical" href="${escaped(address)}">${languages.join('')}${text}${meta.join('')}
    <script type="application/ld+json">${inScript(linkedData(details))}</script>`
}

function linkedData({ title, summary, address, siteName, kind }: PageDetails): object {
  return {
    '@context': 'https://schema.org',
    '@type': { article: 'TechArticle', operation: 'APIReference', reference: 'WebAPI', site: 'WebSite' }[
      kind
    ],
    [kind === 'article' || kind === 'operation' ? 'headline' : 'name']: title,
    ...(summary && { description: summary }),
    url: address,
    ...(kind !== 'site' && { isPartOf: { '@type': 'WebSite', name: siteName } }),
  }
}

/** Nothing in it ends the element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')
