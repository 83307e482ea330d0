import assert from 'node:assert/strict'
import { it, type TestContext } from 'node:test'
import { createKey } from '../../../server/src/commands/keys'
import { loggedRequest } from '../../support/server/logged-request'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin, tides } from '../../support/server/sample-data'
import { until } from '../../support/server/until'
import { userSettings } from '../../support/server/user-accounts'
import { fuzzedOperations, resolved } from '../fuzz/contract-operations'
import { Random } from '../fuzz/random'
import { SchemaValues } from '../fuzz/schema-values'

async function startedPortal(t: TestContext, logLevel = 'info'): Promise<RealPortal> {
  const portal = await realPortal({
    settings: userSettings,
    developers: [robin],
    products: [tides],
    environment: { LOG_LEVEL: logLevel, READS_PER_CALLER: '1000000', SIGN_IN_PER_ADDRESS: '1000000' },
  })
  t.after(() => portal.close())
  return portal
}

it('a request is one line with ID, operation, status, time and kind of caller', async (t) => {
  const portal = await startedPortal(t)
  const developer = await portal.signedIn(robin)
  const cookie = [...developer.cookies.entries()].map(([name, { value }]) => `${name}=${value}`).join('; ')
  const answered = await fetch(`${portal.url}/api/v2/products?page=1&secret=1`, { headers: { cookie } })
  const line = await loggedRequest(portal, answered)
  const { milliseconds, request_id, level, time, pid, hostname, ...rest } = line
  assert.deepEqual(rest, {
    ...{ method: 'GET', operation: 'listProducts', status: answered.status, caller: 'developer' },
    ...(answered.ok
      ? { msg: 'The request was answered' }
      : { problem: 'invalidRequest', msg: 'The request was refused' }),
  })
  assert.equal(level, 30)
  for (const value of [milliseconds, time, pid]) assert.equal(typeof value, 'number')
  for (const value of [request_id, hostname]) assert.equal(typeof value, 'string')

  const refused = await fetch(`${portal.url}/api/v2/applications`)
  const { problem, caller, status } = await loggedRequest(portal, refused)
  assert.deepEqual([problem, caller, status], ['sessionRequired', 'visitor', 401])
  const { instance } = (await refused.json()) as { instance: string }
  assert.equal(instance, refused.headers.get('x-request-id'))
})

it('probes are logged at debug, unless they are refused', async (t) => {
  const quiet = await startedPortal(t)
  const probe = await fetch(`${quiet.url}/healthz`)
  await loggedRequest(quiet, await fetch(`${quiet.url}/api/v2/portal`))
  assert.ok(!quiet.log.some(({ request_id }) => request_id === probe.headers.get('x-request-id')))

  const verbose = await startedPortal(t, 'debug')
  assert.equal((await loggedRequest(verbose, await fetch(`${verbose.url}/healthz`))).level, 20)
})

it('no secret in any field of any operation is in the log', async (t) => {
  const portal = await startedPortal(t, 'trace')
  const developer = await portal.signedIn(robin)
  const newKey = async (name: string, role: 'admin' | 'gateway') =>
    (await createKey.run(portal.database, { name, role })).lines[0] ?? ''
  const keys = { operator: await newKey('operator', 'admin'), gateway: await newKey('gateway', 'gateway') }
  const session = developer.cookies.get('portalaccesstoken')?.value ?? ''
  const random = new Random(20261129)
  const values = new SchemaValues(
    random,
    (reference) => resolved({ $ref: reference }),
    () => undefined,
  )
  const secret = 'hush-7c1f9e'
  const secrets = [...Object.values(keys), session, secret]

  /** With the secret in place of every string. */
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return secret
    if (Array.isArray(value)) return value.map(filled)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part)]))
  }
  const credentials = (access: string): Record<string, string> => {
    if (access === 'operator') return { authorization: `Bearer ${keys.operator}` }
    if (access === 'gateway') return { authorization: `Bearer ${keys.gateway}` }
    if (access === 'check') return { 'x-portal-gateway-key': keys.gateway, authorization: `Bearer ${secret}` }
    return { cookie: `portalaccesstoken=${session}` }
  }
  const sent: string[] = []
  for (const { id, access, method, path, parameters, body, isForm } of fuzzedOperations()) {
    const query = new URLSearchParams(
      parameters.filter((each) => each.in === 'query').map(({ name }) => [name, secret]),
    )
    const headers = Object.fromEntries(
      parameters.filter((each) => each.in === 'header').map(({ name }) => [name.toLowerCase(), secret]),
    )
    const whole = body && values.valid(body)
    const fields = { ...(filled(whole) as object), [secret]: secret }
    const bodies = [
      JSON.stringify(filled(whole)),
      JSON.stringify(fields),
      `{"${secret}`,
      isForm ? new URLSearchParams(fields as Record<string, string>).toString() : secret,
    ]
    for (const [count, text] of (method === 'GET' ? bodies.slice(0, 2) : bodies).entries())
      for (const own of [
        credentials(access),
        { authorization: `Bearer ${secret}`, cookie: `portalaccesstoken=${secret}` },
      ]) {
        const response = await fetch(
          `${portal.url}${path.replaceAll(/\{\w+\}/g, secret)}${count === 1 ? '' : `?${query}&${secret}=${secret}`}`,
          {
            method,
            redirect: 'manual',
            headers: {
              ...(method === 'GET'
                ? {}
                : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
              ...{ 'user-agent': secret, referer: `http://localhost/${secret}`, 'x-forwarded-for': secret },
              ...headers,
              ...own,
            },
            body: method === 'GET' ? undefined : text,
          },
        )
        await response.arrayBuffer()
        sent.push(response.headers.get('x-request-id') ?? `${id} has no ID`)
      }
  }
  const isLogged = new Set(portal.log.map(({ request_id }) => request_id))
  await until(() => {
    for (const { request_id } of portal.log) isLogged.add(request_id)
    return sent.every((each) => isLogged.has(each))
  }, 'every request is logged')
  const told = portal.log.filter((line) => secrets.some((each) => JSON.stringify(line).includes(each)))
  assert.deepEqual(told, [])
})
