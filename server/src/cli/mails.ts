import { Argument, Option, type Command } from 'commander'
import { said } from '../commands/command'
import { readConfig } from '../config/config'
import { sampleNames, type SampleName } from '../mail/samples'
import { mailTextsIn } from '../mail/texts/texts'
import { mailStates } from '../store/reviewed-mails'
import { languages, type Language } from '../texts/texts'
import { lists, performs, prints } from './command-line'

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

  prints(
    mails
      .command('preview')
      .description('show a mail as the settings and the texts of MAIL_TEXTS make it; nothing is sent')
      .addArgument(new Argument('<mail>', 'which one').choices(sampleNames))
      .addOption(languageOption())
      .addOption(
        new Option('--format <format>', 'of what is shown').choices(['text', 'html']).default('text'),
      ),
    async ([name], given) => {
      const { previewMail } = await import('../check/preview-mail')
      return previewMail(readConfig(process.env), {
        name: name as SampleName,
        language: given['language'] as Language,
        format: given['format'] as 'text' | 'html',
      })
    },
  )

  prints(
    mails
      .command('texts')
      .description('print the texts of the server as YAML, to begin a file of MAIL_TEXTS with')
      .addOption(languageOption()),
    async (_, { language }) => {
      const { stringify } = await import('yaml')
      const { inbox: _inbox, ...texts } = mailTextsIn(language as Language)
      return said(stringify(texts, { lineWidth: 0 }).trimEnd(), texts)
    },
  )
}

function languageOption(): Option {
  return new Option('--language <language>', 'of the texts').choices(languages).default('en')
}
