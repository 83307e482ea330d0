import type { MadePortal } from './server'

const SENDERS = 4
const LINES = 500
const SECONDS = 5

/** Returns how many requests a second are stored that gateways report side by side. */
export async function ingestRate(portal: MadePortal): Promise<number> {
  const started = performance.now()
  const end = started + SECONDS * 1000
  const stored = await Promise.all(Array.from({ length: SENDERS }, (_sender, n) => sendUntil(end, n, portal)))
  const seconds = (performance.now() - started) / 1000
  return stored.reduce((sum, count) => sum + count, 0) / seconds
}

async function sendUntil(end: number, sender: number, portal: MadePortal): Promise<number> {
  let stored = 0
  for (let batch = 0; performance.now() < end; batch += 1) {
    const response = await fetch(`${portal.url}/api/operator/v1/traffic`, {
      method: 'POST',
      headers: { authorization: `Bearer ${portal.gatewayKey}`, 'content-type': 'application/x-ndjson' },
      body: batchOf(`${sender}-${batch}`, portal),
    })
    const { accepted } = (await response.json()) as { accepted?: number }
    if (accepted !== LINES) throw new Error(`A report responded with ${response.status}.`)
    stored += accepted
  }
  return stored
}

function batchOf(name: string, { applications, versions }: MadePortal): string {
  const now = Date.now()
  return Array.from({ length: LINES }, (_line, n) =>
    JSON.stringify({
      started_at: now - n,
      application_id: applications[n % applications.length],
      product_version_id: versions[n % versions.length],
      method: 'GET',
      path: `/levels/${n}`,
      status: n % 20 === 0 ? 404 : 200,
      latency_ms: 10 + (n % 90),
      response_bytes: 900,
      request_id: `${name}-${n}`,
    }),
  ).join('\n')
}
