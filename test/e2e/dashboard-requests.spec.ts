import { startServicesBehind } from '../support/demo-services'
import { createGatewayKey, developerCalls } from './support/analytics'
import { findings } from './support/findings'
import { developer, expect, signIn, test } from './support/portal'

test.use({ timezoneId: 'Asia/Kathmandu' })

test('a request with a revoked key is in the list with its reason once the gateway has reported it, and the list leads to the fix', async ({
  page,
  portal,
}) => {
  const services = await startServicesBehind(portal.url, await createGatewayKey(portal, 'lighthouse'))
  try {
    await signIn(page, portal.url, developer)
    const { call, createApplication } = developerCalls(page.request, portal.url)
    const id = await createApplication('Lighthouse')
    const credential = await call<{ id: string; credential: string }>(
      'POST',
      `/applications/${id}/credentials`,
      { display_name: 'Lamp room' },
    )
    const send = async () => {
      const headers = { 'x-api-key': credential.credential }
      const response = await fetch(`${services.gateway}/coast/v1/warnings`, { headers })
      return { status: response.status, requestId: response.headers.get('x-request-id') ?? '' }
    }
    expect((await send()).status).toBe(200)
    await page.goto(`${portal.url}/application/${id}/application-dashboard`)
    await expect(page.getByRole('heading', { name: 'Latest requests' })).toBeVisible()

    await call('DELETE', `/applications/${id}/credentials/${credential.id}`)
    // The gateway knows it within five seconds, and lets requests through meanwhile.
    let sent = 1
    let refused = { status: 0, requestId: '' }
    await expect(async () => {
      refused = await send()
      sent++
      expect(refused.status).toBe(401)
    }).toPass({ timeout: 10_000 })
    const list = page.getByRole('region', { name: 'Latest requests' })
    const row = list.getByRole('row', { name: /GET \/warnings.*\b401\b/ })
    // The gateway reports everything before it ends.
    await services.close()
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(row).toContainText('Revoked key')

    // Exactly these requests count.
    const requests = page.getByRole('list', { name: 'Legend of Requests' })
    await expect(requests).toHaveText(`Coast Forecast - v1${sent}`)
    await expect(page.getByRole('list', { name: 'Legend of 4xx by status code' })).toHaveText('4011 · 100%')

    await row.getByRole('button').press('Enter')
    const details = list.getByRole('group', { name: 'Details of GET /warnings' })
    await expect(details).toContainText('The key that was sent is revoked.')
    await expect(details).toContainText('Lamp room (revoked)')
    await expect(details).toContainText('GMT+5:45')
    expect(await findings(page)).toEqual([])

    // The filter is in the address, which can be sent to a colleague.
    await page.getByRole('searchbox', { name: 'Request ID' }).fill(refused.requestId)
    await expect(page).toHaveURL(new RegExp(`request_id=${refused.requestId}`))
    await expect(list.getByRole('button')).toHaveCount(1)
    await page.reload()
    await expect(row).toBeVisible()
    await expect(list.getByRole('button')).toHaveCount(1)
    await page.getByRole('combobox', { name: 'Status class' }).selectOption('2xx')
    await expect(page).toHaveURL(/status_class=2xx/)
    await expect(page.getByRole('heading', { name: 'No request matches these filters' })).toBeVisible()
    await page.goBack()
    await row.getByRole('button').click()
    await list.getByRole('link', { name: 'Credentials of Lighthouse' }).click()
    await expect(page).toHaveURL(`${portal.url}/application/${id}`)
    await expect(page.getByRole('heading', { name: 'Lighthouse', level: 1 })).toBeVisible()
  } finally {
    await services.close()
  }
})
