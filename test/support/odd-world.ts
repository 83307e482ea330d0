import { type BrowserWorld, browserWorld } from './browser-world'
import { type Contract, fullResponses, onlyId } from './contract-responses'
import type { Script } from './scripted-api.mjs'

/** Properties that a page shows, whose values others have chosen. */
const shown = new Set([
  ...['name', 'description', 'full_name', 'preferred_name', 'display_name', 'product_name'],
  ...['product_version_name', 'title', 'text', 'summary', 'browser', 'system', 'network', 'scopes'],
  ...['available_scopes', 'granted_scopes', 'pending_scopes', 'auto_approve_scopes', 'key_names', 'path'],
  ...['API_PRODUCT_VERSION', 'APPLICATION', 'user_agent', 'query', 'operation_id', 'tags'],
  ...['decision_reason'],
])

/** Of texts that have a form. */
const valid: Readonly<Record<string, string>> = {
  last_used_on: '2026-01-01',
  method: 'GET',
  first_characters: 'abcd',
  // As long as those of some identity providers, and without a place to break.
  client_id: 'W'.repeat(255),
  client_secret: 'i_'.repeat(127),
  credential: 'W'.repeat(255),
}

const versionPath = `/api/v2/products/${onlyId}/versions/${onlyId}`

export interface OddWorld extends BrowserWorld {
  /** The values that were used. */
  readonly names: readonly string[]
}

/** A description in which everything has a name of its author's. */
function description(text: () => string): object {
  const schema = {
    type: 'object',
    title: text(),
    description: text(),
    required: ['name'],
    properties: {
      [text()]: { type: 'string', enum: [text(), text()], default: text() },
      name: { type: 'string', example: text() },
    },
  }
  const response = {
    description: text(),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Berth' } } },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: text(),
      version: text(),
      summary: text(),
      description: text(),
      contact: { name: text(), email: 'a@example.com' },
      license: { name: text() },
    },
    servers: [
      {
        url: 'https://{host}.example.com',
        description: text(),
        variables: { host: { default: 'a', description: text() } },
      },
    ],
    tags: [{ name: 'one', summary: text(), description: text() }],
    paths: {
      [`/x/${text()}`]: {
        post: {
          operationId: 'x',
          tags: ['one'],
          summary: text(),
          description: text(),
          security: [{ key: [] }, { flow: [text()] }],
          parameters: [
            {
              name: text(),
              in: 'query',
              description: text(),
              schema: { type: 'string', examples: [text()] },
            },
          ],
          requestBody: { content: { 'application/json': { schema } } },
          responses: {
            200: response,
            400: {
              description: text(),
              headers: { [text()]: { description: text(), schema: { type: 'string' } } },
            },
          },
        },
      },
    },
    components: {
      schemas: { Berth: schema },
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: text(), description: text() },
        flow: {
          type: 'oauth2',
          description: text(),
          flows: {
            clientCredentials: { tokenUrl: 'https://example.com/token', scopes: { [text()]: text() } },
          },
        },
      },
    },
  }
}

/** A document whose pieces are such values. */
function documentOf(text: () => string): object {
  const words = () => ({ type: 'text', text: text() })
  const cells = () => [words(), words()].map((one) => ({ type: 'table_cell', children: [one] }))
  return {
    type: 'document',
    version: '1',
    children: [
      { type: 'heading', level: 2, children: [words()] },
      { type: 'paragraph', children: [words()] },
      { type: 'paragraph', children: [{ type: 'code', children: [words()] }] },
      { type: 'heading', level: 3, children: [words()] },
      { type: 'blockquote', children: [{ type: 'paragraph', children: [words()] }] },
      {
        type: 'table',
        alignments: [],
        children: [
          { type: 'table_header', alignments: [], children: cells() },
          { type: 'table_row', alignments: [], children: cells() },
        ],
      },
    ],
  }
}

export interface OddWorldOptions {
  /** How the applications identify themselves. Default: by API keys. */
  readonly credentialType?: 'key_auth' | 'client_credentials'
  /** Returns responses that take the place of successes. */
  readonly others?: (successes: Script, text: () => string) => Script
}

/** The same strategies everywhere, of the given kind. */
const withStrategies = (script: Script, credentialType: string): Script =>
  JSON.parse(JSON.stringify(script), (key, value: unknown) =>
    key === 'credential_type' ? credentialType : value,
  ) as Script

