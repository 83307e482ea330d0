/**
 * Gives a developer an application of each kind, through the API, as a script of the developer's own would. A developer who has
 * applications keeps them as they are.
 */

/** @typedef {{ strategy: string, name: string, fields?: object, register: string[], approve?: boolean, keys?: string[] }} Seed */

/** Of a key that is revoked, so that the requests of the demo show how that looks. */
const REVOKED_KEY = 'Old screen'

/** @type {Seed[]} `register` names versions; what waits for the operator is approved where it says so */
const seeds = [
  {
    strategy: 'API key',
    name: 'Harbour board',
    fields: { description: 'The screen at the quay: tides, wind and warnings.' },
    register: ['Coast Forecast v1', 'Chandlery Orders v1'],
    keys: ['Quay screen', 'Screen in the office', REVOKED_KEY],
  },
  {
    strategy: 'Client of the portal',
    name: "Ship's pantry",
    fields: {
      description: 'Orders what the galley runs out of.',
      redirect_uri: 'http://localhost:3000/callback',
      scopes: ['orders:read', 'orders:write', 'payments:write'],
    },
    register: ['Chandlery Orders v2'],
    approve: true,
  },
  {
    strategy: 'Client of your own',
    name: 'Pilot office',
    fields: {
      description: 'Its client lives at the identity provider of the pilots.',
      reference_id: 'pilot-office',
    },
    register: [],
  },
]

/**
 * @param {string} portalUrl
 * @param {{ email: string, password: string }} developer
 * @returns {Promise<{ approvals: string[], applications: Map<string, string>, keys: { active: string[], revoked: string[] } }>} IDs of
 *   registrations that an operator is to approve, of the applications that were made, by name, and of the keys
 */
export async function seedApplications(portalUrl, { email, password }) {
  const call = await signedIn(`${portalUrl}/api/v2`, email, password)
  // A portal that is shown as a public one has no applications.
  const present = await call('GET', '/applications')
  const approvals = []
  const applications = new Map()
  const keys = { active: [], revoked: [] }
  if (!present || present.meta.page.total > 0) return { approvals, applications, keys }
  // A developer with applications is not new.
  await call('PATCH', '/developer/me/first-steps', { is_dismissed: true })

  const strategies = await idsByName(call, '/applications/auth-strategies')
  const versions = await idsOfVersions(call)
  for (const { strategy, name, fields, register, approve, keys: names = [] } of seeds) {
    const application = await call('POST', '/applications', {
      name,
      auth_strategy_id: strategies.get(strategy),
      ...fields,
    })
    applications.set(name, application.id)
    for (const version of register) {
      const registration = await call('POST', `/applications/${application.id}/registrations`, {
        product_version_id: versions.get(version),
      })
      if (approve) approvals.push(registration.id)
    }
    for (const display_name of names) {
      const path = `/applications/${application.id}/credentials`
      const { id } = await call('POST', path, { display_name })
      const isRevoked = display_name === REVOKED_KEY
      if (isRevoked) await call('DELETE', `${path}/${id}`)
      keys[isRevoked ? 'revoked' : 'active'].push(id)
    }
  }
  return { approvals, applications, keys }
}

/** @returns a function that makes one call; its response is undefined for what does not exist */
async function signedIn(base, username, password) {
  let cookie = ''
  async function call(method, path, body) {
    const response = await fetch(base + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    if (response.status === 404) return undefined
    if (!response.ok)
      throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`)
    const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    if (cookies.length > 0) cookie = cookies.join('; ')
    return response.status === 204 ? undefined : response.json()
  }
  await call('POST', '/developer/authenticate', { username, password })
  return call
}

async function idsByName(call, path) {
  const { data } = await call('GET', `${path}?page[size]=100`)
  return new Map(data.map(({ id, name }) => [name, id]))
}

async function idsOfVersions(call) {
  const products = await idsByName(call, '/products')
  const versions = new Map()
  for (const [product, id] of products) {
    for (const [name, version] of await idsByName(call, `/products/${id}/versions`)) {
      versions.set(`${product} ${name}`, version)
    }
  }
  return versions
}
