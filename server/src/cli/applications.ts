import { Option, type Command } from 'commander'
import {
  createStrategy,
  credentialTypes,
  listAuthStrategies,
  type CreateStrategyOptions,
} from '../commands/auth-strategies'
import { decideOnRegistration, listRegistrations, registrationStatuses } from '../commands/registrations'
import type { RegistrationDecision } from '../rules/registration-decisions'
import type { RegistrationStatus } from '../store/settings'
import { run } from './run'

const decisions: Readonly<Record<RegistrationDecision, string>> = {
  approve: 'let the application in, and tell its developer',
  reject: 'turn down a registration that waits, and tell its developer',
  revoke: 'shut the application out with its next call',
}

/** `portal-server registrations …` */
export function addRegistrations(program: Command): void {
  const registrations = program
    .command('registrations')
    .description('applications that ask for the use of versions')

  registrations
    .command('list')
    .description('status, time, ID, version, developer and application, oldest first')
    .addOption(new Option('--status <status>', 'only these').choices(registrationStatuses))
    .action((options: { status?: RegistrationStatus }) => run(listRegistrations, options))

  for (const [name, description] of Object.entries(decisions)) {
    registrations
      .command(name)
      .description(description)
      .argument('<id>', 'of the registration')
      .action((id: string) => run(decideOnRegistration, { id, decision: name as RegistrationDecision }))
  }
}

/** `portal-server auth-strategies …` */
export function addAuthStrategies(program: Command): void {
  const strategies = program
    .command('auth-strategies')
    .description('ways in which applications identify themselves, beside those of portal.yaml')

  strategies
    .command('list')
    .description('every one, by name')
    .action(() => run(listAuthStrategies, {}))

  strategies
    .command('create')
    .description('make one that no import touches')
    .argument('<name>', 'shown to developers, and named by product.yaml')
    .addOption(
      new Option('--type <type>', 'of the credentials').choices(credentialTypes).makeOptionMandatory(),
    )
    .option('--key-name <names...>', 'headers or query parameters that carry the key; default: apikey')
    .option('--auth-method <methods...>', 'bearer, client_credentials, session …; default: bearer')
    .option('--scope <scopes...>', 'that developers may choose')
    .action((name: string, given: GivenStrategy) =>
      run(createStrategy, {
        name,
        type: given.type,
        keyNames: given.keyName,
        authMethods: given.authMethod,
        scopes: given.scope,
      }),
    )
}

interface GivenStrategy {
  type: CreateStrategyOptions['type']
  keyName?: string[]
  authMethod?: string[]
  scope?: string[]
}
