import { resolve } from 'node:path'
import type { Config } from '../config/config'
import { askServer } from '../control/control-client'
import { connectDatabase } from '../open-database'
import type { Database } from '../store/database'
import { Keyring, WrongEncryptionKey } from '../store/keyring'
import { readPortal } from '../store/portal'
import { readSchemaState, schemaAdvice } from '../store/schema-state'
import { requireKeyring, storedKeyIds } from '../store/stored-secrets'
import { DatabaseUnavailable, NoDatabase } from '../store/unavailable'
import { captchaFinding } from './check-captcha'
import type { Finding } from './finding'

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'encryption' | 'captcha' | 'publicUrl'>

/** Opens the database as it is, compares its schema, and opens its secrets with the key of the settings. Nothing is made or changed. */
export async function checkDatabase(config: DatabaseConfig): Promise<Finding[]> {
  try {
    const status =
      config.databaseUrl === undefined
        ? await askServer(config.dataDir, { command: 'status', options: {} })
        : undefined
    if (status) {
      const message = `A server has the data in ${resolve(config.dataDir)} open.`
      const { encryption_keys: keys = [] } = (status.records[0] ?? {}) as { encryption_keys?: StoredKey[] }
      return [{ subject: 'database', state: 'ok', message }, keyFinding(keys, new Keyring(config.encryption))]
    }
    const database = await connectDatabase(config, { create: config.dataDir === ':memory:' })
    try {
      const schema = await schemaFinding(database)
      if (!schema.isCurrent) return [schema.finding]
      const { settings } = await readPortal(database.db)
      return [schema.finding, await secretsFinding(database), captchaFinding(settings.captcha, config)]
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof NoDatabase)
      return [
        {
          subject: 'database',
          state: 'ok',
          message: `There is no portal in ${resolve(config.dataDir)} yet; the start makes one.`,
        },
      ]
    if (error instanceof DatabaseUnavailable)
      return [{ subject: 'database', state: 'failed', message: error.message }]
    throw error
  }
}

async function schemaFinding({ db, engine }: Database): Promise<{ isCurrent: boolean; finding: Finding }> {
  const schema = await readSchemaState(db)
  const message = schemaAdvice(schema) ?? `${engine} answers, and its schema is current (${schema.version}).`
  const state = schema.state === 'ahead' ? 'failed' : schema.state === 'behind' ? 'warning' : 'ok'
  return { isCurrent: schema.state === 'current', finding: { subject: 'database', state, message } }
}

type StoredKey = string | null

async function secretsFinding({ db, keyring }: Database): Promise<Finding> {
  try {
    await requireKeyring(db, keyring)
    return keyFinding(await storedKeyIds(db), keyring)
  } catch (error) {
    if (!(error instanceof WrongEncryptionKey)) throw error
    return { subject: 'encryption', state: 'failed', message: error.message }
  }
}

function keyFinding(keys: readonly StoredKey[], keyring: Keyring): Finding {
  const unknown = keys.find((key) => key !== null && !keyring.has(key))
  if (unknown) return { subject: 'encryption', state: 'failed', message: keyring.advice(unknown) }
  const { keyId } = keyring
  if (keyId === null)
    return {
      subject: 'encryption',
      state: 'warning',
      message: 'ENCRYPTION_KEY is not set, so the keys of tokens and sessions are stored in clear.',
    }
  const message = keys.every((key) => key === keyId)
    ? `The keys of tokens and sessions are encrypted with the key ${keyId}.`
    : `The start encrypts the keys of tokens and sessions with the key ${keyId}.`
  return { subject: 'encryption', state: 'ok', message }
}
