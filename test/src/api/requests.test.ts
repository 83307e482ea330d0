import assert from 'node:assert/strict'
import { test } from 'node:test'
import { after } from '../../support/after'
import {
  authenticate,
  changePassword,
  isPortalError,
  logout,
  type PortalError,
  register,
} from '../../../src/api'
import { clientOf, emptyPage, PRODUCTS, SEARCH } from './client'
import { getProduct, searchCatalog } from './queries'

const LOGIN = 'POST /api/v2/developer/authenticate'
const credentials = { username: 'dev@example.com', password: ' Portal-demo-1 ' }

async function errorOf(call: Promise<unknown>): Promise<PortalError> {
  const outcome = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  assert.ok(isPortalError(outcome))
  return outcome
}

test('a search carries text, join and page, asks for JSON and speaks the language', async () => {
  const { api, log } = await clientOf({ [SEARCH]: emptyPage }, { language: 'ca' })

  await searchCatalog(api, {
    q: 'pagaments & més',
    join: 'versions',
    'page[size]': 12,
    'page[number]': 2,
  })

  const query = new URLSearchParams(log[0]!.search)
  assert.deepEqual(Object.fromEntries(query), {
    q: 'pagaments & més',
    join: 'versions',
    'page[size]': '12',
    'page[number]': '2',
  })
  assert.equal(log[0]!.headers.accept, 'application/json')
  assert.equal(log[0]!.headers['accept-language'], 'ca')
})

test('filters name field and operator; empty ones are left out', async () => {
  const { api, log } = await clientOf({ [PRODUCTS]: emptyPage })

  const query = {
    'filter[name][contains]': 'pay',
    'filter[id][eq]': '7',
    'filter[description]': '',
    'filter[description][eq]': undefined,
  }
  await api.GET('/api/v2/products', { params: { query } })

  assert.deepEqual(Object.fromEntries(new URLSearchParams(log[0]!.search)), {
    'filter[name][contains]': 'pay',
    'filter[id][eq]': '7',
  })
})

test('an identifier stays one segment of the path, whatever it is made of', async () => {
  const { api, log } = await clientOf({})

  await errorOf(getProduct(api, 'a/b?c#d'))
  assert.equal(log[0]!.call, 'GET /api/v2/products/a%2Fb%3Fc%23d')

  assert.equal((await errorOf(getProduct(api, '..'))).code, 'invalid')
  assert.equal(log.length, 1)
})

test('a missing parameter is refused before anything is sent', async () => {
  const { api, log } = await clientOf({})
  const missing: { productId?: string } = {}

  const error = await errorOf(getProduct(api, missing.productId as string))

  assert.equal(
    error.message,
    'Required parameter productId was null or undefined when calling GET /api/v2/products/{productId}.',
  )
  assert.equal(log.length, 0)
})

test('no specification is no error', async () => {
  const { api } = await clientOf({ 'GET /api/v2/products/p/versions/v/spec': { status: 204 } })
  const params = { path: { productId: 'p', productVersionId: 'v' } }
  const path = '/api/v2/products/{productId}/versions/{productVersionId}/spec'
  assert.equal(await api.GET(path, { params }), undefined)
  assert.equal(await api.GET(path, { params, parseAs: 'arrayBuffer' }), undefined)
})

test('the address after logout is one that a browser can go to', async () => {
  const loggedOut = async (json: unknown) => {
    const { api } = await clientOf({ 'POST /api/v2/developer/logout': { json } })
    const response = await logout(api)
    return response
  }
  assert.deepEqual(await loggedOut({ logout_url: 'https://id.example.com/out' }), {
    logoutUrl: 'https://id.example.com/out',
  })
  assert.deepEqual(await loggedOut({ logout_url: 'javascript:alert(1)' }), {})
  assert.deepEqual(await loggedOut(undefined), {})
})

test('a form sends the password untouched, after the pause that shows it as pending', async () => {
  const { api, log } = await clientOf({ [LOGIN]: { status: 204 } })
  const sentBefore = after(245).then(() => log.length)

  await authenticate(api, credentials)

  assert.equal(await sentBefore, 0)
  assert.deepEqual(JSON.parse(log[0]!.body), credentials)
})

for (const { kind, base, path } of [
  { kind: 'developer', base: undefined, path: '/api/v2/developer/authenticate' },
  { kind: 'user', base: undefined, path: '/auth/api/v1/authenticate' },
  { kind: 'developer', base: '/signin/auth', path: '/signin/auth/api/v2/developer/authenticate' },
  { kind: 'user', base: '/signin', path: '/signin/api/v1/authenticate' },
] as const) {
  test(`a ${kind} with the auth base ${base ?? 'unset'} signs in at ${path}`, async () => {
    const server = await clientOf({ [`POST ${path}`]: { status: 204 } })
    const authBaseUrl = base && server.url + base
    const { api, log } = await clientOf({}, { userEntity: kind, authBaseUrl })

    if (authBaseUrl) {
      await authenticate(api, credentials)
      assert.equal(server.log[0]!.call, `POST ${path}`)
    } else {
      await errorOf(authenticate(api, credentials))
      assert.equal(log[0]!.call, `POST ${path}`)
    }
  })
}

