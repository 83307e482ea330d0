import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dump } from 'js-yaml'
import { describing, openReference } from '../../support/reference'

const responses = { responses: { 204: { description: 'Done' } } }

const harbour = {
  openapi: '3.1.0',
  info: {
    title: 'Harbour',
    version: '2.1',
    summary: 'Berths and ships',
    description: 'Where **ships** lie.',
    termsOfService: '/terms',
    contact: { name: 'Harbour master', email: 'master@example.com', url: 'javascript:alert(1)' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  externalDocs: { url: 'https://docs.example.com', description: 'More' },
  servers: [
    { url: 'https://{region}.example.com', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
    { url: '../v2/{tenant}', description: 'Beside the description' },
  ],
  tags: [
    { name: 'ships', 'x-displayName': 'Ships at sea' },
    { name: 'berths', description: 'Places to lie' },
    { name: 'unused' },
  ],
  security: [{ key: [] }, { login: ['read'] }],
  paths: {
    '/berths': {
      get: { operationId: 'listBerths', summary: 'List berths', tags: ['berths', 'ships'], ...responses },
      post: { tags: ['berths'], deprecated: true, ...responses },
    },
    '/ships/{id}': { get: { operationId: 'getShip', tags: ['ships'], ...responses } },
    '/health': { head: responses },
    'x-internal': { note: 'no path' },
  },
  webhooks: { arrival: { post: { summary: 'A ship arrived', ...responses } } },
  components: {
    schemas: { Ship: { type: 'object', title: 'A ship' }, Berth: { type: 'object', deprecated: true } },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      login: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://id.example.com/authorize',
            tokenUrl: '/token',
            scopes: { read: 'See everything' },
          },
        },
      },
      token: { type: 'http', scheme: 'Bearer', bearerFormat: 'JWT' },
      connect: {
        type: 'openIdConnect',
        openIdConnectUrl: 'https://id.example.com/.well-known/openid-configuration',
      },
      card: { type: 'mutualTLS' },
      odd: { type: 'carrierPigeon' },
    },
  },
}

