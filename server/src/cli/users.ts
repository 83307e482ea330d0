import { Option, type Command } from 'commander'
import type { OptionsOf } from '../commands'
import { invitationStates } from '../store/invitations'
import { regions } from '../store/settings'
import { languages } from '../texts/texts'
import { count, lists, performs } from './command-line'
import { readPassword } from './read-password'

/** Adds the options that name the organization of a user. */
export function withOrganization(line: Command, when = ''): Command {
  return line
    .option('--organization <organization>', `name, or ID${when}; a new name creates one`)
    .addOption(
      new Option('--region <region>', "of a new organization; default: the portal's first").choices(regions),
    )
}

/** `portal-server organizations …` */
export function addOrganizations(program: Command): void {
  const organizations = program.command('organizations').description('organizations of users')
  lists(
    organizations.command('list').description('ID, region, time, number of users and name, by name'),
    'organizations list',
  )
}

/** `portal-server invitations …` */
export function addInvitations(program: Command): void {
  const invitations = program.command('invitations').description('invitations of users, by mail')

  lists(
    invitations
      .command('list')
      .description('state, time, ID, e-mail address and organization, newest first')
      .addOption(new Option('--state <state>', 'only these').choices(invitationStates)),
    'invitations list',
  )

  performs(
    withOrganization(
      invitations
        .command('create')
        .description('invite a user by mail')
        .argument('<email>')
        .option('--name <name>', 'full name, as far as you know it')
        .addOption(new Option('--language <language>', 'of the mail; default: en').choices(languages)),
    ),
    'invitations create',
    ([email = ''], given) => ({ ...(given as unknown as OptionsOf<'invitations create'>), email }),
  )

  for (const [name, description] of [
    ['send', 'send the mail again, with a new link'],
    ['revoke', 'take the invitation back: its links are refused'],
  ] as const)
    performs(
      invitations
        .command(name)
        .description(description)
        .argument('<invitation>', 'e-mail address of the invited person, or ID'),
      `invitations ${name}`,
      ([invitation = '']) => ({ invitation }),
    )
}

/** `portal-server access-codes …` */
export function addAccessCodes(program: Command): void {
  const codes = program.command('access-codes').description('codes that let people register as users')

  lists(codes.command('list').description('names, uses, and when they expire'), 'access-codes list')

  performs(
    codes
      .command('create')
      .description('make a code and print it, this once')
      .argument('<name>', 'by which you recognize it')
      .addOption(new Option('--uses <number>', 'addresses that may use it; default: any').argParser(count))
      .addOption(new Option('--days <number>', 'until it expires; default: never').argParser(count))
      .option('--code-stdin', 'read the code from standard input, instead of a random one'),
    'access-codes create',
    async ([name = ''], given) => {
      const { codeStdin, ...options } = given as GivenCode
      return { ...options, name, code: codeStdin ? await readPassword() : undefined }
    },
  )

  performs(
    codes.command('revoke').description('void a code at once').argument('<name>'),
    'access-codes revoke',
    ([name = '']) => ({ name }),
  )
}

type GivenCode = Omit<OptionsOf<'access-codes create'>, 'name'> & { codeStdin?: boolean }
