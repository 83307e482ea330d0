import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { test, type TestContext } from 'node:test'
import { lockDirectory, lockPath } from '../../../server/src/embedded/directory-lock'
import { processStart } from '../../../server/src/embedded/process-start'
import { DirectoryInUse } from '../../../server/src/store/unavailable'
import { testFolder } from '../../support/server/folder'

interface Holder {
  pid: number
  started: string
  host: string
}

/** A directory that contains the lock of another holder. */
async function lockedBy(t: TestContext, holder: Holder): Promise<string> {
  return (await testFolder(t, { 'lock.json': JSON.stringify(holder) })).path
}

async function assertTakenOver(directory: string): Promise<void> {
  const lock = await lockDirectory(directory)
  const { pid } = JSON.parse(await readFile(lockPath(directory), 'utf8')) as Holder
  assert.equal(pid, process.pid)
  await lock.release()
  assert.equal(existsSync(lockPath(directory)), false)
}

const noSuchPid = 2 ** 22 + 1

test('the first one has the directory until it lets go', async (t) => {
  const { path } = await testFolder(t)
  const lock = await lockDirectory(path)
  await assert.rejects(lockDirectory(path), DirectoryInUse)
  await lock.release()
  await assertTakenOver(path)
})

test('of many at once exactly one gets it, over a stale lock too', async (t) => {
  const directory = await lockedBy(t, { pid: noSuchPid, started: '1', host: hostname() })
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory)))
  const locks = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  assert.equal(locks.length, 1)
  await locks[0]?.value.release()
})

test('a living process of this machine keeps it', async (t) => {
  const started = await processStart(process.ppid)
  const directory = await lockedBy(t, { pid: process.ppid, started, host: hostname() })
  await assert.rejects(lockDirectory(directory), new RegExp(`in use by the process ${process.ppid};`))
})

test('a lock is stale when its process is gone, or its number was given to another', async (t) => {
  await assertTakenOver(await lockedBy(t, { pid: noSuchPid, started: '1', host: hostname() }))
  await assertTakenOver(await lockedBy(t, { pid: process.ppid, started: 'another time', host: hostname() }))
  await assertTakenOver(await lockedBy(t, { pid: process.pid, started: 'another time', host: hostname() }))
})

test('another machine keeps it as long as it gives signs of life', async (t) => {
  const directory = await lockedBy(t, { pid: 1, started: '1', host: 'elsewhere' })
  await assert.rejects(lockDirectory(directory), DirectoryInUse)
  const minuteAgo = new Date(Date.now() - 60_000)
  await utimes(lockPath(directory), minuteAgo, minuteAgo)
  await assertTakenOver(directory)
})

test('a lock file that is none is no lock', async (t) => {
  const { path } = await testFolder(t)
  await writeFile(lockPath(path), '{"pid":')
  await assertTakenOver(path)
})
