import { link, mkdir, readFile, readlink, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DirectoryInUse } from '../store/unavailable'
import { processStart } from './process-start'

export interface DirectoryLock {
  release(): Promise<void>
}

interface Holder {
  pid: number
  /** When the process began. A pid is given out again, at once in a container, together with its number. */
  started: string
  host: string
  /** In which the pid counts: containers may have the same host name, and each has a process 1. Empty where the system has none. */
  pidNamespace: string
}

/** How often the holder shows that it lives, to those who cannot see its process: other hosts and containers. */
const heartbeatMs = 3_000
const silenceMs = 12_000
const pollMs = 200
/** Whose turn lasts longer is gone: it takes as long as the silence of the holder that it watches. */
const longestTurnMs = 2 * silenceMs

/** Directories that this process holds: for itself, neither pid nor start tell its own lock from a stale one. */
const held = new Set<string>()

export function lockPath(directory: string): string {
  return join(directory, 'lock.json')
}

/**
 * Two engines on one directory destroy it without a word, so the first one locks it. A lock whose process is gone,
 * after `kill -9` for example, is taken over.
 *
 * @throws {DirectoryInUse} while a living process has it.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = lockPath(directory)
  if (held.has(path)) throw inUse(directory, process.pid)
  held.add(path)
  try {
    await acquire(directory, path)
  } catch (error) {
    held.delete(path)
    throw error
  }

  const heartbeat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, heartbeatMs)
  heartbeat.unref()
  return {
    async release() {
      clearInterval(heartbeat)
      await rm(path, { force: true })
      held.delete(path)
    },
  }
}

async function acquire(directory: string, path: string): Promise<void> {
  const own: Holder = {
    pid: process.pid,
    started: await processStart(process.pid),
    host: hostname(),
    pidNamespace: await ownPidNamespace(),
  }
  if (await claim(path, own)) return

  // Judging the old lock and replacing it must be one step, or two newcomers would each remove the other's.
  const turn = `${path}.turn`
  await takeTurn(turn, directory)
  try {
    const holder = await livingHolder(path)
    if (holder) throw inUse(directory, holder.pid)
    await rm(path, { force: true })
    if (!(await claim(path, own))) throw inUse(directory)
  } finally {
    await rmdir(turn)
  }
}

/** Creates the lock with its content in one step. @returns false when there is one. */
async function claim(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${holder.pid}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function takeTurn(turn: string, directory: string): Promise<void> {
  try {
    await mkdir(turn)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const left = await stat(turn).catch(() => undefined)
    if (!left || Date.now() - left.mtimeMs < longestTurnMs) throw inUse(directory)
    await rmdir(turn).catch(() => undefined)
    await mkdir(turn)
  }
}

/** @returns the process that has the directory, or undefined when it is gone. */
async function livingHolder(path: string): Promise<Holder | undefined> {
  const holder = await readHolder(path)
  if (!holder) return undefined
  const isVisible = holder.host === hostname() && holder.pidNamespace === (await ownPidNamespace())
  if (!isVisible) return (await beatsAgain(path)) ? holder : undefined
  if (holder.pid === process.pid) return undefined
  const isAlive = (await processStart(holder.pid)) === holder.started
  return isAlive ? holder : undefined
}

/** Waits until the holder shows that it lives, or has been silent for too long. */
async function beatsAgain(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path)
  while (Date.now() - mtimeMs < silenceMs) {
    await sleep(pollMs)
    const now = await stat(path).catch(() => undefined)
    if (!now) return false
    if (now.mtimeMs !== mtimeMs) return true
  }
  return false
}

async function ownPidNamespace(): Promise<string> {
  return readlink('/proc/self/ns/pid').catch(() => '')
}

/** @returns undefined for a file that is missing or no lock of ours. */
export async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const holder: unknown = JSON.parse(await readFile(path, 'utf8'))
    // Earlier versions wrote no namespace.
    return isHolder(holder) ? { ...holder, pidNamespace: holder.pidNamespace ?? '' } : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

function isHolder(value: unknown): value is Omit<Holder, 'pidNamespace'> & Partial<Holder> {
  if (typeof value !== 'object' || value === null) return false
  return 'pid' in value && Number.isInteger(value.pid) && 'started' in value && 'host' in value
}

function inUse(directory: string, pid?: number): DirectoryInUse {
  const who = pid === undefined ? 'another process' : `the process ${pid}`
  return new DirectoryInUse(
    `The data in ${directory} is in use by ${who}; stop it first, or choose another directory with DATA_DIR.`,
  )
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
