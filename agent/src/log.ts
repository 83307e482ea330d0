/** A line of JSON, as the server writes them. */
export function log(level: 'info' | 'error', msg: string): void {
  const line = JSON.stringify({ level: level === 'info' ? 30 : 50, time: Date.now(), msg })
  process.stdout.write(`${line}\n`)
}

// What reads the output may have ended, which is no reason to end.
process.stdout.on('error', () => undefined)
