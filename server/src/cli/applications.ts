import { Option, type Command } from 'commander'
import type { OptionsOf } from '../commands'
import type { RegistrationDecision } from '../rules/registration-decisions'
import { credentialTypes, registrationStatuses } from '../store/settings'
import { lineOfText, lists, performs, reasonOption } from './command-line'

const decisions: Readonly<Record<RegistrationDecision, string>> = {
  approve: 'let the application in, or give it scopes that wait, and mail its developer',
  reject: 'turn down a pending registration, or scopes that wait, and mail its developer',
  revoke: 'refuse the application from its next request on, and mail its developer',
}

/** `portal-server registrations …` */
export function addRegistrations(program: Command): void {
  const registrations = program
    .command('registrations')
    .description('applications that ask for the use of versions')

  lists(
    registrations
      .command('list')
      .description('status, time, ID, version, developer, scopes and application, oldest first')
      .addOption(new Option('--status <status>', 'only these').choices(registrationStatuses))
      .option('--waiting', 'only pending ones, and approved ones with scopes that wait')
      .option('--developer <account>', 'only those of this developer: e-mail address, or ID'),
    'registrations list',
  )

  for (const [name, description] of Object.entries(decisions)) {
    const line = registrations.command(name).description(description).argument('<id>', 'of the registration')
    if (name !== 'revoke') line.option('--scope <scopes...>', `${name} only these; default: all that wait`)
    if (name !== 'approve') line.addOption(reasonOption())
    performs(line, 'registrations decide', ([id = ''], { scope, reason }) => ({
      id,
      decision: name as RegistrationDecision,
      scopes: scope as string[] | undefined,
      reason: reason as string | undefined,
    }))
  }
}

/** `portal-server applications …` */
export function addApplications(program: Command): void {
  const applications = program.command('applications').description('applications of developers')

  lists(
    applications
      .command('list')
      .description('time, ID, developer, auth strategy and name, newest first')
      .option('--developer <account>', 'only those of this developer: e-mail address, or ID')
      .addOption(
        new Option('--search <text>', 'only those with this in the name').argParser(lineOfText(200)),
      ),
    'applications list',
  )

  performs(
    applications
      .command('show')
      .description('developer, credentials and registrations of one')
      .argument('<application>', 'ID, or name'),
    'applications show',
    ([application = '']) => ({ application }),
  )
}

/** `portal-server auth-strategies …` */
export function addAuthStrategies(program: Command): void {
  const strategies = program
    .command('auth-strategies')
    .description('ways in which applications identify themselves, beside those of portal.yaml')

  lists(strategies.command('list').description('every one, by name'), 'auth-strategies list')

  performs(
    strategies
      .command('create')
      .description('make one that no import touches')
      .argument('<name>', 'shown to developers, and named by product.yaml')
      .addOption(
        new Option('--type <type>', 'of the credentials').choices(credentialTypes).makeOptionMandatory(),
      )
      .option('--name-in <names...>', 'for readers of a language: de=Partnerschlüssel')
      .option('--key-name <names...>', 'headers or query parameters that carry the key; default: apikey')
      .option('--auth-method <methods...>', 'bearer, client_credentials, session …; default: bearer')
      .option('--scope <scopes...>', 'that developers may choose'),
    'auth-strategies create',
    ([name = ''], given) => {
      const { type, nameIn, keyName, authMethod, scope } = given as unknown as GivenStrategy
      const names = nameIn && Object.fromEntries(nameIn.map(namePair))
      return { name, names, type, keyNames: keyName, authMethods: authMethod, scopes: scope }
    },
  )
}

/** Returns `de=Schlüssel` as a language and a name. */
function namePair(given: string): [language: string, name: string] {
  const [language = '', ...name] = given.split('=')
  return [language, name.join('=')]
}

interface GivenStrategy {
  type: OptionsOf<'auth-strategies create'>['type']
  nameIn?: string[]
  keyName?: string[]
  authMethod?: string[]
  scope?: string[]
}
