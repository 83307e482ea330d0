const INTERVAL_MS = 500
/** Requests that wait while the portal cannot be reached; older ones are dropped. */
const MOST_WAITING = 10_000

/**
 * Reports requests to the portal, some times a second. A batch that was not accepted goes again under the same ID, so it counts once.
 *
 * @param {string} portalUrl
 * @param {string} key of this gateway
 * @returns {{ report(request: object): void, close(): Promise<void> }} `report` takes a line of the portal's `reportTraffic`
 */
export function trafficReporter(portalUrl, key) {
  let waiting = []
  let batch
  let sending = Promise.resolve()

  async function send() {
    if (!batch && waiting.length > 0) {
      batch = { id: crypto.randomUUID(), lines: waiting }
      waiting = []
    }
    if (!batch) return
    const response = await fetch(`${portalUrl}/api/operator/v1/traffic`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/x-ndjson',
        'idempotency-key': batch.id,
      },
      body: batch.lines.map((line) => JSON.stringify(line)).join('\n'),
    }).catch(() => undefined)
    // A report that the portal cannot read stays wrong, however often it is sent.
    if (!response || response.status >= 500) return
    if (!response.ok) console.error(`The portal does not take the report of requests: ${response.status}.`)
    batch = undefined
  }

  const timer = setInterval(() => {
    sending = sending.then(send)
  }, INTERVAL_MS)
  timer.unref()
  return {
    report(request) {
      waiting.push(request)
      if (waiting.length > MOST_WAITING) waiting.shift()
    },
    async close() {
      clearInterval(timer)
      await sending
      await send()
    },
  }
}
