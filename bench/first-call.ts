import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import {
  callWithNewClient,
  callWithNewKey,
  countEffort,
  type DemoEnvironment,
  type Effort,
  type EffortCounter,
  getAccessTo,
  portalOf,
  signUp,
  statusOf,
} from '../test/e2e/support/first-call'
import { startDemo } from '../test/e2e/support/started-demo'
import { freePort } from '../test/support/server/free-port'
import { median, type Row } from './table'

const RUNS = 5

export const FIRST_CALL_HEAD: Row = [
  'until the first call with the status 200',
  'clicks',
  'fields',
  'time of the product and the operator',
]

interface Walk extends Effort {
  readonly milliseconds: number
}

/**
 * On the demo, from the catalog: a visitor signs up and calls Coast Forecast, and then Chandlery Orders v2, which takes another kind of
 * application. An operator approves the account and the registration. What is done in mails is not counted.
 */
export async function firstCall(browser: Browser): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'first-call-'))
  const environment = {
    PORT: String(await freePort()),
    DEMO_API_PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: '',
  }
  const demo = startDemo(environment)
  while (!/^Ready$/m.test(demo.printed())) {
    if (demo.child.exitCode !== null) throw new Error(demo.printed())
    await new Promise((next) => setTimeout(next, 100))
  }
  try {
    const walks = []
    for (let run = 1; run <= RUNS; run += 1) {
      const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] })
      const effort = await countEffort(page)
      walks.push([
        await walk(page, environment, effort, async () => {
          await getAccessTo(page, 'Coast Forecast')
          await signUp(page, effort, environment, `reader-${run}@example.com`)
          await callWithNewKey(page, 'Tide clock')
        }),
        await walk(page, environment, effort, async () => {
          await getAccessTo(page, 'Chandlery Orders')
          await callWithNewClient(page, effort, environment, 'Galley')
        }),
      ] as const)
      await page.close()
    }
    return [
      row(
        'Coast Forecast, a visitor',
        walks.map(([first]) => first),
      ),
      row(
        'Chandlery Orders v2, afterwards',
        walks.map(([, second]) => second),
      ),
    ]
  } finally {
    demo.child.kill('SIGTERM')
    await demo.ended
    await rm(folder, { recursive: true, force: true })
  }
}

async function walk(
  page: Page,
  environment: DemoEnvironment,
  effort: EffortCounter,
  act: () => Promise<void>,
): Promise<Walk> {
  await page.goto(portalOf(environment))
  const before = effort.current()
  const started = performance.now()
  await act()
  const status = await statusOf(page)
  if (status !== '200') throw new Error(`The first response had the status ${status}.`)
  const { clicks, fields } = effort.current()
  return {
    clicks: clicks - before.clicks,
    fields: fields - before.fields,
    milliseconds: performance.now() - started,
  }
}

const row = (name: string, walks: readonly Walk[]): Row => {
  const middle = (figure: keyof Walk) => median(walks.map((counts) => counts[figure]))
  return [
    name,
    `${middle('clicks')}`,
    `${middle('fields')}`,
    `${(middle('milliseconds') / 1000).toFixed(1)} s`,
  ]
}
