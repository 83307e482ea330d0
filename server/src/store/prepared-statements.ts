import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/**
 * Gives statements names, so that PostgreSQL parses and plans each once for a connection. For a pool whose statements are few and
 * always the same.
 */
export function prepared(pool: Pool): PostgresPool {
  const names = new Map<string, string>()
  function nameOf(text: string): string {
    const known = names.get(text)
    if (known) return known
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
    names.set(text, name)
    return name
  }
  function preparing(client: PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]) =>
      client.query({ name: nameOf(text), text, values: [...values] })
    // Without a cursor, which would be the other signature.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
  }
  // Kysely keeps what it knows of a connection by its client.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparing(client)
      clients.set(client, known)
      return known
    },
  }
}
