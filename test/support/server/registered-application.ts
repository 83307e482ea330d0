import assert from 'node:assert/strict'

/**
 * Lets ada@example.com create the application "Clock" and ask for the use of Tides 2.0, over HTTP.
 *
 * @returns the ID of the pending registration.
 */
export async function registeredApplication(url: string): Promise<string> {
  const send = async (path: string, body?: object, cookie = '') => {
    const response = await fetch(`${url}/api/v2${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
    })
    assert.ok(response.ok, `${path}: ${response.status}`)
    return response
  }
  const signIn = { username: 'ada@example.com', password: 'Correct-horse-1' }
  const session = await send('/developer/authenticate', signIn)
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  type List = { data: { id: string; name: string }[] }
  const idNamed = async (path: string, name: string) => {
    const { data } = (await (await send(`${path}?page[size]=100`, undefined, cookie)).json()) as List
    return data.find((one) => one.name === name)?.id ?? ''
  }
  const product = await idNamed('/products', 'Tides')
  const version = await idNamed(`/products/${product}/versions`, '2.0')
  const strategy = await idNamed('/applications/auth-strategies', 'Machine login')
  const application = { name: 'Clock', auth_strategy_id: strategy }
  const { id } = (await (await send('/applications', application, cookie)).json()) as { id: string }
  const registration = await send(
    `/applications/${id}/registrations`,
    { product_version_id: version },
    cookie,
  )
  return ((await registration.json()) as { id: string }).id
}
