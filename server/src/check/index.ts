import type { CommandOutput } from '../commands/command'
import { inspectConfig } from '../config/config'
import type { Environment } from '../config/environment'
import { checkDatabase } from './check-database'
import { checkMail, checkMailTexts } from './check-mail'
import { checkPortalProviders } from './check-providers'
import { checkFlags, checkKit, checkSettings } from './check-settings'
import { checkTraffic } from './check-traffic'
import { findingsOutput, type CheckExitCodes } from './findings-output'

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
    if (!hasMistakeIn(/\bCLICKHOUSE_URL/)) findings.push(await checkTraffic(settled.clickhouseUrl))
    if (findings.every(({ state }) => state !== 'failed'))
      findings.push(...(await checkPortalProviders(settled)))
    if (!hasMistakeIn(/\b(SMTP_|MAIL_FROM|LOCAL_INBOX)/)) findings.push(await checkMail(settled.mail))
    findings.push(...(await checkMailTexts(settled.mail)))
  }
  return findingsOutput(findings, exitCodes)
}
