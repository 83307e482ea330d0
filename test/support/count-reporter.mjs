import { writeFileSync } from 'node:fs'

/** Writes `{ passed, failed }` of a whole run to a file; a file of tests that could not run counts as one failure. */
export function countReporter(file) {
  return {
    stop({ sessions }) {
      if (!file) return
      let passed = 0
      let failed = 0
      const count = ({ tests, suites }) => {
        for (const test of tests) {
          if (test.passed) passed += 1
          else if (!test.skipped) failed += 1
        }
        suites.forEach(count)
      }
      for (const session of sessions) {
        if (session.testResults) count(session.testResults)
        if (!session.passed && !session.testResults?.tests.length && !session.testResults?.suites.length)
          failed += 1
      }
      writeFileSync(file, JSON.stringify({ passed, failed }))
    },
  }
}
