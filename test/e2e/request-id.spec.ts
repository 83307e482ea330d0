import { freePort } from '../support/server/free-port'
import { demoPortal, developer, expect, signIn, test } from './support/portal'

/** Value of the series with this start, such as `requests_total{operation="x"}`; zero if there is none. */
async function metric(address: string, series: string): Promise<number> {
  const text = await (await fetch(`http://${address}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('a request of the page is followed through the log to its metric, by its ID', async ({ page }) => {
  const metrics = `127.0.0.1:${await freePort()}`
  const portal = await demoPortal({ LOG_LEVEL: 'info', METRICS_ADDRESS: metrics })
  await signIn(page, portal.url, developer)
  const creating = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/applications'),
  )
  await page.goto(`${portal.url}/application/create`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Fog horn')
  await page.getByRole('combobox', { name: 'Auth strategy' }).selectOption('API key')
  await page.getByRole('button', { name: 'Create application' }).click()
  const response = await creating
  expect(response.status()).toBe(201)
  const id = response.headers()['x-request-id'] ?? ''

  const lines = () =>
    portal
      .printed()
      .split('\n')
      .filter((line) => line.includes(`"request_id":"${id}"`))
  await expect.poll(lines).toHaveLength(1)
  const line = JSON.parse(lines()[0] ?? '') as Record<string, unknown>
  expect(line).toMatchObject({
    method: 'POST',
    operation: 'createApplication',
    status: 201,
    caller: 'developer',
  })
  const series = 'http_request_duration_seconds_count{operation="createApplication",status="2xx"}'
  expect(await metric(metrics, series)).toBe(1)
  await portal.remove()
})
