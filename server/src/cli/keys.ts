import { InvalidArgumentError, Option, type Command } from 'commander'
import { accessKeyRoles, createKey, listKeys, revokeKey, type CreateKeyOptions } from '../commands/keys'
import { readAuditLog, type AuditOptions } from '../commands/read-audit-log'
import { listSigningKeys, rotateKeys } from '../commands/signing-keys'
import { readConfig } from '../config/config'
import { run } from './run'

/** `portal-server keys …` */
export function addKeys(program: Command): void {
  const keys = program.command('keys').description("keys of gateways and of operators' programs")

  keys
    .command('list')
    .description('names, roles, and when they were last used')
    .action(() => run(listKeys, {}))

  keys
    .command('create')
    .description('make a key and print it, this once')
    .argument('<name>', 'of whoever will use it')
    .addOption(
      new Option(
        '--role <role>',
        'gateway: asks about credentials; operator: may do that and everything else',
      )
        .choices(accessKeyRoles)
        .makeOptionMandatory(),
    )
    .option('--replace', 'void the key that has the name now')
    .action((name: string, options: Omit<CreateKeyOptions, 'name'>) => run(createKey, { name, ...options }))

  keys
    .command('revoke')
    .description('void a key at once')
    .argument('<name>')
    .action((name: string) => run(revokeKey, { name }))
}

/** `portal-server signing-keys …` */
export function addSigningKeys(program: Command): void {
  const keys = program.command('signing-keys').description('keys that sign the tokens of applications')

  keys
    .command('list')
    .description('the published ones')
    .action(() => run(listSigningKeys, {}))

  keys
    .command('rotate')
    .description('make a new one; the server does so by itself when the newest is old')
    .option('--at-once', 'void the old ones and every token, because somebody else may know them')
    .action((options: { atOnce?: boolean }) => {
      const tokenSeconds = readConfig(process.env).clientTokens.lifetimeSeconds
      return run(rotateKeys, { ...options, tokenSeconds })
    })
}

/** `portal-server audit` */
export function addAudit(program: Command): void {
  program
    .command('audit')
    .description('who changed what, the newest first')
    .option('--about <id>', 'ID of what or whom; of a developer also the e-mail address')
    .option('--action <beginning>', 'such as registration, or registration.approve')
    .option('--since <time>', 'in ISO 8601')
    .option('--limit <number>', 'at most so many', lineCount, 100)
    .option('--json', 'one JSON object a line')
    .action((options: AuditOptions) => run(readAuditLog, options))
}

function lineCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 1 to 999999.')
  return Number(text)
}
