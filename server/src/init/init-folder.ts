import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CommandRefused, refuse, said, type CommandOutput } from '../commands/command'
import { importFolder } from '../import/import-folder'
import { ImportRefused } from '../import/import-refused'
import { readContent } from '../import/read-folder'
import { lineOf, type Warnings } from '../lib/yaml/mistakes'
import { openDatabase, type DatabaseOptions } from '../open-database'
import { readDescriptionSource } from './description-source'
import { firstFiles, type FirstFile } from './first-files'
import { firstProductOf } from './first-product'

export interface InitOptions {
  /** Absolute. */
  folder: string
  /** The folder as it was typed. */
  shownFolder: string
  /** Path or URL of an OpenAPI description. */
  description: string
  serverVersion: string
  /**
   * The embedded database below the folder, into which the content is imported. Undefined: the environment names another one,
   * which is left alone.
   */
  database: Pick<DatabaseOptions, 'encryption'> | undefined
}

/**
 * Writes a portal with one product into a new or empty folder: all of it or nothing.
 *
 * @throws {CommandRefused} if the folder has something in it, or the description cannot be used.
 */
export async function initFolder(options: InitOptions): Promise<CommandOutput> {
  const { folder, shownFolder, description, serverVersion, database } = options
  const isNew = await isMissing(folder, shownFolder)
  const product = await refusingMistakes(async () => firstProductOf(await readDescriptionSource(description)))
  const files = firstFiles(product, { serverVersion, password: randomBytes(24).toString('base64url') })
  const warnings = await madeWhole(folder, isNew, async (unfinished) => {
    for (const file of files) await write(unfinished, file)
    return refusingMistakes(() => accepted(unfinished, database))
  })
  const paths = files.map(({ path }) => path)
  return said(linesOf(options, paths, warnings), {
    folder,
    files: paths,
    product: product.slug,
    imported: database !== undefined,
    warnings: warnings.list,
    warnings_count: warnings.count,
  })
}

/** Returns whether there is no such folder. @throws {CommandRefused} unless it is empty, if there is one. */
async function isMissing(folder: string, shown: string): Promise<boolean> {
  try {
    if ((await readdir(folder)).length === 0) return false
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return true
    if (code !== 'ENOTDIR') throw error
  }
  return refuse(`${shown} is not an empty folder; name a new one. Nothing was written.`)
}

async function refusingMistakes<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    throw new CommandRefused([
      ...error.mistakes.map(lineOf),
      'The portal cannot show this description, so nothing was written. Correct it, and run the command again.',
    ])
  }
}

async function write(folder: string, { path, content, isSecret }: FirstFile): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content, isSecret ? { mode: 0o600 } : {})
}

/** Imports the files, or reads them as an import does. */
async function accepted(folder: string, options: InitOptions['database']): Promise<Warnings> {
  if (!options)
    return (await readContent(folder, { strategies: [], productHashes: new Map() }, true)).warnings
  const database = await openDatabase({ ...options, dataDir: join(folder, '.data') })
  try {
    const report = await importFolder(database, folder, { prune: false, isConfined: true })
    return { list: report.warnings, count: report.warnings_count }
  } finally {
    await database.close()
  }
}

/**
 * Fills a folder of another name, and renames it once it is whole. An empty folder stays the one it is, because a shell may be in it,
 * so what fills it is made within it: then both are on one disk.
 */
async function madeWhole<Result>(
  folder: string,
  isNew: boolean,
  fill: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  if (isNew) await mkdir(dirname(folder), { recursive: true })
  const suffix = `.unfinished-${randomBytes(6).toString('hex')}`
  const unfinished = isNew ? `${folder}${suffix}` : join(folder, suffix)
  await mkdir(unfinished)
  try {
    const result = await fill(unfinished)
    if (isNew) await rename(unfinished, folder)
    else {
      for (const name of await readdir(unfinished)) await rename(join(unfinished, name), join(folder, name))
      await rm(unfinished, { recursive: true })
    }
    return result
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

function linesOf(
  { shownFolder, database }: InitOptions,
  paths: readonly string[],
  warnings: Warnings,
): string[] {
  const more = warnings.count - warnings.list.length
  const commands = [
    ...(shownFolder === '.' ? [] : [`cd ${quoted(shownFolder)}`]),
    ...(database ? [] : ['npx portal-server migrate', 'npx portal-server import .']),
    'npx portal-server start',
  ]
  return [
    ...warnings.list.map((warning) => lineOf({ ...warning, reason: `warning: ${warning.reason}` })),
    ...(more > 0 ? [`and ${more} more warnings`] : []),
    `Written to ${shownFolder}: ${paths.join(', ')}`,
    '',
    'Next:',
    ...commands.map((command) => `  ${command}`),
    '',
    'After a change of the files, also while the portal runs: npx portal-server import .',
  ]
}

/** As a shell takes it. */
const quoted = (path: string) => (/^[\w./~-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`)
