import assert from 'node:assert/strict'

/** Names, and the scopes that the application asks for. */
interface RegisteredApplicationOptions {
  product?: string
  version?: string
  strategy?: string
  scopes?: string[]
}

/**
 * Lets ada@example.com create the application "Clock" and ask for the use of a version, over HTTP. Default: Tides 2.0.
 *
 * @returns the ID of the pending registration.
 */
export async function registeredApplication(
  url: string,
  {
    product = 'Tides',
    version = '2.0',
    strategy = 'Machine login',
    scopes,
  }: RegisteredApplicationOptions = {},
): Promise<string> {
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
  const versions = `/products/${await idNamed('/products', product)}/versions`
  const application = {
    name: 'Clock',
    auth_strategy_id: await idNamed('/applications/auth-strategies', strategy),
    scopes,
  }
  const { id } = (await (await send('/applications', application, cookie)).json()) as { id: string }
  const registration = await send(
    `/applications/${id}/registrations`,
    { product_version_id: await idNamed(versions, version) },
    cookie,
  )
  return ((await registration.json()) as { id: string }).id
}
