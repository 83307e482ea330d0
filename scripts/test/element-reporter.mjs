import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Writes `{ results: [{ file, name, state, seconds }] }` for a whole run. A file that could not run counts as one failure. */
export function elementReporter(path) {
  return {
    stop({ sessions }) {
      if (path) writeFileSync(path, JSON.stringify({ results: [...sessions].flatMap(resultsOf) }))
    },
  }
}

function resultsOf({ testFile, passed, testResults, errors }) {
  const file = relative(process.cwd(), testFile)
  const results = testResults ? [...testsOf(testResults, file)] : []
  const isFailureReported = results.some(({ state }) => state === 'failed')
  if (passed || isFailureReported) return results
  const name = errors[0]?.message ?? 'The file could not run.'
  return [...results, { file, name, state: 'failed', seconds: 0 }]
}

function* testsOf({ name: suite, tests, suites }, file) {
  for (const { name, passed, skipped, duration = 0 } of tests) {
    const state = skipped ? 'skipped' : passed ? 'passed' : 'failed'
    yield { file, name: suite ? `${suite} > ${name}` : name, state, seconds: duration / 1000 }
  }
  for (const inner of suites) yield* testsOf(inner, file)
}
