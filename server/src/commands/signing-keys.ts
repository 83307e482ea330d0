import type { Kysely } from 'kysely'
import { rotateSigningKeys, type Rotation } from '../rules/signing-keys'
import { operatorActor } from '../store/audit-log'
import { WrongEncryptionKey } from '../store/keyring'
import type { Schema } from '../store/schema'
import { listPublishedKeys } from '../store/signing-keys'
import { requireKeyring } from '../store/stored-secrets'
import { defaultLimit, listed, refuse, said, type Command, type Limited } from './command'

export interface RotateOptions {
  /** Lifetime of tokens, as the server has it. */
  tokenSeconds: number
  /** Void the old keys, and every token with them. */
  atOnce?: boolean
}

export const rotateKeys: Command<RotateOptions> = {
  name: 'signing-keys rotate',
  async run({ db, keyring }, options) {
    const id = await rotated(db, { ...options, keyring, actor: operatorActor })
    const isAtOnce = options.atOnce ?? false
    return said(
      isAtOnce
        ? `Tokens are signed with ${id}; the old keys and their tokens are void.`
        : `${id} is published; tokens are signed with it as soon as those who check them had time to read it.`,
      { id, old_keys_void: isAtOnce },
    )
  },
}

/** A key in clear must not come beside encrypted ones, nor one that is encrypted with a key that the server does not have. */
async function rotated(db: Kysely<Schema>, rotation: Rotation): Promise<string> {
  try {
    await requireKeyring(db, rotation.keyring)
  } catch (error) {
    if (error instanceof WrongEncryptionKey) refuse(error.message)
    throw error
  }
  return db.transaction().execute((transaction) => rotateSigningKeys(transaction, rotation))
}

export const listSigningKeys: Command<Limited> = {
  name: 'signing-keys list',
  async run({ db }, { limit = defaultLimit }) {
    const keys = (await listPublishedKeys(db)).map(({ id, active_from, published_until }) => {
      return { id, active_from, published_until }
    })
    return listed(
      keys.slice(0, limit),
      ({ id, active_from, published_until }) => {
        const end = published_until ? `  published until ${published_until.toISOString()}` : ''
        return `${id}  signs from ${active_from.toISOString()}${end}`
      },
      { none: 'There are no signing keys yet; the first token makes one.', total: keys.length },
    )
  },
}
