import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { startScriptedApi } from '../support/scripted-api.mjs'

const email = 'robin+1@example.com'
const resetToken = '3f1c1c0e-6a2b-4d53-9d0e-6f1f6c1b7a11'

test('a developer confirms an e-mail address, chooses the first password, and stands at the login @engines', async ({
  page,
}) => {
  const api = await startScriptedApi({
    'GET /api/v2/portal': {
      json: { portal_id: 'p1', basic_auth_enabled: true, is_public: false },
    },
    'POST /api/v2/developer/verify-email': {
      status: 202,
      json: { email, token: resetToken },
    },
    'POST /api/v2/developer/reset-password': { status: 204 },
  })
  const site = await hostSite({
    files: {
      '/index.html': `<!doctype html><html lang="en"><title>Host</title>
        <script type="module" src="/kit/loader.js" data-api-base-url="${api.url}"></script>
        <portal-app></portal-app>`,
    },
    folders: { '/kit/': resolve('dist/kit') },
  })
  await page.goto(`${site.url}/login?token=from-the-mail`)
  await page.getByLabel('New password', { exact: true }).fill('Portal-demo-1')
  expect(new URL(page.url()).pathname).toBe('/reset-password')
  expect(page.url()).not.toContain('token')
  await page.getByLabel('Confirm password', { exact: true }).fill('Portal-demo-1')
  await page.getByRole('button', { name: 'Set password' }).click()

  await expect(page.getByRole('status').first()).toHaveText('Password successfully set!')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  const bodies = (call: string) =>
    api.log.filter((entry) => entry.call === call).map(({ body }) => JSON.parse(body) as unknown)
  expect(bodies('POST /api/v2/developer/verify-email')).toEqual([{ token: 'from-the-mail' }])
  expect(bodies('POST /api/v2/developer/reset-password')).toEqual([
    { password: 'Portal-demo-1', token: resetToken },
  ])

  // What has been used up is none of the places one can come back to.
  await page.goBack().catch(() => undefined)
  expect(page.url()).not.toContain('token')
  await Promise.all([site.close(), api.close()])
})
