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
