import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/server/free-port'
import { developer, expect, signInByForm, test } from './support/portal'
import { type StartedDemo, startDemo } from './support/started-demo'

/** A demo makes a database and imports its content: half a minute on a machine of two cores. */
async function ready(demo: StartedDemo) {
  await expect.poll(demo.printed, { timeout: 90_000 }).toMatch(/^Ready$/m)
}

/** Runs in the page. The first guide and the description of a product of the demo. */
async function readOrders() {
  const text = async (path: string) => (await fetch(`/api/v2/products${path}`)).text()
  const { data } = JSON.parse(await text('?filter[name][contains]=order')) as {
    data: { id: string; latest_version: { id: string } }[]
  }
  const [product] = data
  const [guide, description] = await Promise.all([
    text(`/${product?.id}/documents/getting-started`),
    text(`/${product?.id}/versions/${product?.latest_version.id}/spec`),
  ])
  return { guide, description }
}

test('the demo says what it runs, Ctrl-C stops all of it, and a kill in between loses nothing', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const environment = { PORT: `${port}`, DEMO_API_PORT: `${apiPort}`, DATA_DIR: folder, DATABASE_URL: '' }
  const url = `http://localhost:${port}`

  const first = startDemo(environment)
  await ready(first)
  expect(first.printed()).toContain(`${url}\n`)
  expect(first.printed()).toContain(developer.email)
  expect(first.printed()).toContain(developer.password)
  expect(first.printed()).toContain(`${url}/inbox\n`)
  expect((await page.goto(`${url}/inbox`))?.status()).toBe(200)
  await signInByForm(page, url, developer)
  const { guide, description } = await page.evaluate(readOrders)
  expect(guide).toContain(`http://localhost:${apiPort}/orders/v2`)
  expect(guide).toContain(`http://localhost:${port}/`)
  expect(description).toContain(`http://localhost:${apiPort}/orders/v2`)
  expect(guide + description).not.toMatch(/localhost:(4000|4010|4012)\b/)

  await page.goto(`${url}/docs/portal-elements/tags/portal-login`)
  await expect(page.getByRole('heading', { name: 'portal-login', level: 1 })).toBeVisible()
  const picture = page.getByRole('img').last()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  first.child.kill('SIGKILL')
  await first.ended
  const responds = (address: string) =>
    fetch(address)
      .then(() => true)
      .catch(() => false)
  await expect.poll(() => responds(url)).toBe(false)
  // The server notices that the demo is gone, answers no more, and then finishes what it has begun.
  await expect.poll(() => existsSync(join(folder, 'lock.json')), { timeout: 20_000 }).toBe(false)

  const second = startDemo(environment)
  await ready(second)
  await page.reload()
  await expect(page.getByRole('button', { name: developer.email })).toBeVisible()
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
  expect(await responds(url)).toBe(false)
  expect(await responds(`http://localhost:${apiPort}`)).toBe(false)
  await rm(folder, { recursive: true, force: true })
})

test('a port in use ends the demo with one sentence', async ({ portal }) => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  const demo = startDemo({ PORT: new URL(portal.url).port, DATA_DIR: folder, DATABASE_URL: '' })
  expect(await demo.ended).toBe(4)
  expect(demo.printed().trim().split('\n')).toHaveLength(1)
  expect(demo.printed()).toContain(new URL(portal.url).port)
  await rm(folder, { recursive: true, force: true })
})
