import { Option, type Command } from 'commander'
import { mailStates } from '../store/reviewed-mails'
import { lists, performs } from './command-line'

/** `portal-server mails …` */
export function addMails(program: Command): void {
  const mails = program.command('mails').description('mails of the last 30 days')

  lists(
    mails
      .command('list')
      .description('state, time, ID, template, recipient and last error, newest first')
      .addOption(new Option('--state <state>', 'only these').choices(mailStates))
      .option('--to <email>', 'only those to this address')
      .option('--template <template>', 'only those of this template'),
    'mails list',
  )

  performs(
    mails
      .command('show')
      .description('what is known of one; tokens of its links are left out')
      .argument('<id>', 'as in the list'),
    'mails show',
    ([id = '']) => ({ id }),
  )

  performs(
    mails
      .command('resend')
      .description('send one again, with new links, or try one that waits')
      .argument('<id>', 'as in the list'),
    'mails resend',
    ([id = '']) => ({ id }),
  )
}
