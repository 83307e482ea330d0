/** Writes each statement that a process sends to PostgreSQL into a file of the folder `RECORDED_STATEMENTS`. Loaded by `--import`. */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const file = join(process.env.RECORDED_STATEMENTS, `${process.pid}.jsonl`)
const seen = new Set()
const { query } = pg.Client.prototype
pg.Client.prototype.query = function record(config, ...rest) {
  const text = typeof config === 'string' ? config : config?.text
  if (typeof text === 'string' && !seen.has(text)) {
    seen.add(text)
    appendFileSync(file, `${JSON.stringify(text)}\n`)
  }
  return query.call(this, config, ...rest)
}
