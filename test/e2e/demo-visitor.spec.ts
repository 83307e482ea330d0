import type { Page } from '@playwright/test'
import { withDemoContent } from '../../demo/demo-content.mjs'
import { startDemoService } from '../support/demo-services'
import { freePort } from '../support/server/free-port'
import { type BuiltPortal, builtPortal } from './support/built-portal'
import { fillWithDemo } from './support/demo-portal'
import { developer, expect, test as base } from './support/portal'
import { workerScope } from './support/worker-scope'

const clientSecret = 'secret-of-the-demo-portal'

/** What `npm start` shows, the documentation of this project and the identity provider included. Nothing else changes it. */
const test = base.extend<object, { demo: BuiltPortal }>({
  demo: [
    async ({}, use) => {
      const portal = await builtPortal({ SSO_HARBOUR_CLIENT_SECRET: clientSecret })
      await portal.start()
      const issuerPort = String(await freePort())
      const provider = await startDemoService('demo/identity-provider/main.mjs', {
        DEMO_ISSUER_PORT: issuerPort,
        PORTAL_URL: portal.url,
        SSO_HARBOUR_CLIENT_SECRET: clientSecret,
      })
      const ports = { 4000: new URL(portal.url).port, 4012: issuerPort }
      await withDemoContent(ports, (folder) => fillWithDemo(portal, folder))
      await use(portal)
      await provider.close()
      await portal.remove()
    },
    workerScope,
  ],
})

const forEveryone = ['Coast Forecast', 'Portal Elements']
const forDevelopers = ['Chandlery Orders', 'Portal API']

/** The products of the catalog that the page shows. */
const products = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasNotText: 'First steps' })

async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: developer.email }).waitFor()
}

test('a newcomer reads without an account, logs in for a key, and is back at the operation', async ({
  page,
  demo,
}) => {
  await page.goto(demo.url)
  await expect(products(page)).toHaveText(forEveryone)

  await page.goto(`${demo.url}/docs/coast-forecast`)
  await expect(page.getByRole('heading', { name: 'Getting started', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Units and times' }).first().click()
  await expect(page.getByRole('heading', { name: 'Units and times', level: 1 })).toBeVisible()

  await page.goto(`${demo.url}/spec/coast-forecast`)
  await page.getByRole('link', { name: 'Get the tides of a day' }).first().click()
  await expect(page.getByRole('heading', { name: 'Get the tides of a day' })).toBeVisible()
  const operation = `${demo.url}/spec/coast-forecast/v1?operation=getTides`
  await expect(page).toHaveURL(operation)

  await page.getByRole('button', { name: 'Get access' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${demo.url}/login`)
  await logIn(page)
  // It goes on where it began, and the address is as before once the dialog is closed.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(operation)
  await expect(page.getByRole('heading', { name: 'Get the tides of a day' })).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Catalog' }).click()
  await expect(products(page)).toHaveText([...forDevelopers, ...forEveryone].toSorted())
})

test('Berth Control is for the harbour office, and for the developers to whom it is granted', async ({
  browser,
  page,
  demo,
}) => {
  const addresses = ['/api/v2/products/berth-control', '/docs/berth-control/getting-started.md']
  const statuses = async () => {
    const responses = addresses.map((path) => page.request.get(demo.url + path))
    return (await Promise.all(responses)).map((response) => response.status())
  }
  expect(await statuses()).toEqual([404, 404])
  await page.goto(`${demo.url}/login`)
  await logIn(page)
  expect(await statuses()).toEqual([404, 404])
  await page.goto(`${demo.url}/docs/berth-control`)
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()

  await demo.command(['access', 'grant', developer.email, 'berth-control'])
  await page.goto(`${demo.url}/docs/berth-control`)
  await expect(page.getByRole('heading', { name: 'Getting started', level: 1 })).toBeVisible()
  expect(await statuses()).toEqual([200, 200])

  const office = await browser.newContext()
  const master = await office.newPage()
  await master.goto(`${demo.url}/login`)
  await master.getByRole('button', { name: 'Continue with SSO' }).click()
  await master.getByRole('button', { name: 'harbour.master@example.com' }).click()
  await master.getByRole('button', { name: 'harbour.master@example.com' }).waitFor()
  await expect(products(master)).toHaveText(['Berth Control', ...forDevelopers, ...forEveryone].toSorted())
  await office.close()
})
