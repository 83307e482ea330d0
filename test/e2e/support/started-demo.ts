import { type ChildProcess, spawn } from 'node:child_process'

export interface StartedDemo {
  readonly child: ChildProcess
  /** What it has printed so far. */
  readonly printed: () => string
  /** Its exit code. */
  readonly ended: Promise<number | null>
}

/** Starts the demo as `npm start` does after its build. */
export function startDemo(environment: Readonly<Record<string, string>>): StartedDemo {
  const child = spawn(process.execPath, ['demo/start.mjs'], { env: { ...process.env, ...environment } })
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const ended = new Promise<number | null>((end) => child.once('exit', end))
  return { child, printed: () => text, ended }
}
