import { relative } from 'node:path'

/**
 * Writes the tests of a process as `{ results: [{ file, name, state, seconds }], seconds: { [file]: … } }`. The process runs
 * each file as a suite (run-files.mjs), so the seconds of a file include its imports and hooks.
 */
export default async function* report(events) {
  const results = []
  const seconds = {}
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { details, name, nesting } = data
    const isSuite = details.type === 'suite'
    if (isSuite && nesting === 0) seconds[name] = details.duration_ms / 1000
    // A suite that fails because of one of its tests is no failure of its own.
    if (isSuite && (type === 'test:pass' || details.error?.failureType === 'subtestsFailed')) continue
    const isSkipped = data.skip !== undefined || data.todo !== undefined
    results.push({
      file: isSuite && nesting === 0 ? name : relative(process.cwd(), data.file ?? ''),
      name,
      state: isSkipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
      seconds: details.duration_ms / 1000,
    })
  }
  yield JSON.stringify({ results, seconds })
}
