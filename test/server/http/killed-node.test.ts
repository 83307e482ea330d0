import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../../server/src/open-database'
import { startWriters } from '../../support/server/acknowledged-writes'
import { preparePortal, startNodes } from '../../support/server/nodes'
import { processDatabase } from '../../support/server/process-database'
import { until } from '../../support/server/until'

const server = process.env.TEST_DATABASE_URL

// `npm run test:faults` tells the long form of this story, behind HAProxy.
test(
  'one of two nodes is killed under writes: the other goes on, and each write is done once',
  { skip: !server && 'needs PostgreSQL' },
  async (t) => {
    const { options } = await processDatabase(t)
    const { environment, ...portal } = await preparePortal(t, String(options.databaseUrl))
    const nodes = await startNodes(t, environment)
    const database = await openDatabase(options)
    t.after(() => database.close())
    const writers = await startWriters({ ...portal, urls: nodes.urls }, { database })

    await until(() => writers.acknowledged >= 50, 'both nodes have stored something')
    await nodes.kill(0)
    const before = writers.acknowledged
    await until(() => writers.acknowledged >= before + 50, 'the other node has stored something')
    await writers.stop()

    const { acknowledged, lost, doubled, unexpected } = await writers.outcome({ database })
    assert.deepEqual({ lost, doubled, unexpected }, { lost: [], doubled: [], unexpected: [] })
    for (const [kind, count] of Object.entries(acknowledged)) assert.ok(count > 0, kind)
  },
)
