import type { TestContext } from 'node:test'
import { createKey } from '../../../server/src/commands/keys'
import { importFolder } from '../../../server/src/import/import-folder'
import { openDatabase } from '../../../server/src/open-database'
import { levels, strategySettings } from '../strategies'
import type { WrittenPortal } from './acknowledged-writes'
import { testFolder } from './folder'
import { freePort } from './free-port'
import { type Mailbox, startMailbox } from './mailbox'
import { type Environment, startedServer } from './processes'
import { addDeveloper } from './portal'
import { robin } from './sample-data'
import { strategyId, versionId } from './stored'
import { writeContent } from './written-content'

/** Server processes on one database, each of which can be killed and started again. */
export interface Nodes {
  readonly urls: readonly string[]
  /** `host:port` of each. */
  readonly addresses: readonly [string, string]
  kill(node: 0 | 1, signal?: NodeJS.Signals): Promise<void>
  start(node: 0 | 1): Promise<void>
}

/** What writers would meet otherwise. */
const withoutLimits = {
  FORMS_PER_ADDRESS: '1000000',
  MAILS_PER_RECIPIENT: '1000000',
  READS_PER_CALLER: '1000000',
  SIGN_IN_PER_ADDRESS: '1000000',
  APPLICATIONS_PER_DEVELOPER: '1000000',
  ACCESS_TOKEN_SECONDS: '86400',
}

/** Starts two nodes. They listen on ports of their own, which stay the same. */
export async function startNodes(t: TestContext, environment: Environment): Promise<Nodes> {
  const ports = [await freePort(), await freePort()] as const
  const running: (Awaited<ReturnType<typeof startedServer>> | undefined)[] = []
  const nodes: Nodes = {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    addresses: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`],
    async kill(node, signal = 'SIGKILL') {
      running[node]?.child.kill(signal)
      await running[node]?.ended
    },
    async start(node) {
      running[node] = await startedServer(t, {
        ...withoutLimits,
        TRUST_PROXY: '1',
        ...environment,
        PORT: String(ports[node]),
      })
    },
  }
  await Promise.all([nodes.start(0), nodes.start(1)])
  return nodes
}

/** Fills a database with what writers need and the developer `robin`, before any node has it. The mail server is closed after the test. */
export async function preparePortal(
  t: TestContext,
  databaseUrl: string,
): Promise<Omit<WrittenPortal, 'urls'> & { mailbox: Mailbox; environment: Environment }> {
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  try {
    const { path } = await testFolder(t)
    await writeContent(path, { ...strategySettings, allowed_time_period: '90d' }, [levels])
    await importFolder(database, path)
    const {
      lines: [gatewayKey = ''],
    } = await createKey.run(database, { name: 'edge', role: 'gateway' })
    await addDeveloper(database, robin)
    const mailbox = await startMailbox()
    t.after(() => mailbox.close())
    return {
      gatewayKey,
      strategyId: await strategyId({ database }, 'API key'),
      versionId: await versionId({ database }, '2.0'),
      mailbox,
      environment: {
        DATABASE_URL: databaseUrl,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'portal@example.com',
        MAIL_RETRY_SECONDS: '1',
        SMTP_TIMEOUT_SECONDS: '5',
      },
    }
  } finally {
    await database.close()
  }
}
