import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/server/free-port'
import {
  callWithNewClient,
  callWithNewKey,
  countEffort,
  createDeveloper,
  decide,
  type DemoEnvironment,
  getAccessTo,
  password,
  portalOf,
  requestAccess,
  signUp,
  statusOf,
} from './support/first-call'
import { expect, signIn, test as base } from './support/portal'
import { startDemo } from './support/started-demo'
import { workerScope } from './support/worker-scope'

/** What `npm start` runs, with its gateway and its inbox. */
const test = base.extend<object, { demo: DemoEnvironment }>({
  demo: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'first-call-'))
      const [port, apiPort] = [await freePort(), await freePort()]
      const environment = { PORT: `${port}`, DEMO_API_PORT: `${apiPort}`, DATA_DIR: folder, DATABASE_URL: '' }
      const demo = startDemo(environment)
      await expect.poll(demo.printed, { timeout: 90_000 }).toMatch(/^Ready$/m)
      await use(environment)
      demo.child.kill('SIGTERM')
      await demo.ended
      await rm(folder, { recursive: true, force: true })
    },
    workerScope,
  ],
})

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a developer without applications calls Coast Forecast from the catalog, with six clicks and one field at most', async ({
  page,
  demo,
}) => {
  const portal = portalOf(demo)
  await createDeveloper(demo, 'first@example.com')
  await signIn(page, portal, { email: 'first@example.com', password })
  const effort = await countEffort(page)
  await page.goto(portal)
  await getAccessTo(page, 'Coast Forecast')
  await callWithNewKey(page, 'Tide clock')
  expect(await statusOf(page)).toBe('200')
  const { clicks, fields } = effort.current()
  expect(clicks).toBeGreaterThan(0)
  expect(clicks).toBeLessThanOrEqual(6)
  expect(fields).toBe(1)
})

test('a visitor signs up on the way, goes on at the same product, and needs twelve clicks and four fields at most', async ({
  page,
  demo,
}) => {
  const effort = await countEffort(page)
  await page.goto(portalOf(demo))
  await getAccessTo(page, 'Coast Forecast')
  await signUp(page, effort, demo, 'visitor@example.com')
  await callWithNewKey(page, 'Tide clock')
  expect(await statusOf(page)).toBe('200')
  await expect(page).toHaveURL(/[/]spec[/]coast-forecast[/]v1[?]operation=listStations$/)
  const { clicks, fields } = effort.current()
  expect(clicks).toBeLessThanOrEqual(12)
  expect(fields).toBeLessThanOrEqual(4)
})

test('a client of Chandlery Orders v2 gets its scopes approved while it waits, and its first response is 200', async ({
  page,
  demo,
}) => {
  const portal = portalOf(demo)
  await createDeveloper(demo, 'client@example.com')
  await signIn(page, portal, { email: 'client@example.com', password })
  const effort = await countEffort(page)
  await page.goto(portal)
  await getAccessTo(page, 'Chandlery Orders')
  await callWithNewClient(page, effort, demo, 'Galley')
  expect(await statusOf(page)).toBe('200')
  expect(effort.current()).toEqual({ clicks: 6, fields: 1 })
})

test('a rejection while the dialog waits is told with its reason, and leads on', async ({ page, demo }) => {
  const portal = portalOf(demo)
  await createDeveloper(demo, 'refused@example.com')
  await signIn(page, portal, { email: 'refused@example.com', password })
  await page.goto(portal)
  await getAccessTo(page, 'Chandlery Orders')
  await requestAccess(page, 'Galley')
  await page.getByRole('dialog').getByRole('button', { name: 'Copy Client secret' }).click()
  await page.getByText('Copied to clipboard').waitFor()
  await decide(page, demo, 'Galley', ['reject', '--reason', 'Only for <b>harbours</b>'])
  const dialog = page.getByRole('dialog', { name: /^Get access to Chandlery Orders/ })
  await expect(dialog.getByText('An operator rejected the access of Galley')).toBeVisible()
  await expect(dialog.getByText('Reason: Only for <b>harbours</b>')).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose an application' }).click()
  // Not the rejected one, but a new one.
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Galley' })).toContainText('Rejected')
  await expect(dialog.getByRole('textbox', { name: 'Name of the application' })).toBeVisible()
})
