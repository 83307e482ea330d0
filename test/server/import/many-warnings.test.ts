import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentFiles } from '../../support/server/content'
import { importContent } from '../../../server/src/commands/import-content'
import { testDatabase } from '../../support/server/database-pool'
import { testFolder } from '../../support/server/folder'

test('of an import with more than 1,000 warnings the first 1,000 are named, and all are counted', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const links = Array.from({ length: 1_200 }, (_one, number) => `[a](gone${number}.md)\n\n`)
  const folder = await testFolder(t, {
    ...contentFiles,
    'tides/docs/welcome.md': `# Welcome\n\n${links.join('')}`,
  })
  const options = { folder: folder.path, prune: false, dryRun: true }

  const { lines, records } = await importContent.run(database, options)
  assert.equal(lines.filter((line) => line.includes(': warning: ')).length, 1_000)
  assert.deepEqual(lines.slice(-2), [
    'and 201 more warnings',
    'Nothing was written: this was a dry run. 1201 warnings.',
  ])
  const [report] = records as [{ warnings: object[]; warnings_count: number }]
  assert.deepEqual([report.warnings.length, report.warnings_count], [1_000, 1_201])

  await assert.rejects(
    importContent.run(database, { ...options, dryRun: false, strict: true }),
    /\nand 201 more\nNothing was imported: 1201 mistakes\.$/,
  )
})
