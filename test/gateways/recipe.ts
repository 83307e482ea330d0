import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile } from 'node:fs/promises'
import type { TestContext } from 'node:test'
import { testFolder, type TestFolder } from '../support/server/folder'
import { freePort } from '../support/server/free-port'
import { isPortOpen } from '../support/server/is-port-open'
import { keepLogLine } from '../support/server/log-file'
import { until } from '../support/server/until'

/** Variables of every configuration below demo/gateways. */
export interface Variables {
  LISTEN: string
  /** `host:port`, as the next. */
  API: string
  PORTAL: string
  GATEWAY_KEY: string
}

export interface Recipe {
  name: string
  /** Returns the command that runs the gateway in the foreground. */
  prepare(folder: TestFolder, variables: Variables): Promise<readonly [program: string, ...args: string[]]>
}

/** Starts the gateway before an API, and ends it with the test. @returns its URL. */
export async function startRecipe(
  t: TestContext,
  recipe: Recipe,
  variables: Omit<Variables, 'LISTEN'>,
): Promise<string> {
  const folder = await testFolder(t)
  // Gateways that are started as root give up its rights before they read some of their files.
  await chmod(folder.path, 0o755)
  const port = await freePort()
  const own = { ...variables, LISTEN: String(port) }
  const [program, ...args] = await recipe.prepare(folder, own)
  const { PATH } = process.env
  const child = spawn(program, args, {
    env: { PATH: `${PATH}:/usr/sbin`, HOME: folder.path, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With its workers in a group of its own.
    detached: true,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += String(text)
      keepLogLine(String(text))
    })
  const ended = once(child, 'exit')
  t.after(async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
  })
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${recipe.name} ended with ${child.exitCode}: ${printed}`)
    return isPortOpen(port)
  }, `${recipe.name} listens`)
  return `http://127.0.0.1:${port}`
}

/** Returns a configuration with the values of its variables, as `envsubst` writes them. */
export async function substituted(file: string, variables: Variables): Promise<string> {
  const text = await readFile(`demo/gateways/${file}`, 'utf8')
  return text.replace(/\$\{(LISTEN|API|PORTAL|GATEWAY_KEY)\}/g, (_, name: keyof Variables) => variables[name])
}
