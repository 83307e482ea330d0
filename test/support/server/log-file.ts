import { appendFileSync, openSync } from 'node:fs'
import { join } from 'node:path'

const file = process.env.TEST_LOG_DIR && join(process.env.TEST_LOG_DIR, `${process.pid}.log`)

/** Keeps a line of a server's log for the output of a failed test run. */
export function keepLogLine(line: string): void {
  if (file) appendFileSync(file, line)
}

/** Returns where a server process writes its log: a file descriptor in a test run, nowhere otherwise. */
export function logOutput(): number | 'ignore' {
  return file ? openSync(file, 'a') : 'ignore'
}
