import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface DemoService {
  url: string
  close(): Promise<void>
}

/** Starts the demo's APIs as `npm start` does, on a free port. */
export function startDemoApis(): Promise<DemoService> {
  return startDemoService('demo/api/main.mjs', { DEMO_API_PORT: '0' })
}

/** Starts a program of the demo, and waits until it says where it listens. */
export async function startDemoService(
  program: string | readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<DemoService> {
  const child = spawn(process.execPath, [program].flat(), {
    env: { ...process.env, ...environment },
    // An open standard input, because it ends with the process that started it.
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0]
    if (!url) continue
    const close = () => {
      child.kill('SIGTERM')
      return ended
    }
    return { url, close }
  }
  throw new Error(`${[program].flat().join(' ')} ended before it listened.`)
}

/** What stands before a portal's demo APIs, and they themselves. */
export interface DemoServices {
  /** Where callers reach the APIs. */
  readonly gateway: string
  /** Where clients that are not the portal's get their tokens. */
  readonly issuer: string
  close(): Promise<void>
}

/**
 * @param key - With which the gateway asks the portal about credentials.
 * @param port - Where the gateway listens. Default: any free one.
 */
export async function startServicesBehind(portalUrl: string, key: string, port = 0): Promise<DemoServices> {
  const [apis, issuer] = await Promise.all([
    startDemoApis(),
    startDemoService('demo/identity-provider/main.mjs', { DEMO_ISSUER_PORT: '0' }),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'demo-gateway-'))
  const [keyFile, log] = [join(folder, 'key'), join(folder, 'access.log')]
  await Promise.all([writeFile(keyFile, key), writeFile(log, '')])
  const agent = await startDemoService(
    [
      ...[...agentProgram, '--portal', portalUrl, '--key-file', keyFile, '--data-dir', join(folder, 'agent')],
      ...['--listen', '127.0.0.1:0', '--access-log', log, '--until-stdin-ends'],
    ],
    {},
  )
  const gateway = await startDemoService('demo/gateway/main.mjs', {
    DEMO_API_PORT: String(port),
    DEMO_API_URL: apis.url,
    DEMO_ISSUER: issuer.url,
    PORTAL_URL: portalUrl,
    GATEWAY_KEY: key,
    AGENT_URL: agent.url,
    ACCESS_LOG: log,
  })
  return {
    gateway: gateway.url,
    issuer: issuer.url,
    async close() {
      await Promise.all([gateway, issuer, apis].map((service) => service.close()))
      // It reports what the gateway has written.
      await agent.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const { NODE_BUNDLE } = process.env
/** From the bundle of the Node tests, or from its sources. */
const agentProgram = NODE_BUNDLE
  ? [join(NODE_BUNDLE, 'agent/src/main.mjs')]
  : ['--import', 'tsx', 'agent/src/main.ts']
