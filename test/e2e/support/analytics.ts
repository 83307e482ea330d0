import type { APIRequestContext, Page } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { BuiltPortal } from './built-portal'

interface Named {
  readonly id: string
  readonly name: string
}

/** What the developer of a page does elsewhere, by the portal's API. */
export function developerCalls(request: APIRequestContext, portalUrl: string) {
  const call = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, data?: object) => {
    const response = await request.fetch(`${portalUrl}/api/v2${path}`, { method, data })
    expect(response.ok(), path).toBe(true)
    return (response.status() === 204 ? undefined : await response.json()) as T
  }
  const idOf = async (path: string, name: string) => {
    const { data } = await call<{ data: Named[] }>('GET', path)
    return data.find((one) => one.name === name)?.id ?? ''
  }
  return {
    call,
    /** Creates an application with a key that is registered for version 1 of the demo's Coast Forecast. @returns its ID */
    async createApplication(name: string): Promise<string> {
      const { id } = await call<Named>('POST', '/applications', {
        name,
        auth_strategy_id: await idOf('/applications/auth-strategies', 'API key'),
      })
      const product = await idOf('/products', 'Coast Forecast')
      await call('POST', `/applications/${id}/registrations`, {
        product_version_id: await idOf(`/products/${product}/versions`, 'v1'),
      })
      return id
    },
  }
}

/** Creates a key for a gateway. */
export async function createGatewayKey(portal: BuiltPortal, name: string): Promise<string> {
  const [key = ''] = (await portal.command(['keys', 'create', name, '--role', 'gateway'])).split('\n')
  return key.trim()
}

/** As a gateway reports it; what is left out has a usual value. */
export interface PastRequest {
  /** Unix time in milliseconds. */
  readonly started_at: number
  /** Folder of the product and name of the version. */
  readonly product_version?: string
  readonly status?: number
}

/** Imports requests of the past as an operator does. */
export async function importRequests(
  portal: BuiltPortal,
  gateway: string,
  applicationId: string,
  requests: readonly PastRequest[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'traffic-'))
  try {
    const file = join(folder, 'history.ndjson')
    const lines = requests.map((request) =>
      JSON.stringify({
        application_id: applicationId,
        product_version: 'coast-forecast/v1',
        method: 'GET',
        path: '/coast/v1/warnings',
        status: 200,
        latency_ms: 12,
        ...request,
      }),
    )
    await writeFile(file, lines.join('\n'))
    const printed = await portal.command(['traffic', 'import', file, '--gateway', gateway])
    expect(printed).toContain(`Requests stored: ${requests.length}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the numbers of a chart's table by the headings of its rows, of one version. */
export async function tableOf(page: Page, chart: string): Promise<{ heading: string; count: number }[]> {
  const rows = page.getByRole('region', { name: `Table of ${chart}` }).locator('tbody tr')
  return rows.evaluateAll((all) =>
    all.map((row) => ({
      heading: row.querySelector('th')?.textContent ?? '',
      count: Number(row.querySelector('td')?.textContent),
    })),
  )
}
