import { resolve } from 'node:path'
import type { Config } from '../config/config'
import { askServer } from '../control/control-client'
import { connectDatabase, type Database } from '../store/database'
import { readSchemaState, schemaAdvice } from '../store/schema-state'
import { DatabaseUnavailable, NoDatabase } from '../store/unavailable'
import type { Finding } from './finding'

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Opens the database as it is, and compares its schema. Nothing is made or changed. */
export async function checkDatabase(config: DatabaseConfig): Promise<Finding> {
  try {
    if (
      config.databaseUrl === undefined &&
      (await askServer(config.dataDir, { command: 'status', options: {} }))
    )
      return {
        subject: 'database',
        state: 'ok',
        message: `A server has the data in ${resolve(config.dataDir)} open.`,
      }
    const database = await connectDatabase(config, { create: config.dataDir === ':memory:' })
    try {
      return await schemaFinding(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof NoDatabase)
      return {
        subject: 'database',
        state: 'ok',
        message: `There is no portal in ${resolve(config.dataDir)} yet; the start makes one.`,
      }
    if (error instanceof DatabaseUnavailable)
      return { subject: 'database', state: 'failed', message: error.message }
    throw error
  }
}

async function schemaFinding({ db, engine }: Database): Promise<Finding> {
  const schema = await readSchemaState(db)
  const message = schemaAdvice(schema) ?? `${engine} answers, and its schema is current (${schema.version}).`
  const state = schema.state === 'ahead' ? 'failed' : schema.state === 'behind' ? 'warning' : 'ok'
  return { subject: 'database', state, message }
}
