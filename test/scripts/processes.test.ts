import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startProcess } from '../../scripts/test/processes'

const run = (script: string, limitMs?: number) =>
  startProcess(process.execPath, ['-e', script], process.env, limitMs)

describe('a process of the test run', () => {
  it('succeeds with exit code 0 only, and its output is kept', async () => {
    assert.deepEqual(await run('console.log("done")'), { succeeded: true, output: 'done\n' })
    assert.equal((await run('process.exit(3)')).succeeded, false)
  })

  it('fails when it does not end, and so does what it has started', async () => {
    const child = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })`
    const { succeeded, output } = await run(`console.log('started'); ${child}`, 1000)
    assert.equal(succeeded, false)
    assert.match(output, /started\n\nEnded, because it was still running after 1 s\.\n/)
  })
})
