import type { NpmFiles } from '../../test/support/npm-files'
import type { Subject } from './descriptions'

export interface Viewer {
  readonly name: string
  /** Where its files come from; they are served under `/viewer/`. Ours come from the kit's build. */
  readonly files?: NpmFiles
  /** What stands in the page; the description is at `/description.json`. */
  readonly markup: string
  /** What stands behind `#` for an operation. */
  hash(operation: Subject['operation']): string
}

const script = (path: string, type = '') => `<script ${type} src="/viewer/${path}"></script>`

const encoded = encodeURIComponent

/** Each as its own documentation embeds it, with telemetry and fonts from elsewhere switched off. */
export const viewers: readonly Viewer[] = [
  {
    name: 'portal-spec',
    markup: `<script type="module" src="/kit/loader.js"></script><portal-spec spec-url="/description.json"></portal-spec>`,
    hash: ({ tag, id }) => `/${encoded(tag)}/${encoded(id)}`,
  },
  {
    name: 'Scalar',
    files: { name: '@scalar/api-reference', version: '1.72.1', files: ['dist/browser'] },
    markup: `<div id="app"></div><script type="module">
      import { createApiReference } from '/viewer/dist/browser/standalone.esm.js'
      createApiReference('#app', { url: '/description.json', telemetry: false, withDefaultFonts: false, proxyUrl: '' })
    </script>`,
    hash: ({ tag, method, path }) =>
      `tag/${tag.toLowerCase().replaceAll(' ', '-')}/${method.toUpperCase()}${path}`,
  },
  {
    name: 'Redoc',
    files: { name: 'redoc', version: '3.0.1', files: ['bundles/redoc.standalone.js'] },
    markup: `<redoc spec-url="/description.json" disable-telemetry="true"></redoc>${script('bundles/redoc.standalone.js', 'type="module"')}`,
    hash: ({ tag, id }) => `/${tag.toLowerCase()}/${id.toLowerCase()}`,
  },
  {
    name: 'Swagger UI',
    files: {
      name: 'swagger-ui-dist',
      version: '5.35.0',
      files: ['swagger-ui-bundle.js', 'swagger-ui.css'],
    },
    markup: `<link rel="stylesheet" href="/viewer/swagger-ui.css"><div id="app"></div>${script('swagger-ui-bundle.js')}
      <script>SwaggerUIBundle({ url: '/description.json', dom_id: '#app', deepLinking: true })</script>`,
    hash: ({ tag, id }) => `/${encoded(tag)}/${encoded(id)}`,
  },
  {
    name: 'RapiDoc',
    files: { name: 'rapidoc', version: '9.3.8', files: ['dist/rapidoc-min.js'] },
    markup: `${script('dist/rapidoc-min.js', 'type="module"')}
      <rapi-doc spec-url="/description.json" render-style="focused" load-fonts="false"></rapi-doc>`,
    hash: ({ method, path }) => `${method}-${path.replace(/[{}\s]/g, '-')}`,
  },
  {
    name: 'Stoplight',
    files: {
      name: '@stoplight/elements',
      version: '9.0.25',
      files: ['web-components.min.js', 'styles.min.css'],
    },
    markup: `<link rel="stylesheet" href="/viewer/styles.min.css">${script('web-components.min.js')}
      <elements-api apiDescriptionUrl="/description.json" router="hash"></elements-api>`,
    hash: ({ id }) => `/operations/${id.replaceAll('/', '-')}`,
  },
]
