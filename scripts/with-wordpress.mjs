import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { debianPackages, startWordpress } from '../demo/wordpress/wordpress.mjs'
import { installDebianPackages } from './debian-packages.mjs'

/**
 * Starts a WordPress, and stops it when it is no longer used, also after Ctrl+C.
 *
 * @param {number} port 0 for any free one
 * @param {(site: Awaited<ReturnType<typeof startWordpress>>, interrupted: AbortSignal) => Promise<void>} use
 */
export async function withWordpress(port, use) {
  installDebianPackages(debianPackages)
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interruption.abort())
  const site = await startWordpress(port)
  try {
    if (!interruption.signal.aborted) await use(site, interruption.signal)
  } finally {
    await site.stop()
  }
}

/**
 * Runs a program of Node to its end. When interrupted, it is told so once, and may still clean up.
 *
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, interrupted: AbortSignal }} options
 */
export async function runProgram(args, { env = {}, interrupted }) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: 'inherit',
  })
  interrupted.addEventListener('abort', () => child.kill('SIGINT'))
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
}
