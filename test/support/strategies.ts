import type { TestProduct } from './server/portal'

/** A portal with a strategy of each kind. */
export const strategySettings = {
  rbac: true,
  auth_strategies: [
    { name: 'API key', type: 'key_auth', key_names: ['X-Api-Key'] },
    {
      name: 'Portal client',
      type: 'client_credentials',
      auth_methods: ['client_credentials', 'bearer'],
      scopes: ['read', 'write', 'admin'],
    },
    { name: 'Own client', type: 'self_managed_client_credentials' },
  ],
}

/** Takes keys at once, clients after a look, and the old version keys only; the first is gone. */
export const levels: TestProduct = {
  folder: 'levels',
  product: {
    name: 'Levels',
    registration: [
      { strategy: 'API key', auto_approve: true },
      { strategy: 'Portal client' },
      { strategy: 'Own client', enabled: false },
    ],
    versions: [
      { name: '0.9', status: 'sunset' },
      { name: '1.0', status: 'deprecated', registration: [{ strategy: 'API key' }] },
      { name: '2.0' },
    ],
  },
}

const scoped = `openapi: 3.1.0
info: { title: Soundings, version: '1.0' }
security: [{ oauth2: [read] }]
paths:
  /soundings:
    get: { operationId: listSoundings, responses: { '200': { description: Soundings. } } }
    post: { operationId: addSounding, security: [{ oauth2: [write] }], responses: { '201': { description: Added. } } }
components:
  securitySchemes:
    oauth2:
      type: oauth2
      flows:
        clientCredentials:
          tokenUrl: https://id.example.com/token
          scopes: { read: See all soundings, write: '<b>Add</b> soundings' }
`

/** Each of its operations needs a scope. */
export const soundings: TestProduct = {
  folder: 'soundings',
  product: {
    name: 'Soundings',
    registration: [{ strategy: 'Portal client', auto_approve: true }],
    versions: [{ name: '1.0' }],
  },
  files: { 'versions/1.0/openapi.yaml': scoped },
}
