import { hostSite } from '../support/host-site'
import { consoleErrorsOf } from './support/console-errors'
import { demoPortal, developer, expect, test } from './support/portal'

const scriptTag = (portal: string) =>
  `<script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}" data-user-entity="developer"></script>`

test('a page whose history is wrapped and frozen keeps its wrapper, and the portal moves through it', async ({
  page,
  publicPortal,
}) => {
  const site = await hostSite({
    files: {
      '/index.html': `<!doctype html><html lang="en"><title>Host</title>
        <script>
          window.moves = []
          const push = history.pushState
          history.pushState = (...given) => {
            moves.push(given[2])
            push.apply(history, given)
          }
          Object.freeze(history)
        </script>
        ${scriptTag(publicPortal.url)}
        <portal-app base="/developers"></portal-app></html>`,
    },
  })
  const consoleErrors = await consoleErrorsOf(page, /status of 401/)
  await page.goto(`${site.url}/developers`)
  await page.getByRole('link', { name: 'Coast Forecast', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Coast Forecast' }).first()).toBeVisible()
  const moves = await page.evaluate(() => (window as unknown as { moves: string[] }).moves)
  expect(moves).toHaveLength(1)
  expect(moves[0]).toMatch(/^[/]developers[/]spec[/]/)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Coast Forecast', exact: true }).first()).toBeVisible()
  expect(consoleErrors).toEqual([])
  await site.close()
})

test('a page with a base of its own keeps its address, and what the portal and a document add to it', async ({
  page,
  publicPortal,
}) => {
  const site = await hostSite({
    files: {
      '/index.html': `<!doctype html><html lang="en"><base href="/"><title>Host</title>${scriptTag(publicPortal.url)}
        <portal-app history="hash"></portal-app></html>`,
      '/document.html': `<!doctype html><html lang="en"><base href="/"><title>Host</title>${scriptTag(publicPortal.url)}
        <portal-docs product="chandlery-orders" slug="concepts"></portal-docs></html>`,
    },
  })
  await page.goto(`${site.url}/developers?from=mail`)
  const product = page.getByRole('link', { name: 'Coast Forecast', exact: true }).first()
  const reference = page.getByRole('heading', { name: 'Coast Forecast' }).first()
  await product.click()
  await expect(reference).toBeVisible()
  await expect(page).toHaveURL(/[/]developers[?]from=mail#[/]spec[/]/)
  await page.reload()
  await expect(reference).toBeVisible()

  await page.goto(`${site.url}/document.html`)
  const section = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const name = await section.innerText()
  await section.click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
  await expect(page).toHaveURL(/[/]document[.]html#./)
  await site.close()
})

test('a page with a service worker signs in, also after the tag was removed during its request', async ({
  page,
}) => {
  const portal = await demoPortal()
  const site = await hostSite({
    files: {
      '/index.html': `<!doctype html><html lang="en"><title>Host</title>${scriptTag(portal.url)}
        <main><portal-login></portal-login></main></html>`,
      '/worker.js': `addEventListener('install', () => skipWaiting())
        addEventListener('activate', (event) => event.waitUntil(clients.claim()))
        addEventListener('fetch', (event) => event.respondWith(fetch(event.request)))`,
    },
  })
  const consoleErrors = await consoleErrorsOf(page, /status of 401/)
  await page.goto(site.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
  })
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  const fill = async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
    await page.getByLabel('Password', { exact: true }).fill(developer.password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  await page.evaluate(() => {
    document.addEventListener('submit', () => document.querySelector('portal-login')?.remove())
  })
  await fill()
  await expect(page.locator('portal-login')).toHaveCount(0)
  await page.reload()
  const button = page.getByRole('button', { name: /^Log (in|out)$/ })
  await expect(button).toBeVisible()
  if ((await button.innerText()) === 'Log in') await fill()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(consoleErrors).toEqual([])
  await site.close()
  await portal.remove()
})
