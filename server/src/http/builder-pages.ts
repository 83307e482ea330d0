import type { Language } from '../texts/texts'
import { pageHead } from './page-head'

export const builderPath = '/builder'

/** The page has nothing but its own script, and frames nothing but its preview. */
export const builderPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** The preview shows what the author of a link may have written, so it opens no window and never moves that of the builder. */
export const previewDirectives = [
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-same-origin allow-forms',
]

/** Files, because the policies refuse styles in a page. */
export const previewStyles = `:root { color-scheme: light }
:root[data-scheme='dark'] { color-scheme: dark }
:root[data-scheme='auto'] { color-scheme: light dark }
body { margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }
`

export function builderPage(name: string, language: Language): string {
  return `${pageHead(name, language)}
    <link rel="stylesheet" href="/portal.css">
    <script type="module" src="/kit/builder/builder.js"></script>
  </head>
  <body>
    <portal-builder theme="auto" heading-level="1"></portal-builder>
  </body>
</html>
`
}

/**
 * An empty page which loads the kit as the page of an embedder does. Its script makes the tag, so that nothing chosen becomes part of
 * the markup.
 */
export function previewPage(portal: string, language: Language): string {
  return `${pageHead('Preview', language)}
    <link rel="stylesheet" href="${portal}${builderPath}/preview.css">
    <script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}"></script>
    <script type="module" src="${portal}/kit/builder/preview.js"></script>
  </head>
  <body></body>
</html>
`
}
