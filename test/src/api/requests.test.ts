import assert from 'node:assert/strict'
import { test } from 'node:test'
import { after } from '../../support/after'
import { isPortalError, type PortalError } from '../../../src/api'
import { clientOf, emptyPage, PRODUCTS, SEARCH } from './client'

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

  await api.search.catalog({ q: 'pagaments & més', join: ['versions'], pageSize: 12, pageNumber: 2 })

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

  await api.products.list({ filter: { name: { contains: 'pay' }, id: '7', description: '' } })

  assert.deepEqual(Object.fromEntries(new URLSearchParams(log[0]!.search)), {
    'filter[name][contains]': 'pay',
    'filter[id][eq]': '7',
  })
})

test('an identifier stays one segment of the path, whatever it is made of', async () => {
  const { api, log } = await clientOf({})

  await errorOf(api.products.get('a/b?c#d'))
  assert.equal(log[0]!.call, 'GET /api/v2/products/a%2Fb%3Fc%23d')

  assert.equal((await errorOf(api.products.get('..'))).code, 'invalid')
  assert.equal(log.length, 1)
})

test('a resource is no promise by accident', async () => {
  const { api } = await clientOf({ 'GET /api/v2/products/p': { json: { id: 'p' } } })
  const products = await Promise.resolve(api.products)
  assert.equal(JSON.stringify({ products }), '{"products":{}}')
  assert.equal((await products.get('p')).id, 'p')
})

test('a missing parameter is refused before anything is sent', async () => {
  const { api, log } = await clientOf({})
  const missing: { productId?: string } = {}

  const error = await errorOf(api.products.get(missing.productId as string))

  assert.equal(error.message, 'Required parameter productId was null or undefined when calling getProduct.')
  assert.equal(log.length, 0)
})

test('no specification is null, not an error', async () => {
  const { api } = await clientOf({ 'GET /api/v2/products/p/versions/v/spec': { status: 204 } })
  assert.equal(await api.products.specification('p', 'v'), null)
})

test('the address after logout is one that a browser can go to', async () => {
  const logout = async (json: unknown) => {
    const { api } = await clientOf({ 'POST /api/v2/developer/logout': { json } })
    const response = await api.developer.logout()
    return response
  }
  assert.deepEqual(await logout({ logout_url: 'https://id.example.com/out' }), {
    logoutUrl: 'https://id.example.com/out',
  })
  assert.deepEqual(await logout({ logout_url: 'javascript:alert(1)' }), {})
  assert.deepEqual(await logout(undefined), {})
})

test('a form sends the password untouched, after the pause that shows it as pending', async () => {
  const { api, log } = await clientOf({ [LOGIN]: { status: 204 } })
  const sentBefore = after(245).then(() => log.length)

  await api.developer.authenticate(credentials)

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
      await api[kind].authenticate(credentials)
      assert.equal(server.log[0]!.call, `POST ${path}`)
    } else {
      await errorOf(api[kind].authenticate(credentials))
      assert.equal(log[0]!.call, `POST ${path}`)
    }
  })
}

test('a refused form is not sent again, and its error carries the name that handlers know', async () => {
  const problem = { status: 401, title: 'Account disabled', detail: 'No.', instance: 'trace:1' }
  const { api, log, authErrors } = await clientOf({ [LOGIN]: { status: 401, json: problem } })

  const error = await errorOf(api.developer.authenticate(credentials))

  assert.equal(error.request, 'authenticate-request')
  assert.equal(error.code, 'unauthorized')
  assert.equal(error.problem?.title, 'Account disabled')
  assert.equal(log.length, 1)
  assert.deepEqual(authErrors, [])
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

  const error = await errorOf(api.developer.authenticate(credentials))

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
    await errorOf(api.search.catalog({ q: 'secret' })),
    await errorOf(api.developer.authenticate(credentials)),
  ]
  await close()
  errors.push(
    await errorOf(api.search.catalog({ q: 'secret' })),
    await errorOf(api.developer.authenticate(credentials)),
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
    const error = await errorOf(api.search.catalog())
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
    const error = await errorOf(api.search.catalog())
    assert.deepEqual([error.code, error.status, error.problem], ['unavailable', 502, undefined])
  }
})
