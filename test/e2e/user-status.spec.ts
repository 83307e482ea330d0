import { resolve } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { hostSite } from '../support/host-site'

const DAYS_60 = 60 * 24 * 60 * 60

const markOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'userStatus')

for (const { host, domain } of [
  { host: 'forms.acme.localhost', domain: '.acme.localhost' },
  { host: 'localhost', domain: 'localhost' },
]) {
  test(`who comes from a registration is marked for 60 days, on ${host} for ${domain}`, async ({
    page,
    context,
  }) => {
    const script = `<script type="module" src="/kit/loader.js"></script>`
    const site = await hostSite({
      files: {
        '/index.html': `<!doctype html><html lang="en"><title>Host</title>${script}<portal-login></portal-login>`,
      },
      folders: { '/kit/': resolve('dist/kit') },
    })
    const url = site.url.replace('localhost', host)
    await page.goto(`${url}/login`)
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(await markOf(context)).toBeUndefined()

    await page.goto(`${url}/login?registered=true&passwordReset=true`)
    await expect(page.getByRole('status')).toHaveText('Password successfully set!')
    const mark = await markOf(context)
    expect(mark).toMatchObject({ value: 'active', domain, path: '/' })
    expect(Math.abs((mark?.expires ?? 0) - Date.now() / 1000 - DAYS_60)).toBeLessThan(60)
    await site.close()
  })
}
