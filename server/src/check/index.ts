import type { CommandOutput } from '../commands/command'
import { inspectConfig } from '../config/config'
import type { Environment } from '../config/environment'
import { checkDatabase } from './check-database'
import { checkMail } from './check-mail'
import { checkFlags, checkKit, checkSettings } from './check-settings'
import type { Finding } from './finding'

/** Exit codes of the process, by what failed. */
export interface CheckExitCodes {
  readonly settings: number
  readonly unavailable: number
}

const ofSettings = new Set<Finding['subject']>(['settings', 'kit', 'flags', 'encryption', 'captcha'])

/**
 * Reads the settings and tries what they name. A service whose settings have a mistake is not tried: it would be another one.
 */
export async function checkAll(environment: Environment, exitCodes: CheckExitCodes): Promise<CommandOutput> {
  const report = inspectConfig(environment)
  const { settled, mistakes } = report
  const hasMistakeIn = (pattern: RegExp) => mistakes.some((sentence) => pattern.test(sentence))
  const findings = [...checkSettings(report)]
  if (settled) {
    findings.push(checkKit(settled), await checkFlags(settled))
    if (!hasMistakeIn(/\b(DATABASE_URL|DATA_DIR|ENCRYPTION_KEY)/))
      findings.push(...(await checkDatabase(settled)))
    if (!hasMistakeIn(/\b(SMTP_|MAIL_FROM|LOCAL_INBOX)/)) findings.push(await checkMail(settled.mail))
  }
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
