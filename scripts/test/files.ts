import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export type Engine = 'embedded' | 'PostgreSQL'

function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => pattern.test(name))
    .sort()
}

export const nodeTests = () => filesBelow('test', /(?<!\.browser)\.test\.ts$/)
export const elementTests = () => filesBelow('test', /\.browser\.test\.tsx?$/)
export const endToEndTests = () => filesBelow('test/e2e', /\.spec\.ts$/)

/** Of Playwright tests that run on both engines. */
export const enginesTag = '@engines'

/** Server tests whose outcome cannot depend on the engine: they only read, or touch no database at all. */
const once: readonly RegExp[] = [
  /^test\/server\/(config|flags|lib|texts)\//,
  // Which providers answer, and what is refused while ClickHouse is away.
  /^test\/server\/(cli\/providers|traffic\/clickhouse-away)\.test\.ts$/,
  // Pages, their policies, and whose name a request came to.
  /^test\/server\/http\/(builder|known-hosts|portal-page|response-headers|well-known)\.test\.ts$/,
  /^test\/server\/rules\/(documents\/|common-passwords\.test)/,
  /^test\/server\/import\/(demo-content|mistakes|operations)\.test\.ts$/,
  /^test\/server\/http\/(account-bad-input|bad-input|contract-check|cross-site|documents|portal)\.test\.ts$/,
  /^test\/server\/mail\/mail-texts\.test\.ts$/,
]

/** Tests of the embedded engine itself, and of processes that have no database or try a wrong one. */
const embeddedOnly: readonly RegExp[] = [
  /^test\/server\/cli\/(check|command-line|init)\.test\.ts$/,
  /^test\/server\/embedded\/(directory-lock|engine|engine-ends|import-and-requests|maintenance|template)\.test\.ts$/,
]

/** Tests of several nodes, or of transactions that wait for each other, on one database, which the embedded engine cannot have. */
const postgresOnly: readonly RegExp[] = [
  /^test\/server\/cli\/pg-dump\.test\.ts$/,
  /^test\/server\/http\/credential-races\.test\.ts$/,
  /^test\/server\/http\/identity-races\.test\.ts$/,
  /^test\/server\/http\/killed-node\.test\.ts$/,
  /^test\/server\/store\/pooler\.test\.ts$/,
  /^test\/server\/store\/unavailable-database\.test\.ts$/,
  /^test\/server\/store\/concurrent-indexes\.test\.ts$/,
  /^test\/server\/store\/volume\.test\.ts$/,
  /^test\/server\/store\/upgrade\.test\.ts$/,
  /^test\/server\/traffic\/two-nodes\.test\.ts$/,
]

const isOneOf = (patterns: readonly RegExp[], file: string) => patterns.some((pattern) => pattern.test(file))

/**
 * Returns the engines on which a Node test runs. Server tests run on both unless a list above names them; all others run once,
 * on PostgreSQL if there is one, because a copy of a database is cheaper there.
 */
export function enginesOf(
  file: string,
  available: readonly Engine[],
  isEverything: boolean,
): readonly Engine[] {
  if (isOneOf(embeddedOnly, file)) return ['embedded']
  if (isOneOf(postgresOnly, file)) return available.filter((engine) => engine === 'PostgreSQL')
  const isServerTest = file.startsWith('test/server/')
  if (isServerTest && (isEverything || !isOneOf(once, file))) return available
  return available.slice(-1)
}

/** Expressions that no file matches any longer, so that the lists cannot rot. */
export function unmatchedRules(files: readonly string[]): string[] {
  return [...once, ...embeddedOnly, ...postgresOnly]
    .filter((pattern) => !files.some((file) => pattern.test(file)))
    .map((pattern) => `scripts/test/files.ts: ${pattern} matches no file.`)
}
