/**
 * Writes the tests of a process as `{ results: [{ file, name, state, seconds }], seconds: { [file]: … } }`. The process runs
 * each file as a suite (run-files.mjs), so the seconds of a file include its imports and hooks, and its tests are those that end
 * before it: where they were written is the place of a bundle.
 */
export default async function* report(events) {
  const results = []
  const seconds = {}
  let ofFile = []
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { details, name, nesting } = data
    const isSuite = details.type === 'suite'
    // A suite that fails because of one of its tests is no failure of its own.
    if (!isSuite || (type === 'test:fail' && details.error?.failureType !== 'subtestsFailed')) {
      const isSkipped = data.skip !== undefined || data.todo !== undefined
      ofFile.push({
        name,
        state: isSkipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
        seconds: details.duration_ms / 1000,
      })
    }
    if (!isSuite || nesting > 0) continue
    seconds[name] = details.duration_ms / 1000
    results.push(...ofFile.map((result) => ({ file: name, ...result })))
    ofFile = []
  }
  yield JSON.stringify({ results, seconds })
}
