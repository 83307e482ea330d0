import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

/** Each folder holds what must compile, and with `@ts-expect-error` what must not. */
const folders = ['dom', 'react', 'react-18', 'vue', 'svelte', 'solid']

for (const folder of folders) {
  test(`the types of ${folder} accept what is right and refuse what is wrong`, () => {
    const compiler = 'node_modules/typescript-native/bin/tsc'
    const { status, stdout } = spawnSync(
      process.execPath,
      [compiler, '--noEmit', '--project', `test/types/${folder}`],
      { encoding: 'utf8' },
    )
    assert.equal(status, 0, stdout)
  })
}
