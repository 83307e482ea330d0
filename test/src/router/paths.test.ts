import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseLocation } from '../../../src/router/location'
import { matchRoute } from '../../../elements/portal-app/routes'
import {
  applicationPath,
  createApplicationPath,
  docsPath,
  oauth2RedirectPath,
  paths,
  specPath,
} from '../../../src/router/paths'

const HOSTILE = 'a/b?c#d %'

test('every path that is made leads to its route, with the values it was made from', () => {
  const cases: [path: string, route: string, params: Record<string, string>][] = [
    [specPath({ product: HOSTILE }), 'spec', { product: HOSTILE }],
    [specPath({ product: 'p', version: HOSTILE }), 'spec', { product: 'p', product_version: HOSTILE }],
    [docsPath('p'), 'api-documentation-page', { product: 'p' }],
    [docsPath('p', 'guides', HOSTILE), 'api-documentation-page', { product: 'p', slug: `guides/${HOSTILE}` }],
    [oauth2RedirectPath(HOSTILE), 'oauth2-redirect', { product: HOSTILE }],
    [applicationPath(HOSTILE), 'show-application', { application_id: HOSTILE }],
    [paths.catalog, 'catalog', {}],
    [paths.login, 'login', {}],
    [paths.registration, 'registration', {}],
    [paths.forgotPassword, 'forgot-password', {}],
    [paths.resetPassword, 'reset-password', {}],
    [paths.myApps, 'my-apps', {}],
    [paths.account, 'account', {}],
    [paths.createApplication, 'create-application', {}],
    [paths.notFound, 'not-found', {}],
    [paths.forbidden, 'forbidden', {}],
  ]
  for (const [path, route, params] of cases) {
    const match = matchRoute(parseLocation(path).path)
    assert.equal(match?.route.name, route, path)
    assert.deepEqual(match?.params, params, path)
  }
})

test('a reference has its query before its hash', () => {
  assert.equal(
    specPath({ product: 'p', version: 'v', query: '?a=1', hash: '#/ships/get' }),
    '/spec/p/v?a=1#/ships/get',
  )
})

test('the form that creates an application is told what it is for', () => {
  const { path, search } = parseLocation(
    createApplicationPath({ product: 'p&q', version: 'v', authStrategy: 's' }),
  )
  assert.equal(path, paths.createApplication)
  assert.equal(search, '?product=p%26q&product_version=v&auth_strategy_id=s')
})
