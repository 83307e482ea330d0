import { Option, type Command } from 'commander'
import { accountKinds, type AccountKind } from '../store/settings'
import { count, performs } from './command-line'
import { defaultLimit } from '../commands/list-command'

/** `portal-server identities …` */
export function addIdentities(program: Command): void {
  const identities = program
    .command('identities')
    .description('identities at identity providers that accounts are linked to')

  performs(
    ofAccount(
      identities.command('list').description('ID, provider and subject of each, and when it was used'),
    ),
    'identities list',
    ([account = ''], given) => ({ ...(given as GivenKind), account }),
  ).addOption(new Option('--limit <number>', 'at most so many').argParser(count).default(defaultLimit))

  performs(
    ofAccount(
      identities
        .command('unlink')
        .description('end a link and the sessions that began with it, and notify the owner by mail'),
    ).argument('[identity]', 'ID of the identity; required if there are several'),
    'identities unlink',
    ([account = '', identity], given) => ({ ...(given as GivenKind), account, identity }),
  )
}

type GivenKind = { kind: AccountKind }

function ofAccount(line: Command): Command {
  return line
    .argument('<account>', 'e-mail address, or ID')
    .addOption(
      new Option('--kind <kind>', 'of the account').choices(accountKinds).default('developer' as AccountKind),
    )
}
