import type { SecretLifetimes } from '../rules/secret-lifetimes'
import { rotateSecrets } from '../rules/secret-rotation'
import { operatorActor } from '../store/audit-log'
import { WrongEncryptionKey } from '../store/keyring'
import { listSecretVersions, secretNames, type SecretName } from '../store/secrets'
import { refuse, type Command } from './command'
import { firstOfAll, listCommand } from './list-command'

export interface RotateSecretsOptions {
  /** Which one. Default: all of them. */
  name?: string
  /** How long the versions of before are accepted. 0: no longer. Default: as long as anything that was signed with them lives. */
  acceptSeconds?: number
  /** As the server has them. */
  lifetimes: SecretLifetimes
}

export const rotate: Command<RotateSecretsOptions> = {
  async run(database, { name, ...rotation }) {
    const names = name === undefined ? secretNames : [knownName(name)]
    const rotated = await rotateSecrets(database, { ...rotation, names, actor: operatorActor }).catch(
      (error: unknown) => {
        if (error instanceof WrongEncryptionKey) return refuse(error.message)
        throw error
      },
    )
    return {
      lines: rotated.map(({ name: secret, kid, accepted_seconds: seconds }) =>
        seconds === 0
          ? `${secret}: ${kid}; the versions of before are void.`
          : `${secret}: ${kid}; the versions of before are accepted for ${seconds} seconds.`,
      ),
      records: rotated,
    }
  },
}

function knownName(name: string): SecretName {
  return (
    secretNames.find((known) => known === name) ??
    refuse(`There is no secret "${name}" to rotate; there are ${secretNames.join(', ')}.`)
  )
}

export const listSecrets = listCommand({
  read: async ({ db }, section) => firstOfAll(await listSecretVersions(db), section),
  lineOf: ({ name, kid, created_at, accepted_until }) => {
    const end = accepted_until ? `accepted until ${accepted_until.toISOString()}` : 'current'
    return `${name}  ${kid}  made ${created_at.toISOString()}  ${end}`
  },
  none: () => 'There are no secrets yet; each is made when it is first needed.',
})
