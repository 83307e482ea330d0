import { ImportUnconfirmed, type ConfirmationOptions } from '../import/confirmation'
import { importFolder, type ImportReport } from '../import/import-folder'
import { ImportRefused } from '../import/import-refused'
import { lineOf } from '../lib/yaml/mistakes'
import { readInThread } from '../import/read-in-thread'
import { longestSample, type GoneRegistration } from '../store/gone-registrations'
import { CommandRefused, ConfirmationNeeded, said, type Command } from './command'

export interface ImportContentOptions extends ConfirmationOptions {
  /** Absolute: the process that reads it may have another working directory. */
  folder: string
  dryRun: boolean
  /** Refuse a folder with warnings. */
  strict?: boolean
  /** Of the environment, instead of `rbac` in portal.yaml. */
  rbac?: boolean
}

export const importContent: Command<ImportContentOptions> = {
  async run(database, { folder, ...options }) {
    try {
      const report = await importFolder(database, folder, { ...options, read: readInThread })
      return said(linesOf(report, options.dryRun), { dry_run: options.dryRun, ...report })
    } catch (error) {
      if (error instanceof ImportUnconfirmed) throw unconfirmed(error)
      if (!(error instanceof ImportRefused)) throw error
      const { mistakes, count } = error
      const total = count === 1 ? 'one mistake' : `${count} mistakes`
      const more = count > mistakes.length ? [`and ${count - mistakes.length} more`] : []
      throw new CommandRefused([...mistakes.map(lineOf), ...more, `Nothing was imported: ${total}.`])
    }
  },
}

function unconfirmed({ removals, opened, phrase }: ImportUnconfirmed): CommandRefused {
  const { products, registrations, total } = removals
  const lines = [...registrations.sample.map(lineOfRegistration), ...lineOfMore(registrations.count)]
  if (phrase === undefined)
    return new CommandRefused([
      ...lines,
      'Nothing was imported: the folder does not have these versions any more, and the registrations would go with them. Keep the versions, with `status: sunset` if need be, or import with --prune.',
    ])
  const whatWouldBe = [
    ...(products.length > 0 ? [`${products.length} of ${total} products would be removed`] : []),
    ...(opened.length > 0 ? [`${countOf(opened.length, 'product')} would be visible to everyone`] : []),
  ]
  return new ConfirmationNeeded(
    [
      ...products.map(({ slug, name }) => `would be removed: ${slug} (${name})`),
      ...lines,
      ...opened.map(
        ({ slug, name }) => `would be visible to everyone, also without an account: ${slug} (${name})`,
      ),
      `Nothing was imported: ${whatWouldBe.join(', and ')}. Confirm it with --yes, or at a terminal.`,
    ],
    phrase,
  )
}

function lineOfRegistration({ version, application, developer, status }: GoneRegistration): string {
  return `would go: the ${status} registration of ${application} (${developer}) for ${version}`
}

function linesOf(report: ImportReport, isDryRun: boolean): string[] {
  const { portal, added, changed, unchanged, removed, kept, versions, opened } = report
  const { registrations, registrations_count, closed, closed_count, strategies } = report
  const lists = {
    added,
    changed,
    unchanged,
    removed,
    'not in the folder, and kept (--prune removes them)': kept,
    'visible to everyone from now on': opened,
    'versions added': versions.added,
    'versions changed': versions.changed,
    'versions removed': versions.removed,
  }
  return [
    portal === 'absent' ? 'portal.yaml: none, the settings stay' : `portal.yaml: ${portal}`,
    ...Object.entries(lists)
      .filter(([, names]) => names.length > 0)
      .map(([fate, names]) => `${fate}: ${names.join(', ')}`),
    ...report.servers.map((one) => lineOfServers(one, isDryRun)),
    ...registrations.map((one) =>
      isDryRun ? lineOfRegistration(one) : lineOfRegistration(one).replace(/^would go/, 'gone'),
    ),
    ...lineOfMore(registrations_count),
    ...strategies.map((one) => lineOfStrategy(one, isDryRun)),
    ...closed.map((one) => lineOfClosed(one, isDryRun)),
    ...lineOfMore(closed_count),
    ...linesOfWarnings(report),
    ...(isDryRun
      ? [`Nothing was written: this was a dry run. ${countOf(report.warnings_count, 'warning')}.`]
      : []),
  ]
}

function linesOfWarnings({ warnings, warnings_count: count }: ImportReport): string[] {
  const more = count - warnings.length
  return [
    ...warnings.map((warning) => lineOf({ ...warning, reason: `warning: ${warning.reason}` })),
    ...(more > 0 ? [`and ${countOf(more, 'more warning')}`] : []),
  ]
}

const countOf = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

/** For what follows a sample. */
function lineOfMore(count: number): string[] {
  return count > longestSample ? [`and ${count - longestSample} more registrations`] : []
}

function lineOfClosed(
  { version, application, developer }: ImportReport['closed'][number],
  isDryRun: boolean,
): string {
  return `${isDryRun ? 'would be closed' : 'closed'} at gateways: the registration of ${application} (${developer}) for ${version}`
}

function lineOfServers(
  { product, added, removed }: ImportReport['servers'][number],
  isDryRun: boolean,
): string {
  const changes = [
    ...(added.length > 0 ? [`also to ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`no longer to ${removed.join(', ')}`] : []),
  ]
  return `${product}: Try it ${isDryRun ? 'would send' : 'sends'} credentials ${changes.join(', and ')}`
}

function lineOfStrategy({ name, versions }: ImportReport['strategies'][number], isDryRun: boolean): string {
  const line = `${isDryRun ? 'would be removed' : 'removed'}: the auth strategy "${name}"`
  return versions.length === 0
    ? line
    : `${line}, which these kept versions no longer take: ${versions.join(', ')}`
}
