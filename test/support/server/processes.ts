import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { briefEngine } from './brief-engine'
import { withPublicUrl } from './free-port'
import { keepLogLine } from './log-file'

const server = fileURLToPath(new URL('../../../server/', import.meta.url))

export interface Outcome {
  code: number | null
  out: string
  err: string
}

export type Environment = Readonly<Record<string, string>>

type Child = ChildProcess & {
  stdin: NodeJS.WritableStream
  stdout: NodeJS.ReadableStream
  stderr: NodeJS.ReadableStream
}

/** Starts a TypeScript file, named from the root, in a process of its own; the test ends it. `programs` of the run are bundled. */
export function startScript(
  t: TestContext,
  file: string,
  args: readonly string[],
  environment: Environment = {},
): Child {
  const { NODE_BUNDLE } = process.env
  const program = NODE_BUNDLE ? [join(NODE_BUNDLE, file.replace(/ts$/, 'mjs'))] : ['--import', 'tsx', file]
  return startNode(t, [...briefEngine, ...program, ...args], environment)
}

function startNode(t: TestContext, args: readonly string[], environment: Environment): Child {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, TMPDIR, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  t.after(() => child.kill('SIGKILL'))
  return child
}

/** Starts the built `portal-server`, as an operator does: it starts several times as fast as its sources. */
function startPortalServer(t: TestContext, args: readonly string[], environment: Environment): Child {
  assertFresh()
  return startNode(t, [...briefEngine, join(server, 'bin/portal-server.mjs'), ...args], environment)
}

let isFresh = false

/** A test of yesterday's build would prove nothing. */
function assertFresh(): void {
  if (isFresh) return
  const built = statSync(join(server, 'dist/main.mjs'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const sources = readdirSync(join(server, 'src'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const changed = [join(server, 'portal-api.yaml'), ...sources].find((file) => statSync(file).mtimeMs > built)
  if (changed) throw new Error(`server/dist is older than ${changed}. Run \`node server/build.mjs\` first.`)
  isFresh = true
}

/** Runs `portal-server …` to its end. */
export async function portalServer(
  t: TestContext,
  args: readonly string[],
  environment: Environment,
  input = '',
): Promise<Outcome> {
  const child = startPortalServer(t, args, await withPublicUrl(environment))
  child.stdin.end(input)
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  keepLogLine(`portal-server ${args.join(' ')}\n${out}${err}`)
  return { code: await ended, out, err }
}

/** Runs `portal-server start` until it listens. */
export async function startedServer(t: TestContext, environment: Environment) {
  const child = startPortalServer(t, ['start'], {
    PORT: '0',
    LOG_LEVEL: 'warn',
    STOP_DELAY_SECONDS: '0',
    ...(await withPublicUrl(environment)),
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const err = text(child.stderr)
  let said = ''
  const url = await new Promise<string>((listening, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      keepLogLine(chunk.toString())
      said += chunk.toString()
      const found = /^Portal API at (\S+)$/m.exec(said)?.[1]
      if (found) listening(found)
    })
    ended
      .then(async (code) => fail(new Error(`The server ended with code ${code}: ${await err}`)))
      .catch(fail)
  })
  return { url, child, ended, err, /** Its standard output so far. */ printed: () => said }
}
