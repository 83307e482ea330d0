import { chmod, readFile } from 'node:fs/promises'
import type { TestContext } from 'node:test'
import { testFolder, type TestFolder } from '../support/server/folder'
import { freePort } from '../support/server/free-port'
import { startProxyProcess } from '../support/server/proxy-process'

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
  await startProxyProcess(t, {
    name: recipe.name,
    command: [program, ...args],
    port,
    folder: folder.path,
    environment: own,
  })
  return `http://127.0.0.1:${port}`
}

/** Returns a configuration with the values of its variables, as `envsubst` writes them. */
export async function substituted(file: string, variables: Variables): Promise<string> {
  const text = await readFile(`demo/gateways/${file}`, 'utf8')
  return text.replace(/\$\{(LISTEN|API|PORTAL|GATEWAY_KEY)\}/g, (_, name: keyof Variables) => variables[name])
}
