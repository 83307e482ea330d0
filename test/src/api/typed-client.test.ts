import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PortalApi } from '../../../src/api'

/** Never called: it shows what compiles. An error that is expected and does not come fails the check of types. */
async function compiles(api: PortalApi) {
  const params = { path: { productId: 'p', productVersionId: 'v' } }
  const product = await api.GET('/api/v2/products/{productId}', { params: { path: { productId: 'p' } } })
  const operations = await api.GET(
    '/api/v2/products/{productId}/versions/{productVersionId}/spec/operations',
    { params },
  )
  const bytes = await api.GET('/api/v2/products/{productId}/versions/{productVersionId}/spec', {
    params,
    parseAs: 'arrayBuffer',
  })
  await api.POST('/api/v2/applications', { body: { name: 'Billing', auth_strategy_id: 's' } })

  // @ts-expect-error the path is misspelled
  await api.GET('/api/v2/product')
  // @ts-expect-error the path has no such method
  await api.PUT('/api/v2/products')
  // @ts-expect-error the parameter of the path is missing
  await api.GET('/api/v2/products/{productId}')
  // @ts-expect-error the parameter of the path is misspelled
  await api.GET('/api/v2/products/{productId}', { params: { path: { product: 'p' } } })
  // @ts-expect-error the parameter of the query is misspelled
  await api.GET('/api/v2/products', { params: { query: { 'page[sise]': 1 } } })
  // @ts-expect-error the body is missing
  await api.POST('/api/v2/applications')
  // @ts-expect-error a field of the body is missing
  await api.POST('/api/v2/applications', { body: { description: 'Invoices' } })
  // @ts-expect-error there is no such option
  await api.GET('/api/v2/products', { isQery: true })
  // @ts-expect-error a form has a name
  await api.forms.POST('/api/v1/authenticate', { body: { username: 'a', password: 'b' } })

  const id: string = product.id
  // @ts-expect-error the body has no such field
  const missing: unknown = product.identifier
  // @ts-expect-error a version may have no description
  const list: unknown = operations.operations
  // @ts-expect-error a version may have no description
  const size: number = bytes.byteLength
  return { id, missing, list, size }
}

test('what the contract does not have does not compile', () => {
  assert.equal(compiles.length, 1)
})
