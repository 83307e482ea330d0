import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'

/**
 * Starts a program that runs until it is stopped, in a group of its own, so that Ctrl+C does not reach it before it is to end.
 *
 * @param {{ log: string, env?: NodeJS.ProcessEnv, cwd?: string }} options
 */
export function startProcess(command, args, { log, env = {}, cwd }) {
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', output, output],
  })
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')])
  return {
    /** Fulfilled when the process has ended by itself or was stopped. */
    ended,
    async stop() {
      if (child.pid === undefined) return
      // With its workers.
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}

/**
 * Tries something until it succeeds.
 *
 * @template T
 * @param {() => Promise<T>} attempt
 * @param {{ ended: Promise<unknown> }} process_ Fails as soon as it has ended.
 * @returns {Promise<T>}
 */
export async function whenReady(attempt, { ended }) {
  let hasEnded = false
  ended.then(() => (hasEnded = true)).catch(() => (hasEnded = true))
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (hasEnded) throw error
    }
    await new Promise((passed) => setTimeout(passed, 100))
  }
}
