import assert from 'node:assert/strict'
import type { TestDeveloper } from './portal'
import type { PortalVisitor } from './visitor'

export { levels, strategySettings } from '../strategies'

export const robinsRival: TestDeveloper = {
  email: 'kim@example.com',
  password: 'Correct-horse-2',
  full_name: 'Kim Example',
}

export interface ParsedResponse<T> {
  status: number
  headers: Headers
  /** Parsed; undefined where there is none. */
  body: T
}

/** One call as an application of the developer's makes it. Without a type the body is not looked at. */
export async function call<T = Record<string, unknown>>(
  visitor: PortalVisitor,
  line: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ParsedResponse<T>> {
  const [method, path] = line.split(' ') as [string, string]
  const response = await visitor.fetch(`/api/v2${path}`, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as T,
  }
}

export interface Page<T> {
  data: T[]
  meta: { page: { total: number } }
}
export interface Named {
  id: string
  name: string
}
export interface Application extends Named {
  reference_id: string
  scopes?: string[]
  credentials?: { client_id: string; client_secret: string }
  [field: string]: unknown
}
export interface Registration {
  id: string
  status: string
  application_id: string
  product_version_id: string
  product_version_name: string
  granted_scopes?: string[]
  pending_scopes?: string[]
  decision_reason?: string
}

/** Ids by names. */
export async function namesAt(visitor: PortalVisitor, path: string): Promise<Record<string, string>> {
  const { status, body } = await call<Page<Named>>(visitor, `GET ${path}`)
  assert.equal(status, 200, path)
  return Object.fromEntries(body.data.map(({ id, name }) => [name, id]))
}

export async function createApplication(
  visitor: PortalVisitor,
  strategy: string,
  fields: { name: string } & Record<string, unknown>,
): Promise<Application> {
  const strategies = await namesAt(visitor, '/applications/auth-strategies')
  const { status, body } = await call<Application>(visitor, 'POST /applications', {
    auth_strategy_id: strategies[strategy],
    ...fields,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** The fields that a refusal names, after its status. */
export function refusalOf({ status, body }: ParsedResponse<unknown>): unknown[] {
  const { invalid_parameters = [] } = body as {
    invalid_parameters?: { field: string; rule: string; source: string }[]
  }
  return [status, ...invalid_parameters.map(({ field, rule, source }) => `${source} ${field} ${rule}`)]
}
