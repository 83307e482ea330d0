import { InvalidArgumentError, Option, type Command } from 'commander'
import type { OptionsOf } from '../commands'
import { readConfig } from '../config/config'
import { accountKinds } from '../store/settings'
import { lists, performs } from './command-line'

/** `portal-server secrets …` */
export function addSecrets(program: Command): void {
  const secrets = program
    .command('secrets')
    .description('keys with which the server signs and encrypts sessions, links and cookies')

  lists(secrets.command('list').description('names, versions, and how long each is accepted'), 'secrets list')

  const rotate = secrets.command('rotate')
  performs(
    rotate
      .description('make a new version of one, or of all')
      .argument('[name]', 'as in the list')
      .option('--all', 'of every secret')
      .addOption(
        new Option(
          '--accept-old-for <time>',
          'accept what was signed before for so long, such as 30m, 1h or 7d; default: as long as any of it lives',
        )
          .argParser(seconds)
          .conflicts('now'),
      )
      .option('--now', 'accept nothing that was signed before, because the secret may have leaked'),
    'secrets rotate',
    ([name], given) => {
      const { all, now, acceptOldFor } = given as { all?: boolean; now?: boolean; acceptOldFor?: number }
      if ((name === undefined) === (all !== true)) rotate.error('error: name one secret, or give --all')
      const { sessions, signIn } = readConfig(process.env)
      const { accessSeconds, refreshSeconds, absoluteSeconds } = sessions
      return {
        name,
        acceptSeconds: now ? 0 : acceptOldFor,
        lifetimes: {
          accessSeconds,
          refreshSeconds,
          absoluteSeconds,
          knownDeviceDays: signIn.knownDeviceDays,
        },
      }
    },
  )
}

/** `portal-server sessions …` */
export function addSessions(program: Command): void {
  performs(
    program
      .command('sessions')
      .description('sessions of developers and users')
      .command('end-all')
      .description('end every session at once: everyone has to sign in again')
      .addOption(new Option('--kind <kind>', 'only sessions of these accounts').choices(accountKinds)),
    'sessions end-all',
    (_, given) => given as OptionsOf<'sessions end-all'>,
  )
}

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

function seconds(text: string): number {
  const [, amount, unit = ''] = /^([1-9]\d{0,5})([smhd])$/.exec(text) ?? []
  if (amount === undefined)
    throw new InvalidArgumentError('It must be a number with a unit: 90s, 30m, 1h or 7d.')
  return Number(amount) * (units[unit] ?? 1)
}
