import type { CommandOutput } from '../commands/command'
import type { Finding } from './finding'

/** Exit codes of the process, by what failed. */
export interface CheckExitCodes {
  readonly settings: number
  readonly unavailable: number
}

const ofSettings = new Set<Finding['subject']>([
  'settings',
  'kit',
  'flags',
  'encryption',
  'captcha',
  'mail texts',
])

/** Returns findings as a command prints them. */
export function findingsOutput(findings: readonly Finding[], exitCodes: CheckExitCodes): CommandOutput {
  const failed = findings.filter(({ state }) => state === 'failed')
  return {
    lines: findings.map(
      ({ subject, state, message }) => `${state.padEnd('warning'.length)}  ${subject.padEnd(10)}  ${message}`,
    ),
    records: findings,
    exitCode:
      failed.length === 0
        ? 0
        : failed.some(({ subject }) => ofSettings.has(subject))
          ? exitCodes.settings
          : exitCodes.unavailable,
  }
}
