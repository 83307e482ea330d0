import { relative } from 'node:path'

/** Writes one JSON list of `{ file, name, state, seconds }` for the tests of a process. */
export default async function* report(events) {
  const results = []
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { details, name, file } = data
    // A suite that fails because of one of its tests is no failure of its own.
    const isSuite = details.type === 'suite'
    if (isSuite && (type === 'test:pass' || details.error?.failureType === 'subtestsFailed')) continue
    const isSkipped = data.skip !== undefined || data.todo !== undefined
    results.push({
      file: file ? relative(process.cwd(), file) : '',
      name,
      state: isSkipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
      seconds: details.duration_ms / 1000,
    })
  }
  yield JSON.stringify(results)
}
