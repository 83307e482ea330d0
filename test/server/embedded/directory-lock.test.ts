import assert from 'node:assert/strict'
import { existsSync, utimesSync } from 'node:fs'
import { readFile, readlink, utimes, writeFile } from 'node:fs/promises'
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
  pidNamespace: string
}

const pidNamespace = await readlink('/proc/self/ns/pid').catch(() => '')

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
  const directory = await lockedBy(t, { pid: noSuchPid, started: '1', host: hostname(), pidNamespace })
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory)))
  const locks = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  assert.equal(locks.length, 1)
  await locks[0]?.value.release()
})

test('a living process of this machine keeps it', async (t) => {
  const started = await processStart(process.ppid)
  const directory = await lockedBy(t, { pid: process.ppid, started, host: hostname(), pidNamespace })
  await assert.rejects(lockDirectory(directory), new RegExp(`in use by the process ${process.ppid};`))
})

test('a lock is stale when its process is gone, or its number was given to another', async (t) => {
  await assertTakenOver(await lockedBy(t, { pid: noSuchPid, started: '1', host: hostname(), pidNamespace }))
  await assertTakenOver(
    await lockedBy(t, { pid: process.ppid, started: 'another time', host: hostname(), pidNamespace }),
  )
  await assertTakenOver(
    await lockedBy(t, { pid: process.pid, started: 'another time', host: hostname(), pidNamespace }),
  )
})

const outOfSight: [string, Holder][] = [
  ['another machine', { pid: 1, started: '1', host: 'elsewhere', pidNamespace }],
  [
    'a container with the same host name and process ID',
    { pid: process.pid, started: '1', host: hostname(), pidNamespace: 'pid:[1]' },
  ],
]

for (const [who, holder] of outOfSight)
  test(`${who} keeps it as long as it gives signs of life`, async (t) => {
    const directory = await lockedBy(t, holder)
    const secondsAgo = async (seconds: number) => {
      const time = new Date(Date.now() - seconds * 1000)
      await utimes(lockPath(directory), time, time)
    }
    await secondsAgo(5)
    const beats = setInterval(() => utimesSync(lockPath(directory), new Date(), new Date()), 50)
    await assert.rejects(lockDirectory(directory), DirectoryInUse)
    clearInterval(beats)
    await secondsAgo(60)
    await assertTakenOver(directory)
  })

test('a lock file that is none is no lock', async (t) => {
  const { path } = await testFolder(t)
  await writeFile(lockPath(path), '{"pid":')
  await assertTakenOver(path)
})
