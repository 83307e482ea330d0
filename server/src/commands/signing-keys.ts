import { replaceSigningKey } from '../rules/signing-keys'
import { operatorActor } from '../store/audit-log'
import { WrongEncryptionKey } from '../store/keyring'
import { listSigningKeyPeriods } from '../store/signing-keys'
import { refuse, said, type Command } from './command'
import { listCommand } from './list-command'

export interface RotateOptions {
  /** Lifetime of tokens, as the server has it. */
  tokenSeconds: number
  /** Void the old keys, and every token with them. */
  atOnce?: boolean
}

export const rotateKeys: Command<RotateOptions> = {
  async run({ db, keyring, changes }, options) {
    const rotation = { ...options, keyring, actor: operatorActor }
    const id = await replaceSigningKey(db, rotation).catch((error: unknown) => {
      if (error instanceof WrongEncryptionKey) return refuse(error.message)
      throw error
    })
    changes.changed('keys')
    const isAtOnce = options.atOnce ?? false
    return said(
      isAtOnce
        ? `Tokens are signed with ${id}; the old keys and their tokens are void.`
        : `${id} is published; tokens are signed with it as soon as those who check them had time to read it.`,
      { id, old_keys_void: isAtOnce },
    )
  },
}

export const listSigningKeys = listCommand({
  read: ({ db }, section) => listSigningKeyPeriods(db, section),
  lineOf: ({ id, active_from, published_until }) => {
    const end = published_until ? `  published until ${published_until.toISOString()}` : ''
    return `${id}  signs from ${active_from.toISOString()}${end}`
  },
  none: () => 'There are no signing keys yet; the first token makes one.',
})
