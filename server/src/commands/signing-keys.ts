import { rotateSigningKeys } from '../rules/signing-keys'
import { listPublishedKeys } from '../store/signing-keys'
import type { Command } from './command'

export interface RotateOptions {
  /** Lifetime of tokens, as the server has it. */
  tokenSeconds: number
  /** Void the old keys, and every token with them. */
  atOnce?: boolean
}

export const rotateKeys: Command<RotateOptions> = {
  name: 'signing-keys rotate',
  async run({ db }, options) {
    const id = await db
      .transaction()
      .execute((transaction) => rotateSigningKeys(transaction, { ...options, actor: 'operator' }))
    if (options.atOnce) return [`Tokens are signed with ${id}; the old keys and their tokens are void.`]
    return [
      `${id} is published; tokens are signed with it as soon as those who check them had time to read it.`,
    ]
  },
}

export const listSigningKeys: Command<object> = {
  name: 'signing-keys list',
  async run({ db }) {
    const keys = await listPublishedKeys(db)
    if (keys.length === 0) return ['There are no signing keys yet; the first token makes one.']
    return keys.map(({ id, active_from, published_until }) => {
      const end = published_until ? `  published until ${published_until.toISOString()}` : ''
      return `${id}  signs from ${active_from.toISOString()}${end}`
    })
  },
}
