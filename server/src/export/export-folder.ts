import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Transaction } from 'kysely'
import type { Database } from '../store/database'
import type { Schema } from '../store/schema'
import type { ContentFile } from './content-file'
import { portalFiles } from './portal-files'
import { productFiles } from './product-files'

/** The folder has something in it, or is none. Nothing was written. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Writes the content as files that an import reads back without a change: one snapshot, and the whole folder or nothing.
 *
 * @param folder - Absolute. Made, unless it is there and empty.
 * @returns how many files were written.
 * @throws {FolderInUse}
 * @throws {PathUnknown} for a document that has to be imported again first.
 */
export async function exportFolder({ db }: Database, folder: string): Promise<number> {
  if (!(await isFree(folder))) throw new FolderInUse(folder)
  const unfinished = `${folder}.unfinished`
  let count = 0
  try {
    await mkdir(unfinished, { recursive: true })
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        for await (const { path, content } of contentFiles(snapshot)) {
          const file = join(unfinished, path)
          if (!file.startsWith(`${unfinished}${sep}`)) throw new Error(`${path} is outside of the folder.`)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, content)
          count += 1
        }
      })
    await rename(unfinished, folder)
    return count
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function* contentFiles(db: Transaction<Schema>): AsyncGenerator<ContentFile> {
  yield* await portalFiles(db)
  yield* productFiles(db)
}

async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false
    throw error
  }
}
