import { spawn, type ChildProcess } from 'node:child_process'
import type { TestContext } from 'node:test'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { withPublicUrl } from './free-port'

const main = fileURLToPath(new URL('../../../server/src/cli/main.ts', import.meta.url))

export interface Outcome {
  code: number | null
  out: string
  err: string
}

export type Environment = Readonly<Record<string, string>>

/** Starts a TypeScript file in a process of its own; the test ends it. */
export function startScript(
  t: TestContext,
  file: string,
  args: readonly string[],
  environment: Environment = {},
): ChildProcess & {
  stdin: NodeJS.WritableStream
  stdout: NodeJS.ReadableStream
  stderr: NodeJS.ReadableStream
} {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { PATH, HOME, TMPDIR, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  t.after(() => child.kill('SIGKILL'))
  return child
}

/** Runs `portal-server …` to its end. */
export async function portalServer(
  t: TestContext,
  args: readonly string[],
  environment: Environment,
  input = '',
): Promise<Outcome> {
  const child = startScript(t, main, args, await withPublicUrl(environment))
  child.stdin.end(input)
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, err }
}

/** Runs `portal-server start` until it listens. */
export async function startedServer(t: TestContext, environment: Environment) {
  const child = startScript(t, main, ['start'], {
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...(await withPublicUrl(environment)),
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const err = text(child.stderr)
  const url = await new Promise<string>((listening, fail) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /^Portal API at (\S+)$/m.exec(said)?.[1]
      if (found) listening(found)
    })
    void ended.then(async (code) => fail(new Error(`The server ended with code ${code}: ${await err}`)))
  })
  return { url, child, ended }
}
