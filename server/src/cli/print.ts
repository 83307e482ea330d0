import type { CommandOutput } from '../commands/command'

/** Prints the output of a command, and keeps its exit code for the end of the process. */
export function print(
  { lines, records, exitCode = 0 }: CommandOutput,
  { json = false }: { json?: boolean },
): void {
  const printed = json ? records.map((record) => JSON.stringify(record)) : lines
  process.stdout.write(printed.map((line) => `${line}\n`).join(''))
  if (exitCode !== 0) process.exitCode = exitCode
}
