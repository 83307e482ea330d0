/** The main stories of the portal in WebKit, through WebKitGTK's WebDriver. `npm run test:browsers` starts it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { developer, demoPortal, pendingDeveloper } from '../e2e/support/demo-portal'
import { createGatewayKey, importRequests } from '../e2e/support/analytics'
import { servedHost } from '../support/served-host'
import { Page } from './page'
import { type Driver, startDriver, until } from './web-driver'

const program = process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver'
const binary = process.env.WEBKIT_BROWSER

let driver: Driver
let page: Page
let portal: Awaited<ReturnType<typeof demoPortal>>

before(async () => {
  portal = await demoPortal()
  const options = { args: ['--automation'], ...(binary ? { binary } : {}) }
  driver = await startDriver({
    program,
    capabilities: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
  })
  await driver.resize(1280, 900)
  page = new Page(driver)
})

after(async () => {
  await driver.close()
  await portal.remove()
})

const open = (path: string) => driver.open(portal.url + path)

async function fillLogin(email: string, password: string): Promise<void> {
  await page.fill(/^Email/, email)
  await page.fill(/^Password/, password)
  await page.clickButton('Log in')
}

test('a wrong password is refused, and an account that waits for approval is told so', async () => {
  await open('/login')
  await fillLogin(pendingDeveloper.email, 'not-the-password')
  await page.shows('Incorrect username or password. Please try again.')
  await fillLogin(pendingDeveloper.email, pendingDeveloper.password)
  await page.shows('Your account is pending approval for access')
})

test('a visitor who asked for a page comes back to it after signing in', async () => {
  await open('/my-apps?query=a#here')
  await page.isAt(/\/login/)
  await fillLogin(developer.email, developer.password)
  await page.isAt(/\/my-apps\?query=a#here$/)
  await until(async () => assert.match(await driver.title(), /^My Apps \| /))
})

test('the session is there after a reload, and in another document', async () => {
  await driver.reload()
  await page.find('button', developer.email)
  await open('/')
  await page.find('button', developer.email)
})

test('searching narrows the catalog, and says so when nothing is found', async () => {
  await open('/')
  await page.clickLink('Coast Forecast')
  await page.isAt(/\/spec\//)
  await driver.back()
  await page.driver.fill(await page.find('input[type=search]', /./), 'zzzzzz')
  await page.shows('No Products')
})

test('the reference opens an operation by its address, with its samples', async () => {
  await open('/')
  await page.clickLink(/^View specification\W+Chandlery Orders$/)
  await page.heading('Servers')
  await driver.run("location.hash = '#/Orders/createOrder'")
  await page.heading('Create an order')
  await driver.reload()
  await page.heading('Create an order')
  await page.find('[role=region], section', 'Request sample')
})

test('a document has its tree, its sections and colored samples', async () => {
  await open('/')
  await page.clickLink(/^View documentation\W+Coast Forecast$/)
  await page.heading('Getting started')
  await until(async () =>
    assert.ok(await driver.run<boolean>("return document.querySelector('.pe-hl-string') !== null")),
  )
})

test('an application is created, and its key shown once', async () => {
  await open('/my-apps')
  await page.clickLink('New App')
  await page.fill(/^Name/, 'In WebKit')
  await page.choose(/^Auth strategy/, 'API key')
  await page.fill(/^Reference ID/, 'in-webkit')
  await page.clickButton('Create application')
  await page.isAt(/\/application\/[-0-9a-f]{36}/)
  await page.heading('In WebKit')
})

test('the dashboard of the application has its charts, and keeps the period in its address', async () => {
  const id = new URL(await driver.url()).pathname.split('/').at(-1) ?? ''
  await createGatewayKey(portal, 'webkit')
  await importRequests(portal, 'webkit', id, [{ started_at: Date.now() - 60_000 }])
  await page.clickLink(/Dashboard/)
  await page.heading('Application Dashboard')
  await page.find('[type=range]', 'Requests')
  await page.choose(/^Period/, '30d')
  await page.isAt(/application-dashboard\?period=30d$/)
  await driver.reload()
  await page.find('[type=range]', 'Requests')
})

test('a tag on another origin of the site signs in with its own form', async (t) => {
  const host = await servedHost('html', portal.url)
  t.after(() => host.close())
  await driver.open(`${host.url}/#!/login`)
  await fillLogin(developer.email, developer.password)
  await page.shows(`login-success ${developer.email}`)
})

test('signing out ends the session for good', async () => {
  await open('/')
  await page.clickButton(developer.email)
  await page.clickButton('Logout')
  await page.isAt(/\/login/)
  await open('/my-apps')
  await page.isAt(/\/login/)
})
