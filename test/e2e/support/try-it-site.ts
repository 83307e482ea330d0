import type { Page } from '@playwright/test'
import { type OpenIdProvider, startOpenIdProvider } from '../../support/openid-provider.mjs'
import { type RecordingApi, recordingApi } from '../../support/recording-api'
import { freePort } from '../../support/server/free-port'

const text = { schema: { type: 'string' } }
const operation = (id: string, rest: object = {}) => ({
  operationId: id,
  summary: id,
  responses: { 200: { description: 'It', content: { 'application/json': {} } } },
  ...rest,
})

/** Every place of a request, every kind of body and every kind of credential. */
function description(servers: readonly string[], issuer: string, blockedIssuer: string): string {
  const scopes = { 'piers:read': 'Read piers', 'piers:write': 'Change piers' }
  const content = (type: string, schema: object) => ({
    requestBody: { required: true, content: { [type]: { schema } } },
  })
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Everything that is sent', version: '1' },
    servers: servers.map((url) => ({ url: `${url}/api` })),
    paths: {
      '/piers/{id}{coords}': {
        parameters: [
          { name: 'id', in: 'path', required: true, ...text },
          {
            name: 'coords',
            in: 'path',
            required: true,
            style: 'matrix',
            explode: true,
            schema: { type: 'array', items: { type: 'string' } },
          },
        ],
        get: operation('places', {
          parameters: [
            { name: 'deep', in: 'query', style: 'deepObject', schema: { type: 'object' } },
            {
              name: 'pipes',
              in: 'query',
              style: 'pipeDelimited',
              explode: false,
              schema: { type: 'array', items: {} },
            },
            { name: 'where', in: 'query', allowReserved: true, ...text },
            { name: 'X-List', in: 'header', schema: { type: 'array', items: { type: 'string' } } },
            { name: 'crumb', in: 'cookie', ...text },
          ],
        }),
      },
      '/json': {
        post: operation(
          'json',
          content('application/json', { type: 'object', properties: { a: { const: 1 } } }),
        ),
      },
      '/form': {
        post: operation(
          'form',
          content('application/x-www-form-urlencoded', {
            type: 'object',
            properties: { name: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
          }),
        ),
      },
      '/multipart': {
        post: operation(
          'multipart',
          content('multipart/form-data', {
            type: 'object',
            properties: {
              name: { type: 'string' },
              about: { type: 'object', properties: { depth: { type: 'integer' } } },
              plan: { type: 'string', contentMediaType: 'application/octet-stream' },
            },
          }),
        ),
      },
      '/raw': { put: operation('raw', content('application/octet-stream', {})) },
      ...Object.fromEntries(
        ['slow', 'stream', 'teapot', 'bytes', 'picture'].map((id) => [`/${id}`, { get: operation(id) }]),
      ),
      ...Object.fromEntries(
        Object.entries({
          headerKey: [],
          queryKey: [],
          cookieKey: [],
          basic: [],
          bearer: [],
          code: ['piers:read'],
          machine: ['piers:write'],
          openid: ['piers:read'],
          blockedMachine: ['piers:write'],
        }).map(([name, needed]) => [
          `/${name}`,
          { get: operation(name, { security: [{ [name]: needed }] }) },
        ]),
      ),
    },
    components: {
      securitySchemes: {
        headerKey: { type: 'apiKey', in: 'header', name: 'X-Key' },
        queryKey: { type: 'apiKey', in: 'query', name: 'key' },
        cookieKey: { type: 'apiKey', in: 'cookie', name: 'sid' },
        basic: { type: 'http', scheme: 'basic' },
        bearer: { type: 'http', scheme: 'bearer' },
        code: {
          type: 'oauth2',
          flows: {
            authorizationCode: { authorizationUrl: `${issuer}/auth`, tokenUrl: `${issuer}/token`, scopes },
          },
        },
        machine: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: `${issuer}/token`, scopes } } },
        blockedMachine: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: `${blockedIssuer}/token`, scopes } },
        },
        openid: { type: 'openIdConnect', openIdConnectUrl: `${issuer}/.well-known/openid-configuration` },
      },
    },
  })
}

export interface TryItSite {
  /** The page's own server, which is an API too. */
  readonly own: RecordingApi
  /** An API on another origin that allows the page to call. */
  readonly other: RecordingApi
  /** One that does not. */
  readonly closed: RecordingApi
  readonly issuer: OpenIdProvider
  /** Nothing listens there. */
  readonly nowhere: string
  /** The policy of the page does not allow it. */
  readonly elsewhere: RecordingApi
  /** Opens an operation under the strict policy, ready to be tried at the chosen server. */
  open(
    page: Page,
    operation: string,
    server: 'own' | 'other' | 'closed' | 'nowhere' | 'elsewhere',
  ): Promise<void>
  close(): Promise<void>
}

/** An embedder's page with a reference in it, under the strict policy, and everything that it talks to. */
export async function tryItSite(kit: string): Promise<TryItSite> {
  const other = await recordingApi()
  const closed = await recordingApi({ allowsOthers: false })
  const nowhere = `http://localhost:${await freePort()}`
  const elsewhere = await recordingApi()
  let issuer = ''
  const script = `<script type="module" src="${kit}/kit/loader.js" data-api-base-url="${kit}"></script>`
  const own = await recordingApi({
    policy: (url) =>
      [
        "default-src 'none'",
        `script-src ${kit}`,
        `style-src ${kit}`,
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src ${kit} ${url} ${other.url} ${closed.url} ${nowhere} ${issuer}`,
        "worker-src 'self' blob:",
        "require-trusted-types-for 'script'",
      ].join('; '),
    files: (url) => ({
      '/': `<!doctype html><html lang="en"><title>Host</title>${script}
        <main><portal-spec heading-level="1" spec-url="/openapi.json" redirect-url="/signed-in.html" trusted-servers="${issuer}"></portal-spec></main>`,
      '/signed-in.html': `<!doctype html><html lang="en"><title>Host</title>${script}<portal-oauth2-redirect></portal-oauth2-redirect>`,
      '/openapi.json': description(
        [url, other.url, closed.url, nowhere, elsewhere.url],
        issuer,
        elsewhere.url,
      ),
      '/favicon.ico': '',
    }),
  })
  const provider = await startOpenIdProvider({ redirectUrl: `${own.url}/signed-in.html` })
  issuer = provider.url
  const servers = ['own', 'other', 'closed', 'nowhere', 'elsewhere']

  return {
    own,
    other,
    closed,
    nowhere,
    elsewhere,
    issuer: provider,
    async open(page, operationId, server) {
      // Another document in between: entries last as long as the description is open.
      await page.goto('about:blank')
      await page.goto(`${own.url}/#/default/${operationId}`)
      await page.getByRole('button', { name: 'Try it' }).click()
      await page.getByLabel('Server', { exact: true }).selectOption(String(servers.indexOf(server)))
    },
    async close() {
      await Promise.all([own, other, closed, elsewhere, provider].map((one) => one.close()))
    },
  }
}