/** A server all of whose names are such values, in turn. */
export async function oddWorld(
  contract: Contract,
  texts: readonly string[],
  { credentialType = 'key_auth', others = () => ({}) }: OddWorldOptions = {},
): Promise<OddWorld> {
  let used = 0
  const text = () => texts[(used += 1) % texts.length] ?? ''
  const script = fullResponses(contract, (property) => (shown.has(property) ? text() : valid[property]))
  const jsonOf = (call: string) => script[call]?.json as Record<string, unknown>
  const pageOf = (call: string) => (jsonOf(call).data as Record<string, unknown>[])[0]
  const config = { registration_enabled: true, registration_auto_approve: false }
  const version = jsonOf(`GET ${versionPath}`)
  const open = {
    ...version,
    deprecated: true,
    registration_configs: (version.registration_configs as object[]).map((one) => ({ ...one, ...config })),
  }
  const page = (...data: unknown[]) => ({
    json: { data, meta: { page: { total: data.length, size: 100, number: 1 } } },
  })
  const product = {
    ...jsonOf(`GET /api/v2/products/${onlyId}`),
    slug: 'p',
    document_count: 1,
    version_count: 1,
    public_labels: { team: 'harbour' },
  }
  const documents = `GET /api/v2/products/${onlyId}/documents`
  const tree = { ...pageOf(documents), slug: 'd', children: [] }
  const document = { ...jsonOf(`${documents}/${onlyId}`), slug: 'd', content: documentOf(text) }
  const requests = jsonOf(`GET /api/v2/applications/${onlyId}/requests`)
  const now = Date.now()
  const stats = jsonOf('POST /api/v2/stats') as { records: { event: object }[]; meta: object }
  const names = [text(), text()]
  const overrides: Script = {
    'GET /api/v2/portal': {
      json: {
        ...jsonOf('GET /api/v2/portal'),
        feature_set: 'all',
        is_public: false,
        rbac_enabled: true,
        basic_auth_enabled: true,
        languages: ['en', 'de'],
        allowed_time_period: '90d',
        feature_flags: { public_labels: true },
        captcha: null,
        password_policy: { min_length: 8, max_length: 128, min_classes: 3 },
      },
    },
    'GET /api/v2/portal/appearance': {
      json: {
        variables: { catalog: { primary_header: { text: text() }, welcome_message: { text: text() } } },
      },
    },
    [`GET /api/v2/products/${onlyId}`]: { json: product },
    'GET /api/v2/products': page(product),
    'GET /api/v2/search/product-catalog': page({ index: 'product-catalog', source: product }),
    [`GET /api/v2/products/${onlyId}/actions`]: {
      json: { actions: { view: true, register: true, view_documentation: true } },
    },
    [`GET /api/v2/products/${onlyId}/versions`]: page(open),
    [`GET ${versionPath}`]: { json: open },
    [`GET ${versionPath}/spec`]: { json: description(text) },
    [documents]: { json: { data: [tree] } },
    [`${documents}/d`]: { json: document },
    [`GET ${versionPath}/applications?page[size]=100&page[number]=1&unregistered=true`]: page({
      ...pageOf(`GET ${versionPath}/applications`),
      registration_id: null,
      registration_status: null,
    }),
    'GET /api/v2/stats/config': {
      json: {
        analytics: {
          percentiles: true,
          retention_ms: 90 * 86_400_000,
          requests: { retention_ms: 86_400_000, fields: ['user_agent', 'query'] },
        },
      },
    },
    'POST /api/v2/stats': {
      json: {
        meta: {
          ...stats.meta,
          metric_units: { REQUEST_COUNT: 'count' },
          start_ms: now - 86_400_000,
          end_ms: now,
          granularity: 3_600_000,
          dimensions: {
            API_PRODUCT_VERSION: names,
            STATUS_CODE: ['200'],
            STATUS_CODE_GROUPED: ['2XX', '4XX'],
          },
        },
        records: names.map((name, at) => ({
          timestamp: new Date(now - 7_200_000).toISOString(),
          event: {
            REQUEST_COUNT: 40 + at,
            API_PRODUCT_VERSION: name,
            STATUS_CODE: '200',
            STATUS_CODE_GROUPED: at ? '4XX' : '2XX',
          },
        })),
      },
    },
    [`GET /api/v2/applications/${onlyId}/requests`]: {
      json: {
        data: (requests.data as object[]).map((one) => ({
          ...one,
          started_at: new Date(now - 60_000).toISOString(),
          method: 'GET',
          status: 403,
          reason: 'scope_missing',
          fields: { user_agent: text(), query: text() },
        })),
        meta: { next: null },
      },
    },
  }
  const successes = withStrategies({ ...script, ...overrides }, credentialType)
  const world = await browserWorld({ ...successes, ...others(successes, text) })
  return { ...world, names: texts }
}
