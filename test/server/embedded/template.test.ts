import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readTemplate } from '../../../server/src/embedded/template'
import { testFolder } from '../../support/server/folder'

test('databases that start at once share one template, and one file keeps it', async (t) => {
  const { path } = await testFolder(t)
  const [first, second] = await Promise.all([readTemplate(path), readTemplate(path)])
  assert.equal(first, second)
  const files = await readdir(path)
  assert.equal(files.length, 1)
  assert.deepEqual(await readFile(join(path, files[0] ?? '')), Buffer.from(first))
  assert.deepEqual(Buffer.from(await readTemplate(path)), Buffer.from(first))
})