describe('the outline of a description', () => {
  it('says what a page shows before anything is opened', async () => {
    const { outline } = await openReference(harbour)
    assert.deepEqual(outline.format, { family: 'openapi', version: '3.1.0', syntax: 'json' })
    assert.equal(outline.info.title, 'Harbour')
    assert.equal(outline.info.termsOfService, 'https://api.example.com/terms')
    assert.equal(outline.info.contact?.url, undefined, 'only addresses of the web')
    assert.equal(outline.operationCount, 4)
    assert.deepEqual(
      outline.models.map(({ name, title, deprecated }) => [name, title, deprecated]),
      [
        ['Ship', 'A ship', false],
        ['Berth', undefined, true],
      ],
    )
    assert.deepEqual(outline.findings, [])
  })

  it('puts operations under their tags in the order of the description', async () => {
    const { outline } = await openReference(harbour)
    assert.deepEqual(
      outline.tags.map(({ title, operations }) => [title, operations.map(({ id }) => id)]),
      [
        ['Ships at sea', ['listBerths', 'getShip']],
        ['berths', ['listBerths', 'post-berths']],
        ['', ['head-health']],
      ],
    )
    const [, made] = outline.tags[1]!.operations
    assert.deepEqual(made, {
      id: 'post-berths',
      kind: 'operation',
      method: 'POST',
      path: '/berths',
      title: '/berths',
      deprecated: true,
    })
    assert.deepEqual(
      outline.webhooks.map(({ id, title, path }) => [id, title, path]),
      [['post-arrival', 'A ship arrived', 'arrival']],
    )
  })

  it('makes addresses absolute and keeps their variables', async () => {
    const { outline } = await openReference(harbour)
    assert.deepEqual(
      outline.servers.map(({ url }) => url),
      ['https://{region}.example.com', 'https://api.example.com/v2/{tenant}'],
    )
    assert.deepEqual(outline.servers[0]?.variables, [
      { name: 'region', default: 'eu', enum: ['eu', 'us'], description: undefined },
    ])
    const silent = await openReference(describing({}))
    assert.equal(silent.outline.servers[0]?.url, 'https://api.example.com/')
  })

  it('knows every kind of authentication', async () => {
    const { outline } = await openReference(harbour)
    assert.deepEqual(
      outline.securitySchemes.map(({ name, type }) => `${name} ${type}`),
      ['key apiKey', 'login oauth2', 'token http', 'connect openIdConnect', 'card mutualTLS', 'odd unknown'],
    )
    const login = outline.securitySchemes.find(({ type }) => type === 'oauth2')
    assert(login?.type === 'oauth2')
    assert.equal(login.flows[0]?.tokenUrl, 'https://api.example.com/token')
    assert.deepEqual(login.flows[0]?.scopes, [{ name: 'read', description: 'See everything' }])
    assert.deepEqual(outline.security, [
      { schemes: [{ name: 'key', scopes: [] }] },
      { schemes: [{ name: 'login', scopes: ['read'] }] },
    ])
  })

  it('knows which scopes every operation needs, and which one begins with', async () => {
    const schemes = { components: harbour.components }
    const needs = async (security: unknown, ...operations: unknown[]) => {
      const paths = Object.fromEntries(
        operations.map((own, index) => [
          `/${index}`,
          { get: { ...responses, ...(own ? { security: own } : {}) } },
        ]),
      )
      const { outline } = await openReference({ ...describing({}), ...schemes, security, paths })
      return outline.neededScopes
    }
    const of = (...scopes: string[]) => [{ login: scopes }]
    assert.deepEqual(await needs(of('read'), undefined, of('write')), { isAny: true, common: ['read'] })
    assert.deepEqual(await needs(of('read'), of('write', 'see'), of('see')), { isAny: true, common: ['see'] })
    assert.deepEqual(await needs([], of('read'), undefined), { isAny: false, common: [] })
    assert.deepEqual(await needs(of('read'), undefined, [{}, ...of('write')]), {
      isAny: false,
      common: ['read'],
    })
    // A key needs no scope, and a client has no key.
    assert.deepEqual(await needs([{ key: [] }, ...of('read')], undefined), { isAny: true, common: ['read'] })
    assert.deepEqual(await needs([{ token: [] }, ...of('read')], undefined), { isAny: false, common: [] })
    assert.deepEqual(await needs(of('read')), { isAny: false, common: ['read'] })
  })

  it('is the same from YAML, merge keys and unquoted numbers included', async () => {
    const { outline } = await openReference(dump(harbour, { noRefs: true }))
    const { outline: fromJson } = await openReference(harbour)
    assert.deepEqual(
      { ...outline, format: undefined, sizeBytes: 0 },
      { ...fromJson, format: undefined, sizeBytes: 0 },
    )
    const merged = await openReference(
      [
        'openapi: 3.1',
        'info: {title: 2020-01-01, version: 1.0}',
        'x-answers: &answers {responses: {200: {description: Yes}}}',
        'paths: {/a: {get: {<<: *answers, operationId: a}}}',
      ].join('\n'),
    )
    assert.equal(merged.outline.format.version, '3.1')
    assert.equal(merged.outline.info.title, '2020-01-01')
    assert.equal((await merged.operation('a')).responses[0]?.status, '200')
  })

  it('reads what OpenAPI 3.2 added', async () => {
    const { outline, operation } = await openReference(
      describing(
        {
          '/ships': {
            query: { operationId: 'findShips', tags: ['deep'], ...responses },
            additionalOperations: { COPY: { operationId: 'copyShips', tags: ['deep'], ...responses } },
            get: {
              operationId: 'streamShips',
              responses: { 200: { content: { 'application/jsonl': { itemSchema: { type: 'string' } } } } },
            },
          },
        },
        {
          openapi: '3.2.0',
          tags: [
            { name: 'top', summary: 'Top' },
            { name: 'deep', parent: 'top' },
          ],
        },
      ),
    )
    assert.deepEqual(outline.findings, [])
    assert.deepEqual(
      outline.tags.map(({ name, parent, operations }) => [
        name,
        parent,
        operations.map(({ method }) => method),
      ]),
      [
        ['top', undefined, []],
        ['deep', 'top', ['QUERY', 'COPY']],
        ['', undefined, ['GET']],
      ],
    )
    const stream = await operation('streamShips')
    assert.deepEqual(stream.responses[0]?.content[0]?.itemSchema?.types, ['string'])
  })
})
