import { execFileSync, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const running = new Set<number>()
let isEnding = false
const GRACE_MS = 5_000
/** Several times what the longest job takes on a busy machine. A process that waits for ever must not hold up the run. */
const LIMIT_MS = 10 * 60_000

export interface ProcessEnd {
  readonly succeeded: boolean
  /** Of both streams, as they came. */
  readonly output: string
}

/**
 * Runs a command in a process group of its own, so that a Ctrl+C reaches this process alone, which then ends it. A command that
 * takes longer than the limit is ended with all that it has started, and has failed.
 */
export function startProcess(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  limitMs = LIMIT_MS,
): Promise<ProcessEnd> {
  // Nothing starts any more, and nobody waits for it.
  if (isEnding) return new Promise(() => undefined)
  const child = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const pid = child.pid
  if (pid) running.add(pid)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    let reasonOfEnd = ''
    const limit = setTimeout(() => {
      reasonOfEnd = `\nEnded, because it was still running after ${limitMs / 1000} s.\n`
      if (pid) endAll([pid]).catch(reject)
    }, limitMs)
    const end = (succeeded: boolean, reason = reasonOfEnd) => {
      clearTimeout(limit)
      if (pid) running.delete(pid)
      resolve({ succeeded, output: Buffer.concat(chunks).toString('utf8') + reason })
    }
    child.once('error', (error) => end(false, error.message))
    child.once('close', (code) => end(code === 0 && reasonOfEnd === ''))
  })
}

/** Ends every running process with all that it has started: politely first, so that browsers remove their profiles. */
export async function endProcesses(): Promise<void> {
  isEnding = true
  await endAll([...running])
}

async function endAll(roots: readonly number[]): Promise<void> {
  const all = descendantsOf(roots)
  signal(all, 'SIGTERM')
  const deadline = Date.now() + GRACE_MS
  while (all.some(isAlive) && Date.now() < deadline) await wait(50)
  // What a process started after the first look is found by a second one.
  signal(descendantsOf(all.filter(isAlive)), 'SIGKILL')
}

/** Processes and everything below them. Browsers and servers have process groups of their own, so groups do not tell. */
function descendantsOf(roots: readonly number[]): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const children = new Map<number, number[]>()
  for (const line of table.trim().split('\n')) {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number)
    children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const found = new Set<number>()
  const visit = (pid: number) => {
    if (found.has(pid)) return
    found.add(pid)
    children.get(pid)?.forEach(visit)
  }
  roots.forEach(visit)
  return [...found]
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // It has ended by itself in between.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
