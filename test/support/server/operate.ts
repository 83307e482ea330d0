import { contractFetch } from './contract'

/** Sends a request to the operator API with a key. The response is validated against the contract. */
export async function operate<T = Record<string, unknown>>(
  { url, key }: { url: string; key: string },
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; headers: Headers; body: T }> {
  const response = await contractFetch(`${url}/api/operator/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (response.status === 204 ? {} : await response.json()) as T,
  }
}
