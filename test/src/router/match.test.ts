import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseLocation } from '../../../src/router/location'
import { matchRoute } from '../../../elements/portal-app/routes'

const cases: [path: string, name: string | undefined, params?: Record<string, string>][] = [
  ['/', 'catalog'],
  ['', 'catalog'],
  ['/login', 'login'],
  ['/login/', 'login'],
  ['/login/sso', 'login', { sso: 'sso' }],
  ['/login/sso/again', undefined],
  ['/register', 'registration'],
  ['/forgot-password', 'forgot-password'],
  ['/reset-password', 'reset-password'],
  ['/spec/p1', 'spec', { product: 'p1' }],
  ['/spec/p1/v2', 'spec', { product: 'p1', product_version: 'v2' }],
  ['/spec/p1/a%2Fb%20c', 'spec', { product: 'p1', product_version: 'a/b c' }],
  ['/spec/p1/oauth2-redirect.html', 'oauth2-redirect', { product: 'p1' }],
  ['/docs/p1', 'api-documentation-page', { product: 'p1' }],
  ['/docs/p1/guides/paging', 'api-documentation-page', { product: 'p1', slug: 'guides/paging' }],
  ['/docs/p1/guides/', 'api-documentation-page', { product: 'p1', slug: 'guides' }],
  ['/my-apps', 'my-apps'],
  ['/account', 'account'],
  ['/application', 'application-index'],
  ['/application/create', 'create-application'],
  ['/application/a1', 'show-application', { application_id: 'a1' }],
  ['/application/a1/update', 'update-application', { application_id: 'a1' }],
  ['/application/a1/application-dashboard', 'application-dashboard', { application_id: 'a1' }],
  ['/application/a1/other', undefined],
  ['/404', 'not-found'],
  ['/403', 'forbidden'],
  ['/spec', undefined],
  ['/spec/%E0%A4%A', undefined],
  ['/Login', undefined],
  ['/nowhere', undefined],
]

for (const [path, name, params = {}] of cases) {
  test(`${path || 'the empty path'} is ${name ?? 'no route'}`, () => {
    const match = matchRoute(path)
    assert.equal(match?.route.name, name)
    if (match) assert.deepEqual(match.params, params)
  })
}

const unknownPaths = [
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '\t//evil.example',
  'mailto:a@b.c',
]
for (const address of unknownPaths) {
  test(`the address ${JSON.stringify(address)} of another place becomes the portal's home`, () => {
    assert.deepEqual(parseLocation(address), { path: '/', search: '', hash: '' })
  })
}

test('an address keeps its query and hash', () => {
  assert.deepEqual(parseLocation('/docs/p1/intro?section=a#b'), {
    path: '/docs/p1/intro',
    search: '?section=a',
    hash: '#b',
  })
})
