import { findings } from './support/findings'
import { developer, expect, signIn, test } from './support/portal'

/** A developer reads in the built portal what the gateway has reported, to the request. */
test.use({ timezoneId: 'Asia/Kolkata' })

test('from My Apps to the dashboard: the numbers of the gateway, and an address that keeps what was chosen', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.url, developer)
  const ask = async <T>(path: string, data?: object) => {
    const url = `${portal.url}/api/v2${path}`
    const response = await (data ? page.request.post(url, { data }) : page.request.get(url))
    expect(response.ok(), path).toBe(true)
    return (await response.json()) as T
  }
  type List = { data: { id: string; name: string }[] }
  const named = ({ data }: List, name: string) => data.find((one) => one.name === name)?.id ?? ''
  const strategy = named(await ask<List>('/applications/auth-strategies'), 'API key')
  const { id } = await ask<{ id: string }>('/applications', { name: 'Tide lamp', auth_strategy_id: strategy })
  const product = named(await ask<List>('/products'), 'Coast Forecast')
  const [version] = (await ask<List>(`/products/${product}/versions`)).data

  const now = Date.now()
  const request = (minutes: number, status: number) =>
    JSON.stringify({
      started_at: now - minutes * 60_000,
      application_id: id,
      product_version_id: version?.id,
      method: 'GET',
      path: '/tides',
      status,
      latency_ms: 10,
    })
  // Two days are touched in this zone whatever the hour.
  const requests = [1, 1, 2, 30 * 60, 30 * 60 + 1].map((minutes) => request(minutes, 200))
  const errors = [request(1, 404), request(3, 404), request(2, 503)]
  const [key = ''] = (await portal.command(['keys', 'create', 'lamp', '--role', 'gateway'])).split('\n')
  const reported = await page.request.post(`${portal.url}/api/operator/v1/traffic`, {
    headers: { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/x-ndjson' },
    data: [...requests, ...errors].join('\n'),
  })
  expect(await reported.json()).toEqual({ accepted: 8, rejected: [] })

  await page.goto(`${portal.url}/my-apps?query=Tide`)
  await expect(page.getByRole('group', { name: 'Last 30 days' })).toContainText('8')
  await page.getByRole('link', { name: /Dashboard.*Tide lamp/ }).click()
  await expect(page.getByRole('heading', { name: 'Application Dashboard', level: 1 })).toBeVisible()
  const total = (chart: string) => page.getByRole('list', { name: `Legend of ${chart}` })
  await expect(total('Requests')).toContainText('6')
  await page.getByRole('combobox', { name: 'Period' }).selectOption('30d')
  await expect(page).toHaveURL(/application-dashboard\?period=30d$/)
  await expect(total('Requests')).toContainText('8')
  await expect(total('4xx by status code')).toContainText('4042')
  await expect(total('5xx by status code')).toContainText('5031')
  await expect(page.getByText('Times are in India Standard Time.')).toBeVisible()

  await page.getByRole('button', { name: 'Table of Requests' }).click()
  const days = page.getByRole('region', { name: 'Table of Requests' }).getByRole('row')
  await expect(days).toHaveCount(31)
  await expect(page.getByRole('slider')).toHaveCount(6)
  expect(await findings(page)).toEqual([])

  await page.reload()
  await expect(total('Requests')).toContainText('8')
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('30d')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('24h')
  await expect(total('Requests')).toContainText('6')
})