test('a refused form is not sent again, and its error carries the name that handlers know', async () => {
  const problem = { status: 401, title: 'Account disabled', detail: 'No.', instance: 'trace:1' }
  const { api, log, authErrors } = await clientOf({ [LOGIN]: { status: 401, json: problem } })

  const error = await errorOf(authenticate(api, credentials))

  assert.equal(error.request, 'authenticate-request')
  assert.equal(error.code, 'unauthorized')
  assert.equal(error.problem?.title, 'Account disabled')
  assert.equal(log.length, 1)
  assert.deepEqual(authErrors, [])
})

test('a form whose response is not the expected one names method and path', async () => {
  const { api } = await clientOf({ 'PATCH /api/v2/developer/me/password': { status: 200 } })
  const error = await errorOf(changePassword(api, { old_password: 'a', new_password: 'b' }))
  assert.equal(error.request, 'set-new-password-request')
  assert.equal(error.message, 'PATCH /api/v2/developer/me/password failed: 200 unexpected')
})

test('a form counts as sent whatever the body of its response is', async () => {
  const { api } = await clientOf({
    [LOGIN]: { status: 200, text: 'OK' },
    'POST /api/v1/register': { status: 201, text: '<!doctype html>' },
  })
  await authenticate(api, credentials)
  assert.deepEqual(await register(api, { email: 'a@example.com', fullName: 'A' }, {}), {
    organizationId: undefined,
  })
})

test('a form is given up after its time', { timeout: 5_000 }, async (context) => {
  const { api, log } = await clientOf({ [LOGIN]: { hangs: true } })
  const limit = context.mock.method(AbortSignal, 'timeout', () => {
    const controller = new AbortController()
    const reason = new DOMException('Too long', 'TimeoutError')
    const poll = setInterval(() => {
      if (log.length === 0) return
      clearInterval(poll)
      controller.abort(reason)
    }, 5)
    return controller.signal
  })

  const error = await errorOf(authenticate(api, credentials))

  assert.equal(error.code, 'timeout')
  assert.equal(error.request, 'authenticate-request')
  assert.equal(error.message, 'POST /api/v2/developer/authenticate failed: timeout')
  assert.deepEqual(limit.mock.calls[0]?.arguments, [30_000])
})

test('messages for the log name method and path, never query, body or secret', async () => {
  const { api, url, close } = await clientOf({
    [SEARCH]: { status: 500, json: { detail: 'secret of the body' } },
    [LOGIN]: { status: 400 },
  })
  const errors = [
    await errorOf(searchCatalog(api, { q: 'secret' })),
    await errorOf(authenticate(api, credentials)),
  ]
  await close()
  errors.push(
    await errorOf(searchCatalog(api, { q: 'secret' })),
    await errorOf(authenticate(api, credentials)),
  )

  assert.equal(errors[0]?.message, 'GET /api/v2/search/product-catalog failed: 500 unexpected')
  assert.equal(errors[2]?.message, 'GET /api/v2/search/product-catalog failed: network')
  assert.equal(errors[3]?.message, 'POST /api/v2/developer/authenticate failed: network')
  for (const error of errors) {
    const logged = `${error.message} ${String(error.cause)}`
    for (const private_ of ['secret', 'Portal-demo-1', 'dev@example.com', url])
      assert.ok(!logged.includes(private_))
  }
})

test('answers that are none of the Portal API are errors, not crashes', async () => {
  const page = '<!doctype html><title>Proxy</title>'
  const responses = [{ text: page }, { status: 204 }, { json: null }, { json: [] }, { json: { data: 7 } }]
  for (const response of responses) {
    const { api } = await clientOf({ [SEARCH]: response })
    const error = await errorOf(searchCatalog(api))
    assert.equal(error.code, 'unexpected')
  }
})

test('an error page, an empty body and a body of the wrong shape still give status and code', async () => {
  const bodies = [
    { text: '<h1>Bad gateway</h1>' },
    {},
    { json: { title: 7, detail: null, errors: 'no', message: {} } },
  ]
  for (const body of bodies) {
    const { api } = await clientOf({ [SEARCH]: { status: 502, ...body } })
    const error = await errorOf(searchCatalog(api))
    assert.deepEqual([error.code, error.status, error.problem], ['unavailable', 502, undefined])
  }
})
