/**
 * Asks the registry for known vulnerabilities of the packages that the kit and the server need to run. Ends with exit code 1 if one is
 * high or critical, or if the registry does not answer. In `npm run check` it only prints what it found.
 */
import { spawnSync } from 'node:child_process'

const { stdout, error: failure } = spawnSync(
  'npm',
  ['audit', '--omit', 'dev', '--json', '--fetch-retries', '0', '--fetch-timeout', '5000'],
  { encoding: 'utf8', maxBuffer: 1 << 28, timeout: 20_000 },
)

/** @returns {{ message?: string, error?: { summary: string }, metadata?: { vulnerabilities: Record<string, number> }, vulnerabilities?: Record<string, { severity: string, via: (string | { title: string, url: string })[] }> }} */
function reportOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return { message: failure?.message ?? 'npm audit printed no report' }
  }
}

const { message, error, metadata, vulnerabilities = {} } = reportOf(stdout)
if (metadata === undefined) {
  process.stdout.write(`skipped audit: the registry did not answer (${message ?? error?.summary})\n`)
  process.exitCode = 1
} else {
  for (const [name, { severity, via }] of Object.entries(vulnerabilities))
    for (const reason of via)
      if (typeof reason === 'object')
        process.stdout.write(`${severity}: ${name}: ${reason.title} (${reason.url})\n`)
  const { high = 0, critical = 0, total = 0 } = metadata.vulnerabilities
  process.stdout.write(`audit: ${total} known vulnerabilities, ${high + critical} of them high or critical\n`)
  process.exitCode = high + critical > 0 ? 1 : 0
}
