import { ConfigError, type EnvironmentReader } from './environment'

/** Keys of 32 bytes for the server's own secrets in the database. */
export interface EncryptionConfig {
  /** ENCRYPTION_KEY, or the content of ENCRYPTION_KEY_FILE. Unset: secrets are stored in clear. */
  readonly current?: Uint8Array
  /** PREVIOUS_ENCRYPTION_KEY, or the content of PREVIOUS_ENCRYPTION_KEY_FILE. The key that was replaced. */
  readonly previous?: Uint8Array
}

const keyBytes = 32

export function readEncryption(read: EnvironmentReader): EncryptionConfig {
  const keyNamed = (name: string) => read.attempt(() => keyOf(name, read.secret(name)), undefined)
  return { current: keyNamed('ENCRYPTION_KEY'), previous: keyNamed('PREVIOUS_ENCRYPTION_KEY') }
}

/** The sentence never repeats the key. */
function keyOf(name: string, text: string | undefined): Uint8Array | undefined {
  if (text === undefined) return undefined
  const key = Buffer.from(text, 'base64')
  if (key.length === keyBytes && /^[A-Za-z0-9+/]{43}=$/.test(text)) return key
  throw new ConfigError(
    `${name} must be ${keyBytes} random bytes in Base64, as \`openssl rand -base64 ${keyBytes}\` prints them.`,
  )
}
