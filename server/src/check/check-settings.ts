import { fileFlags } from '../flags/file-flags'
import type { Config, ConfigReport } from '../config/config'
import { ConfigError } from '../config/environment'
import { unknownSentence } from '../config/unknown-variables'
import { findKit } from '../http/kit-directory'
import type { Finding } from './finding'

/** Returns every mistake and every unknown variable of the environment. */
export function checkSettings({ mistakes, unknown }: ConfigReport): Finding[] {
  const findings: Finding[] = [
    ...mistakes.map((message) => ({ subject: 'settings', state: 'failed', message }) as const),
    ...unknown.map(
      (variable) => ({ subject: 'settings', state: 'warning', message: unknownSentence(variable) }) as const,
    ),
  ]
  if (findings.length > 0) return findings
  return [{ subject: 'settings', state: 'ok', message: 'Every setting can be used.' }]
}

export function checkKit({ kitDir }: Pick<Config, 'kitDir'>): Finding {
  try {
    const found = findKit(kitDir)
    if (found !== undefined)
      return { subject: 'kit', state: 'ok', message: `The browser build is in ${found}.` }
    const message =
      'There is no browser build beside the server, so the portal has no pages. Run `npm run build`, or set KIT_DIR.'
    return { subject: 'kit', state: 'warning', message }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { subject: 'kit', state: 'failed', message: error.message }
  }
}

export async function checkFlags({ flagsFile }: Pick<Config, 'flagsFile'>): Promise<Finding> {
  if (flagsFile === undefined)
    return { subject: 'flags', state: 'ok', message: 'Feature flags are those of portal.yaml.' }
  try {
    await fileFlags(flagsFile)
    return { subject: 'flags', state: 'ok', message: `Feature flags are those of ${flagsFile}.` }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { subject: 'flags', state: 'failed', message: error.message }
  }
}
