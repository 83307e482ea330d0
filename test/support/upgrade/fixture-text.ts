/**
 * Statements without those whose names are all in others of the same kind, on the same tables: PostgreSQL looks up columns and
 * functions by table and name when it prepares a statement.
 */
export function distinctStatements(statements: readonly string[]): string[] {
  const seen = new Set<string>()
  return statements
    .toSorted((a, b) => b.length - a.length)
    .filter((statement) => {
      const uses = usesOf(statement).filter((use) => !seen.has(use))
      for (const use of uses) seen.add(use)
      return uses.length > 0
    })
    .toSorted()
}

/** Names of a statement, each with the kind of the statement and one of its tables. */
function usesOf(statement: string): string[] {
  const text = statement.replaceAll('"', '').replace(/'[^']*'/g, '')
  const kind = text.split(' ', 1)[0]
  const tables = [...text.matchAll(/\b(?:from|join|into|update) (\w+)/gi)].map(([, table]) => table)
  const names = text.match(/[a-z_][\w.]*/gi) ?? []
  return tables.flatMap((table) => names.map((name) => `${kind} ${table}: ${name}`))
}

/** A dump of pg_dump without comments, settings and secrets. Equal secrets stay equal. */
export function readableDump(dump: string): string {
  const numbers = new Map<string, number>()
  const numbered = (secret: string) => {
    if (!numbers.has(secret)) numbers.set(secret, numbers.size + 1)
    return String(numbers.get(secret)).padStart(secret.length, '0')
  }
  return `${dump
    .replace(/^(--|\\|SET |SELECT pg_catalog\.set_config).*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/\b[0-9a-f]{64}\b|(?<=\\x)[0-9a-f]{64}/g, numbered)
    .replace(/\$argon2id\$[^']*/g, 'no password')
    .trim()}\n`
}
